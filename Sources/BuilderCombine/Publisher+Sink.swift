import Foundation
import OpenCombine

extension Publisher {
    /// Subscribes a subject, until the result is canceled or released.
    public func subscribe<S: OpenCombine.Subject>(_ subject: S) -> AnyCancellable
    where Failure == S.Failure, Output == S.Output {
        let subscription: OpenCombine.AnyCancellable = subscribe(subject)
        return AnyCancellable(subscription)
    }

    /// Calls closures for its values and its completion, until the result is canceled or released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let subscriber = ClosureSubscriber(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure for its values, until the result is canceled or released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Assigns its values to a property of an object, which is retained until the end.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }
}

/// A subscriber that calls closures.
///
/// At the end it releases them and the subscription when no lock is held. A cancellation before the subscription has no
/// effect, as in OpenCombine's `Subscribers.Sink`.
private final class ClosureSubscriber<Input, Failure: Error>: Subscriber, Cancellable {
    private struct Handlers {
        let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
        let receiveValue: (Input) -> Void
    }

    private let lock = Lock()
    /// The closures; `nil` after the end.
    private var handlers: Handlers?
    private var subscription: (any Subscription)?

    init(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Input) -> Void
    ) {
        handlers = Handlers(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard handlers != nil, self.subscription == nil else {
            lock.unlock()
            return subscription.cancel()
        }
        self.subscription = subscription
        lock.unlock()
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock { handlers?.receiveValue }?(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let ended = lock.withLock { end() }
        ended.handlers?.receiveCompletion(completion)
        withExtendedLifetime(ended) {}
    }

    func cancel() {
        let ended = lock.withLock { subscription == nil ? nil : end() }
        ended?.subscription?.cancel()
        withExtendedLifetime(ended) {}
    }

    /// Ends the subscription, and returns what is to be released without the lock, which is held.
    private func end() -> (handlers: Handlers?, subscription: (any Subscription)?) {
        defer { (handlers, subscription) = (nil, nil) }
        return (handlers, subscription)
    }
}
