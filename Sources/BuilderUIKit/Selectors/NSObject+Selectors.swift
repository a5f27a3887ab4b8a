import Foundation

// The messages of the Objective-C runtime that a selector with a method can stand for.
extension NSObject {
    /// Returns a Boolean value that indicates whether the object's class conforms to a protocol.
    public func conforms<Adopted>(to aProtocol: Adopted.Type) -> Bool { self is Adopted }

    /// Performs a method with an argument after a delay in seconds, on the run loop of the current thread; during a
    /// render on the main loop, in virtual time.
    public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
        perform(selector, with: object, afterDelay: delay, inModes: [.default])
    }

    /// Performs a method with an argument after a delay in seconds, on the run loop of the current thread in modes.
    public func perform(
        _ selector: Selector, with object: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        let request = DelayedRequest(target: self, selector: selector, argument: object)
        let timer = Timer(fire: Date() + max(0, delay), interval: 0, repeats: false) { _ in request.perform() }
        DelayedRequests.shared.add(request, timer)
        for mode in modes { RunLoop.current.addTracked(timer, forMode: mode, fileID: nil) }
    }

    /// Performs a method with an argument on the main thread.
    ///
    /// - Parameters:
    ///   - selector: The method.
    ///   - object: The argument.
    ///   - wait: A Boolean value that indicates whether to return after the method was performed: on the main thread it
    ///     is then performed at once.
    public func performSelector(onMainThread selector: Selector, with object: Any?, waitUntilDone wait: Bool) {
        let message = MainThreadMessage(target: self, selector: selector, argument: object)
        if wait, MainThreadChecker.isOnMainThread { return message.send() }
        if wait { DispatchQueue.main.sync { message.send() } } else { DispatchQueue.main.async { message.send() } }
    }

    /// Performs a method with an argument on another thread: one of the background.
    public func performSelector(inBackground selector: Selector, with object: Any?) {
        let message = MainThreadMessage(target: self, selector: selector, argument: object)
        Thread.detachNewThread { message.send() }
    }

    /// Performs a method with an argument on a thread. One that isn't the main thread needs a run loop there, which
    /// can't be found on Linux: the method is performed on a thread of the background, or at once on the current one.
    public func perform(_ selector: Selector, on thread: Thread, with object: Any?, waitUntilDone wait: Bool) {
        if thread.isMainThread { return performSelector(onMainThread: selector, with: object, waitUntilDone: wait) }
        guard wait else { return performSelector(inBackground: selector, with: object) }
        let message = MainThreadMessage(target: self, selector: selector, argument: object)
        if thread === Thread.current { return message.send() }
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            message.send()
            done.signal()
        }
        done.wait()
    }

    /// Cancels all requests to perform methods of a target after a delay.
    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        DelayedRequests.shared.cancel { $0.target === target as AnyObject }
    }

    /// Cancels the requests to perform a method of a target after a delay, with an equal argument.
    public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
        DelayedRequests.shared.cancel {
            $0.target === target as AnyObject && $0.selector == selector
                && isEqual($0.argument, object)
        }
    }

    private class func isEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
        return first as AnyObject === second as AnyObject
    }
}

/// A method to be performed on the main thread, which retains the target until then.
private struct MainThreadMessage: @unchecked Sendable {
    let target: NSObject
    let selector: Selector
    let argument: Any?

    func send() { selector.perform(on: target, [argument]) }
}

/// A method to be performed after a delay. The target is retained until then, as on Apple's systems.
private final class DelayedRequest: @unchecked Sendable {
    let target: NSObject
    let selector: Selector
    let argument: Any?

    init(target: NSObject, selector: Selector, argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }

    func perform() {
        guard DelayedRequests.shared.remove(self) else { return }
        selector.perform(on: target, [argument])
    }
}

/// The waiting requests of all threads, which Objective-C keeps with each run loop.
private final class DelayedRequests: @unchecked Sendable {
    static let shared = DelayedRequests()

    private let lock = NSLock()
    private var waiting: [(request: DelayedRequest, timer: Timer)] = []

    func add(_ request: DelayedRequest, _ timer: Timer) { lock.withLock { waiting.append((request, timer)) } }

    /// Removes a request that is performed; returns false if it was canceled.
    func remove(_ request: DelayedRequest) -> Bool {
        lock.withLock {
            guard let index = waiting.firstIndex(where: { $0.request === request }) else { return false }
            waiting.remove(at: index)
            return true
        }
    }

    func cancel(where matches: (DelayedRequest) -> Bool) {
        let canceled = lock.withLock {
            let found = waiting.filter { matches($0.request) }
            waiting.removeAll { matches($0.request) }
            return found
        }
        for item in canceled { item.timer.invalidate() }
    }
}

extension UndoManager {
    /// Records a method of a target, which isn't held, with an argument.
    public func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
        guard let target = target as? NSObject else { return }
        registerUndo(withTarget: target) { _ = $0.perform(selector, with: object) }
    }
}

// Methods of a protocol's extension, so that classes may have methods of these names: `override` isn't possible.
extension NSObjectProtocol {
    /// Performs a method, and returns what it returns, which is valid until the thread performs another method. An
    /// object that lacks the method logs a warning in UIKit's words.
    @discardableResult
    public func perform(_ selector: Selector) -> Unmanaged<AnyObject>? { selector.performNow(on: self, []) }

    /// Performs a method with an argument.
    @discardableResult
    public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
        selector.performNow(on: self, [object])
    }

    /// Performs a method with two arguments.
    @discardableResult
    public func perform(_ selector: Selector, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>? {
        selector.performNow(on: self, [object1, object2])
    }

    /// Returns a Boolean value that indicates whether the object has a method.
    public func responds(to selector: Selector?) -> Bool { selector?.isMethod(of: self) ?? false }

    /// Returns a Boolean value that indicates whether the class's objects have a method: false, since methods are found
    /// by objects.
    public static func instancesRespond(to selector: Selector?) -> Bool { false }

    /// Returns the object that gets a message that this one doesn't understand: nil, and it isn't called, since
    /// messages aren't passed on.
    public func forwardingTarget(for selector: Selector?) -> Any? { nil }

    /// Called on iOS for a message that the object doesn't understand; does nothing, and isn't called.
    public func doesNotRecognizeSelector(_ selector: Selector?) {}

    /// Adds a method to the class when its first message arrives; returns false, and isn't called.
    public static func resolveInstanceMethod(_ selector: Selector?) -> Bool { false }
}
