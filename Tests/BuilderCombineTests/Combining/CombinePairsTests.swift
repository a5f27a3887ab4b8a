import Foundation
import Testing

/// A watchdog over all pairs of operators that deliver one value at a time: none waits for a thread that waits for it.
@Suite(.serialized) struct CombinePairsTests {
    @Test(arguments: PairedPublisher.all.map(\.name)) func pairsEndInTime(outer: String) {
        let hanging = hangingPublishers(outer: outer, limit: 300)
        #expect(hanging.isEmpty)
    }

    @Test func namesAreUnique() {
        let names = PairedPublisher.all.map(\.name)
        #expect(Set(names).count == names.count)
    }

    /// The operators whose subscriptions have a base that is made for reentrancy and several threads.
    @Test func everyOperatorWithSuchASubscriptionHasARow() throws {
        let folder = CombineInterface.project.appendingPathComponent("Sources/BuilderCombine")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var subscriptions: Set<String> = []
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            let source = try String(contentsOf: file, encoding: .utf8)
            let pattern = /class (\w+)Subscription<[^{]*>:\s+\w+Subscription</
            subscriptions.formUnion(source.matches(of: pattern).map { String($0.1) })
        }
        #expect(subscriptions.isSuperset(of: ["FlatMap", "Zip", "Debounce", "Scan", "Retry", "HandleEvents"]))
        let rows = Set(PairedPublisher.all.map { $0.name.filter(\.isLetter).lowercased() })
        let missing = subscriptions.filter { !rows.contains((Self.operators[$0] ?? $0).lowercased()) }
        #expect(missing.isEmpty, "without a row in PairedPublisher: \(missing.sorted())")
    }

    /// The operators of subscriptions with other names, and one operator of each base.
    private static let operators = [
        "Autoconnect": "multicast", "Continued": "append", "Delayed": "delay", "Drop": "dropFirst",
        "DropUntilOutput": "dropUntilOutputFrom", "Output": "prefix", "PrefixUntilOutput": "prefixUntilOutputFrom",
        "Relay": "multicast", "Result": "reduce", "Switching": "switchToLatest", "Timed": "debounce",
        "Transforming": "tryMap",
    ]
}
