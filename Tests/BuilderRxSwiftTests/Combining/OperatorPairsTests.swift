import Foundation
import Testing

/// A watchdog over all pairs of operators that take turns: none waits for a thread that waits for it.
@Suite(.serialized, .leavesNoResources) struct OperatorPairsTests {
    @Test(arguments: PairedOperator.all.map(\.name)) func pairsEndInTime(outer: String) {
        let hanging = hangingPairs(outer: outer, limit: 300)
        #expect(hanging.isEmpty)
    }

    @Test func namesAreUnique() {
        let names = PairedOperator.all.map(\.name)
        #expect(Set(names).count == names.count)
    }

    /// The operators whose sinks combine sequences, take one after another, or have a timer.
    @Test func everyOperatorWithSuchASinkHasARow() throws {
        let folder = RxInterface.project.appendingPathComponent("Sources/BuilderRxSwift")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var sinks: Set<String> = []
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            let source = try String(contentsOf: file, encoding: .utf8)
            let pattern = /class (\w+)Sink<[^{\n]*>: (?:Combining|TailRecursive|Timed)Sink</
            sinks.formUnion(source.matches(of: pattern).map { String($0.1) })
        }
        #expect(sinks.isSuperset(of: ["TakeFor", "Window", "Merge", "ElementCombining", "RetryWhen"]))
        let rows = Set(PairedOperator.all.map { $0.name.filter(\.isLetter).lowercased() })
        let missing = sinks.filter { !rows.contains((Self.operators[$0] ?? $0).lowercased()) }
        #expect(missing.isEmpty, "without a row in PairedOperator: \(missing.sorted())")
    }

    /// The operators of sinks with other names.
    private static let operators = [
        "CatchSequence": "catch", "ElementCombining": "combineLatest", "SkipFor": "skipScheduler",
        "Switch": "switchLatest",
    ]
}
