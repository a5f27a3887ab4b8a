/// Where an object is found for as long as it lives: what others hold in place of a `weak` reference to it.
///
/// An object that was once the target of a `weak` reference is retained and released the slow way ever after, and a screen
/// retains its views, layers and engines more than anything else. So each of these makes itself a handle and empties it at
/// the beginning of its class's own `deinit`. Nobody else writes the address, and the handle lives as long as anybody holds
/// it: in whatever order objects are let go of, one that is gone isn't found.
///
/// While the `deinit` of somebody's subclass runs, the object is still found, as superviews are in UIKit. A `weak` reference
/// to it is nil by then: who would change the object asks for `lastingObject`.
///
/// For the main thread, like the objects that have one.
package final class Handle<Object: AnyObject> {
    private var address: Unmanaged<Object>?

    /// A handle that finds nothing yet.
    package init() {}

    package var object: Object? { address?.takeUnretainedValue() }

    /// The object, unless it is being released already. Asking makes a `weak` reference to it, so this is for what is rare.
    package var lastingObject: Object? { object.flatMap { Weak($0).object } }

    /// Makes the handle that of an object, which has to empty it in its `deinit`.
    func refer(to object: Object) { address = .passUnretained(object) }

    func empty() { address = nil }
}

/// A view of some class, found as long as it lives: not in its own `deinit`, as what it is looked up for may keep it.
package struct ViewReference<View: UIView> {
    private let handle: Handle<UIView>

    @MainActor
    package init(_ view: View) {
        handle = view.viewHandle
    }

    package var view: View? { handle.lastingObject.map { unsafeDowncast($0, to: View.self) } }
}
