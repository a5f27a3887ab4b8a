import BuilderRxSwift

func disposalHappensOnce() -> [String] {
    var expectations = Expectations()
    for _ in 0..<200 {
        let disposed = Counter()
        let stopped = Counter()
        let subscription = Observable<Int>.create { observer in
            observer.onNext(1)
            return Disposables.create { stopped.add() }
        }
        .subscribe(onDisposed: { disposed.add() })
        nonisolated(unsafe) let shared = subscription
        inParallel { _ in shared.dispose() }
        expectations.expect(disposed.value, 1, "onDisposed")
        expectations.expect(stopped.value, 1, "the source's disposable")
    }
    return expectations.failures
}

func bagsTakeFromAllSides() -> [String] {
    var expectations = Expectations()
    for _ in 0..<50 {
        let disposed = Counter()
        let group = CompositeDisposable()
        let serial = SerialDisposable()
        var bag: DisposeBag? = DisposeBag()
        inParallel { thread in
            for number in 0..<50 {
                bag?.insert(Disposables.create { disposed.add() })
                _ = group.insert(Disposables.create { disposed.add() })
                serial.disposable = Disposables.create { disposed.add() }
                if thread == 0, number == 25 { group.dispose() }
            }
        }
        bag = nil
        expectations.expect(bag == nil, true, "the bag is gone")
        serial.dispose()
        expectations.expect(disposed.value, 3 * 4 * 50, "disposed")
    }
    return expectations.failures
}

func createLetsGo() -> [String] {
    var expectations = Expectations()
    final class Held: @unchecked Sendable {}
    for _ in 0..<200 {
        var held: Held? = Held()
        weak let watched = held
        nonisolated(unsafe) var kept: AnyObserver<Int>?
        let subscription = Observable<Int>.create { observer in
            kept = observer
            return Disposables.create()
        }
        .subscribe(onNext: { [held] _ in _ = held })
        held = nil
        nonisolated(unsafe) let shared = subscription
        inParallel { thread in
            if thread == 0 { shared.dispose() } else { for number in 0..<20 { kept?.onNext(number) } }
        }
        // The observer is still kept; what it sent to is not.
        expectations.expect(watched == nil, true, "the closure was let go")
        kept?.onNext(1)
    }
    return expectations.failures
}

func errorsRaceDisposal() -> [String] {
    let handler = Hooks.defaultErrorHandler
    defer { Hooks.defaultErrorHandler = handler }
    Hooks.defaultErrorHandler = { _, _ in }
    for round in 0..<500 {
        let source = PublishSubject<Int>()
        let chain = source.map { $0 + 1 }.map { $0 + 1 }.filter { $0 > 0 }.map { $0 + 1 }
        let combined = Observable.combineLatest(chain, Observable<Int>.never())
        let subscription =
            round % 2 == 0
            ? chain.subscribe(onNext: { _ in }) : combined.subscribe(onError: { _ in })
        nonisolated(unsafe) let shared = subscription
        inParallel(2) { thread in
            if thread == 0 { source.onError(RxError.unknown) } else { shared.dispose() }
        }
    }
    return []
}
