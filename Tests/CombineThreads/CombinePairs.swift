import BuilderCombine
import Foundation

/// The failure of the publishers of a pair.
enum PairError: Error { case failed }

/// An operator of this module that combines two publishers, or that handles the values of both one at a time.
struct PairedPublisher {
    typealias Source = AnyPublisher<Int, PairError>

    let name: String
    let usesTime: Bool
    let apply: (Source, Source) -> Source

    init<P: Publisher>(_ name: String, usesTime: Bool = false, _ apply: @escaping (Source, Source) -> P)
    where P.Output == Int, P.Failure == PairError {
        self.name = name
        self.usesTime = usesTime
        self.apply = { apply($0, $1).eraseToAnyPublisher() }
    }

    static var all: [PairedPublisher] { combining + transforming + sharing + observing + following + timed }

    private static var combining: [PairedPublisher] {
        [
            PairedPublisher("merge") { $0.merge(with: $1) },
            PairedPublisher("merge of three") { $0.merge(with: $1, $0) },
            PairedPublisher("MergeMany") { Publishers.MergeMany([$0, $1]) },
            PairedPublisher("zip") { $0.zip($1).map { $0.0 + $0.1 } },
            PairedPublisher("zip of three") { $0.zip($1, $0).map { $0.0 + $0.1 + $0.2 } },
            PairedPublisher("combineLatest") { $0.combineLatest($1).map { $0.0 + $0.1 } },
            PairedPublisher("combineLatest of three") { $0.combineLatest($1, $0).map { $0.0 + $0.1 + $0.2 } },
        ]
    }

    private static var transforming: [PairedPublisher] {
        [
            PairedPublisher("flatMap") { Publishers.MergeMany(Just($0), Just($1)).setFailureType().flatMap { $0 } },
            PairedPublisher("flatMap of values") { first, second in
                first.flatMap { value in second.map { value + $0 } }
            },
            PairedPublisher("flatMap one by one") { first, second in
                first.merge(with: second).flatMap(maxPublishers: .max(1)) { Just($0) }
            },
            PairedPublisher("switchToLatest") { first, second in
                first.merge(with: second).map { Just($0).setFailureType() }.switchToLatest()
            },
            PairedPublisher("switchToLatest of values") { first, second in
                first.map { value in second.map { value + $0 } }.switchToLatest()
            },
            PairedPublisher("drop(untilOutputFrom:)") { $0.drop(untilOutputFrom: $1) },
            PairedPublisher("prefix(untilOutputFrom:)") { $0.prefix(untilOutputFrom: $1) },
            PairedPublisher("retry") { $0.merge(with: $1).retry(2) },
        ]
    }

    /// Publishers of a result, of a property, and of an object's changes, which exist from the subscription on.
    private static var observing: [PairedPublisher] {
        [
            PairedPublisher("Future") { first, second in
                Deferred {
                    let future = Future<Int, PairError> { promise in
                        first.merge(with: second).subscribe(
                            Subscribers.Sink(
                                receiveCompletion: { if case .failure(let error) = $0 { promise(.failure(error)) } },
                                receiveValue: { promise(.success($0)) }))
                    }
                    return future.merge(with: future)
                }
            },
            PairedPublisher("@Published") { first, second in
                // The observer waits for threads that begin after the subscription.
                Deferred { PairModel(first, second).$first.dropFirst().setFailureType() }
            },
            PairedPublisher("objectWillChange") { first, second in
                Deferred {
                    let model = PairModel(first, second)
                    return model.objectWillChange.map { model.second }.setFailureType()
                }
            },
        ]
    }

    private static var sharing: [PairedPublisher] {
        [
            PairedPublisher("PassthroughSubject") { first, second in
                Deferred { relay(PassthroughSubject<Int, PairError>(), first, second) }
            },
            PairedPublisher("CurrentValueSubject") { first, second in
                // The observer waits for threads that begin after the subscription.
                Deferred { relay(CurrentValueSubject<Int, PairError>(0), first, second) }.dropFirst()
            },
            PairedPublisher("share") { first, second in
                let shared = first.merge(with: second).share()
                return shared.merge(with: shared)
            },
            PairedPublisher("multicast") { first, second in
                let shared = first.merge(with: second).multicast { PassthroughSubject<Int, PairError>() }.autoconnect()
                return shared.merge(with: shared)
            },
        ]
    }

