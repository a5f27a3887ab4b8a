import Foundation

/// An event that an object sends to its delegate or action, and to which other modules can listen.
///
/// Listeners don't replace the delegate: they are called in addition, in any number.
public struct _DelegateEvent<Value>: Sendable {
    let name: String

    init(_ name: String) { self.name = name }
}

extension _MainActorObject {
    /// Calls a closure for each event of a kind, until `stop()` is called or the object is released.
    public func _listen<Value>(
        to event: _DelegateEvent<Value>, _ handler: @escaping (Value) -> Void
    ) -> _DelegateListening {
        let key = ObjectIdentifier(DelegateListeners.self)
        let listeners = _attachments[key] as? DelegateListeners ?? DelegateListeners()
        _attachments[key] = listeners
        return _DelegateListening(listeners: listeners, key: listeners.add(event.name, handler))
    }

    /// Sends an event to the listeners; for modules that provide a delegate or data source of their own.
    public func _tell<Value>(_ event: _DelegateEvent<Value>, _ value: Value) { tell(event, value) }

    /// Calls the listeners in the order of their registration: after the delegate, except for `didScroll`.
    func tell<Value>(_ event: _DelegateEvent<Value>, _ value: @autoclosure () -> Value) {
        guard !_attachments.isEmpty,
            let listeners = _attachments[ObjectIdentifier(DelegateListeners.self)] as? DelegateListeners
        else { return }
        listeners.tell(event.name, value)
    }

    func tell(_ event: _DelegateEvent<Void>) { tell(event, ()) }
}

/// The registration of a listener for an object's events; releasing it doesn't end the registration.
@MainActor
public struct _DelegateListening {
    fileprivate weak var listeners: DelegateListeners?
    fileprivate let key: Int

    /// Ends the registration and releases the closure; further calls do nothing.
    public func stop() { listeners?.remove(key) }
}

/// The listeners of one object.
@MainActor
private final class DelegateListeners {
    private struct Entry {
        let key: Int
        let event: String
        let handler: Any
    }

    private var entries: [Entry] = []
    private var lastKey = 0

    func add<Value>(_ event: String, _ handler: @escaping (Value) -> Void) -> Int {
        lastKey += 1
        entries.append(Entry(key: lastKey, event: event, handler: handler))
        return lastKey
    }

    func remove(_ key: Int) { entries.removeAll { $0.key == key } }

    func tell<Value>(_ event: String, _ value: () -> Value) {
        for entry in entries where entry.event == event {
            (entry.handler as? (Value) -> Void)?(value())
        }
    }
}

// Scroll views. `didScroll` is sent before the delegate is notified, all other events after.

extension _DelegateEvent where Value == Void {
    /// Sent after the content offset changed.
    public static var didScroll: Self { Self("didScroll") }
    /// Sent after the zoom scale changed.
    public static var didZoom: Self { Self("didZoom") }
    /// Sent when a drag of the content begins.
    public static var willBeginDragging: Self { Self("willBeginDragging") }
    /// Sent before the content moves on after a swipe.
    public static var willBeginDecelerating: Self { Self("willBeginDecelerating") }
    /// Sent after the content stopped after a swipe.
    public static var didEndDecelerating: Self { Self("didEndDecelerating") }
    /// Sent after an animated change of the offset by code.
    public static var didEndScrollingAnimation: Self { Self("didEndScrollingAnimation") }
}

extension _DelegateEvent where Value == (velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
    /// Sent when a finger is lifted, with the velocity in points per millisecond and the target offset in points.
    public static var willEndDragging: Self { Self("willEndDragging") }
}

extension _DelegateEvent where Value == Bool {
    /// Sent after a drag, with a Boolean value that indicates whether the content moves on.
    public static var didEndDragging: Self { Self("didEndDragging") }
}

extension _DelegateEvent where Value == UIView? {
    /// Sent before a view is zoomed.
    public static var willBeginZooming: Self { Self("willBeginZooming") }
}

