import Foundation
import Testing

@testable import SnapshotCore

@Suite struct FormattedFileTests {
    private struct Words: FormattedContent {
        static let currentFormat = 3
        var words: [String]
    }

    /// The words, the other form, or “nothing”.
    private func read(_ text: String) -> String {
        switch FormattedFile<Words>(Data(text.utf8)) {
        case .content(let content)?: content.words.joined(separator: " ")
        case .otherForm(let format)?: "form \(format)"
        case nil: "nothing"
        }
    }

    @Test func onlyTheKnownFormatIsRead() {
        #expect(read(#"{"words": ["a", "b"], "format": 3}"#) == "a b")
        #expect(read(#"{"words": ["a", "b"], "format": 4}"#) == "form 4")
        #expect(read(#"{"format": 2}"#) == "form 2")
    }

    @Test(arguments: [
        #"{"words": ["a"]}"#, #"{"words": ["a"], "format": "3"}"#, #"{"format": 3}"#, #"{"words": ["a"], "format": 3"#,
        "[]", "",
    ])
    func dataWithoutAFormatIsRejected(text: String) {
        #expect(read(text) == "nothing")
    }
}