    /// Operators of one publisher, after one of two.
    private static var following: [PairedPublisher] {
        [
            PairedPublisher("buffer") {
                $0.merge(with: $1).buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest)
            },
            PairedPublisher("dropFirst") { $0.merge(with: $1).dropFirst() },
            PairedPublisher("drop(while:)") { $0.merge(with: $1).drop { $0 < 1 } },
            PairedPublisher("collect by count") { $0.merge(with: $1).collect(2).map(\.count) },
            PairedPublisher("scan") { $0.merge(with: $1).scan(0, +) },
            PairedPublisher("tryScan") { $0.merge(with: $1).tryScan(0, +).mapError { _ in PairError.failed } },
            PairedPublisher("reduce") { $0.merge(with: $1).reduce(0, +) },
            PairedPublisher("last") { $0.merge(with: $1).last() },
            PairedPublisher("prefix") { $0.merge(with: $1).prefix(3) },
            PairedPublisher("removeDuplicates") { $0.merge(with: $1).removeDuplicates() },
            PairedPublisher("append") { $0.append($1) },
            PairedPublisher("prepend") { $0.prepend($1) },
            PairedPublisher("catch") { first, second in first.catch { _ in second } },
            PairedPublisher("replaceEmpty") { $0.merge(with: $1).filter { $0 > 9 }.replaceEmpty(with: 1) },
            PairedPublisher("sequences") { $0.merge(with: $1).flatMap { [$0, $0].publisher.setFailureType() } },
            PairedPublisher("first") { $0.merge(with: $1).first() },
            PairedPublisher("prefix(while:)") { $0.merge(with: $1).prefix { $0 < 4 } },
            PairedPublisher("tryMap") { $0.merge(with: $1).tryMap { $0 }.mapError { _ in PairError.failed } },
            PairedPublisher("measureInterval") {
                $0.merge(with: $1).measureInterval(using: ImmediateScheduler.shared).map { _ in 1 }
            },
            PairedPublisher("print") { $0.merge(with: $1).print(to: NoOutput()) },
            PairedPublisher("handleEvents") { $0.merge(with: $1).handleEvents(receiveOutput: { _ in }) },
        ]
    }

    private static var timed: [PairedPublisher] {
        let queue = DispatchQueue.global(qos: .userInitiated)
        let time = DispatchQueue.SchedulerTimeType.Stride.milliseconds(1)
        return [
            PairedPublisher("receive(on:)", usesTime: true) { $0.merge(with: $1).receive(on: queue) },
            PairedPublisher("receive(on:) of both", usesTime: true) {
                $0.receive(on: queue).merge(with: $1.receive(on: queue))
            },
            PairedPublisher("subscribe(on:)", usesTime: true) { $0.merge(with: $1).subscribe(on: queue) },
            PairedPublisher("subscribe(on:) of both", usesTime: true) {
                $0.subscribe(on: queue).merge(with: $1.subscribe(on: queue))
            },
            PairedPublisher("collect(.byTime)", usesTime: true) {
                $0.merge(with: $1).collect(.byTime(queue, time)).map(\.count)
            },
            PairedPublisher("collect(.byTimeOrCount)", usesTime: true) {
                $0.merge(with: $1).collect(.byTimeOrCount(queue, time, 2)).map(\.count)
            },
            PairedPublisher("delay", usesTime: true) { $0.merge(with: $1).delay(for: time, scheduler: queue) },
            PairedPublisher("debounce", usesTime: true) { $0.merge(with: $1).debounce(for: time, scheduler: queue) },
            PairedPublisher("throttle", usesTime: true) {
                $0.merge(with: $1).throttle(for: time, scheduler: queue, latest: true)
            },
            PairedPublisher("timeout", usesTime: true) {
                $0.merge(with: $1).timeout(time, scheduler: queue, customError: { .failed })
            },
        ]
    }
}

