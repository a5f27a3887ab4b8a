import Foundation

extension UINavigationController {
    /// Points, above the safe area.
    private static var toolbarHeight: CGFloat { UIToolbar.height }

    /// Whether the bar at the bottom is shown: where it isn't hidden, and the top controller wants bars there.
    private var showsToolbar: Bool {
        !isToolbarHidden && !(topViewController?.hidesBottomBarWhenPushed ?? false)
    }

    /// Puts the toolbar in place; gives the room above the safe area that it takes from the content, in points.
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
