import Foundation

/// What a controller's bars cover at one edge of its view, as code from before safe areas asks for it.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// Points that the bars cover.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
    public var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
    /// The strip above the view's safe area. Deprecated in UIKit in favour of `view.safeAreaLayoutGuide`.
    public var topLayoutGuide: any UILayoutSupport {
        view.reserved(\.topBars, role: .topBars, "_UIViewControllerTop")
    }
    /// The strip below the view's safe area. Deprecated in UIKit in favour of `view.safeAreaLayoutGuide`.
    public var bottomLayoutGuide: any UILayoutSupport {
        view.reserved(\.bottomBars, role: .bottomBars, "_UIViewControllerBottom")
    }
}
