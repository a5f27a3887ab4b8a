import Foundation

/// The moment of a call at which a listener is called.
package enum MessageMoment: String, Sendable {
    case before, after

    /// The event of the calls of a method, with their arguments.
    fileprivate func event(_ name: String) -> DelegateEvent<[Any?]> { DelegateEvent("\(rawValue) \(name)") }
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
    ) -> DelegateListening { listen(to: moment.event(name), handler) }

    /// Makes a call of a method, which listeners observe.
    @inline(__always)
    func message(_ name: StaticString, _ argument: @autoclosure () -> Any? = nil, _ call: () -> Void) {
        guard hasListeners else { return call() }
        let name = name.description
        let arguments = name.hasSuffix(":") ? [argument()] : []
        send(MessageMoment.before.event(name), arguments)
        call()
        send(MessageMoment.after.event(name), arguments)
    }

    /// Makes a call of a selector's method, which listeners observe. It was made if it has a result.
    func message<Result>(_ selector: Selector, _ arguments: [Any?], _ call: () -> Result?) -> Result? {
        guard hasListeners else { return call() }
        // Objective-C passes nil for an argument that is missing.
        let count = selector.name.count { $0 == ":" }
        let arguments = Array((arguments + Array(repeating: nil, count: count)).prefix(count))
        send(MessageMoment.before.event(selector.name), arguments)
        let result = call()
        if result != nil { send(MessageMoment.after.event(selector.name), arguments) }
        return result
    }
}
