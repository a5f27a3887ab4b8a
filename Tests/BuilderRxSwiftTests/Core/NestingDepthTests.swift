import BuilderRxSwift
import Foundation
import Testing

/// Chains of 10,000 operators, on a stack of 8 MB, the size that the main thread has on Linux and on Apple's systems.
///
/// Each call of an operator's observer calls the next one's, so that events, ends and disposal need stack; a debug
/// build needs up to 700 bytes for each operator. Subscriptions leave the stack in between. Each test has a process of
/// its own, which an overflow would end.
@Suite struct NestingDepthTests {
    /// A chain in the same form for each operator.
    enum Operator: String, CaseIterable, Sendable {
        case map, filter, scan, doOnNext, distinctUntilChanged, take, startWith, concat, catchError, share, merge

        func apply(to source: Observable<Int>) -> Observable<Int> {
            switch self {
            case .map: source.map { $0 }
            case .filter: source.filter { _ in true }
            case .scan: source.scan(0) { $1 }
            case .doOnNext: source.do(onNext: { _ in })
            case .distinctUntilChanged: source.distinctUntilChanged()
            case .take: source.take(10)
            case .startWith: source.startWith(0)
            case .concat: source.concat(Observable.empty())
            case .catchError: source.catchAndReturn(0)
            case .share: source.share()
            case .merge: Observable.merge(source, Observable.empty())
            }
        }

        /// A chain of many of these operators.
        func chain(_ depth: Int, on source: Observable<Int>) -> Observable<Int> {
            (0..<depth).reduce(source) { chain, _ in apply(to: chain) }
        }
    }

    /// Runs a closure on a thread with a stack of 8 MB.
    private static func onMainThreadsStack(_ body: @escaping @Sendable () -> Void) {
        let end = DispatchSemaphore(value: 0)
        let thread = Thread {
            body()
            end.signal()
        }
        thread.stackSize = 8 << 20
        thread.start()
        end.wait()
    }

    /// Subscribes to a chain, sends elements through it, and ends it in several ways; then releases it.
    private static func exercise(_ operation: Operator, depth: Int) {
        onMainThreadsStack {
            for way in 0..<4 {
                let subject = PublishSubject<Int>()
                var chain: Observable<Int>? = operation.chain(depth, on: subject)
                var (count, isDisposed) = (0, false)
                let subscription = chain?.subscribe(
                    onNext: { _ in count += 1 }, onError: { _ in }, onDisposed: { isDisposed = true })
                subject.onNext(1)
                #expect(count > 0)
                switch way {
                case 0: subject.onCompleted()
                case 1: subject.onError(RxError.unknown)
                case 2: subscription?.dispose()
                default:
                    // Released while it is subscribed to.
                    chain = nil
                    subscription?.dispose()
                }
                #expect(isDisposed)
                #expect(!subject.hasObservers)
                chain = nil
            }
            // Elements that arrive during the subscription.
            var events: [String] = []
            _ = operation.chain(depth, on: .just(1)).take(3).subscribe { events.append("\($0)") }
            #expect(events.last == "completed")
        }
    }

    // An exit test can't capture its argument, so each operator has a test of its own.

    @Test func map() async {
        await #expect(processExitsWith: .success) { NestingDepthTests.exercise(.map, depth: 10_000) }
    }

    @Test func filter() async {
        await #expect(processExitsWith: .success) { NestingDepthTests.exercise(.filter, depth: 10_000) }
    }

    @Test func scan() async {
        await #expect(processExitsWith: .success) { NestingDepthTests.exercise(.scan, depth: 10_000) }
    }

    @Test func doOnNext() async {
        await #expect(processExitsWith: .success) { NestingDepthTests.exercise(.doOnNext, depth: 10_000) }
    }

