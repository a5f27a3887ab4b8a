import Foundation

/// The area that a controller's bars cover at one edge of its view, for code older than safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The length that the bars cover, in points.
    var length: CGFloat { get }
    /// The top edge of the area.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge of the area.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the area.
    var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
    /// The height of the guide, in points.
    public var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
    /// The area above the view's safe area. Deprecated in UIKit in favor of `view.safeAreaLayoutGuide`.
    public var topLayoutGuide: any UILayoutSupport { view.reserved(\.topBars, role: .topBars, "_UIViewControllerTop") }
    /// The area below the view's safe area. Deprecated in UIKit in favor of `view.safeAreaLayoutGuide`.
    public var bottomLayoutGuide: any UILayoutSupport {
        view.reserved(\.bottomBars, role: .bottomBars, "_UIViewControllerBottom")
    }
}
