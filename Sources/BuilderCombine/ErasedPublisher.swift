import CStack
import OpenCombine
import Settling

extension Publisher {
    /// Wraps this publisher with a type eraser.
    ///
    /// Unlike OpenCombine's, it also erases the type of each subscriber, and continues on a new stack where there is
    /// little room left: chains of any length need neither a type for each length nor a deep stack.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        if let erased = self as? AnyPublisher<Output, Failure> { return erased }
        return AnyPublisher(ErasedPublisher(self))
    }
}

extension AnyPublisher {
    /// Creates a type-erasing publisher to wrap the provided publisher, as its `eraseToAnyPublisher()` does.
    public init<PublisherType: Publisher>(_ publisher: PublisherType)
    where PublisherType.Output == Output, PublisherType.Failure == Failure {
        self = publisher.eraseToAnyPublisher()
    }
}

/// A publisher that passes erased subscribers and subscriptions on. It has OpenCombine's operators, so that its own
/// erasure is OpenCombine's.
private final class ErasedPublisher<Base: Publisher>: OpenCombine.Publisher {
    typealias Output = Base.Output
    typealias Failure = Base.Failure

    /// Set until the deinitializer.
    private var base: Base?

    init(_ base: Base) { self.base = base }

    deinit { releaseDeeply(base.take()) }

    func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let erased = ErasedSubscriber<Output, Failure>.Box(subscriber)
        callingDeeply { base?.subscribe(erased as ErasedSubscriber<Output, Failure>) }
    }
}

/// A subscriber of a type that doesn't depend on those that it passes events to.
private class ErasedSubscriber<Input, Failure: Error>: Subscriber {
    func receive(subscription: any Subscription) {}

    func receive(_ input: Input) -> Subscribers.Demand { .none }

    func receive(completion: Subscribers.Completion<Failure>) {}

    final class Box<Downstream: Subscriber>: ErasedSubscriber
    where Downstream.Input == Input, Downstream.Failure == Failure {
        /// Retained until the deinitializer, which releases it on a new stack if there is little room left.
        private let downstream: Unmanaged<SubscriberBox<Downstream>>

        init(_ subscriber: Downstream) { downstream = .passRetained(SubscriberBox(subscriber)) }

        deinit { callingDeeply { downstream.release() } }

        @inline(__always)
        private func withSubscriber<Result>(_ body: (SubscriberBox<Downstream>) -> Result) -> Result {
            downstream._withUnsafeGuaranteedRef { body($0) }
        }

        override func receive(subscription: any Subscription) {
            callingDeeply { withSubscriber { $0.receive(subscription: ErasedSubscription(subscription)) } }
        }

        override func receive(_ input: Input) -> Subscribers.Demand {
            guard cstack_is_low() else { return withSubscriber { $0.receive(input) } }
            var demand = Subscribers.Demand.none
            withStackRoom { demand = withSubscriber { $0.receive(input) } }
            return demand
        }

        override func receive(completion: Subscribers.Completion<Failure>) {
            callingDeeply { withSubscriber { $0.receive(completion: completion) } }
        }
    }
}

/// A subscription that passes requests and the cancellation on.
private final class ErasedSubscription: Subscription, CustomStringConvertible, CustomReflectable {
    /// Set until the deinitializer.
    private var base: (any Subscription)?

    init(_ base: any Subscription) { self.base = base }

    deinit { releaseDeeply(base.take()) }

    var combineIdentifier: CombineIdentifier { base?.combineIdentifier ?? CombineIdentifier() }

    var description: String { base.map { "\($0)" } ?? "" }

    var customMirror: Mirror { Mirror(reflecting: base as Any) }

    func request(_ demand: Subscribers.Demand) { callingDeeply { base?.request(demand) } }

    func cancel() { callingDeeply { base?.cancel() } }
}

/// Runs a closure that calls the next part of a chain, or releases it; on a new stack if there is little room left.
@inline(__always)
private func callingDeeply(_ body: () -> Void) {
    if cstack_is_low() { withStackRoom(body) } else { body() }
}

/// Releases the last reference to the next part of a chain; on a new stack if there is little room left.
///
/// Pass a property's `take()`. An assignment of `nil` would leave one access more open for each part.
@inline(__always)
private func releaseDeeply<Value>(_ value: consuming Value?) {
    var value = value
    callingDeeply { _ = value.take() }
}
