import BuilderRxSwift
import Foundation
import OpenCombine
import Testing

/// Observables as publishers.
@Suite(.leavesNoResources) struct ObservableConvertibleTypePublisherTests {
    @Test func unlimitedDemandReceivesEverything() {
        let subscriber = ManualSubscriber<Int>(first: .unlimited)
        Observable.of(1, 2, 3).publisher.subscribe(subscriber)
        #expect(subscriber.events == ["1", "2", "3", "finished"])
    }

    @Test func failuresCome() {
        let subscriber = ManualSubscriber<Int>()
        Observable<Int>.error(TraitError.first).publisher.subscribe(subscriber)
        #expect(subscriber.events == ["failure first"])
    }

    @Test func thePublisherSendsElementsOnDemand() {
        let subscriber = ManualSubscriber<Int>()
        Observable.of(1, 2, 3).publisher.subscribe(subscriber)
        #expect(subscriber.events == [])
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.events == ["1"])
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.events == ["1", "2"])
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.events == ["1", "2", "3", "finished"])
    }

    @Test func thePublisherCompletesWithoutDemand() {
        let subscriber = ManualSubscriber<Int>()
        Observable<Int>.empty().publisher.subscribe(subscriber)
        #expect(subscriber.events == ["finished"])
    }

    @Test func aFailureWaitsForTheElementsBeforeIt() {
        let subject = PublishSubject<Int>()
        let subscriber = ManualSubscriber<Int>()
        subject.publisher.subscribe(subscriber)
        subject.onNext(1)
        subject.onError(TraitError.first)
        #expect(subscriber.events == [])
        subscriber.subscription?.request(.max(5))
        #expect(subscriber.events == ["1", "failure first"])
    }

    @Test func demandIsAddedUpWhileElementsArrive() {
        let subject = PublishSubject<Int>()
        let subscriber = ManualSubscriber<Int>(first: .max(1))
        subscriber.more = { $0 == 1 ? .max(2) : .none }
        subject.publisher.subscribe(subscriber)
        (1...5).forEach(subject.onNext)
        #expect(subscriber.events == ["1", "2", "3"])
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.events == ["1", "2", "3", "4"])
        subscriber.subscription?.cancel()
    }

    @Test func requestingInsideReceiveKeepsTheOrder() {
        let subscriber = ManualSubscriber<Int>()
        subscriber.more = { [unowned subscriber] element in
            subscriber.subscription?.request(.max(1))
            return element < 3 ? .none : .max(1)
        }
        Observable.range(start: 1, count: 2_000).publisher.subscribe(subscriber)
        subscriber.subscription?.request(.max(1))
        let numbers: [String] = (1...2_000).map { "\($0)" }
        #expect(subscriber.events == numbers + ["finished"])
    }

    @Test func sendingFromInsideOfAnElementKeepsTheOrder() {
        let subject = PublishSubject<Int>()
        let subscriber = ManualSubscriber<Int>(first: .unlimited)
        subscriber.more = { element in
            if element == 1 {
                subject.onNext(2)
                subject.onCompleted()
            }
            return .none
        }
        subject.publisher.subscribe(subscriber)
        subject.onNext(1)
        #expect(subscriber.events == ["1", "2", "finished"])
    }

    @Test func cancelingDisposesTheSubscription() {
        let subject = PublishSubject<Int>()
        let subscriber = ManualSubscriber<Int>(first: .unlimited)
        subject.publisher.subscribe(subscriber)
        #expect(subject.hasObservers)
        subscriber.subscription?.cancel()
        #expect(!subject.hasObservers)
        subject.onNext(1)
        #expect(subscriber.events == [])
    }

    @Test func cancelingInsideReceiveDropsPendingElements() {
        let subscriber = ManualSubscriber<Int>()
        subscriber.more = { [unowned subscriber] element in
            if element == 2 { subscriber.subscription?.cancel() }
            return .none
        }
        Observable.of(1, 2, 3).publisher.subscribe(subscriber)
        subscriber.subscription?.request(.unlimited)
        #expect(subscriber.events == ["1", "2"])
    }

    @Test func cancelingWhileSubscribingStopsAnEndlessSource() {
        let subscriber = ManualSubscriber<Int>(first: .unlimited)
        subscriber.more = { [unowned subscriber] element in
            if element == 2 { subscriber.subscription?.cancel() }
            return .none
        }
        Observable.generate(initialState: 0, condition: { _ in true }, iterate: { $0 + 1 }).publisher
            .subscribe(subscriber)
        #expect(subscriber.events == ["0", "1", "2"])
    }

    @Test func eachSubscriberSubscribesForItself() {
        var made = 0
        let publisher = Observable<Int>.deferred {
            made += 1
            return .just(made)
        }.publisher
        let subscribers = [ManualSubscriber<Int>(first: .unlimited), ManualSubscriber<Int>(first: .unlimited)]
        subscribers.forEach(publisher.subscribe)
        #expect(subscribers.map(\.events) == [["1", "finished"], ["2", "finished"]])
    }

    @Test func anEndedSubscriptionKeepsNothing() {
        let subject = PublishSubject<Witness>()
        weak var gone: Witness?
        let subscriber = ManualSubscriber<Witness>()
        subject.publisher.subscribe(subscriber)
        do {
            let witness = Witness()
            gone = witness
            subject.onNext(witness)
        }
        #expect(gone != nil)
        subscriber.subscription?.cancel()
        #expect(gone == nil)
    }

    @Test func theSinkGoesWithItsCancellable() {
        let subject = PublishSubject<Int>()
        var seen: [Int] = []
        do {
            let cancellable = subject.publisher.sink(receiveCompletion: { _ in }, receiveValue: { seen.append($0) })
            subject.onNext(1)
            withExtendedLifetime(cancellable) {}
        }
        subject.onNext(2)
        #expect(seen == [1])
        #expect(!subject.hasObservers)
    }

    @Test func noElementIsLostFromSeveralThreads() {
        let subject = PublishSubject<Int>()
        let subscriber = ManualSubscriber<Int>(first: .unlimited)
        subject.publisher.subscribe(subscriber)
        let shared = Shared(subject)
        onThreads(4) { thread in
            for number in 0..<500 { shared.value.onNext(thread * 1_000 + number) }
        }
        #expect(Set(subscriber.events).count == 2_000)
        for thread in 0..<4 {
            let own = subscriber.events.compactMap(Int.init).filter { $0 / 1_000 == thread }
            #expect(own == own.sorted())
        }
        subscriber.subscription?.cancel()
    }

    @Test func traitsAreObservablesHere() {
        let subscriber = ManualSubscriber<Int>(first: .unlimited)
        Single.just(1).publisher.subscribe(subscriber)
        #expect(subscriber.events == ["1", "finished"])
    }
}

