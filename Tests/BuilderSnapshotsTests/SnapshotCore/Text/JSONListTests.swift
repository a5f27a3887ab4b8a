import Foundation
import Testing

@testable import SnapshotCore

/// JSON whose long lists are written in pieces.
@Suite struct JSONListTests {
    private struct Item: Codable {
        var name: String
        var files: [String] = []
        var entries: [Item] = []
    }

    private struct Inner: Codable {
        var entries: [Item]
        var name = "\"entries\" : [\n\n    ]"
    }

    private struct Outer: Codable {
        var files: [Item]
        var name = "\n  \"files\" : [\n\n  ]"
        var results: Inner
        var rest: [Item] = []
    }

    private func items(_ count: Int) -> [Item] {
        (0..<count).map { number in
            let inner = number % 2 == 0 ? [] : [Item(name: "inner")]
            return Item(name: "q\"\u{301}\n  ]\(number)", files: number % 3 == 0 ? [] : ["a", ""], entries: inner)
        }
    }

    private func pieces(_ files: Int, _ entries: Int) throws -> (pieces: [String], whole: String) {
        let whole = Outer(files: items(files), results: Inner(entries: items(entries)))
        let frame = Outer(files: [], results: Inner(entries: []))
        let lists = [JSONList("files", whole.files), JSONList("entries", depth: 2, whole.results.entries)]
        var pieces: [String] = []
        try JSONText.write(whole, frame: frame, lists: lists) { pieces.append($0) }
        return (pieces, try JSONText.of(whole))
    }

    @Test(arguments: [0, 1, 499, 500, 501, 1_001], [0, 1, 501])
    func thePiecesAreTheWholeText(files: Int, entries: Int) throws {
        let (pieces, whole) = try pieces(files, entries)
        #expect(Array(pieces.joined(separator: "\n").utf8) == Array(whole.utf8))
        let lists = [files, entries].filter { $0 > 0 }
        #expect(pieces.count == 1 + lists.count + lists.reduce(0) { $0 + ($1 + 499) / 500 })
    }

    @Test func elementsAreMadeWithTheirPieces() throws {
        var made: [Int] = []
        let list = JSONList("files", count: 700) { number in
            made.append(number)
            return Item(name: "\(number)")
        }
        var counts: [Int] = []
        try JSONText.write(
            Outer(files: [], results: Inner(entries: [])), frame: Outer(files: [], results: Inner(entries: [])),
            lists: [list]
        ) { _ in counts.append(made.count) }
        #expect(counts == [0, 500, 700, 700])
        #expect(made == Array(0..<700))
    }

    /// Without the place of a list nothing is left out.
    @Test func aListThatIsNotFoundIsWrittenWithTheWhole() throws {
        let whole = Outer(files: items(3), results: Inner(entries: items(2)))
        var pieces: [String] = []
        for list in [JSONList("results", whole.files), JSONList("entries", depth: 3, whole.files)] {
            pieces = []
            try JSONText.write(whole, frame: Outer(files: [], results: Inner(entries: [])), lists: [list]) {
                pieces.append($0)
            }
            #expect(pieces == [try JSONText.of(whole)])
        }
    }
}