extension Publisher where Failure == Never {
    fileprivate func setFailureType() -> Publishers.SetFailureType<Self, PairError> {
        setFailureType(to: PairError.self)
    }
}

/// A stream that writes nothing.
private struct NoOutput: TextOutputStream {
    func write(_ string: String) {}
}

/// An object whose properties have the values of two publishers.
private final class PairModel: ObservableObject {
    @Published var first = 0
    @Published var second = 0

    init(_ first: PairedPublisher.Source, _ second: PairedPublisher.Source) {
        let both = first.merge(with: second).replaceError(with: 0)
        both.assign(to: &$first)
        both.assign(to: &$second)
    }
}

/// Subscribes a subject to two publishers, and returns it.
private func relay<S: Subject>(_ subject: S, _ first: PairedPublisher.Source, _ second: PairedPublisher.Source) -> S
where S.Output == Int, S.Failure == PairError {
    first.subscribe(AnySubscriber(subject))
    second.subscribe(AnySubscriber(subject))
    return subject
}

/// Nests each operator in an operator, in place of its first and of its second publisher; sends from two threads; and
/// lets the subscriber wait for the other thread.
///
/// - Parameters:
///   - outer: The name of the outer operator.
///   - limit: The time for a pair, in seconds.
/// - Returns: The first pair that didn't end in time, after which the search ends.
func hangingPublishers(outer name: String, limit: TimeInterval) -> [String] {
    var hanging: [String] = []
    for outer in PairedPublisher.all where outer.name == name {
        for inner in PairedPublisher.all {
            for position in [1, 2] where hanging.isEmpty {
                let round = PublisherRound(outer, inner, position: position, limit: limit)
                if let complaint = round.complaint() {
                    hanging.append("\(outer.name) with \(inner.name) as its publisher \(position): \(complaint)")
                }
            }
        }
    }
    return hanging
}

/// Two threads that send into a nested pair of operators, whose subscriber waits for the end of the other thread when
/// it is called for the first time.
private final class PublisherRound: @unchecked Sendable {
    private static let values = 1...5
    private let subjects = [PassthroughSubject<Int, PairError>(), PassthroughSubject<Int, PairError>()]
    private let publisher: PairedPublisher.Source
    private let pause: TimeInterval
    private let endsWithFailure: Bool
    private let limit: TimeInterval
    private let condition = NSCondition()
    // Guarded by the condition.
    private var hasSubscribed = false
    private var threads: [UInt: Int] = [:]
    private var sentOnce = 0
    private var finished = 0
    private var hasWaited = false
    private var hasWaitedInVain = false

    init(_ outer: PairedPublisher, _ inner: PairedPublisher, position: Int, limit: TimeInterval) {
        let sources = subjects.map { $0.eraseToAnyPublisher() }
        let nested = inner.apply(sources[0], sources[1])
        publisher = position == 1 ? outer.apply(nested, sources[1]) : outer.apply(sources[0], nested)
        pause = outer.usesTime || inner.usesTime ? 0.002 : 0
        endsWithFailure = position == 2
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
        return condition.withLock { hasWaitedInVain } ? "the other thread waits for the subscriber" : nil
    }

    private func run() {
        let cancellable = publisher.sink(
            receiveCompletion: { [self] _ in observe() }, receiveValue: { [self] _ in observe() })
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
        cancellable.cancel()
    }

    private func send(_ number: Int) {
        condition.withLock { threads[UInt(pthread_self())] = number }
        for value in Self.values {
            subjects[number].send(value)
            if value == 1 { meet() }
            if value == 3, pause > 0 { Thread.sleep(forTimeInterval: pause) }
        }
        subjects[number].send(completion: number == 1 && endsWithFailure ? .failure(.failed) : .finished)
        condition.withLock {
            finished |= 1 << number
            condition.broadcast()
        }
    }

    /// Waits until the other thread has sent its first value, too, or a subscriber waits.
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
