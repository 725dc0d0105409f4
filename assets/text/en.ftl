# English. It is complete; other languages are laid over it.
# Form: https://projectfluent.org/fluent/guide/

yes = Yes
no = No

beats = { $count ->
    [one] { $count } beat
   *[other] { $count } beats
}

hit = { $who } hits { $target } for { $damage }.
