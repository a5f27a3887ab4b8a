import BuilderCombine
import Testing

/// The publishers that Combine declares to be equal if their parts are.
@Suite struct EquatablePublisherTests {
    /// A publisher's equality to itself, and to one with another part.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let isEqual: Bool
        let isEqualToOther: Bool

        init<P: Publisher & Equatable>(_ publisher: P, _ other: P) {
            testDescription = "\(P.self)"
            isEqual = publisher == publisher
            isEqualToOther = publisher == other
        }
    }

    @Test(arguments: values + collecting + choosing + merging + combining) func areEqualIfTheirPartsAre(_ row: Row) {
        #expect(row.isEqual)
        #expect(!row.isEqualToOther)
    }

    private typealias Empties = Empty<Int, Never>

    private static var one: Just<Int> { Just(1) }
    private static var two: Just<Int> { Just(2) }
    private static var never: Empties { Empties(completeImmediately: false) }

    private static var values: [Row] {
        [
            Row(one, two), Row(Empties(), never), Row(Fail<Int, TestError>(error: .failed), Fail(error: .other)),
            Row(Optional<Int>.Publisher(1), .init(nil)),
            Row(Result<Int, TestError>.Publisher(1), .init(.failure(.failed))),
            Row([1].publisher, [2].publisher),
            Row(Publishers.SetFailureType<Just<Int>, TestError>(upstream: one), .init(upstream: two)),
        ]
    }

    private static var collecting: [Row] {
        [
            Row(Publishers.Collect(upstream: one), .init(upstream: two)),
            Row(Publishers.CollectByCount(upstream: one, count: 1), .init(upstream: one, count: 2)),
            Row(Publishers.Count(upstream: one), .init(upstream: two)),
            Row(Publishers.Contains(upstream: one, output: 1), .init(upstream: one, output: 2)),
            Row(Publishers.IgnoreOutput(upstream: one), .init(upstream: two)),
            Row(Publishers.ReplaceEmpty(upstream: one, output: 1), .init(upstream: one, output: 2)),
            Row(Publishers.ReplaceError(upstream: one, output: 1), .init(upstream: one, output: 2)),
            Row(Publishers.Retry(upstream: one, retries: 1), .init(upstream: one, retries: nil)),
        ]
    }

    private static var choosing: [Row] {
        [
            Row(Publishers.First(upstream: one), .init(upstream: two)),
            Row(Publishers.Last(upstream: one), .init(upstream: two)),
            Row(Publishers.Drop(upstream: one, count: 1), .init(upstream: one, count: 2)),
            Row(Publishers.DropUntilOutput(upstream: one, other: one), .init(upstream: one, other: two)),
            Row(Publishers.Output(upstream: one, range: 0..<1), .init(upstream: one, range: 0..<2)),
            Row(Publishers.Concatenate(prefix: one, suffix: one), .init(prefix: one, suffix: two)),
        ]
    }

    private static var merging: [Row] {
        [
            Row(Publishers.Merge(one, one), .init(one, two)),
            Row(Publishers.Merge3(one, one, one), .init(one, one, two)),
            Row(Publishers.Merge4(one, one, one, one), .init(one, one, one, two)),
            Row(Publishers.Merge5(one, one, one, one, one), .init(one, one, one, one, two)),
            Row(Publishers.Merge6(one, one, one, one, one, one), .init(one, one, one, one, one, two)),
            Row(Publishers.Merge7(one, one, one, one, one, one, one), .init(one, one, one, one, one, one, two)),
            Row(
                Publishers.Merge8(one, one, one, one, one, one, one, one), .init(one, one, one, one, one, one, one, two)
            ),
            Row(Publishers.MergeMany(one, one), .init(one, two)),
        ]
    }

    private static var combining: [Row] {
        [
            Row(Publishers.CombineLatest(one, one), .init(one, two)),
            Row(Publishers.CombineLatest3(one, one, one), .init(one, one, two)),
            Row(Publishers.CombineLatest4(one, one, one, one), .init(one, one, one, two)),
            Row(Publishers.Zip(one, one), .init(one, two)), Row(Publishers.Zip3(one, one, one), .init(one, one, two)),
            Row(Publishers.Zip4(one, one, one, one), .init(one, one, one, two)),
            Row(one.share(), one.share()),
        ]
    }

    private enum TestError: Error { case failed, other }
}
