import BuilderCombine
import Foundation
import Testing

/// Values whose end sends to the publishers of the operator that held them, or cancels: no lock is held then.
@Suite(.timeLimit(.minutes(20))) struct ReleasedValueTests {
    private typealias Source = PassthroughSubject<EndingValue, Never>

    /// The operators that queue values, or hold them while they deliver.
    private static var operators: [(name: String, apply: (Source) -> AnyPublisher<EndingValue, Never>)] {
        // No interval ends meanwhile: a value that the main thread delivers might come after the test.
        let time = DispatchQueue.SchedulerTimeType.Stride.seconds(3600)
        return [
            ("merge", { $0.merge(with: Empty()).eraseToAnyPublisher() }),
            ("MergeMany", { Publishers.MergeMany([$0]).eraseToAnyPublisher() }),
            ("flatMap", { $0.flatMap { Just($0) }.eraseToAnyPublisher() }),
            ("sequence", { $0.flatMap { [$0].publisher }.eraseToAnyPublisher() }),
            ("switchToLatest", { $0.map { Just($0) }.switchToLatest().eraseToAnyPublisher() }),
            ("retry", { $0.retry(1).eraseToAnyPublisher() }),
            ("drop(untilOutputFrom:)", { $0.drop(untilOutputFrom: Just(0)).eraseToAnyPublisher() }),
            (
                "prefix(untilOutputFrom:)",
                { $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)).eraseToAnyPublisher() }
            ),
            ("dropFirst", { $0.dropFirst(0).eraseToAnyPublisher() }),
            ("drop(while:)", { $0.drop { _ in false }.eraseToAnyPublisher() }),
            (
                "buffer",
                { $0.buffer(size: 9, prefetch: .byRequest, whenFull: .dropOldest).eraseToAnyPublisher() }
            ),
            ("collect by count", { $0.collect(1).compactMap(\.first).eraseToAnyPublisher() }),
            ("handleEvents", { $0.handleEvents(receiveOutput: { _ in }).eraseToAnyPublisher() }),
            ("scan", { $0.scan(EndingValue(0)) { $1 }.eraseToAnyPublisher() }),
            ("prefix", { $0.prefix(100).eraseToAnyPublisher() }),
            ("multicast", { $0.multicast { Source() }.autoconnect().eraseToAnyPublisher() }),
            ("subscribe(on:)", { $0.subscribe(on: ImmediateScheduler.shared).eraseToAnyPublisher() }),
            ("share", { $0.share().eraseToAnyPublisher() }),
            ("receive(on:)", { $0.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() }),
            ("delay", { $0.delay(for: 1, scheduler: ImmediateScheduler.shared).eraseToAnyPublisher() }),
            ("debounce", { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared).eraseToAnyPublisher() }),
            (
                "throttle",
                { $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true).eraseToAnyPublisher() }
            ),
            ("zip", { $0.zip((0..<100).publisher).map { $0.0 }.eraseToAnyPublisher() }),
            ("combineLatest", { $0.combineLatest(Just(0)) { value, _ in value }.eraseToAnyPublisher() }),
            (
                "collect",
                { $0.collect(.byTimeOrCount(DispatchQueue.main, time, 1)).compactMap(\.first).eraseToAnyPublisher() }
            ),
        ]
    }

    /// The second value is sent while the first one is delivered, so that only the operator's queue holds it.
    @Test(arguments: operators.map(\.name)) func theEndOfAQueuedValueMaySend(name: String) throws {
        let apply = try #require(Self.operators.first { $0.name == name }).apply
        nonisolated(unsafe) var numbers: [Int] = []
        let hasEnded = endsInTime {
            let source = Source()
            let cancellable = apply(source).sink { value in
                numbers.append(value.number)
                if value.number == 1 { source.send(EndingValue(2) { source.send(EndingValue(3)) }) }
            }
            source.send(EndingValue(1))
            source.send(EndingValue(4))
            cancellable.cancel()
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(numbers.first == 1 && numbers.contains(2) && numbers.contains(3) && numbers.contains(4))
    }

    @Test(arguments: operators.map(\.name)) func theEndOfAQueuedValueMayCancel(name: String) throws {
        let apply = try #require(Self.operators.first { $0.name == name }).apply
        nonisolated(unsafe) var numbers: [Int] = []
        let hasEnded = endsInTime {
            let source = Source()
            var cancellable: AnyCancellable?
            cancellable = apply(source).sink { value in
                numbers.append(value.number)
                if value.number == 1 { source.send(EndingValue(2) { cancellable?.cancel() }) }
            }
            source.send(EndingValue(1))
            // `combineLatest` retains the latest value until this one replaces it.
            source.send(EndingValue(3))
            source.send(EndingValue(4))
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(numbers.prefix(2) == [1, 2] && !numbers.contains(4))
    }
}
