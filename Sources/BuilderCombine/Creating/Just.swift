import OpenCombine

/// A publisher that emits an output to each subscriber just once, and then finishes.
///
/// A request of no values has no effect; in Combine it ends the program. The type is this module's own: OpenCombine's
/// appends and prepends values with another publisher of a sequence.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The one element that the publisher emits.
    public let output: Output

    /// Creates a publisher that emits an output just once.
    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: OneValueSubscription(output, subscriber, name: "Just"))
    }
}

extension Just: Equatable where Output: Equatable {}
