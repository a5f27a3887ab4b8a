import BuilderRxSwift
import Foundation

/// An operator that combines two sequences, or that handles the events of both in turns.
struct PairedOperator {
    let name: String
    let usesTime: Bool
    let apply: (Observable<Int>, Observable<Int>) -> Observable<Int>

    init(
        _ name: String, usesTime: Bool = false,
        _ apply: @escaping (Observable<Int>, Observable<Int>) -> Observable<Int>
    ) {
        self.name = name
        self.usesTime = usesTime
        self.apply = apply
    }

    static var all: [PairedOperator] { combining + flattening + limiting + ending + sharing + stateful + timed }

    private static var combining: [PairedOperator] {
        [
            PairedOperator("merge") { Observable.merge($0, $1) },
            PairedOperator("zip") { Observable.zip($0, $1, resultSelector: +) },
            PairedOperator("combineLatest") { Observable.combineLatest($0, $1, resultSelector: +) },
            PairedOperator("withLatestFrom") { $0.withLatestFrom($1, resultSelector: +) },
            PairedOperator("amb") { $0.amb($1) },
            PairedOperator("concat") { $0.take(2).concat($1) },
        ]
    }

    private static var flattening: [PairedOperator] {
        [
            PairedOperator("flatMap") { first, second in first.flatMap { _ in second.take(2) } },
            PairedOperator("flatMapFirst") { first, second in first.flatMapFirst { _ in second.take(2) } },
            PairedOperator("flatMapLatest") { first, second in first.flatMapLatest { _ in second } },
            PairedOperator("concatMap") { first, second in first.concatMap { _ in second.take(1) } },
            PairedOperator("switchLatest") { first, second in first.map { _ in second }.switchLatest() },
            PairedOperator("merge(maxConcurrent:)") { first, second in
                first.map { _ in second.take(1) }.merge(maxConcurrent: 2)
            },
            PairedOperator("groupBy") { both($0, $1).groupBy { $0 % 2 }.flatMap { $0 } },
        ]
    }

    private static var limiting: [PairedOperator] {
        [
            PairedOperator("take(until:)") { $0.take(until: $1.filter { $0 == 4 }) },
            PairedOperator("skip(until:)") { $0.skip(until: $1) },
            PairedOperator("sample") { $0.sample($1) },
        ]
    }

    private static var ending: [PairedOperator] {
        [
            PairedOperator("catch") { first, second in failing(first).catch { _ in second } },
            PairedOperator("retry") { Observable.merge(failing($0), $1).retry(3) },
            PairedOperator("retry(when:)") { first, second in
                failing(first).retry { errors in errors.flatMap { _ in second.take(1) } }
            },
            PairedOperator("ifEmpty(switchTo:)") { $0.filter { _ in false }.ifEmpty(switchTo: $1) },
            PairedOperator("andThen") { $0.ignoreElements().asCompletable().andThen($1) },
        ]
    }

    private static var sharing: [PairedOperator] {
        [
            PairedOperator("share") { twice(Observable.merge($0, $1).share()) },
            PairedOperator("share(replay:)") { twice(Observable.merge($0, $1).share(replay: 1)) },
            PairedOperator("share(replay:scope: .forever)") {
                twice(Observable.merge($0, $1).share(replay: 2, scope: .forever))
            },
            PairedOperator("replay") { twice(Observable.merge($0, $1).replay(2).refCount()) },
            PairedOperator("multicast") { first, second in
                Observable.merge(first, second).multicast({ PublishSubject<Int>() }, selector: twice)
            },
        ]
    }

    private static var stateful: [PairedOperator] {
        [
            PairedOperator("scan") { both($0, $1).scan(0, accumulator: +) },
            PairedOperator("reduce") { both($0, $1).reduce(0, accumulator: +) },
            PairedOperator("distinctUntilChanged") { both($0, $1).distinctUntilChanged() },
        ]
    }

    private static var timed: [PairedOperator] {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        let time = RxTimeInterval.milliseconds(1)
        return [
            PairedOperator("window", usesTime: true) {
                both($0, $1).window(timeSpan: time, count: 2, scheduler: scheduler).flatMap { $0 }
            },
            PairedOperator("buffer", usesTime: true) {
                both($0, $1).buffer(timeSpan: time, count: 2, scheduler: scheduler).map { $0.count }
            },
            PairedOperator("debounce", usesTime: true) { both($0, $1).debounce(time, scheduler: scheduler) },
            PairedOperator("throttle", usesTime: true) { both($0, $1).throttle(time, scheduler: scheduler) },
            PairedOperator("delay", usesTime: true) { both($0, $1).delay(time, scheduler: scheduler) },
            PairedOperator("take(for:)", usesTime: true) { both($0, $1).take(for: time, scheduler: scheduler) },
            PairedOperator("skip(_:scheduler:)", usesTime: true) { both($0, $1).skip(time, scheduler: scheduler) },
            PairedOperator("timeout", usesTime: true) { $0.timeout(time, other: $1, scheduler: scheduler) },
            PairedOperator("observe(on:)", usesTime: true) {
                both($0, $1).observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
            },
        ]
    }
}

