import BuilderCombine
import Foundation
import Testing

/// The types in `Publishers`, made by their initializers, in the virtual time of a screen.
@MainActor @Suite(.timeLimit(.minutes(20))) struct PublisherTypeTests {
    @Test(arguments: OperatorRow.publisherTypes) func sendsWhatItsOperatorDoes(_ row: OperatorRow) {
        let screen = VirtualScreen()
        let sent = screen.build(row.subscribe)
        screen.rest()
        #expect(sent() == row.expected)
    }

    @Test func connectablePublishersWaitForTheirConnection() {
        let connectable = Publishers.MakeConnectable(upstream: [1, 2].publisher)
        let multicast = Publishers.Multicast(upstream: Just(3)) { PassthroughSubject<Int, Never>() }
        let subscribers = [connectable.demand(nil), multicast.demand(nil)]
        #expect(subscribers.map(\.events) == [["subscription"], ["subscription"]])
        let connections = [connectable.connect(), multicast.connect()]
        #expect(
            subscribers.map(\.events) == [["subscription", "1", "2", "finished"], ["subscription", "3", "finished"]])
        connections.forEach { $0.cancel() }
    }

    @Test func buffersHaveTheirStrategies() {
        let strategies: [Publishers.BufferingStrategy<TestError>] = [.dropNewest, .dropOldest]
        let prefetching: [Publishers.PrefetchStrategy] = [.keepFull, .byRequest]
        let subject = PassthroughSubject<Int, TestError>()
        let subscribers = zip(prefetching, strategies).map {
            Publishers.Buffer(upstream: subject, size: 1, prefetch: $0, whenFull: $1).demand(0)
        }
        subject.send(1)
        subject.send(2)
        subscribers.forEach { $0.request(2) }
        #expect(subscribers.map(\.events) == [["subscription", "1"], ["subscription", "2"]])
    }
}

extension OperatorRow {
    private typealias One = Just<Int>

    private static var one: One { Just(1) }
    private static var numbers: AnyPublisher<Int, TestError> {
        [1, 2, 3].publisher.setFailureType(to: TestError.self).eraseToAnyPublisher()
    }
    private static var failing: AnyPublisher<Int, TestError> {
        numbers.append(Fail(error: TestError.failed)).eraseToAnyPublisher()
    }
    /// One to three, without an end.
    private static var endless: AnyPublisher<Int, TestError> {
        numbers.append(Empty(completeImmediately: false)).eraseToAnyPublisher()
    }
    private static var list: AnyPublisher<[Int], Never> { Just([1]).eraseToAnyPublisher() }

    private static func refuse(_ value: Int) throws -> Int {
        guard value < 3 else { throw TestError.failed }
        return value
    }

    static let publisherTypes = transforming + filtering + folding + joining + merging + handling + timing

    private static let transforming: [OperatorRow] = [
        OperatorRow("Publishers.Map", "2 4 6 finished") { Publishers.Map(upstream: numbers) { $0 * 2 } },
        OperatorRow("Publishers.TryMap", "1 2 failure") { Publishers.TryMap(upstream: numbers, transform: refuse) },
        OperatorRow("Publishers.MapKeyPath", "1 finished") { () -> Publishers.MapKeyPath<_, Int> in
            list.map(\.count)
        },
        OperatorRow("Publishers.MapKeyPath2", "(1, false) finished") { () -> Publishers.MapKeyPath2<_, Int, Bool> in
            list.map(\.count, \.isEmpty)
        },
        OperatorRow("Publishers.MapKeyPath3", "(1, false, 0) finished") {
            () -> Publishers.MapKeyPath3<_, Int, Bool, Int> in list.map(\.count, \.isEmpty, \.startIndex)
        },
        OperatorRow("Publishers.CompactMap", "2 3 finished") {
            Publishers.CompactMap(upstream: numbers) { $0 > 1 ? $0 : nil }
        },
        OperatorRow("Publishers.TryCompactMap", "2 failure") {
            Publishers.TryCompactMap(upstream: numbers) { try refuse($0) > 1 ? $0 : nil }
        },
        OperatorRow("Publishers.Scan", "1 3 6 finished") {
            Publishers.Scan(upstream: numbers, initialResult: 0, nextPartialResult: +)
        },
        OperatorRow("Publishers.TryScan", "1 3 failure") {
            Publishers.TryScan(upstream: numbers, initialResult: 0) { try $0 + refuse($1) }
        },
        OperatorRow("Publishers.SetFailureType", "1 finished") {
            Publishers.SetFailureType<One, TestError>(upstream: one)
        },
        OperatorRow("Publishers.Encode", "7 finished") {
            Publishers.Encode(upstream: Just([1, 2, 3]), encoder: JSONEncoder()).map(\.count)
        },
        OperatorRow("Publishers.Decode", "[1] finished") {
            Publishers.Decode<Just<Data>, [Int], JSONDecoder>(
                upstream: Just(Data("[1]".utf8)), decoder: JSONDecoder())
        },
        OperatorRow("Publishers.SwitchToLatest", "1 1 2 2 3 3 finished") {
            Publishers.SwitchToLatest(
                upstream: numbers.map { [$0, $0].publisher.setFailureType(to: TestError.self) })
        },
        OperatorRow("Publishers.Sequence", "1 2 finished") { Publishers.Sequence<[Int], Never>(sequence: [1, 2]) },
    ]

