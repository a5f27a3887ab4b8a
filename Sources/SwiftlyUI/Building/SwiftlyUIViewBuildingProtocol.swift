import BuilderUIKit

/// A type that may stand as a statement in the braces of a container: it provides views.
///
/// Views, arrays and ``ForEach`` do. A type of your own may, too:
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
