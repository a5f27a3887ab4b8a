import Foundation

// Scroll views. `didScroll` is told before the delegate hears of it, all other events after.

extension _DelegateEvent where Value == Void {
    /// The content has moved.
    public static var didScroll: Self { Self("didScroll") }
    /// There is another scale.
    public static var didZoom: Self { Self("didZoom") }
    /// A finger begins to move the content.
    public static var willBeginDragging: Self { Self("willBeginDragging") }
    /// The content is about to go on after a swipe.
    public static var willBeginDecelerating: Self { Self("willBeginDecelerating") }
    /// The content has come to rest after a swipe.
    public static var didEndDecelerating: Self { Self("didEndDecelerating") }
    /// An animated move of the program's has ended.
    public static var didEndScrollingAnimation: Self { Self("didEndScrollingAnimation") }
}

extension _DelegateEvent where Value == (velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
    /// A finger is being lifted.
    public static var willEndDragging: Self { Self("willEndDragging") }
}

extension _DelegateEvent where Value == Bool {
    /// With whether the content goes on.
    public static var didEndDragging: Self { Self("didEndDragging") }
}

extension _DelegateEvent where Value == UIView? {
    /// Zooming of a view begins.
    public static var willBeginZooming: Self { Self("willBeginZooming") }
}

extension _DelegateEvent where Value == (view: UIView?, scale: CGFloat) {
    /// Zooming of a view has ended.
    public static var didEndZooming: Self { Self("didEndZooming") }
}

// Tables and collections.

extension _DelegateEvent where Value == IndexPath {
    /// People have selected a row or item.
    public static var didSelect: Self { Self("didSelect") }
    /// People have deselected a row or item.
    public static var didDeselect: Self { Self("didDeselect") }
    /// A finger was put on a row or item.
    public static var didHighlight: Self { Self("didHighlight") }
    /// A finger has left a row or item.
    public static var didUnhighlight: Self { Self("didUnhighlight") }
    /// A row's detail button was tapped.
    public static var accessoryButtonTapped: Self { Self("accessoryButtonTapped") }
    /// The deletion of a row was committed.
    public static var didDeleteRow: Self { Self("didDeleteRow") }
    /// The insertion of a row was committed.
    public static var didInsertRow: Self { Self("didInsertRow") }
}

extension _DelegateEvent where Value == (sourceIndex: IndexPath, destinationIndex: IndexPath) {
    /// A row was moved.
    public static var didMoveRow: Self { Self("didMoveRow") }
}

extension _DelegateEvent where Value == (cell: UITableViewCell, indexPath: IndexPath) {
    /// A row's cell comes into view.
    public static var willDisplayRow: Self { Self("willDisplayRow") }
    /// A row's cell has left the view.
    public static var didEndDisplayingRow: Self { Self("didEndDisplayingRow") }
}

extension _DelegateEvent where Value == (cell: UICollectionViewCell, at: IndexPath) {
    /// An item's cell comes into view.
    public static var willDisplayItem: Self { Self("willDisplayItem") }
    /// An item's cell has left the view.
    public static var didEndDisplayingItem: Self { Self("didEndDisplayingItem") }
}

extension _DelegateEvent
where Value == (supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath) {
    /// A view beside the items comes into view.
    public static var willDisplaySupplementaryView: Self { Self("willDisplaySupplementaryView") }
    /// A view beside the items has left the view.
    public static var didEndDisplayingSupplementaryView: Self { Self("didEndDisplayingSupplementaryView") }
}

// Text.

extension _DelegateEvent where Value == Void {
    /// Editing has begun.
    public static var didBeginEditing: Self { Self("didBeginEditing") }
    /// Editing has ended.
    public static var didEndEditing: Self { Self("didEndEditing") }
    /// Text was typed.
    public static var didType: Self { Self("didType") }
    /// Typing has moved the insertion point.
    public static var didChangeSelection: Self { Self("didChangeSelection") }
    /// There is another text, typed or set.
    public static var textChanged: Self { Self("textChanged") }
}

// Controllers, bars and gestures.

extension _DelegateEvent where Value == (viewController: UIViewController, animated: Bool) {
    /// A navigation controller is about to show a controller.
    public static var willShow: Self { Self("willShow") }
    /// A navigation controller has shown a controller.
    public static var didShow: Self { Self("didShow") }
}

extension _DelegateEvent where Value == UIViewController {
    /// People have chosen a tab's controller.
    public static var didSelectTab: Self { Self("didSelectTab") }
}

extension _DelegateEvent where Value == UITabBarItem {
    /// People have chosen an item of a tab bar.
    public static var didSelectItem: Self { Self("didSelectItem") }
}

extension _DelegateEvent where Value == Void {
    /// A bar button item was used.
    public static var used: Self { Self("used") }
    /// A gesture came to a state that its actions hear of.
    public static var gestureChanged: Self { Self("gestureChanged") }
}
