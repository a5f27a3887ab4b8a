import Foundation

/// Something that an object tells its delegate, or its action, and that other modules may hear of beside it.
///
/// The delegate stays who it is: listeners come on top, any number of them.
public struct _DelegateEvent<Value>: Sendable {
    let name: String

    init(_ name: String) {
        self.name = name
    }
}

extension _MainActorObject {
    /// Calls a closure with each event of a kind, until the result is told to stop or the object is gone.
    public func _listen<Value>(
        to event: _DelegateEvent<Value>, _ handler: @escaping (Value) -> Void
    ) -> _DelegateListening {
        let key = ObjectIdentifier(DelegateListeners.self)
        let listeners = _attachments[key] as? DelegateListeners ?? DelegateListeners()
        _attachments[key] = listeners
        return _DelegateListening(listeners: listeners, key: listeners.add(event.name, handler))
    }

    /// The same as `tell`, for modules that offer a delegate or data source of their own.
    public func _tell<Value>(_ event: _DelegateEvent<Value>, _ value: Value) {
        tell(event, value)
    }

    /// Calls those who listen, in the order in which they began to. They come after the delegate, but for `didScroll`.
    func tell<Value>(_ event: _DelegateEvent<Value>, _ value: @autoclosure () -> Value) {
        guard !_attachments.isEmpty,
            let listeners = _attachments[ObjectIdentifier(DelegateListeners.self)] as? DelegateListeners
        else { return }
        listeners.tell(event.name, value)
    }

    func tell(_ event: _DelegateEvent<Void>) {
        tell(event, ())
    }
}

/// Somebody listening to an object's events. Dropping it does not end that.
@MainActor
public struct _DelegateListening {
    fileprivate weak var listeners: DelegateListeners?
    fileprivate let key: Int

    /// Ends it; the closure is let go of. Calling it again does nothing.
    public func stop() {
        listeners?.remove(key)
    }
}

/// Who listens to one object.
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

    func remove(_ key: Int) {
        entries.removeAll { $0.key == key }
    }

    func tell<Value>(_ event: String, _ value: () -> Value) {
        for entry in entries where entry.event == event {
            (entry.handler as? (Value) -> Void)?(value())
        }
    }
}
