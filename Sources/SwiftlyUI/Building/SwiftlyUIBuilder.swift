import BuilderUIKit

/// Collects the views in a container's closure, in source order.
///
/// A statement is a view, a ``ForEach``, an array of views, or any other ``SwiftlyUIViewBuildingProtocol``. The closure
/// supports `if`, `else`, `switch`, `for`, `if #available` and `let`, and may be empty. The views are collected once:
/// later changes to the data have no effect.
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

    /// A statement that provides views.
    public static func buildExpression<T: SwiftlyUIViewBuildingProtocol>(_ expression: T) -> [UIView] {
        expression.swiftlyUIViews
    }

    /// An empty closure.
    public static func buildBlock() -> [UIView] { [] }

    /// All statements of a block.
    public static func buildBlock(_ components: [UIView]...) -> [UIView] { components.flatMap { $0 } }

    /// The first statement of a block.
    public static func buildPartialBlock(first: [UIView]) -> [UIView] { first }

    /// Each further statement of a block.
    public static func buildPartialBlock(accumulated: [UIView], next: [UIView]) -> [UIView] { accumulated + next }

    /// An `if` without `else`: no views if its condition is false.
    public static func buildOptional(_ component: [UIView]?) -> [UIView] { component ?? [] }

    /// An `if` with an `else`, or an early case of a `switch`.
    public static func buildEither(first: [UIView]) -> [UIView] { first }

    /// An `else`, or a late case of a `switch`.
    public static func buildEither(second: [UIView]) -> [UIView] { second }

    /// All iterations of a `for` loop.
    public static func buildArray(_ components: [[UIView]]) -> [UIView] { components.flatMap { $0 } }

    /// Returns the views of an `if #available`.
    public static func buildLimitedAvailability(_ component: [UIView]) -> [UIView] { component }
}
