/// A value that arrives now or later.
///
/// ```swift
/// let answer = Async<Int> { callback in DispatchQueue.main.async { callback(42) } }
/// answer.map { "\($0)" }.run { print($0) }
/// ```
public struct Async<Value> {
    /// Starts the work; the closure gets the value, once.
    public let run: (@escaping (Value) -> Void) -> Void

    /// Creates a value that arrives when the work is done.
    /// - Parameter run: Does the work and calls its argument with the value, once.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
        self.run = run
    }

    /// Creates a value that is there already.
    public init(value: Value) {
        run = { callback in callback(value) }
    }

    /// Returns the value changed by a closure, when it arrives.
    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in self.run { callback(transform($0)) } }
    }
}