extension _DelegateEvent where Value == (view: UIView?, scale: CGFloat) {
    /// Sent after a view was zoomed.
    public static var didEndZooming: Self { Self("didEndZooming") }
}

// Tables and collections.

extension _DelegateEvent where Value == IndexPath {
    /// Sent after the user selected a row or item.
    public static var didSelect: Self { Self("didSelect") }
    /// Sent after the user deselected a row or item.
    public static var didDeselect: Self { Self("didDeselect") }
    /// Sent after a touch highlighted a row or item.
    public static var didHighlight: Self { Self("didHighlight") }
    /// Sent after the highlighting of a row or item ended.
    public static var didUnhighlight: Self { Self("didUnhighlight") }
    /// Sent after a tap on a row's detail button.
    public static var accessoryButtonTapped: Self { Self("accessoryButtonTapped") }
    /// Sent after the deletion of a row was committed.
    public static var didDeleteRow: Self { Self("didDeleteRow") }
    /// Sent after the insertion of a row was committed.
    public static var didInsertRow: Self { Self("didInsertRow") }
}

extension _DelegateEvent where Value == (sourceIndex: IndexPath, destinationIndex: IndexPath) {
    /// Sent after a row was moved.
    public static var didMoveRow: Self { Self("didMoveRow") }
}

extension _DelegateEvent where Value == (cell: UITableViewCell, indexPath: IndexPath) {
    /// Sent when a row's cell becomes visible.
    public static var willDisplayRow: Self { Self("willDisplayRow") }
    /// Sent after a row's cell was removed.
    public static var didEndDisplayingRow: Self { Self("didEndDisplayingRow") }
}

extension _DelegateEvent where Value == (cell: UICollectionViewCell, at: IndexPath) {
    /// Sent when an item's cell becomes visible.
    public static var willDisplayItem: Self { Self("willDisplayItem") }
    /// Sent after an item's cell was removed.
    public static var didEndDisplayingItem: Self { Self("didEndDisplayingItem") }
}

extension _DelegateEvent
where Value == (supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath) {
    /// Sent when a supplementary view becomes visible.
    public static var willDisplaySupplementaryView: Self { Self("willDisplaySupplementaryView") }
    /// Sent after a supplementary view was removed.
    public static var didEndDisplayingSupplementaryView: Self { Self("didEndDisplayingSupplementaryView") }
}

// Text.

extension _DelegateEvent where Value == Void {
    /// Sent after editing began.
    public static var didBeginEditing: Self { Self("didBeginEditing") }
    /// Sent after editing ended.
    public static var didEndEditing: Self { Self("didEndEditing") }
    /// Sent after the user typed text.
    public static var didType: Self { Self("didType") }
    /// Sent after typing moved the insertion point.
    public static var didChangeSelection: Self { Self("didChangeSelection") }
    /// Sent after the text changed, by typing or by code.
    public static var textChanged: Self { Self("textChanged") }
}

// Controllers, bars and gestures.

extension _DelegateEvent where Value == (viewController: UIViewController, animated: Bool) {
    /// Sent before a navigation controller shows a controller.
    public static var willShow: Self { Self("willShow") }
    /// Sent after a navigation controller showed a controller.
    public static var didShow: Self { Self("didShow") }
}

extension _DelegateEvent where Value == UIViewController {
    /// Sent after the user selected a tab's controller.
    public static var didSelectTab: Self { Self("didSelectTab") }
}

extension _DelegateEvent where Value == UITabBarItem {
    /// Sent after the user selected an item of a tab bar.
    public static var didSelectItem: Self { Self("didSelectItem") }
}

extension _DelegateEvent where Value == Void {
    /// Sent after a bar button item was activated.
    public static var used: Self { Self("used") }
    /// Sent after a gesture changed to a state for which its actions are called.
    public static var gestureChanged: Self { Self("gestureChanged") }
}
