import BuilderRxSwift
import BuilderRxTest
import Foundation
import Testing

@Suite(.timeLimit(.minutes(20)), .leavesNoResources) struct ObservableTypeSubscribeOnTests {
    private static let key = DispatchSpecificKey<String>()

    private func makeScheduler() -> SerialDispatchQueueScheduler {
        SerialDispatchQueueScheduler(internalSerialQueueName: "own") { $0.setSpecific(key: Self.key, value: $0.label) }
    }

    private static var place: String { DispatchQueue.getSpecific(key: key) ?? "elsewhere" }

    @Test func theSourceIsSubscribedToAndDisposedThere() async {
        let scheduler = makeScheduler()
        let tally = Tally()
        let subject = PublishSubject<Int>()
        let source = Observable<Int>.create { observer in
            tally.note("subscribed \(Self.place)")
            let inner = subject.subscribe(observer)
            return Disposables.create {
                tally.note("disposed \(Self.place)")
                inner.dispose()
            }
        }
        let subscription = source.subscribe(on: scheduler).subscribe(
            onNext: { tally.note("\($0) \(Self.place)") }, onDisposed: { tally.note("onDisposed \(Self.place)") })
        await settle(scheduler)
        subject.onNext(1)
        subscription.dispose()
        subject.onNext(2)
        await settle(scheduler)
        #expect(tally.lines.prefix(2) == ["subscribed own", "1 elsewhere"])
        // These two run on two threads.
        #expect(tally.lines.dropFirst(2).sorted() == ["disposed own", "onDisposed elsewhere"])
        #expect(!subject.hasObservers)
    }

    @Test func whatIsDisposedBeforeIsNotSubscribedTo() async {
        let queue = DispatchQueue(label: "held up")
        queue.suspend()
        let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "own")
        let tally = Tally()
        let source = Observable<Int>.deferred {
            tally.note("subscribed")
            return .never()
        }
        source.subscribe(on: scheduler).subscribe { _ in }.dispose()
        queue.resume()
        await settle(scheduler)
        #expect(tally.lines == [])
    }

    @Test func theEndComesFromThere() async {
        let scheduler = makeScheduler()
        let tally = Tally()
        await awaiting { done in
            _ = Observable.of(1, 2).subscribe(on: scheduler).subscribe(
                onNext: { tally.note("\($0) \(Self.place)") }, onCompleted: { tally.note("end \(Self.place)") },
                onDisposed: done)
        }
        #expect(tally.lines == ["1 own", "2 own", "end own"])
    }

    @Test func virtualTime() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(201, 1), .next(210, 2), .next(250, 3)])
        let result = scheduler.start(disposed: 230) { source.subscribe(on: scheduler) }
        #expect(result.events == [.next(210, 2)])
        #expect(source.subscriptions == [Subscription(201, 231)])
    }

    @Test func theSourceIsDisposedATickAfterItsCompletion() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .completed(300)])
        let result = scheduler.start { source.subscribe(on: scheduler) }
        #expect(result.events == [.next(210, 1), .completed(300)])
        #expect(source.subscriptions == [Subscription(201, 301)])
    }

    @Test func theSourceIsDisposedATickAfterItsError() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .error(300, RxError.unknown)])
        let result = scheduler.start { source.subscribe(on: scheduler) }
        #expect(result.events == [.next(210, 1), .error(300, RxError.unknown)])
        #expect(source.subscriptions == [Subscription(201, 301)])
    }

    @Test func anOperatorDisposesItsSourceAtTheEnd() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .completed(300)])
        let result = scheduler.start { source.map { $0 }.subscribe(on: scheduler) }
        #expect(result.events == [.next(210, 1), .completed(300)])
        #expect(source.subscriptions == [Subscription(201, 300)])
    }

    @Test func aSourceThatKeepsItsObserverHoldsNothing() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = NonconformingSource<Int>()
        weak var held: Witness?
        do {
            let witness = Witness()
            held = witness
            _ = source.subscribe(on: scheduler).map { ($0, witness) }.subscribe()
        }
        scheduler.start()
        #expect(held != nil)
        source.send(.completed)
        #expect(source.disposals == 0)
        scheduler.start()
        #expect(source.disposals == 1)
        #expect(held == nil)
    }
}