    private static let filtering: [OperatorRow] = [
        OperatorRow("Publishers.Filter", "1 3 finished") { Publishers.Filter(upstream: numbers) { $0 != 2 } },
        OperatorRow("Publishers.TryFilter", "2 failure") {
            Publishers.TryFilter(upstream: numbers) { try refuse($0) == 2 }
        },
        OperatorRow("Publishers.RemoveDuplicates", "1 3 finished") {
            Publishers.RemoveDuplicates(upstream: numbers) { $1 == $0 + 1 && $1 < 3 }
        },
        OperatorRow("Publishers.TryRemoveDuplicates", "1 2 failure") {
            Publishers.TryRemoveDuplicates(upstream: numbers) { try refuse($1) == $0 }
        },
        OperatorRow("Publishers.IgnoreOutput", "failure") { Publishers.IgnoreOutput(upstream: failing) },
        OperatorRow("Publishers.First", "1 finished") { Publishers.First(upstream: numbers) },
        OperatorRow("Publishers.FirstWhere", "2 finished") { Publishers.FirstWhere(upstream: numbers) { $0 > 1 } },
        OperatorRow("Publishers.TryFirstWhere", "failure") {
            Publishers.TryFirstWhere(upstream: numbers) { try refuse($0) > 2 }
        },
        OperatorRow("Publishers.Last", "3 finished") { Publishers.Last(upstream: numbers) },
        OperatorRow("Publishers.LastWhere", "2 finished") { Publishers.LastWhere(upstream: numbers) { $0 < 3 } },
        OperatorRow("Publishers.TryLastWhere", "failure") {
            Publishers.TryLastWhere(upstream: numbers) { try refuse($0) < 3 }
        },
        OperatorRow("Publishers.Drop", "3 finished") { Publishers.Drop(upstream: numbers, count: 2) },
        OperatorRow("Publishers.DropWhile", "2 3 finished") { Publishers.DropWhile(upstream: numbers) { $0 < 2 } },
        OperatorRow("Publishers.TryDropWhile", "failure") {
            Publishers.TryDropWhile(upstream: numbers) { try refuse($0) < 3 }
        },
        OperatorRow("Publishers.DropUntilOutput", "1 2 3 finished") {
            Publishers.DropUntilOutput(
                upstream: numbers.subscribe(on: DispatchQueue.main), other: numbers)
        },
        OperatorRow("Publishers.PrefixUntilOutput", "1 2 3 finished") {
            Publishers.PrefixUntilOutput(upstream: numbers, other: Empty<Int, Never>(completeImmediately: false))
        },
        OperatorRow("Publishers.PrefixWhile", "1 finished") { Publishers.PrefixWhile(upstream: numbers) { $0 < 2 } },
        OperatorRow("Publishers.TryPrefixWhile", "1 2 failure") {
            Publishers.TryPrefixWhile(upstream: numbers) { try refuse($0) < 3 }
        },
        OperatorRow("Publishers.Output", "2 finished") { Publishers.Output(upstream: numbers, range: 1..<2) },
    ]

