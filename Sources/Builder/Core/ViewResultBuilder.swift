import BuilderUIKit

/// Collects the definitions in a container's closure.
///
/// A statement is a definition, a `UIView`, an array of either, an optional of any of these, a ``ForEach`` or a
/// ``Group``. The closure supports `if`, `else`, `switch`, `for` and `if #available`.
///
/// ```swift
/// VStackView {
///     LabelView(title)
///     if let subtitle { LabelView(subtitle) }
///     for row in rows { RowView(row: row) }
/// }
/// ```
@resultBuilder
@preconcurrency @MainActor
public struct ViewResultBuilder {
    /// An empty block, which has no views.
    public static func buildBlock() -> [View] { [] }

    /// All views of a block's statements, in order.
    public static func buildBlock(_ values: ViewConvertable...) -> [View] { values.asViews() }

    /// The views of an `if` without `else`; none if its condition is false.
    public static func buildIf(_ value: ViewConvertable?) -> ViewConvertable { value ?? [View]() }

    /// The views of an `if` that has an `else`, or of an early case of a `switch`.
    public static func buildEither(first: ViewConvertable) -> ViewConvertable { first }

    /// The views of an `else`, or of a late case of a `switch`.
    public static func buildEither(second: ViewConvertable) -> ViewConvertable { second }

    /// The views of all iterations of a `for` loop.
    public static func buildArray(_ components: [[View]]) -> [View] { components.flatMap { $0 } }

    /// The views of an `if #available`.
    public static func buildLimitedAvailability(_ component: ViewConvertable) -> ViewConvertable { component }

    /// A statement that is a definition, a view, or a group of definitions.
    public static func buildExpression(_ value: ViewConvertable) -> ViewConvertable { value }

    /// An optional statement, which has no views if it is nil.
    public static func buildExpression(_ value: ViewConvertable?) -> ViewConvertable { value ?? [View]() }

    /// A statement that is an array of definitions of one type, for example `[LabelView]` or `[UIView]`.
    public static func buildExpression<Element: ViewConvertable>(_ values: [Element]) -> ViewConvertable {
        values.flatMap { $0.asViews() }
    }

    /// A statement that is an array of groups of definitions.
    public static func buildExpression(_ values: [ViewConvertable]) -> ViewConvertable { values.asViews() }

    /// A statement that is an array of definitions.
    public static func buildExpression(_ values: [View]) -> ViewConvertable { values }
}
