import BuilderRxSwift
import Testing

/// `next* (error | completed)?`, whatever the source does.
@Suite(.leavesNoResources) struct ObservableGrammarTests {
    private struct Failure: Error {}

    /// Elements, then at most one end, then at most one disposal.
    private static func isGrammatical(_ log: String) -> Bool {
        log.wholeMatch(of: #/n*[ec]?d?/#) != nil
    }

    @Test(arguments: Chain.all) func everyChainKeepsIt(_ chain: Chain) {
        let unruly = NonconformingSource<Int>()
        let bench = Bench(source: unruly.asObservable())
        let subscription = chain.start(bench)
        unruly.send(.next(1), .completed, .next(2), .error(Failure()), .completed, .next(3))
        bench.other.onNext(1)
        bench.pass()
        #expect(Self.isGrammatical(bench.log), "\(bench.log)")
        subscription.dispose()
        let end = bench.log
        #expect(Self.isGrammatical(end), "\(end)")
        unruly.send(.next(4), .error(Failure()), .next(5), .completed)
        bench.other.onNext(2)
        bench.pass()
        #expect(bench.log == end)
    }

    @Test(arguments: Chain.all) func everyChainKeepsItWithinACallback(_ chain: Chain) {
        let unruly = NonconformingSource<Int>()
        let bench = Bench(source: unruly.asObservable())
        var depth = 0
        bench.afterNext = {
            depth += 1
            if depth < 4 { unruly.send(.next(depth)) }
            unruly.send(.completed, .next(5), .error(Failure()))
        }
        let subscription = chain.start(bench)
        unruly.send(.next(1), .next(2))
        bench.other.onNext(1)
        bench.pass()
        #expect(Self.isGrammatical(bench.log), "\(bench.log)")
        subscription.dispose()
        bench.pass()
        #expect(Self.isGrammatical(bench.log), "\(bench.log)")
    }

    /// What `create` may do wrong, and what must come of it.
    private static let creates: [(name: String, [Event<Int>], String)] = [
        ("nothing", [], ""),
        ("elements only", [.next(1), .next(2)], "next(1) next(2)"),
        ("completes twice", [.completed, .completed], "completed"),
        ("fails twice", [.error(Failure()), .error(Failure())], "error(Failure())"),
        ("fails after completion", [.next(1), .completed, .error(Failure())], "next(1) completed"),
        ("completes after a failure", [.error(Failure()), .completed], "error(Failure())"),
        ("goes on after completion", [.completed, .next(1), .next(2)], "completed"),
        ("goes on after a failure", [.next(1), .error(Failure()), .next(2)], "next(1) error(Failure())"),
    ]

    @Test(arguments: creates.indices) func createKeepsIt(_ index: Int) {
        let (_, events, expected) = Self.creates[index]
        // At once …
        var seen: [String] = []
        var disposals = 0
        let atOnce = Observable<Int>.create { observer in
            for event in events { observer.on(event) }
            return Disposables.create { disposals += 1 }
        }
        atOnce.subscribe { seen.append($0.debugDescription) }.dispose()
        #expect(seen.joined(separator: " ") == expected)
        #expect(disposals == 1)
        // … and later.
        seen = []
        var inlet: AnyObserver<Int>?
        let later = Observable<Int>.create { observer in
            inlet = observer
            return Disposables.create { disposals += 1 }
        }
        let subscription = later.subscribe { seen.append($0.debugDescription) }
        for event in events { inlet?.on(event) }
        #expect(seen.joined(separator: " ") == expected)
        subscription.dispose()
        for event in events { inlet?.on(event) }
        inlet?.onNext(9)
        #expect(seen.joined(separator: " ") == expected)
        #expect(disposals == 2)
    }

    @Test func eventsSentFromTerminalCallbacksAreIgnored() {
        var inlet: AnyObserver<Int>?
        var seen: [String] = []
        let subscription = Observable<Int>.create { observer in
            inlet = observer
            return Disposables.create()
        }.subscribe(
            onNext: { seen.append("\($0)") },
            onError: { _ in seen.append("error") },
            onCompleted: {
                seen.append("completed")
                inlet?.onNext(2)
                inlet?.onError(Failure())
                inlet?.onCompleted()
            },
            onDisposed: {
                seen.append("disposed")
                inlet?.onNext(3)
            }
        )
        inlet?.onNext(1)
        inlet?.onCompleted()
        subscription.dispose()
        #expect(seen == ["1", "completed", "disposed"])
    }

    @Test func anElementSentFromACallbackComesInside() {
        var inlet: AnyObserver<Int>?
        var seen: [String] = []
        let subscription = Observable<Int>.create { observer in
            inlet = observer
            return Disposables.create()
        }.map { $0 }.subscribe(
            onNext: { number in
                seen.append("<\(number)")
                if number < 3 { inlet?.onNext(number + 1) }
                if number == 3 { inlet?.onCompleted() }
                seen.append("\(number)>")
            }, onCompleted: { seen.append("completed") })
        inlet?.onNext(1)
        #expect(seen == ["<1", "<2", "<3", "completed", "3>", "2>", "1>"])
        subscription.dispose()
    }

    /// An observer of the application's own, which is a class and keeps what it gets.
    private final class Collector: ObserverType {
        private(set) var events: [String] = []
        func on(_ event: Event<Int>) { events.append(event.debugDescription) }
    }

    @Test func customObserversReceiveTheEventsThatClosuresReceive() {
        let unruly = NonconformingSource<Int>()
        let collector = Collector()
        let subscription = unruly.asObservable().map { $0 + 1 }.subscribe(collector)
        let direct = Collector()
        let subject = PublishSubject<Int>()
        let second = subject.subscribe(direct)
        unruly.send(.next(1), .completed, .next(2))
        subject.onNext(1)
        subject.onError(Failure())
        subject.onNext(2)
        #expect(collector.events == ["next(2)", "completed"])
        #expect(direct.events == ["next(1)", "error(Failure())"])
        subscription.dispose()
        second.dispose()
        #expect(unruly.disposals == 1)
    }

    @Test func asSeveralSourcesOfOneSubjectTheFirstEndCounts() {
        let subject = PublishSubject<Int>()
        let first = PublishSubject<Int>()
        let second = PublishSubject<Int>()
        let collector = Collector()
        let subscriptions = [
            subject.subscribe(collector), first.subscribe(subject), second.subscribe(subject.asObserver()),
        ]
        first.onNext(1)
        second.onNext(2)
        first.onCompleted()
        second.onNext(3)
        second.onError(Failure())
        #expect(collector.events == ["next(1)", "next(2)", "completed"])
        subscriptions.forEach { $0.dispose() }
    }
}