    private static let folding: [OperatorRow] = [
        OperatorRow("Publishers.Collect", "[1, 2, 3] finished") { Publishers.Collect(upstream: numbers) },
        OperatorRow("Publishers.CollectByCount", "[1, 2] [3] finished") {
            Publishers.CollectByCount(upstream: numbers, count: 2)
        },
        OperatorRow("Publishers.CollectByTime", "[1, 2, 3]") {
            Publishers.CollectByTime(
                upstream: endless, strategy: .byTime(DispatchQueue.main, .seconds(1)), options: nil)
        },
        OperatorRow("Publishers.TimeGroupingStrategy", "[1, 2] [3]") {
            let strategy = Publishers.TimeGroupingStrategy<RunLoop>.byTimeOrCount(RunLoop.main, .seconds(1), 2)
            return Publishers.CollectByTime(upstream: endless, strategy: strategy, options: nil)
        },
        OperatorRow("Publishers.Reduce", "6 finished") {
            Publishers.Reduce(upstream: numbers, initial: 0, nextPartialResult: +)
        },
        OperatorRow("Publishers.TryReduce", "failure") {
            Publishers.TryReduce(upstream: numbers, initial: 0) { try $0 + refuse($1) }
        },
        OperatorRow("Publishers.Count", "3 finished") { Publishers.Count(upstream: numbers) },
        OperatorRow("Publishers.Comparison", "3 finished") {
            Publishers.Comparison(upstream: numbers, areInIncreasingOrder: <)
        },
        OperatorRow("Publishers.TryComparison", "failure") {
            Publishers.TryComparison(upstream: numbers) { try refuse($0) < refuse($1) }
        },
        OperatorRow("Publishers.Contains", "true finished") { Publishers.Contains(upstream: numbers, output: 2) },
        OperatorRow("Publishers.ContainsWhere", "false finished") {
            Publishers.ContainsWhere(upstream: numbers) { $0 > 3 }
        },
        OperatorRow("Publishers.TryContainsWhere", "failure") {
            Publishers.TryContainsWhere(upstream: numbers) { try refuse($0) > 2 }
        },
        OperatorRow("Publishers.AllSatisfy", "true finished") {
            Publishers.AllSatisfy(upstream: numbers) { $0 > 0 }
        },
        OperatorRow("Publishers.TryAllSatisfy", "failure") {
            Publishers.TryAllSatisfy(upstream: numbers) { try refuse($0) > 0 }
        },
    ]

    private static let joining: [OperatorRow] = [
        OperatorRow("Publishers.Autoconnect", "1 2 3 finished") {
            Publishers.Autoconnect(upstream: numbers.multicast(subject: PassthroughSubject()))
        },
        OperatorRow("Publishers.Buffer", "1 2 3 finished") {
            Publishers.Buffer(upstream: numbers, size: 3, prefetch: .byRequest, whenFull: .dropOldest)
        },
        OperatorRow("Publishers.MakeConnectable", "") { Publishers.MakeConnectable(upstream: one) },
        OperatorRow("Publishers.Multicast", "") {
            Publishers.Multicast(upstream: one) { PassthroughSubject<Int, Never>() }
        },
        OperatorRow("Publishers.Breakpoint", "1 2 3 finished") { Publishers.Breakpoint(upstream: numbers) },
        OperatorRow("Publishers.HandleEvents", "1 2 3 finished") {
            Publishers.HandleEvents(upstream: numbers, receiveRequest: nil)
        },
        OperatorRow("Publishers.Print", "1 2 3 finished") {
            Publishers.Print(upstream: numbers, prefix: "numbers", to: Nowhere())
        },
    ]