/// The events of two sequences, on both threads, for an operator that handles them in turns.
private func both(_ first: Observable<Int>, _ second: Observable<Int>) -> Observable<Int> {
    Observable.create { observer in Disposables.create(first.subscribe(observer), second.subscribe(observer)) }
}

private func twice(_ source: Observable<Int>) -> Observable<Int> { Observable.merge(source, source) }

private func failing(_ source: Observable<Int>) -> Observable<Int> {
    source.map { element in
        if element == 2 { throw RxError.unknown }
        return element
    }
}

/// Nests each operator in an operator, in place of its first and of its second sequence; emits from two threads; and
/// lets the observer wait for the other thread.
///
/// - Parameters:
///   - outer: the name of the outer operator.
///   - limit: the time for a pair, in seconds.
///   - stride: the number of inner operators of which one is tried, another one for each outer operator.
/// - Returns: the first pair that didn't end in time, after which the search ends.
func hangingPairs(outer name: String, limit: TimeInterval, stride: Int = 1) -> [String] {
    var hanging: [String] = []
    for (row, outer) in PairedOperator.all.enumerated() where outer.name == name {
        for (column, inner) in PairedOperator.all.enumerated() where (row + column) % stride == 0 {
            for position in [1, 2] where hanging.isEmpty {
                let round = PairRound(outer, inner, position: position, limit: limit)
                if let complaint = round.complaint() {
                    hanging.append("\(outer.name) with \(inner.name) as its sequence \(position): \(complaint)")
                }
            }
        }
    }
    return hanging
}

/// Two threads that emit into a nested pair of operators, whose observer waits for the end of the other thread when it
/// is called for the first time.
private final class PairRound: @unchecked Sendable {
    private static let elements = 1...5
    private let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
    private let sequence: Observable<Int>
    private let pause: TimeInterval
    private let endsWithError: Bool
    private let limit: TimeInterval
    private let condition = NSCondition()
    // Guarded by the condition.
    private var hasSubscribed = false
    private var threads: [UInt: Int] = [:]
    private var sentOnce = 0
    private var finished = 0
    private var hasWaited = false
    private var hasWaitedInVain = false

    init(_ outer: PairedOperator, _ inner: PairedOperator, position: Int, limit: TimeInterval) {
        let nested = inner.apply(subjects[0], subjects[1])
        sequence = position == 1 ? outer.apply(nested, subjects[1]) : outer.apply(subjects[0], nested)
        pause = outer.usesTime || inner.usesTime ? 0.002 : 0
        endsWithError = position == 2
        self.limit = limit
    }

    /// Runs the round. Returns what went wrong.
    func complaint() -> String? {
        let end = DispatchSemaphore(value: 0)
        Thread.detachNewThread { [self] in
            run()
            end.signal()
        }
        guard end.wait(timeout: .now() + 2 * limit) == .success else { return "the threads wait for each other" }
        return condition.withLock { hasWaitedInVain } ? "the other thread waits for the observer" : nil
    }

    private func run() {
        let subscription = sequence.subscribe(
            onNext: { [self] _ in observe() }, onError: { [self] _ in observe() }, onCompleted: { [self] in observe() })
        condition.withLock { hasSubscribed = true }
        let senders = DispatchGroup()
        for number in 0..<2 {
            senders.enter()
            Thread.detachNewThread { [self] in
                send(number)
                senders.leave()
            }
        }
        senders.wait()
        subscription.dispose()
    }

    private func send(_ number: Int) {
        condition.withLock { threads[UInt(pthread_self())] = number }
        for element in Self.elements {
            subjects[number].onNext(element)
            if element == 1 { meet() }
            if element == 3, pause > 0 { Thread.sleep(forTimeInterval: pause) }
        }
        if number == 1, endsWithError {
            subjects[number].onError(RxError.unknown)
        } else {
            subjects[number].onCompleted()
        }
        condition.withLock {
            finished |= 1 << number
            condition.broadcast()
        }
    }

    /// Waits until the other thread has emitted its first element, too, or an observer waits.
    private func meet() {
        condition.withLock {
            sentOnce += 1
            condition.broadcast()
            wait { sentOnce >= 2 || hasWaited }
        }
    }

    /// Waits for the end of all threads but the current one. Not during the subscription, which precedes the threads: a
    /// timer may fire as early as that.
    private func observe() {
        condition.withLock {
            guard hasSubscribed, !hasWaited else { return }
            hasWaited = true
            condition.broadcast()
            let others = 0b11 & ~(threads[UInt(pthread_self())].map { 1 << $0 } ?? 0)
            if !wait(until: { finished & others == others }) { hasWaitedInVain = true }
        }
    }

    @discardableResult
    private func wait(until isMet: () -> Bool) -> Bool {
        let deadline = Date(timeIntervalSinceNow: limit)
        while !isMet() {
            if !condition.wait(until: deadline) { return isMet() }
        }
        return true
    }
}
