import BuilderUIKit

/// Collects the views that stand in a container's braces, in the order of the source.
///
/// A statement is a view, a ``ForEach``, an array of views, or anything else that is a
/// ``SwiftlyUIViewBuildingProtocol``. Statements may stand in `if`, `else`, `switch`, `for` and `if #available`; `let`
/// is allowed, and so are no statements at all. The views are collected once: nothing follows later changes of the
/// data.
///
/// ```swift
/// let card = VStackView(spacing: 8) {
///     UILabel("Ada Lovelace").font(.headline)
///     if let note { UILabel(note) }
///     for line in lines { UILabel(line).font(.footnote) }
/// }
/// ```
@resultBuilder
@preconcurrency @MainActor
public struct SwiftlyUIBuilder {
    /// A statement that is a view.
    public static func buildExpression(_ expression: UIView) -> [UIView] { [expression] }

    /// A statement that gives views.
    public static func buildExpression<T: SwiftlyUIViewBuildingProtocol>(_ expression: T) -> [UIView] {
        expression.swiftlyUIViews
    }

    /// Braces without a statement.
    public static func buildBlock() -> [UIView] { [] }

    /// All statements of a block.
    public static func buildBlock(_ components: [UIView]...) -> [UIView] { components.flatMap { $0 } }

    /// The first statement of a block.
    public static func buildPartialBlock(first: [UIView]) -> [UIView] { first }

    /// Each further statement of a block.
    public static func buildPartialBlock(accumulated: [UIView], next: [UIView]) -> [UIView] { accumulated + next }

    /// An `if` without `else`: no views where its condition is false.
    public static func buildOptional(_ component: [UIView]?) -> [UIView] { component ?? [] }

    /// An `if` with an `else`, or an early case of a `switch`.
    public static func buildEither(first: [UIView]) -> [UIView] { first }

    /// An `else`, or a late case of a `switch`.
    public static func buildEither(second: [UIView]) -> [UIView] { second }

    /// All turns of a `for` loop.
    public static func buildArray(_ components: [[UIView]]) -> [UIView] { components.flatMap { $0 } }

    /// Returns the views of an `if #available`.
    public static func buildLimitedAvailability(_ component: [UIView]) -> [UIView] { component }
}
