import Foundation

extension UINavigationController {
    /// The toolbar's height above the safe area, in points.
    private static var toolbarHeight: CGFloat { BarMetrics.toolbarHeight }

    /// Indicates whether the toolbar is visible: it isn't hidden, and the top controller doesn't hide bottom bars.
    private var showsToolbar: Bool {
        !isToolbarHidden && !(topViewController?.hidesBottomBarWhenPushed ?? false)
    }

    /// Places the toolbar and returns the height above the safe area that it takes from the content, in points.
    func layOutToolbar() -> CGFloat {
        guard let view = storedView, showsToolbar else {
            knownToolbar?.isHidden = true
            return 0
        }
        let bar = toolbar
        bar.isHidden = false
        if bar.superview !== view { view.addSubview(bar) }
        let items = topViewController?.toolbarItems
        if !Self.areSame(bar.items, items) { bar.items = items }
        let height = Self.toolbarHeight + view.safeAreaInsets.bottom
        let frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        if bar.frame != frame { bar.frame = frame }
        return Self.toolbarHeight
    }

    private static func areSame(_ first: [UIBarButtonItem]?, _ second: [UIBarButtonItem]?) -> Bool {
        (first ?? []).elementsEqual(second ?? [], by: ===)
    }
}