    private static let merging: [OperatorRow] = [
        OperatorRow("Publishers.Merge", "1 2 3 1 2 3 finished") { Publishers.Merge(numbers, numbers) },
        OperatorRow("Publishers.Merge4", "1 1 1 1 finished") { Publishers.Merge4(one, one, one, one) },
        OperatorRow("Publishers.Merge6", "1 1 1 1 1 1 finished") { Publishers.Merge6(one, one, one, one, one, one) },
        OperatorRow("Publishers.Merge7", "1 1 1 1 1 1 1 finished") {
            Publishers.Merge7(one, one, one, one, one, one, one)
        },
        OperatorRow("Publishers.Merge4.merge(with:)", "1 1 1 1 1 finished") {
            () -> Publishers.Merge5<One, One, One, One, One> in Publishers.Merge4(one, one, one, one).merge(with: one)
        },
        OperatorRow("Publishers.Merge4.merge(with:_:)", "1 1 1 1 1 1 finished") {
            () -> Publishers.Merge6<One, One, One, One, One, One> in
            Publishers.Merge4(one, one, one, one).merge(with: one, one)
        },
        OperatorRow("Publishers.Merge4.merge(with:_:_:)", "1 1 1 1 1 1 1 finished") {
            () -> Publishers.Merge7<One, One, One, One, One, One, One> in
            Publishers.Merge4(one, one, one, one).merge(with: one, one, one)
        },
        OperatorRow("Publishers.Merge4.merge(with:_:_:_:)", "1 1 1 1 1 1 1 1 finished") {
            () -> Publishers.Merge8<One, One, One, One, One, One, One, One> in
            Publishers.Merge4(one, one, one, one).merge(with: one, one, one, one)
        },
        OperatorRow("Publishers.Merge6.merge(with:)", "1 1 1 1 1 1 1 finished") {
            () -> Publishers.Merge7<One, One, One, One, One, One, One> in
            Publishers.Merge6(one, one, one, one, one, one).merge(with: one)
        },
        OperatorRow("Publishers.Merge6.merge(with:_:)", "1 1 1 1 1 1 1 1 finished") {
            () -> Publishers.Merge8<One, One, One, One, One, One, One, One> in
            Publishers.Merge6(one, one, one, one, one, one).merge(with: one, one)
        },
        OperatorRow("Publishers.Merge7.merge(with:)", "1 1 1 1 1 1 1 1 finished") {
            () -> Publishers.Merge8<One, One, One, One, One, One, One, One> in
            Publishers.Merge7(one, one, one, one, one, one, one).merge(with: one)
        },
    ]

    private static let handling: [OperatorRow] = [
        OperatorRow("Publishers.MapError", "1 2 3 failure") {
            Publishers.MapError(upstream: failing) { $0 as any Error }
        },
        OperatorRow("Publishers.Catch", "1 2 3 4 finished") { Publishers.Catch(upstream: failing) { _ in Just(4) } },
        OperatorRow("Publishers.TryCatch", "1 2 3 failure") {
            Publishers.TryCatch(upstream: failing) { error -> AnyPublisher<Int, TestError> in throw error }
        },
        OperatorRow("Publishers.ReplaceError", "1 2 3 0 finished") {
            Publishers.ReplaceError(upstream: failing, output: 0)
        },
        OperatorRow("Publishers.ReplaceEmpty", "0 finished") {
            Publishers.ReplaceEmpty(upstream: Empty<Int, Never>(), output: 0)
        },
        OperatorRow("Publishers.Retry", "1 2 3 1 2 3 failure") { Publishers.Retry(upstream: failing, retries: 1) },
        OperatorRow("Publishers.AssertNoFailure", "1 2 3 finished") {
            Publishers.AssertNoFailure(upstream: numbers, prefix: "", file: #file, line: #line)
        },
    ]

    private static let timing: [OperatorRow] = [
        OperatorRow("Publishers.Delay", "1 2 3 finished") {
            Publishers.Delay(upstream: numbers, interval: 1, tolerance: 0, scheduler: RunLoop.main)
        },
        OperatorRow("Publishers.Debounce", "3") {
            Publishers.Debounce(upstream: endless, dueTime: 1, scheduler: RunLoop.main, options: nil)
        },
        OperatorRow("Publishers.Throttle", "3") {
            Publishers.Throttle(upstream: endless, interval: 1, scheduler: RunLoop.main, latest: true)
        },
        OperatorRow("Publishers.Timeout", "1 2 3 finished") {
            Publishers.Timeout(
                upstream: endless, interval: 1, scheduler: RunLoop.main, options: nil, customError: nil)
        },
        OperatorRow("Publishers.MeasureInterval", "true true true finished") {
            Publishers.MeasureInterval(upstream: numbers, scheduler: RunLoop.main).map { $0 >= 0 }
        },
        OperatorRow("Publishers.SubscribeOn", "1 2 3 finished") {
            Publishers.SubscribeOn(upstream: numbers, scheduler: RunLoop.main, options: nil)
        },
    ]
}
