import Foundation
import Testing

/// The suites have the rows that they should have, and run them all.
@Suite(.leavesNoResources) struct MarbleCountTests {
    /// How many rows each list of each suite has.
    static let counts: [String: [String: Int]] = [
        "BufferWindowMarbles": [
            "bufferRows": BufferWindowMarbles.bufferRows.count,
            "windowRows": BufferWindowMarbles.windowRows.count,
            "takeRows": BufferWindowMarbles.takeRows.count,
            "skipRows": BufferWindowMarbles.skipRows.count,
        ],
        "CombiningMarbles": [
            "merge": CombiningMarbles.merge.count,
            "concat": CombiningMarbles.concat.count,
            "startWith": CombiningMarbles.startWith.count,
            "amb": CombiningMarbles.amb.count,
            "sample": CombiningMarbles.sample.count,
            "until": CombiningMarbles.until.count,
        ],
        "CreatingMarbles": [
            "plain": CreatingMarbles.plain.count,
            "scheduled": CreatingMarbles.scheduled.count,
            "late": CreatingMarbles.late.count,
        ],
        "DebounceThrottleMarbles": [
            "debounceRows": DebounceThrottleMarbles.debounceRows.count,
            "latestRows": DebounceThrottleMarbles.latestRows.count,
            "notLatestRows": DebounceThrottleMarbles.notLatestRows.count,
        ],
        "DelayTimeoutMarbles": [
            "delayRows": DelayTimeoutMarbles.delayRows.count,
            "delaySubscriptionRows": DelayTimeoutMarbles.delaySubscriptionRows.count,
            "timeoutRows": DelayTimeoutMarbles.timeoutRows.count,
            "otherRows": DelayTimeoutMarbles.otherRows.count,
        ],
        "ErrorHandlingMarbles": [
            "catching": ErrorHandlingMarbles.catching.count,
            "retrying": ErrorHandlingMarbles.retrying.count,
            "retryingWhen": ErrorHandlingMarbles.retryingWhen.count,
        ],
        "FlatteningMarbles": [
            "flatMap": FlatteningMarbles.flatMap.count,
            "first": FlatteningMarbles.first.count,
            "latest": FlatteningMarbles.latest.count,
            "limited": FlatteningMarbles.limited.count,
        ],
        "PairingMarbles": [
            "zip": PairingMarbles.zip.count,
            "zipOfMany": PairingMarbles.zipOfMany.count,
            "combineLatest": PairingMarbles.combineLatest.count,
            "withLatestFrom": PairingMarbles.withLatestFrom.count,
        ],
        "FilteringMarbles": [
            "skip": FilteringMarbles.skip.count,
            "take": FilteringMarbles.take.count,
            "takeWhile": FilteringMarbles.takeWhile.count,
            "takeLast": FilteringMarbles.takeLast.count,
            "oneElement": FilteringMarbles.oneElement.count,
            "filter": FilteringMarbles.filter.count,
            "distinct": FilteringMarbles.distinct.count,
            "ifEmpty": FilteringMarbles.ifEmpty.count,
        ],
        "ConnectableMarbles": [
            "share": ConnectableMarbles.share.count,
            "connect": ConnectableMarbles.connect.count,
        ],
        "GroupMarbles": [
            "groupBy": GroupMarbles.groupBy.count,
            "withUnretained": GroupMarbles.withUnretained.count,
            "debug": GroupMarbles.debug.count,
        ],
        "InfallibleMarbles": [
            "creating": InfallibleMarbles.creating.count,
            "transforming": InfallibleMarbles.transforming.count,
            "filtering": InfallibleMarbles.filtering.count,
            "combining": InfallibleMarbles.combining.count,
        ],
        "TraitOperatorMarbles": [
            "singles": TraitOperatorMarbles.singles.count,
            "maybes": TraitOperatorMarbles.maybes.count,
            "zippedMaybes": TraitOperatorMarbles.zippedMaybes.count,
            "completables": TraitOperatorMarbles.completables.count,
        ],
        "TimerMarbles": [
            "timerRows": TimerMarbles.timerRows.count,
            "intervalRows": TimerMarbles.intervalRows.count,
            "observeRows": TimerMarbles.observeRows.count,
        ],
        "TraitMarbles": [
            "conversions": TraitMarbles.conversions.count,
            "combining": TraitMarbles.combining.count,
            "time": TraitMarbles.time.count,
        ],
        "TransformingMarbles": [
            "map": TransformingMarbles.map.count,
            "folds": TransformingMarbles.folds.count,
            "events": TransformingMarbles.events.count,
        ],
        "UtilityMarbles": [
            "rows": UtilityMarbles.rows.count
        ],
    ]

    /// The text of a suite's file.
    private static func text(of suite: String) throws -> String {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "\(suite).swift")
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// The names of the suites, as the folder has them.
    private static func suites() throws -> [String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix("Marbles.swift") }.map { String($0.dropLast(6)) }
    }

    /// The names of the lists in a suite's text.
    static func lists(in text: String) -> Set<String> {
        Set(text.matches(of: #/\n    static let (?<name>\w+)(: \[Marble\])? = \[/#).map { String($0.output.name) })
    }

    /// The names that are arguments of tests which check rows.
    static func arguments(in text: String) -> Set<String> {
        let tests = text.matches(
            of: #/@Test\(arguments: (?<sum>[\w +]+)\)\s+func \w+\(_ row: Marble\) \{ row\.check\(\) \}/#)
        return Set(tests.flatMap { $0.output.sum.split(separator: " + ").map(String.init) })
    }

    @Test func thereAreEnoughRows() {
        let total = Self.counts.values.flatMap(\.values).reduce(0, +)
        #expect(total >= 150)
        for (suite, lists) in Self.counts {
            for (list, count) in lists { #expect(count > 0, "\(suite).\(list) is empty") }
        }
    }

    @Test func everyListIsCounted() throws {
        #expect(try Set(Self.suites()) == Set(Self.counts.keys))
        for (suite, lists) in Self.counts { #expect(try Self.lists(in: Self.text(of: suite)) == Set(lists.keys)) }
    }

    @Test func everyListIsRun() throws {
        for (suite, lists) in Self.counts {
            let missing = try Set(lists.keys).subtracting(Self.arguments(in: Self.text(of: suite))).sorted()
            #expect(missing.isEmpty, "\(suite) doesn't run \(missing)")
        }
    }

    @Test func unusedListsAreDetected() {
        let text = """
            struct Some {
                static let one: [Marble] = [
                static let two = [
                static let three: [Marble] = [
                static let others: [Character: String] = [
                @Test(arguments: one + two) func row(_ row: Marble) { row.check() }
                @Test(arguments: three) func nothing(_ row: Marble) {}
            }
            """
        #expect(Self.lists(in: text) == ["one", "two", "three"])
        #expect(Self.arguments(in: text) == ["one", "two"])
    }
}
