//! What a text of a pack may hold. Fluent allows more, but the library that says texts stops the
//! game at some of it: long numbers, brackets or calls inside one another.

use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement};

/// The most signs of a number.
const NUMBER_AT_MOST: usize = 12;

/// Why a text cannot be said, if so.
pub fn refusal(pattern: &Pattern<&str>) -> Option<String> {
    pattern.elements.iter().find_map(|element| match element {
        PatternElement::TextElement { .. } => None,
        PatternElement::Placeable { expression: Expression::Inline(it) } => of_inline(it),
        PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
            let chooses = matches!(
                selector,
                InlineExpression::VariableReference { .. } | InlineExpression::TermReference { .. }
            );
            if !chooses {
                return Some("chooses by something that is always the same".into());
            }
            of_inline(selector).or_else(|| variants.iter().find_map(|it| refusal(&it.value)))
        }
    })
}

fn of_inline(it: &InlineExpression<&str>) -> Option<String> {
    match it {
        InlineExpression::StringLiteral { .. }
        | InlineExpression::VariableReference { .. }
        | InlineExpression::MessageReference { .. } => None,
        InlineExpression::NumberLiteral { value } => (value.len() > NUMBER_AT_MOST)
            .then(|| format!("has a number of more than {NUMBER_AT_MOST} signs")),
        InlineExpression::TermReference { arguments, .. } => {
            let CallArguments { positional, named } = arguments.as_ref()?;
            match positional.is_empty() {
                true => named.iter().find_map(|it| of_inline(&it.value)),
                false => Some("gives a term a value without a name".into()),
            }
        }
        InlineExpression::FunctionReference { id, .. } => {
            Some(format!("calls {}: there are no functions", id.name))
        }
        InlineExpression::Placeable { .. } => Some("has a bracket right inside a bracket".into()),
    }
}
