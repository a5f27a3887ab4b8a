import Foundation

/// The moment of a call at which a listener is called.
package enum MessageMoment: Sendable {
    case before, after
}

extension _MainActorObject {
    /// Calls a closure with the arguments of each call of a method that UIKit makes or a selector performs.
    ///
    /// There is no Objective-C runtime on Linux: the calls that an app's own code makes aren't observed.
    ///
    /// - Parameters:
    ///   - name: The method's name in Objective-C, such as `viewWillAppear:`. UIKit's methods have the name that Swift
    ///     derives from theirs, such as `didMoveToParent:`.
    ///   - moment: Before the call, or after it.
    package func listenToMessages(
        named name: String, _ moment: MessageMoment, _ handler: @escaping ([Any?]) -> Void
    ) -> MessageListening {
        let key = ObjectIdentifier(MessageListeners.self)
        let listeners = attachments[key] as? MessageListeners ?? MessageListeners()
        attachments[key] = listeners
        return MessageListening(listeners: listeners, key: listeners.add(name, moment, handler))
    }

    /// Makes a call of a method, which listeners observe.
    @inline(__always)
    func message(_ name: StaticString, _ argument: @autoclosure () -> Any? = nil, _ call: () -> Void) {
        guard !attachments.isEmpty,
            let listeners = attachments[ObjectIdentifier(MessageListeners.self)] as? MessageListeners
        else { return call() }
        let name = name.description
        listeners.observe(name, name.hasSuffix(":") ? [argument()] : [], call)
    }

    /// Makes a call of a selector's method.
    func message<Result>(_ selector: Selector, _ arguments: [Any?], _ call: () -> Result) -> Result {
        guard let listeners = attachments[ObjectIdentifier(MessageListeners.self)] as? MessageListeners else {
            return call()
        }
        return listeners.observe(
            selector.name, Array(arguments.prefix(selector.name.count { $0 == ":" })), call)
    }
}

/// The registration of a listener for an object's calls; releasing it doesn't end the registration.
@MainActor
package struct MessageListening {
    fileprivate weak var listeners: MessageListeners?
    fileprivate let key: Int

    /// Ends the registration and releases the closure; further calls do nothing.
    package func stop() { listeners?.remove(key) }
}

/// The listeners to calls of one object's methods.
@MainActor
private final class MessageListeners {
    private struct Entry {
        let key: Int
        let name: String
        let moment: MessageMoment
        let handler: ([Any?]) -> Void
    }

    private var entries: [Entry] = []
    private var lastKey = 0

    func add(_ name: String, _ moment: MessageMoment, _ handler: @escaping ([Any?]) -> Void) -> Int {
        lastKey += 1
        entries.append(Entry(key: lastKey, name: name, moment: moment, handler: handler))
        return lastKey
    }

    func remove(_ key: Int) { entries.removeAll { $0.key == key } }

    func observe<Result>(_ name: String, _ arguments: [Any?], _ call: () -> Result) -> Result {
        send(name, .before, arguments)
        defer { send(name, .after, arguments) }
        return call()
    }

    private func send(_ name: String, _ moment: MessageMoment, _ arguments: [Any?]) {
        for entry in entries where entry.name == name && entry.moment == moment { entry.handler(arguments) }
    }
}
