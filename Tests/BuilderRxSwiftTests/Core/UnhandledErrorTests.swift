import BuilderRxSwift
import Testing

/// Unhandled errors are reported once, with their chain.
@Suite(.serialized, .leavesNoResources) struct UnhandledErrorTests {
    struct Failure: Error {}

    /// What is reported about failures of this suite meanwhile.
    func reports(_ body: () -> Void) -> [String] {
        let former = Hooks.defaultErrorHandler
        let tally = Tally()
        Hooks.defaultErrorHandler = { chain, error in
            guard error is Failure else { return former(chain, error) }
            tally.note(chain.joined(separator: " "))
        }
        defer { Hooks.defaultErrorHandler = former }
        body()
        return tally.lines
    }

    @Test func theChainIsNamed() {
        let lines = reports {
            let source = Observable<Int>.create { observer in
                observer.onError(Failure())
                return Disposables.create()
            }
            _ = source.debug("load").map { $0 }.do(onNext: { _ in }).filter { $0 > 0 }.subscribe(onNext: { _ in })
        }
        #expect(lines == ["create debug(\"load\") map do filter"])
    }

    @Test func theOperatorThatThrowsIsPartOfTheChain() {
        let lines = reports {
            _ = Observable.of(1, 2).skip(1).map { _ -> Int in throw Failure() }.take(3).subscribe()
        }
        #expect(lines == ["skip map take"])
    }

    @Test func eachSubscriptionReportsOnce() {
        let lines = reports {
            let subject = PublishSubject<Int>()
            let shown = subject.enumerated()
            _ = shown.subscribe()
            _ = shown.subscribe(onNext: { _ in })
            _ = shown.subscribe(onError: { _ in })
            _ = shown.subscribe { _ in }
            subject.onError(Failure())
            subject.onError(Failure())
        }
        #expect(lines == ["enumerated", "enumerated"])
    }

    @Test func whatIsHandledOrDisposedIsNotReported() {
        let lines = reports {
            let subject = PublishSubject<Int>()
            let tally = Tally()
            _ = subject.materialize().subscribe(onNext: { _ in tally.note() })
            _ = subject.ifEmpty(default: 1).subscribe(onError: { _ in tally.note() })
            subject.map { $0 }.subscribe().dispose()
            subject.onError(Failure())
            #expect(tally.count == 2)
        }
        #expect(lines.isEmpty)
    }

    @Test func otherChainsGoOn() {
        let tally = Tally()
        let lines = reports {
            let subject = PublishSubject<Int>()
            _ = subject.map { if $0 == 2 { throw Failure() } else { $0 } }.subscribe()
            _ = subject.subscribe(onNext: { tally.note("\($0)") })
            (1...3).forEach(subject.onNext)
        }
        #expect(lines == ["map"])
        #expect(tally.lines == ["1", "2", "3"])
    }
}
