/// A zeroing, non-owning reference to an object that avoids the side table of `weak`.
///
/// Once an object has been the target of a `weak` reference, it uses the slow path of retain and release for the rest
/// of its life, and a screen retains its views, layers and engines more often than anything else. Therefore each of
/// these objects creates its own reference and empties it at the start of its class's `deinit`. No other code writes
/// the address, and the reference lives as long as any other object retains it: regardless of the order in which
/// objects are released, a released object isn't returned.
///
/// While the `deinit` of a subclass runs, `object` still returns the object, as superviews do in UIKit. A `weak`
/// reference to it is nil by then: code that changes the object uses `lastingObject`.
///
/// For use on the main thread, like the objects that have such a reference.
package final class ZeroingReference<Object: AnyObject> {
    private var address: Unmanaged<Object>?

    /// Creates an empty reference.
    package init() {}

    package var object: Object? { address?.takeUnretainedValue() }

    /// The object; nil if it is already being released.
    ///
    /// Reading this property creates a `weak` reference to the object; it is for rare use.
    package var lastingObject: Object? { object.flatMap { Weak($0).object } }

    /// Sets the object, which must empty the reference in its `deinit`.
    func refer(to object: Object) { address = .passUnretained(object) }

    func empty() { address = nil }
}

/// A reference that doesn't keep its object alive.
///
/// Objects that every screen has by the dozen are referenced by a `ZeroingReference`.
struct Weak<Object: AnyObject> {
    weak var object: Object?

    init(_ object: Object) { self.object = object }
}

/// Releases trees iteratively. Nested arrays of some thousand levels would overflow the stack of the thread that
/// releases the last reference.
enum TreeRelease {
    /// Releases nodes and their descendants without other references, parents first.
    static func release<Node: AnyObject>(_ waiting: inout [Node], below: (Node) -> [Node]) {
        while var node = waiting.popLast() {
            // A node with other references keeps its descendants.
            guard isKnownUniquelyReferenced(&node) else { continue }
            waiting.append(contentsOf: below(node))
        }
    }
}
