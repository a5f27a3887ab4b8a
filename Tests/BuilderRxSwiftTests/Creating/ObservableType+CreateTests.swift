import BuilderRxSwift
import Testing

/// Closures of `create` that don't behave.
@Suite(.leavesNoResources) struct ObservableTypeCreateTests {
    private struct Failure: Error {}

    @Test func onlyTheFirstEndCounts() {
        let tally = Tally()
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onError(Failure())
            observer.onNext(2)
            observer.onCompleted()
            observer.onError(Failure())
            return Disposables.create { tally.note("disposed") }
        }
        source.subscribe { tally.note("\($0)") }.dispose()
        #expect(tally.lines == ["next(1)", "error(Failure())", "disposed"])
    }

    @Test func theEndComesBeforeTheDisposal() {
        let tally = Tally()
        var observers: [AnyObserver<Int>] = []
        let source = Observable<Int>.create { observer in
            observers.append(observer)
            return Disposables.create { tally.note("stopped") }
        }
        let subscription = source.map { $0 }.subscribe(
            onNext: { tally.note("\($0)") }, onCompleted: { tally.note("completed") },
            onDisposed: { tally.note("disposed") })
        observers[0].onNext(1)
        observers[0].onCompleted()
        observers[0].onNext(2)
        subscription.dispose()
        #expect(tally.lines == ["1", "completed", "disposed", "stopped"])
    }

    @Test func anEndInsideOfAnEnd() {
        let tally = Tally()
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            return Disposables.create {
                tally.note("stopped")
                observer.onCompleted()
                observer.onNext(3)
            }
        }
        let subscription = source.subscribe { tally.note("\($0)") }
        subscription.dispose()
        #expect(tally.lines == ["next(1)", "stopped"])
    }

    @Test func disposalInsideOfACallback() {
        let tally = Tally()
        let serial = SerialDisposable()
        var observers: [AnyObserver<Int>] = []
        serial.disposable = Observable<Int>.create { observer in
            observers.append(observer)
            return Disposables.create { tally.note("stopped") }
        }.map { $0 * 2 }.subscribe { event in
            tally.note("\(event)")
            serial.dispose()
        }
        observers[0].onNext(1)
        observers[0].onNext(2)
        observers[0].onCompleted()
        #expect(tally.lines == ["next(2)", "stopped"])
    }

    @Test func anObserverThatIsKeptKeepsNothing() {
        var observers: [AnyObserver<Int>] = []
        let source = Observable<Int>.create { observer in
            observers.append(observer)
            return Disposables.create()
        }
        weak var ended: Witness?
        weak var disposed: Witness?
        let first = watch(source) { ended = $0 }
        let second = watch(source) { disposed = $0 }
        #expect(ended != nil && disposed != nil)
        observers[0].onCompleted()
        second.dispose()
        #expect(ended == nil)
        #expect(disposed == nil)
        first.dispose()
        observers[1].onNext(1)
    }

    private func watch(_ source: Observable<Int>, _ tell: (Witness) -> Void) -> any Disposable {
        let witness = Witness()
        tell(witness)
        return source.map { _ in witness }.subscribe(onNext: { _ in withExtendedLifetime(witness) {} })
    }

    @Test func aSubscriptionInsideOfASubscription() {
        let tally = Tally()
        let inner = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create { tally.note("inner stopped") }
        }
        let outer = Observable<Int>.create { observer in
            let subscription = inner.subscribe(observer)
            tally.note("subscribed")
            return subscription
        }
        outer.subscribe { tally.note("\($0)") }.dispose()
        #expect(tally.lines == ["next(1)", "completed", "inner stopped", "subscribed"])
    }

    @Test func eventsFromSeveralThreadsDontCrash() {
        let tally = Tally()
        var observers: [AnyObserver<Int>] = []
        let subscription = Observable<Int>.create { observer in
            observers.append(observer)
            return Disposables.create { tally.note("stopped") }
        }.subscribe()
        let observer = Shared(observers[0])
        let disposable = Shared(subscription)
        onThreads(4) { thread in
            for number in 0..<500 { observer.value.onNext(number) }
            thread == 0 ? disposable.value.dispose() : observer.value.onCompleted()
        }
        #expect(tally.lines == ["stopped"])
    }
}
