import Foundation
import Render
import Testing

@testable import SnapshotCore

/// Results that are written in pieces.
@Suite struct RunResultsJSONTests {
    private func results(_ count: Int) -> RunResults {
        let pictures = ResultsMergeTests.catalog.pictures
        var results = RunResults(
            scope: RunScope(filters: ["\"entries\" : [\n\n  ]"]), declared: pictures.map(\.name),
            fingerprint: ResultsMergeTests.fingerprint,
            entries: (0..<count).map { ResultsMergeTests.entry(pictures[$0 % pictures.count], .differs) },
            orphans: ["a.png"])
        for index in results.entries.indices {
            results.entries[index].message = index % 3 == 0 ? "" : "two\nlines, “\"[\n]\"” and \u{2028}"
            results.entries[index].warnings = index % 2 == 0 ? [] : ["one", "two"]
        }
        return results
    }

    /// The ends of pieces are at 500.
    @Test(arguments: [0, 1, 2, 499, 500, 501, 1000, 1001])
    func thePiecesAreTheWholeText(count: Int) throws {
        let results = results(count)
        var pieces: [String] = []
        try results.writeJSON { pieces.append($0) }
        #expect(pieces.joined(separator: "\n") == (try JSONText.of(results)))
        #expect(pieces.count == (count == 0 ? 1 : 2 + (count + 499) / 500))
    }

    @Test func aFileIsReadAsItWasWritten() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/results.json"
        let results = results(1_200)
        try AtomicFile.write(to: path, surviving: .process) { try results.write(to: $0) }
        let read = try JSONDecoder().decode(RunResults.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        #expect(read == results)
    }

    /// A pipe that closes, for one.
    @Test func anErrorOfWritingIsThrown() {
        struct Closed: Error {}
        var count = 0
        #expect(throws: Closed.self) {
            try results(1_200).writeJSON { _ in
                count += 1
                if count == 2 { throw Closed() }
            }
        }
        #expect(count == 2)
    }
}
