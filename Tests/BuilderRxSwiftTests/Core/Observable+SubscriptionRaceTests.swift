import BuilderRxSwift
import Testing

/// Chains that are disposed on one thread while they are connected, or end, on another.
@Suite(.leavesNoResources) struct ObservableSubscriptionRaceTests {
    @Test func disposalWhileTheSourceIsBeingConnected() {
        for _ in 0..<200 {
            let tally = Tally()
            let serial = SerialDisposable()
            let shared = Shared(serial)
            onThreads(2) { thread in
                if thread == 0 {
                    shared.value.dispose()
                } else {
                    shared.value.disposable = Observable<Int>.create { observer in
                        observer.onNext(1)
                        return Disposables.create { tally.note() }
                    }.map { $0 }.take(3).do(onDispose: { tally.note() }).subscribe()
                }
            }
            #expect(tally.count == 2)
        }
    }

    @Test func anEndOnAnotherThreadWhileSubscribing() {
        for _ in 0..<200 {
            let tally = Tally()
            let subject = PublishSubject<Int>()
            let shared = Shared(subject)
            onThreads(3) { thread in
                switch thread {
                case 0: shared.value.onNext(1)
                case 1: shared.value.onCompleted()
                default:
                    _ = shared.value.map { $0 }.ifEmpty(default: 2).do(onDispose: { tally.note("above") }).take(1)
                        .subscribe(onDisposed: { tally.note("below") })
                }
            }
            #expect(tally.lines.sorted() == ["above", "below"])
        }
    }

    @Test func groupsThatAreLeftWhileTheSourceSends() {
        for _ in 0..<100 {
            let subject = PublishSubject<Int>()
            let inner = CompositeDisposable()
            let outer = subject.groupBy { $0 % 3 }.subscribe(onNext: { _ = inner.insert($0.subscribe()) })
            let shared = Shared((subject, inner, outer))
            onThreads(3) { thread in
                switch thread {
                case 0: (0..<20).forEach(shared.value.0.onNext)
                case 1: shared.value.1.dispose()
                default: shared.value.2.dispose()
                }
            }
            #expect(!subject.hasObservers)
        }
    }
}