    @Test func distinctUntilChanged() async {
        await #expect(processExitsWith: .success) {
            NestingDepthTests.exercise(.distinctUntilChanged, depth: 10_000)
        }
    }

    @Test func take() async {
        await #expect(processExitsWith: .success) { NestingDepthTests.exercise(.take, depth: 10_000) }
    }

    @Test func startWith() async {
        await #expect(processExitsWith: .success) { NestingDepthTests.exercise(.startWith, depth: 10_000) }
    }

    @Test func concat() async {
        await #expect(processExitsWith: .success) { NestingDepthTests.exercise(.concat, depth: 10_000) }
    }

    @Test func catchAndReturn() async {
        await #expect(processExitsWith: .success) { NestingDepthTests.exercise(.catchError, depth: 2_500) }
    }

    @Test func share() async {
        await #expect(processExitsWith: .success) { NestingDepthTests.exercise(.share, depth: 5_000) }
    }

    @Test func merge() async {
        await #expect(processExitsWith: .success) { NestingDepthTests.exercise(.merge, depth: 10_000) }
    }

    /// Nested `merge`s subscribe to all sources in order.
    @Test func nestedMergesKeepTheirOrder() {
        let inner = Observable.merge(.just(2), Observable.merge(.just(3), .just(4)))
        var elements: [Int] = []
        _ = Observable.merge(.just(1), inner, .just(5)).subscribe(onNext: { elements.append($0) })
        #expect(elements == [1, 2, 3, 4, 5])
        let subject = PublishSubject<Int>()
        var events: [String] = []
        _ = Observable.merge(Observable.merge(subject, .error(RxError.unknown)), .just(1))
            .subscribe { events.append("\($0)") }
        #expect(events == ["error(Unknown error occurred.)"])
        #expect(!subject.hasObservers)
    }

    /// The stack that subscriptions need doesn't grow with the chain.
    @Test func subscriptionsLeaveTheStack() {
        func stackUse(_ depth: Int) -> Int {
            var lowest = UInt.max
            let source = Observable<Int>.create { _ in
                var mark = 0
                lowest = min(lowest, withUnsafePointer(to: &mark) { UInt(bitPattern: $0) })
                return Disposables.create()
            }
            let chain = Operator.map.chain(depth, on: source)
            var mark = 0
            let start = withUnsafePointer(to: &mark) { UInt(bitPattern: $0) }
            let subscription = chain.subscribe()
            subscription.dispose()
            return Int(start) - Int(lowest)
        }
        #expect(stackUse(2_000) < 200_000)
    }

    /// Sources of a chain whose connections are postponed are subscribed to before those that follow.
    @Test func theOrderOfSubscriptions() {
        var order: [String] = []
        func source(_ name: String) -> Observable<Int> {
            .deferred {
                order.append(name)
                return .just(1)
            }
        }
        let deep = Operator.map.chain(1_000, on: source("first"))
        _ = Observable.merge(deep, source("second"), Operator.filter.chain(400, on: source("third")))
            .subscribe { order.append("\($0)") }
        #expect(
            order == ["first", "next(1)", "second", "next(1)", "third", "next(1)", "completed"])
    }

    /// Shared sources are connected in order wherever the stack is left.
    @Test(arguments: 120...140)
    func theOrderOfSharedSources(depth: Int) {
        var elements: [Int] = []
        let merged = Observable.merge(Observable.just(1).share(), .just(2))
        _ = Operator.map.chain(depth, on: merged).subscribe(onNext: { elements.append($0) })
        #expect(elements == [1, 2])
    }

    /// A shared source in a selector is subscribed to before the source that it shares is.
    @Test(arguments: 120...140)
    func aSharedSourceInASelector(depth: Int) {
        var elements: [Int] = []
        let shared = Observable.just(1).multicast({ PublishSubject<Int>() }, selector: { $0.share() })
        _ = Operator.map.chain(depth, on: shared).subscribe(onNext: { elements.append($0) })
        #expect(elements == [1])
    }

    /// A source that ends while it is subscribed to is followed by the next one after that, wherever the stack is left.
    @Test(arguments: 120...140)
    func theOrderOfConcatenatedSources(depth: Int) {
        var order: [String] = []
        let first = Observable<Int>.create { observer in
            observer.onCompleted()
            order.append("first has ended")
            return Disposables.create()
        }
        let second = Observable<Int>.deferred {
            order.append("second")
            return .just(1)
        }
        _ = Operator.map.chain(depth, on: .concat(first, second)).subscribe()
        _ = Observable.concat(Operator.map.chain(depth, on: first), second).subscribe()
        #expect(order == ["first has ended", "second", "first has ended", "second"])
    }
}
