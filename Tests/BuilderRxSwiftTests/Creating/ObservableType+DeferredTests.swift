import BuilderRxSwift
import Testing

/// Sources that are made when they are subscribed to.
@Suite(.leavesNoResources) struct ObservableTypeDeferredTests {
    @Test func deferredMakesOneForEachSubscription() {
        var made = 0
        let source = Observable<Int>.deferred {
            made += 1
            return .just(made)
        }
        #expect(made == 0)
        var seen: [Int] = []
        for _ in 0..<3 { _ = source.subscribe(onNext: { seen.append($0) }) }
        #expect(seen == [1, 2, 3])
    }

    @Test func deferredTakesTurns() {
        var seen: [Int] = []
        let turns = Observable<Int>.create { observer in
            _ = Observable<Int>.deferred { .of(1, 2) }.subscribe(observer)
            _ = Observable<Int>.deferred { .of(3, 4) }.subscribe(observer)
            return Disposables.create()
        }
        _ = turns.take(3).subscribe(onNext: { seen.append($0) })
        #expect(seen == [1, 3, 2])
    }
}
