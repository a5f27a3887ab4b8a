import Foundation
import OpenCombine

extension Publisher {
    /// The publisher as an observable. Each subscription subscribes to the publisher; disposing it cancels that.
    ///
    /// ```swift
    /// [1, 2, 3].publisher.asObservable().subscribe(onNext: { print($0) }).disposed(by: bag)
    /// ```
    public func asObservable() -> Observable<Output> {
        Observable { receiver in
            let inlet = Inlet(receiver, name: "publisher")
            receiver.receive(subscription: inlet)
            subscribe(InletSubscriber<Output, Failure>(inlet))
        }
    }
}

/// Sends what a publisher publishes into a chain. (OpenCombine's sink can't be canceled before it has its
/// subscription.)
private final class InletSubscriber<Input, Failure: Error>: Subscriber {
    private let inlet: Inlet<Input>
    private let lock = NSLock()
    private var upstream: (any OpenCombine.Subscription)?

    init(_ inlet: Inlet<Input>) {
        self.inlet = inlet
    }

    func receive(subscription: any OpenCombine.Subscription) {
        let isFirst = lock.withLock {
            defer { upstream = upstream ?? subscription }
            return upstream == nil
        }
        guard isFirst else { return subscription.cancel() }
        inlet.hold(Disposables.create { [self] in takeUpstream()?.cancel() })
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        inlet.on(.next(input))
        return .none
    }

    /// A subscription that has ended by itself is not canceled any more.
    func receive(completion: Subscribers.Completion<Failure>) {
        _ = takeUpstream()
        switch completion {
        case .finished: inlet.on(.completed)
        case .failure(let error): inlet.on(.error(error))
        }
    }

    private func takeUpstream() -> (any OpenCombine.Subscription)? {
        lock.withLock {
            defer { upstream = nil }
            return upstream
        }
    }
}
