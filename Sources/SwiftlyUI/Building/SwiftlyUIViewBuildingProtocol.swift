import BuilderUIKit

/// A type that provides views and can be a statement in a container's closure.
///
/// Views, arrays and ``ForEach`` conform to it, and your own types can:
///
/// ```swift
/// struct TitleAndText: SwiftlyUIViewBuildingProtocol {
///     let title: String
///     let text: String
///
///     var swiftlyUIViews: [UIView] {
///         [UILabel(title).font(.headline), UILabel(text).numberOfLines(0)]
///     }
/// }
///
/// let column = VStackView {
///     TitleAndText(title: "Rain", text: "From the west, by the evening.")
/// }
/// ```
@preconcurrency @MainActor
public protocol SwiftlyUIViewBuildingProtocol {
    /// The views, in the order in which they are added. A container reads them once.
    var swiftlyUIViews: [UIView] { get }
}

extension UIView: SwiftlyUIViewBuildingProtocol {
    /// The view itself.
    public var swiftlyUIViews: [UIView] { [self] }
}

extension Array: SwiftlyUIViewBuildingProtocol where Element: SwiftlyUIViewBuildingProtocol {
    /// The views of all elements, in their order.
    public var swiftlyUIViews: [UIView] {
        // Most arrays are of views.
        (self as? [UIView]) ?? flatMap { $0.swiftlyUIViews }
    }
}
