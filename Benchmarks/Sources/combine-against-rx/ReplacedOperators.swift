import BuilderCombine
import Measuring
import OpenCombine

/// Measures the time of a value through each operator that this package has in place of OpenCombine's, against it, and
/// through `filter` and `compactMap`, which are OpenCombine's.
///
/// Both have the same subject as their source, and the same subscriber.
struct ReplacedOperators {
    /// The promised ratio to the time of OpenCombine: no slower, with a margin for the measurement.
    static let limit = 1.2
    let elements: Int
    let repeats: Int

    func measure() throws -> [Finding] {
        try passing() + dropping() + throwing() + results() + combining() + sharing() + scheduling()
    }

    private typealias Source = BuilderCombine.PassthroughSubject<Int, Never>
    private typealias OwnJust = BuilderCombine.Just<Int>
    private typealias OtherJust = OpenCombine.Just<Int>

    /// A publisher without this package's operators.
    private struct Other: OpenCombine.Publisher {
        typealias Output = Int
        typealias Failure = Never
        let source: Source

        func receive<S: OpenCombine.Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
            source.receive(subscriber: subscriber)
        }
    }

    private func passing() throws -> [Finding] {
        [
            try pair("filter", { $0.filter { $0 > 9 } }, { $0.filter { $0 > 9 } }),
            try pair("compactMap", { $0.compactMap { $0 } }, { $0.compactMap { $0 } }),
            try pair("removeDuplicates", { $0.removeDuplicates() }, { $0.removeDuplicates() }),
            try pair("scan", { $0.scan(0, &+) }, { $0.scan(0, &+) }),
            try pair(
                "handleEvents", { $0.handleEvents(receiveOutput: { _ in }) },
                { $0.handleEvents(receiveOutput: { _ in }) }),
            try pair("collect by count", { $0.collect(4).map(\.count) }, { $0.collect(4).map(\.count) }),
            try pair(
                "buffer", { $0.buffer(size: 16, prefetch: .byRequest, whenFull: .dropNewest) },
                { $0.buffer(size: 16, prefetch: .byRequest, whenFull: .dropNewest) }),
        ]
    }

    private func dropping() throws -> [Finding] {
        let count = elements
        return [
            try pair("dropFirst", { $0.dropFirst() }, { $0.dropFirst() }),
            try pair("drop(while:)", { $0.drop { $0 < 9 } }, { $0.drop { $0 < 9 } }),
            try pair("prefix", { $0.prefix(count) }, { $0.prefix(count) }),
            try pair("prefix(while:)", { $0.prefix { $0 >= 0 } }, { $0.prefix { $0 >= 0 } }),
            try pair("output(in:)", { $0.output(in: 1..<count) }, { $0.output(in: 1..<count) }),
            try pair(
                "prefix(untilOutputFrom:)",
                { $0.prefix(untilOutputFrom: OpenCombine.Empty<Int, Never>(completeImmediately: false)) },
                { $0.prefix(untilOutputFrom: OpenCombine.Empty<Int, Never>(completeImmediately: false)) }),
            try pair(
                "drop(untilOutputFrom:)", { $0.drop(untilOutputFrom: OwnJust(0)) },
                { $0.drop(untilOutputFrom: OtherJust(0)) }),
        ]
    }

    private func throwing() throws -> [Finding] {
        [
            try pair("tryMap", { $0.tryMap { $0 }.assertNoFailure() }, { $0.tryMap { $0 }.assertNoFailure() }),
            try pair(
                "tryFilter", { $0.tryFilter { $0 > 9 }.assertNoFailure() },
                { $0.tryFilter { $0 > 9 }.assertNoFailure() }),
            try pair(
                "tryCompactMap", { $0.tryCompactMap { $0 }.assertNoFailure() },
                { $0.tryCompactMap { $0 }.assertNoFailure() }),
            try pair(
                "tryScan", { $0.tryScan(0, &+).assertNoFailure() }, { $0.tryScan(0, &+).assertNoFailure() }),
        ]
    }

    private func results() throws -> [Finding] {
        let last = elements - 1
        return [
            try pair("reduce", { $0.reduce(0, &+) }, { $0.reduce(0, &+) }),
            try pair("count", { $0.count() }, { $0.count() }),
            try pair("last", { $0.last() }, { $0.last() }),
            try pair("first(where:)", { $0.first { $0 == last } }, { $0.first { $0 == last } }),
            try pair("max", { $0.max() }, { $0.max() }),
            try pair("collect", { $0.collect().map(\.count) }, { $0.collect().map(\.count) }),
        ]
    }

    private func combining() throws -> [Finding] {
        [
            try pair("flatMap", { $0.flatMap { OwnJust($0) } }, { $0.flatMap { OtherJust($0) } }),
            try pair(
                "switchToLatest", { $0.map { OwnJust($0) }.switchToLatest() },
                { $0.map { OtherJust($0) }.switchToLatest() }),
            try pair("zip", { $0.zip($0).map { $0.0 &+ $0.1 } }, { $0.zip($0).map { $0.0 &+ $0.1 } }),
            try pair("append", { $0.append(1) }, { $0.append(1) }),
            try pair("prepend", { $0.prepend(1) }, { $0.prepend(1) }),
            try pair("catch", { $0.catch { _ in OwnJust(0) } }, { $0.catch { _ in OtherJust(0) } }),
            try pair("retry", { $0.retry(1) }, { $0.retry(1) }),
            try pair("replaceError", { $0.replaceError(with: 0) }, { $0.replaceError(with: 0) }),
            try pair("replaceEmpty", { $0.replaceEmpty(with: 0) }, { $0.replaceEmpty(with: 0) }),
        ]
    }

    private func sharing() throws -> [Finding] {
        [
            try pair("share", { $0.share() }, { $0.share() }),
            try pair(
                "multicast", { $0.multicast { Source() }.autoconnect() },
                { $0.multicast { OpenCombine.PassthroughSubject<Int, Never>() }.autoconnect() }),
        ]
    }

    private func scheduling() throws -> [Finding] {
        let scheduler = ImmediateScheduler.shared
        return [
            try pair("receive(on:)", { $0.receive(on: scheduler) }, { $0.receive(on: scheduler) }),
            try pair("subscribe(on:)", { $0.subscribe(on: scheduler) }, { $0.subscribe(on: scheduler) }),
            try pair(
                "delay", { $0.delay(for: 0, scheduler: scheduler) }, { $0.delay(for: 0, scheduler: scheduler) }),
        ]
    }

    private func pair<Own: OpenCombine.Publisher, Replaced: OpenCombine.Publisher>(
        _ what: String, _ own: @escaping (Source) -> Own, _ replaced: @escaping (Other) -> Replaced
    ) throws -> Finding
    where Own.Output == Int, Own.Failure == Never, Replaced.Output == Int, Replaced.Failure == Never {
        let runOwn = { drive(own) }
        let runReplaced = { drive { replaced(Other(source: $0)) } }
        guard runOwn().sum == runReplaced().sum else { throw WrongResult(what: what) }
        let runs = PairedRuns(repeats, first: { runOwn().time }, second: { runReplaced().time })
        let nanoseconds = { (all: [Double]) in "\((all.median * 1e6 / Double(elements)).text(1)) ns" }
        return Finding(
            "A value through \(what), against OpenCombine", ours: nanoseconds(runs.first),
            other: nanoseconds(runs.second), value: runs.ratio, limit: Self.limit)
    }

    private func drive<Chain: OpenCombine.Publisher>(_ chain: (Source) -> Chain) -> (time: Double, sum: Int)
    where Chain.Output == Int, Chain.Failure == Never {
        let source = Source()
        var sum = 0
        let sink = OpenCombine.Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { sum &+= $0 })
        chain(source).subscribe(sink)
        let time = Stopwatch.milliseconds {
            for element in 0..<elements { source.send(element) }
            source.send(completion: .finished)
        }
        sink.cancel()
        return (time, sum)
    }
}
