#!/bin/sh
# Adds the game, in its current folder, to this user's menu; run it again after moving the folder.
# `install.sh --remove` removes the entry.
set -eu
folder=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
menu="${XDG_DATA_HOME:-$HOME/.local/share}/applications"
entry="$menu/daemonfall.desktop"
if [ "${1:-}" = --remove ]; then
  rm -f -- "$entry"
  echo "Removed $entry"
  exit 0
fi
mkdir -p -- "$menu"
escaped=$(printf '%s' "$folder" | sed 's/[&|\\]/\\&/g')
sed "s|@FOLDER@|$escaped|g" "$folder/daemonfall.desktop" > "$entry"
echo "Wrote $entry"
