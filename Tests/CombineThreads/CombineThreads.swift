import BuilderCombine
import Foundation
import Synchronization

/// Sends, subscribes and cancels from several threads at once, and counts that nothing is lost.
///
/// A program of its own, so that it can be built for the thread sanitizer without everything else:
/// `scripts/check-threads`. The sanitizer can't follow a `Mutex`, but atomics and Foundation's locks.
@main
struct CombineThreads {
    static func main() {
        let scenarios: [(String, () -> [String])] = [
            ("subjects lose nothing", subjectsLoseNothing),
            ("subjects end once", subjectsEndOnce),
            ("subscribers come and go", subscribersComeAndGo),
            ("merge loses nothing", mergeLosesNothing),
            ("zip and combineLatest deliver one at a time", combinationsAreOneAtATime),
            ("subscribers send to each other's subjects", subscribersSendToEachOther),
            ("cancellation races values", cancellationRacesValues),
            ("sequences deliver one at a time", sequencesAreOneAtATime),
            ("operators release what they kept", operatorsReleaseWhatTheyKept),
            ("subjects are subscribed", subjectsAreSubscribed),
            ("one value, or none", oneValueOrNone),
            ("time on real queues", timeOnRealQueues),
            ("pairs of operators go on", pairsOfOperatorsGoOn),
        ]
        var failures: [String] = []
        for (name, scenario) in scenarios {
            let found = scenario()
            print(found.isEmpty ? "passed: \(name)" : "FAILED: \(name)")
            found.forEach { print("    \($0)") }
            failures += found
        }
        print("\(scenarios.count) scenarios, \(failures.count) failures")
        exit(failures.isEmpty ? 0 : 1)
    }
}

/// Several threads request values of one subscription.
private func sequencesAreOneAtATime() -> [String] {
    let inside = Counter()
    let overlaps = Counter()
    nonisolated(unsafe) var values: [Int] = []
    nonisolated(unsafe) var subscription: (any Subscription)?
    (0..<4 * perThread).publisher.subscribe(
        AnySubscriber(
            receiveSubscription: { subscription = $0 },
            receiveValue: { value in
                if inside.add() != 1 { overlaps.add() }
                values.append(value)
                inside.add(-1)
                return .none
            }))
    inParallel(4) { _ in
        for _ in 0..<perThread { subscription?.request(.max(1)) }
    }
    return expect(overlaps.value, 0, "values at a time") + expect(values, Array(0..<4 * perThread), "values")
}

/// A cancellation races values, and the last call releases the closures.
private func operatorsReleaseWhatTheyKept() -> [String] {
    final class Token: Sendable {
        let ends: Counter
        init(_ ends: Counter) { self.ends = ends }
        deinit { ends.add() }
        func pass<Value>(_ value: Value) -> Value { value }
    }
    let ends = Counter()
    for _ in 0..<300 {
        let source = Source()
        let token = Token(ends)
        let cancellable = source.scan(0) { [token] in token.pass($0 &+ $1) }.dropFirst()
            .handleEvents(receiveOutput: { [token] in _ = token.pass($0) })
            .tryMap { [token] in token.pass($0) }.prefix(50)
            .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        inParallel(3) { thread in
            switch thread {
            case 0: for number in 0..<40 { source.send(number) }
            case 1: cancellable.cancel()
            default: source.send(completion: .finished)
            }
        }
    }
    return expect(ends.value, 300, "closures that are released")
}

private func subjectsAreSubscribed() -> [String] {
    let ends = Counter()
    for _ in 0..<200 {
        let (source, target) = (Source(), Source())
        let subscription = source.subscribe(target)
        let cancellable = target.sink(receiveCompletion: { _ in ends.add() }, receiveValue: { _ in })
        source.subscribe(AnySubscriber(target))
        inParallel { thread in
            switch thread {
            case 0: for number in 0..<20 { source.send(number) }
            case 1: source.send(completion: .finished)
            case 2: subscription.cancel()
            default: target.send(1)
            }
        }
        cancellable.cancel()
    }
    return expect(ends.value, 200, "ends")
}

private func oneValueOrNone() -> [String] {
    var failures: [String] = []
    for _ in 0..<300 {
        nonisolated(unsafe) var subscription: (any Subscription)?
        let seen = Counter()
        Optional(1).publisher.subscribe(
            AnySubscriber(
                receiveSubscription: { subscription = $0 },
                receiveValue: { _ in
                    seen.add()
                    return .none
                }))
        inParallel(3) { thread in
            if thread == 0 { subscription?.cancel() } else { subscription?.request(.max(thread - 1)) }
        }
        if seen.value > 1 { failures.append("\(seen.value) values") }
    }
    return failures
}

private func pairsOfOperatorsGoOn() -> [String] {
    PairedPublisher.all.flatMap { hangingPublishers(outer: $0.name, limit: 300) }
}

private typealias Source = PassthroughSubject<Int, Never>
private let perThread = 1_000

/// A number that threads count up.
private final class Counter: Sendable {
    private let count = Atomic(0)

    var value: Int { count.load(ordering: .acquiring) }

    @discardableResult
    func add(_ number: Int = 1) -> Int { count.add(number, ordering: .acquiringAndReleasing).newValue }
}

/// Returns a message if a value isn't the expected one.
private func expect<Value: Equatable>(_ value: Value, _ expected: Value, _ what: String) -> [String] {
    value == expected ? [] : ["\(what): \(value), expected \(expected)"]
}

