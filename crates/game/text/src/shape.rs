//! What a message refers to: the values put into it, and other messages and terms.

use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::BTreeSet;

/// The values and references of a pattern.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Shape {
    /// Names of values, without `$`.
    pub values: BTreeSet<String>,
    /// Names of messages, and of terms with their `-`.
    pub references: BTreeSet<String>,
}

impl Shape {
    /// The shape of a message's text.
    pub fn of(pattern: &Pattern<&str>) -> Self {
        let mut shape = Self::default();
        shape.pattern(pattern);
        shape
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.values.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        for inline in &arguments.positional {
            self.inline(inline);
        }
        for named in &arguments.named {
            self.inline(&named.value);
        }
    }
}
