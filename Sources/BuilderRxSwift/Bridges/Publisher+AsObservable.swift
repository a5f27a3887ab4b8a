import Foundation
import OpenCombine

extension Publisher {
    /// Returns an observable of the publisher's elements. Each subscription subscribes to the publisher; disposing it
    /// cancels that subscription.
    ///
    /// ```swift
    /// [1, 2, 3].publisher.asObservable().subscribe(onNext: { print($0) }).disposed(by: bag)
    /// ```
    public func asObservable() -> Observable<Output> {
        Observable { observer in
            let sink = AnonymousObservableSink(observer, name: "publisher")
            observer.receive(subscription: sink)
            subscribe(PublisherSubscriber<Output, Failure>(sink))
        }
    }
}

/// A subscriber that passes a publisher's elements to an observer. (OpenCombine's sink can't be canceled before it has
/// received its subscription.)
private final class PublisherSubscriber<Input, Failure: Error>: Subscriber {
    private let sink: AnonymousObservableSink<Input>
    private let lock = RecursiveLock()
    private var upstream: (any OpenCombine.Subscription)?

    init(_ sink: AnonymousObservableSink<Input>) { self.sink = sink }

    func receive(subscription: any OpenCombine.Subscription) {
        let isFirst = lock.withLock {
            defer { upstream = upstream ?? subscription }
            return upstream == nil
        }
        guard isFirst else { return subscription.cancel() }
        sink.hold(Disposables.create { [self] in takeUpstream()?.cancel() })
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        sink.on(.next(input))
        return .none
    }

    /// A subscription that has completed is no longer canceled.
    func receive(completion: Subscribers.Completion<Failure>) {
        _ = takeUpstream()
        switch completion {
        case .finished: sink.on(.completed)
        case .failure(let error):
            // A conversion of any error to any error would wrap it once more.
            let same = completion as? Subscribers.Completion<any Error>
            sink.on(same?.event() ?? .error(error))
        }
    }

    private func takeUpstream() -> (any OpenCombine.Subscription)? {
        lock.withLock {
            defer { upstream = nil }
            return upstream
        }
    }
}