/// Runs a body on several threads at once, and returns when all are done and hold it no more.
private func inParallel(_ threads: Int = 4, _ body: @escaping (Int) -> Void) {
    let group = DispatchGroup()
    for number in 0..<threads {
        group.enter()
        let work = ThreadWork { body(number) }
        Thread.detachNewThread {
            work.run()
            group.leave()
        }
    }
    group.wait()
}

/// The work of one thread, which releases its own closure some time after it has run.
private final class ThreadWork: @unchecked Sendable {
    private var body: (() -> Void)?

    init(_ body: @escaping () -> Void) { self.body = body }

    func run() {
        body?()
        body = nil
    }
}

private func subjectsLoseNothing() -> [String] {
    let (passthrough, current) = (Source(), CurrentValueSubject<Int, Never>(0))
    let counters = [Counter(), Counter()]
    let cancellables = [
        passthrough.sink { _ in counters[0].add() }, current.dropFirst().sink { _ in counters[1].add() },
    ]
    inParallel { _ in
        for number in 0..<perThread {
            passthrough.send(number)
            current.value = number + 1
        }
    }
    cancellables.forEach { $0.cancel() }
    return expect(counters.map(\.value), [4 * perThread, 4 * perThread], "values")
        + expect(current.value > 0, true, "the subject has one of the values")
}

private func subjectsEndOnce() -> [String] {
    var failures: [String] = []
    for _ in 0..<200 {
        let subject = PassthroughSubject<Int, PairError>()
        let (ends, late) = (Counter(), Counter())
        let cancellable = subject.sink(
            receiveCompletion: { _ in ends.add() }, receiveValue: { _ in if ends.value > 0 { late.add() } })
        inParallel { thread in
            subject.send(thread)
            subject.send(completion: thread % 2 == 0 ? .finished : .failure(.failed))
        }
        failures += expect(ends.value, 1, "ends") + expect(late.value, 0, "values after the end")
        cancellable.cancel()
    }
    return failures
}

private func subscribersComeAndGo() -> [String] {
    let current = CurrentValueSubject<Int, Never>(0)
    let (seen, subscribed) = (Counter(), Counter())
    inParallel { thread in
        if thread == 0 {
            for number in 1...perThread { current.send(number) }
        } else {
            for _ in 0..<perThread / 4 {
                let first = Counter()
                let cancellable = current.sink { _ in if first.add() == 1 { seen.add() } }
                subscribed.add()
                cancellable.cancel()
            }
        }
    }
    return expect(seen.value, subscribed.value, "subscribers that received the current value")
}

private func mergeLosesNothing() -> [String] {
    let subjects = (0..<4).map { _ in Source() }
    let (seen, ends) = (Counter(), Counter())
    let cancellable = Publishers.MergeMany(subjects)
        .sink(receiveCompletion: { _ in ends.add() }, receiveValue: { _ in seen.add() })
    inParallel { thread in
        for number in 0..<perThread { subjects[thread].send(number) }
        subjects[thread].send(completion: .finished)
    }
    cancellable.cancel()
    return expect(seen.value, 4 * perThread, "merged") + expect(ends.value, 1, "ends")
}

private func combinationsAreOneAtATime() -> [String] {
    let (left, right) = (Source(), Source())
    let overlaps = Counter()
    let zipped = Counter()
    func watch() -> (Int, Int) -> Void {
        let inside = Counter()
        return { _, _ in
            if inside.add() != 1 { overlaps.add() }
            inside.add(-1)
        }
    }
    let (watchLatest, watchZip) = (watch(), watch())
    let cancellables = [
        left.combineLatest(right).sink { watchLatest($0, $1) },
        left.zip(right).sink {
            watchZip($0, $1)
            zipped.add()
        },
    ]
    inParallel(2) { thread in
        for number in 0..<perThread { (thread == 0 ? left : right).send(number) }
    }
    cancellables.forEach { $0.cancel() }
    return expect(overlaps.value, 0, "calls of a subscriber during a call") + expect(zipped.value, perThread, "pairs")
}

private func subscribersSendToEachOther() -> [String] {
    let subjects = [Source(), Source()]
    let seen = Counter()
    let cancellables = (0..<2).map { thread in
        subjects[thread].sink { value in
            seen.add()
            if value == 0 { subjects[1 - thread].send(1) }
        }
    }
    inParallel(2) { thread in
        for _ in 0..<perThread { subjects[thread].send(0) }
    }
    cancellables.forEach { $0.cancel() }
    return expect(seen.value, 4 * perThread, "values")
}

private func cancellationRacesValues() -> [String] {
    for _ in 0..<200 {
        let subjects = [Source(), Source()]
        let cancellables = [
            subjects[0].merge(with: subjects[1]).sink { _ in },
            subjects[0].combineLatest(subjects[1]).sink { _ in },
            subjects[0].zip(subjects[1]).sink { _ in },
            subjects[1].sink { _ in },
        ]
        inParallel(3) { thread in
            if thread == 2 { return cancellables.forEach { $0.cancel() } }
            for number in 0..<20 { subjects[thread].send(number) }
        }
    }
    return []
}

private func timeOnRealQueues() -> [String] {
    let subject = Source()
    let seen = Counter()
    let end = DispatchSemaphore(value: 0)
    let cancellable =
        subject
        .collect(.byTimeOrCount(DispatchQueue.global(), .milliseconds(1), 10))
        .sink(receiveCompletion: { _ in end.signal() }, receiveValue: { seen.add($0.count) })
    inParallel { _ in
        for number in 0..<perThread { subject.send(number) }
    }
    subject.send(completion: .finished)
    let ended = end.wait(timeout: .now() + 300)
    cancellable.cancel()
    return expect(ended == .success, true, "an end") + expect(seen.value, 4 * perThread, "collected")
}
