import BuilderRxSwift
import Foundation
import Testing

/// Chains of 5,000 operators, on a stack of 512 KB, the size that threads have on Apple's systems.
///
/// Each call of an operator's observer calls the next one's, which takes 300 bytes of stack or more: where little is
/// left, the chain continues on a new one. Each test has a process of its own, which an overflow would end.
@Suite(.leavesNoResources) struct NestingDepthTests {
    /// A chain in the same form for each operator.
    enum Operator: String, CaseIterable, Codable, Sendable {
        case map, filter, scan, doOnNext, distinctUntilChanged, take, concat, concatAfter, catchError, catchAgain, retry
        case share, shareForever, publish, merge, flatMap, flatMapOfOne, flatMapLatest, concatMap, combineLatest, zip
        case withLatestFrom, observeOn, subscribeOn, deferred, create, amb, asSingle, multicast, publisher

        func apply(to source: Observable<Int>) -> Observable<Int> {
            switch self {
            case .map: source.map { $0 }
            case .filter: source.filter { _ in true }
            case .scan: source.scan(0) { $1 }
            case .doOnNext: source.do(onNext: { _ in })
            case .distinctUntilChanged: source.distinctUntilChanged()
            case .take: source.take(10)
            case .concat: source.concat(Observable.empty())
            case .concatAfter: Observable.empty().concat(source)
            case .catchError: source.catchAndReturn(0)
            case .catchAgain: source.catch { throw $0 }
            case .retry: source.retry(1)
            case .share: source.share()
            case .shareForever: source.share(replay: 1, scope: .forever)
            case .publish: source.publish().refCount()
            case .merge: Observable.merge(source, Observable.empty())
            case .flatMap: source.flatMap { Observable.just($0) }
            case .flatMapOfOne: Observable.just(0).flatMap { _ in source }
            case .flatMapLatest: source.flatMapLatest { Observable.just($0) }
            case .concatMap: source.concatMap { Observable.just($0) }
            case .combineLatest: Observable.combineLatest(source, Observable.just(0)) { first, _ in first }
            case .zip: Observable.zip(source, Observable.just(0)) { first, _ in first }
            case .withLatestFrom: source.withLatestFrom(Observable.just(0)) { first, _ in first }
            case .observeOn: source.observe(on: CurrentThreadScheduler.instance)
            case .subscribeOn: source.subscribe(on: CurrentThreadScheduler.instance)
            case .deferred: Observable.deferred { source }
            case .create: Observable.create { source.subscribe($0) }
            case .amb: source.amb(Observable.never())
            case .asSingle: source.asSingle().asObservable()
            case .multicast: source.multicast({ PublishSubject<Int>() }, selector: { $0 })
            case .publisher: source.publisher.asObservable()
            }
        }

        /// A chain of many of these operators.
        func chain(_ depth: Int, on source: Observable<Int>) -> Observable<Int> {
            (0..<depth).reduce(source) { chain, _ in apply(to: chain) }
        }
    }

    /// Runs a closure on a thread with a small stack.
    private static func onSmallStack(_ body: @escaping @Sendable () -> Void) {
        let end = DispatchSemaphore(value: 0)
        let thread = Thread {
            body()
            end.signal()
        }
        thread.stackSize = 512 << 10
        thread.start()
        end.wait()
    }

    /// The ways in which a chain ends.
    private enum Ending: CaseIterable { case completion, error, disposal, disposalAfterRelease }

    /// Subscribes to a chain, sends an element through it, and ends and releases it.
    private static func exercise(_ operation: Operator, depth: Int, _ ending: Ending) {
        let subject = PublishSubject<Int>()
        var chain: Observable<Int>? = operation.chain(depth, on: subject)
        var (events, isDisposed) = ([String](), false)
        let subscription = chain?.do(onDispose: { isDisposed = true }).subscribe { events.append("\($0)") }
        subject.onNext(1)
        switch ending {
        case .completion: subject.onCompleted()
        case .error: subject.onError(RxError.unknown)
        case .disposal: subscription?.dispose()
        case .disposalAfterRelease:
            chain = nil
            subscription?.dispose()
        }
        #expect(isDisposed)
        #expect(!subject.hasObservers)
        if operation != .asSingle || ending == .completion { #expect(events.first == "next(1)") }
        if ending == .completion { #expect(events.last == "completed") }
        chain = nil
    }

    @Test(arguments: Operator.allCases) func chain(of operation: Operator) async {
        await #expect(processExitsWith: .success) { [operation] in
            NestingDepthTests.onSmallStack {
                for ending in Ending.allCases { NestingDepthTests.exercise(operation, depth: 5_000, ending) }
                // An element that arrives during the subscription.
                var events: [String] = []
                _ = operation.chain(5_000, on: .just(1)).subscribe { events.append("\($0)") }
                #expect(events == ["next(1)", "completed"])
            }
            #expect(Resources.total == 0)
        }
    }

    /// Each of these emits an element to all that follow.
    @Test func startWith() async {
        await #expect(processExitsWith: .success) {
            NestingDepthTests.onSmallStack {
                var count = 0
                let chain = (0..<3_000).reduce(Observable.just(0)) { chain, number in chain.startWith(number) }
                _ = chain.subscribe(onNext: { _ in count += 1 })
                #expect(count == 3_001)
            }
            #expect(Resources.total == 0)
        }
    }

    /// Errors aren't wrapped by each part of a chain: casts would need stack for each.
    @Test func errorsOfPublishers() async {
        await #expect(processExitsWith: .success) {
            NestingDepthTests.onSmallStack { NestingDepthTests.exercise(.publisher, depth: 20_000, .error) }
        }
    }

    @Test func aMillion() async {
        await #expect(processExitsWith: .success) {
            NestingDepthTests.onSmallStack { NestingDepthTests.exercise(.map, depth: 1_000_000, .completion) }
            #expect(Resources.total == 0)
        }
    }

    /// An element that crosses the end of a stack again and again.
    @Test func manyElements() async {
        await #expect(processExitsWith: .success) {
            NestingDepthTests.onSmallStack {
                let subject = PublishSubject<Int>()
                var sum = 0
                let subscription = Operator.map.chain(3_000, on: subject).subscribe(onNext: { sum += $0 })
                for number in 1...100 { subject.onNext(number) }
                #expect(sum == 5_050)
                subscription.dispose()
            }
        }
    }

    /// The events of a chain stay in the thread that sends them.
    @Test func theThreadStays() async {
        await #expect(processExitsWith: .success) {
            NestingDepthTests.onSmallStack {
                let sender = Thread.current
                var receiver: Thread?
                _ = Operator.map.chain(5_000, on: .just(1)).subscribe(onNext: { _ in receiver = .current })
                #expect(receiver === sender)
            }
        }
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
