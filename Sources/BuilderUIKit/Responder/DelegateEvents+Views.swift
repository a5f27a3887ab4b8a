import Foundation

// Scroll views. `didScroll` is told before the delegate hears of it, all other events after.

extension _DelegateEvent where Value == Void {
    public static var didScroll: Self { Self("didScroll") }
    public static var didZoom: Self { Self("didZoom") }
    public static var willBeginDragging: Self { Self("willBeginDragging") }
    public static var willBeginDecelerating: Self { Self("willBeginDecelerating") }
    public static var didEndDecelerating: Self { Self("didEndDecelerating") }
    public static var didEndScrollingAnimation: Self { Self("didEndScrollingAnimation") }
}

extension _DelegateEvent where Value == (velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
    public static var willEndDragging: Self { Self("willEndDragging") }
}

extension _DelegateEvent where Value == Bool {
    /// With whether the content goes on.
    public static var didEndDragging: Self { Self("didEndDragging") }
}

extension _DelegateEvent where Value == UIView? {
    public static var willBeginZooming: Self { Self("willBeginZooming") }
}

extension _DelegateEvent where Value == (view: UIView?, scale: CGFloat) {
    public static var didEndZooming: Self { Self("didEndZooming") }
}

// Tables and collections.

extension _DelegateEvent where Value == IndexPath {
    public static var didSelect: Self { Self("didSelect") }
    public static var didDeselect: Self { Self("didDeselect") }
    public static var didHighlight: Self { Self("didHighlight") }
    public static var didUnhighlight: Self { Self("didUnhighlight") }
    public static var accessoryButtonTapped: Self { Self("accessoryButtonTapped") }
}

extension _DelegateEvent where Value == (cell: UITableViewCell, indexPath: IndexPath) {
    public static var willDisplayRow: Self { Self("willDisplayRow") }
    public static var didEndDisplayingRow: Self { Self("didEndDisplayingRow") }
}

extension _DelegateEvent where Value == (cell: UICollectionViewCell, at: IndexPath) {
    public static var willDisplayItem: Self { Self("willDisplayItem") }
    public static var didEndDisplayingItem: Self { Self("didEndDisplayingItem") }
}

extension _DelegateEvent
where Value == (supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath) {
    public static var willDisplaySupplementaryView: Self { Self("willDisplaySupplementaryView") }
    public static var didEndDisplayingSupplementaryView: Self { Self("didEndDisplayingSupplementaryView") }
}

// Text.

extension _DelegateEvent where Value == Void {
    public static var didBeginEditing: Self { Self("didBeginEditing") }
    public static var didEndEditing: Self { Self("didEndEditing") }
    /// Text was typed.
    public static var didType: Self { Self("didType") }
    public static var didChangeSelection: Self { Self("didChangeSelection") }
    /// There is another text, typed or set.
    public static var textChanged: Self { Self("textChanged") }
}

// Controllers, bars and gestures.

extension _DelegateEvent where Value == (viewController: UIViewController, animated: Bool) {
    public static var willShow: Self { Self("willShow") }
    public static var didShow: Self { Self("didShow") }
}

extension _DelegateEvent where Value == UIViewController {
    public static var didSelectTab: Self { Self("didSelectTab") }
}

extension _DelegateEvent where Value == UITabBarItem {
    public static var didSelectItem: Self { Self("didSelectItem") }
}

extension _DelegateEvent where Value == Void {
    /// A bar button item was used.
    public static var used: Self { Self("used") }
    /// A gesture came to a state that its actions hear of.
    public static var gestureChanged: Self { Self("gestureChanged") }
}
