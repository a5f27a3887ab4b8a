import Foundation

/// An event that an object sends to its delegate or action, and to which other modules can listen.
///
/// Listeners don't replace the delegate: they are called in addition, in any number.
package struct DelegateEvent<Value>: Sendable {
    let name: String

    init(_ name: String) { self.name = name }
}

extension _MainActorObject {
    /// Calls a closure for each event of a kind, until `stop()` is called or the object is released.
    package func listen<Value>(
        to event: DelegateEvent<Value>, _ handler: @escaping (Value) -> Void
    ) -> DelegateListening {
        let key = ObjectIdentifier(DelegateListeners.self)
        let listeners = attachments[key] as? DelegateListeners ?? DelegateListeners()
        attachments[key] = listeners
        return DelegateListening(listeners: listeners, key: listeners.add(event.name, handler))
    }

    /// Calls the listeners in the order of their registration: after the delegate, except for `didScroll`.
    package func send<Value>(_ event: DelegateEvent<Value>, _ value: @autoclosure () -> Value) {
        guard !attachments.isEmpty,
            let listeners = attachments[ObjectIdentifier(DelegateListeners.self)] as? DelegateListeners
        else { return }
        listeners.send(event.name, value)
    }

    func send(_ event: DelegateEvent<Void>) { send(event, ()) }

    /// A Boolean value that indicates whether anything listens to the object's events.
    var hasListeners: Bool { !attachments.isEmpty && attachments[ObjectIdentifier(DelegateListeners.self)] != nil }
}

/// The registration of a listener for an object's events; releasing it doesn't end the registration.
@MainActor
package struct DelegateListening {
    fileprivate weak var listeners: DelegateListeners?
    fileprivate let key: Int

    /// Ends the registration and releases the closure; further calls do nothing.
    package func stop() { listeners?.remove(key) }
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

    func send<Value>(_ event: String, _ value: () -> Value) {
        for entry in entries where entry.event == event { (entry.handler as? (Value) -> Void)?(value()) }
    }
}
