import BuilderRxSwift
import BuilderRxTest
import Testing

/// Names that are left from earlier versions do what the present ones do.
@Suite(.leavesNoResources) struct ObservableTypeDeprecatedTests {
    @available(*, deprecated)
    @Test func theyStillWork() {
        let numbers = Observable.of(1, 2, 3)
        #expect(all(numbers.skipWhile { $0 < 2 }) == [2, 3])
        #expect(all(numbers.takeWhile { $0 < 2 }) == [1])
        #expect(all(numbers.takeUntil(.inclusive) { $0 == 2 }) == [1, 2])
        #expect(all(numbers.elementAt(2)) == [3])
    }

    @available(*, deprecated)
    @Test func closuresWithTheIndex() {
        let numbers = Observable.of(5, 6, 7)
        #expect(all(numbers.mapWithIndex { $0 * 10 + $1 }) == [50, 61, 72])
        #expect(all(numbers.flatMapWithIndex { Observable.just($0 * $1) }) == [0, 6, 14])
        #expect(all(numbers.skipWhileWithIndex { $1 < 2 }) == [7])
        #expect(all(numbers.takeWhileWithIndex { $1 < 2 }) == [5, 6])
    }

    @available(*, deprecated)
    @Test func optionals() {
        let number: Int? = 4
        #expect(all(Observable.from(number)) == [4])
        #expect(all(Observable<Int>.from(nil)) == [])
        #expect(all(Observable.from(number, scheduler: CurrentThreadScheduler.instance)) == [4])
        // An array is a list of elements, as before.
        #expect(all(Observable.from([1, 2])) == [1, 2])
        #expect(all(Observable.from(Set([3]))) == [3])
    }

    @available(*, deprecated)
    @Test func sharing() {
        var subscriptions = 0
        let subject = PublishSubject<Int>()
        let source = subject.do(onSubscribe: { subscriptions += 1 })
        let shared = [source.shareReplayLatestWhileConnected(), source.shareReplay(2)]
        let bag = DisposeBag()
        for observable in shared { observable.subscribe().addDisposableTo(bag) }
        (1...3).forEach(subject.onNext)
        #expect(all(shared[0]) == [3])
        #expect(all(shared[1]) == [2, 3])
        #expect(subscriptions == 2)
        subject.onCompleted()
    }

    @available(*, deprecated)
    @Test func schedulers() {
        func events(_ make: @escaping (TestScheduler) -> Observable<Int>) -> [Recorded<Event<Int>>] {
            let scheduler = TestScheduler(initialClock: 0)
            return scheduler.start { make(scheduler) }.events
        }
        let observed = events { Observable.of(1, 2).observeOn($0) }
        #expect(observed.first == .next(201, 1))
        #expect(observed == events { Observable.of(1, 2).observe(on: $0) })
        let subscribed = events { Observable.of(1, 2).subscribeOn($0) }
        #expect(subscribed == [.next(201, 1), .next(201, 2), .completed(201)])
    }

    private func all(_ source: Observable<Int>) -> [Int] {
        var elements: [Int] = []
        _ = source.subscribe(onNext: { elements.append($0) })
        return elements
    }
}