/// The ends of objects that the publisher's queue or the subscription held last: no lock is held then.
@Suite(.timeLimit(.minutes(20)), .leavesNoResources) struct PublisherReleaseTests {
    @Test func theEndOfAQueuedElementMayWaitForAnotherThread() {
        let subject = PublishSubject<Ending>()
        let subscriber = ManualSubscriber<Ending>(first: .unlimited)
        nonisolated(unsafe) var couldRequest = false
        subscriber.more = { element in
            guard element.number == 1 else { return .none }
            // The queue alone holds this element: it is sent while the first one is delivered.
            subject.onNext(Ending(2) { couldRequest = requests(subscriber.subscription) })
            return .none
        }
        subject.publisher.subscribe(subscriber)
        subject.onNext(Ending(1) {})
        subscriber.more = { _ in .none }
        #expect(couldRequest, "the lock is held while an element is released")
        subscriber.subscription?.cancel()
    }

    @Test func theEndOfASubscriberMayWaitForAnotherThread() {
        let subject = PublishSubject<Int>()
        nonisolated(unsafe) var couldRequest = false
        nonisolated(unsafe) var cancellation: (any OpenCombine.Subscription)?
        do {
            let subscriber = CancelingSubscriber { subscription in
                cancellation = subscription
            } end: {
                couldRequest = requests(cancellation)
            }
            subject.publisher.subscribe(subscriber)
        }
        subject.onNext(1)
        #expect(couldRequest, "the lock is held while a subscriber is released")
    }
}

/// Returns whether a thread can request values of a subscription.
private func requests(_ subscription: (any OpenCombine.Subscription)?) -> Bool {
    nonisolated(unsafe) let subscription = subscription
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
        subscription?.request(.max(1))
        end.signal()
    }
    return end.wait(timeout: .now() + 300) == .success
}

private final class Ending {
    let number: Int
    private let end: () -> Void

    init(_ number: Int, end: @escaping () -> Void) {
        self.number = number
        self.end = end
    }

    deinit { end() }
}

/// A subscriber that cancels at its first value, and is retained by its subscription alone.
private final class CancelingSubscriber: Subscriber {
    typealias Input = Int
    typealias Failure = any Error

    private let start: (any OpenCombine.Subscription) -> Void
    private let end: () -> Void
    private var cancel: () -> Void = {}

    init(start: @escaping (any OpenCombine.Subscription) -> Void, end: @escaping () -> Void) {
        self.start = start
        self.end = end
    }

    deinit { end() }

    func receive(subscription: any OpenCombine.Subscription) {
        start(subscription)
        cancel = subscription.cancel
        subscription.request(.unlimited)
    }

    func receive(_ input: Int) -> Subscribers.Demand {
        cancel()
        cancel = {}
        return .none
    }

    func receive(completion: Subscribers.Completion<any Error>) {}
}
