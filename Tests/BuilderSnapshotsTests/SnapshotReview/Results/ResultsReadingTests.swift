import Foundation
import Testing

@testable import SnapshotCore
@testable import SnapshotReview

/// Results that are read in pieces.
@Suite struct ResultsReadingTests {
    private static func results(_ count: Int) -> RunResults {
        let pictures = ResultsMergeTests.catalog.pictures
        var results = RunResults(
            scope: RunScope(), declared: pictures.map(\.name), fingerprint: ResultsMergeTests.fingerprint,
            entries: (0..<count).map { ResultsMergeTests.entry(pictures[$0 % pictures.count], .differs) },
            orphans: ["a.png", "  ]"])
        for index in results.entries.indices {
            results.entries[index].message = index % 3 == 0 ? "" : "two\n    },\n    {\n  ]"
            results.entries[index].warnings = index % 2 == 0 ? [] : ["one", "    }"]
            results.entries[index].seconds = Double(index)
        }
        return results
    }

    private static func lines(_ results: RunResults) throws -> [String] {
        try JSONText.of(results).components(separatedBy: "\n")
    }

    private func data(_ lines: [String], by separator: String = "\n") -> Data {
        Data(lines.joined(separator: separator).utf8)
    }

    @Test(arguments: [0, 1, 2, 499, 500, 501, 1000, 1001])
    func theWriterTextIsReadInPieces(count: Int) throws {
        let results = Self.results(count)
        let text = data(try Self.lines(results))
        #expect(RunResults(inPieces: text) == results)
        #expect(RunResults(inPieces: text + Data("\n".utf8)) == results)
        // A part of other data has its own indices.
        #expect(RunResults(inPieces: (Data("{}\n".utf8) + text).dropFirst(3)) == results)
        #expect(try RunResults.decode(text, path: "") == results)
    }

    @Test func otherFormsAreReadAsAWhole() throws {
        let results = Self.results(501)
        let encoder = JSONEncoder()
        let forms = [
            try encoder.encode(results), data(try Self.lines(results), by: "\r\n"),
            data(try Self.lines(results).map { " " + $0 }),
            data(try Self.lines(results).map { $0 == "    }," ? "    } ," : $0 }),
            data(try Self.lines(results).map { $0 == "    }," ? "    }\n," : $0 }),
        ]
        for form in forms {
            #expect(RunResults(inPieces: form) == nil)
            #expect(try RunResults.decode(form, path: "") == results)
        }
    }

    /// Also where two pieces meet, at 500 entries.
    @Test(arguments: [0, 250, 499, 500])
    func brokenTextIsRefused(entry: Int) throws {
        let lines = try Self.lines(Self.results(501))
        let ends = lines.indices.filter { lines[$0].hasPrefix("    }") && !lines[$0].hasPrefix("     ") }
        #expect(ends.count >= 501)
        let list = try #require(lines.firstIndex(of: "  \"entries\" : ["))
        let end = ends.filter { $0 > list }[entry]
        var broken: [[String]] = []
        func change(_ change: (inout [String]) -> Void) {
            var changed = lines
            change(&changed)
            broken.append(changed)
        }
        // The comma between entries is missing, or an entry is cut or has no screen.
        if entry < 500 { change { $0[end] = "    }" } }
        change { $0.removeSubrange(end...) }
        change { $0.remove(at: end) }
        let screen = try #require(lines[..<end].lastIndex { $0.hasPrefix("      \"screen\"") })
        change { $0.remove(at: screen) }
        for lines in broken {
            #expect(RunResults(inPieces: data(lines)) == nil)
            #expect(throws: ResultsError.notResults(path: "a.json")) {
                try RunResults.decode(data(lines), path: "a.json")
            }
        }
    }

    @Test func anotherFormatIsTold() throws {
        var results = Self.results(3)
        results.format = 2
        let text = data(try Self.lines(results))
        #expect(RunResults(inPieces: text) == nil)
        #expect(throws: ResultsError.otherFormat(path: "a.json", format: 2)) {
            try RunResults.decode(text, path: "a.json")
        }
    }

    @Test func textsThatAreEqualInOtherBytesStayAsTheyAre() throws {
        var results = Self.results(2)
        results.entries[0].configuration = "caf\u{E9}"
        results.entries[1].configuration = "cafe\u{301}"
        let read = try #require(RunResults(inPieces: data(try Self.lines(results))))
        #expect(read.entries.map(\.configuration.utf8.count) == [5, 6])
        #expect(try JSONText.of(read) == JSONText.of(results))
    }
}
