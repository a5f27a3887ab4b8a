import Foundation
import Testing

@testable import SnapshotDocs

@Suite struct PageTests {
    private func page(_ text: String) throws -> Page { try Page(path: "Page.md", data: Data(text.utf8)) }

    private func problems(_ text: String) -> [String] {
        do {
            _ = try page(text)
            return []
        } catch DocumentationError.diagnostics(let problems) {
            return problems.map { "\($0.location.line)" }
        } catch {
            return ["\(error)"]
        }
    }

    @Test func markersAreFoundWithNamesAndLines() throws {
        let page = try page(
            "Words\n<!-- snapshot: picture card -->\n<!-- snapshot: end -->\n<!--snapshot: code A.B-->\n\n<!-- snapshot: end -->"
        )
        #expect(page.blocks.map(\.content) == [.picture("card"), .code("A.B")])
        #expect(page.blocks.map { page.location(of: $0.begin).line } == [2, 4])
    }

    @Test(arguments: ["\n", "\r\n"]) func lineEndsAreKeptAndUsed(_ end: String) throws {
        let text = ["\u{FEFF}Words", "<!-- snapshot: picture card -->", "<!-- snapshot: end -->"].joined(separator: end)
        var page = try page(text)
        #expect(page.data == Data(text.utf8))
        page.fill(0, with: ["one", "", "two"])
        let digest = PageDigest.digest(of: ["one", "", "two"])
        let filled =
            ["\u{FEFF}Words", "<!-- snapshot: picture card -->", "one", "", "two", "<!-- snapshot: end \(digest) -->"]
        #expect(page.data == Data(filled.joined(separator: end).utf8))
    }

    @Test func aSecondBlockIsFilledAtItsNewPlace() throws {
        let block = "<!-- snapshot: code a -->\n<!-- snapshot: end -->\n"
        var page = try page(block + "between\n" + block)
        page.fill(0, with: ["1", "2"])
        page.fill(1, with: ["3"])
        let again = try self.page(String(decoding: page.data, as: UTF8.self))
        #expect(again.blocks.map(\.made) == [["1", "2"], ["3"]])
        page.fill(0, with: [])
        page.fill(1, with: ["4"])
        #expect(try self.page(String(decoding: page.data, as: UTF8.self)).blocks.map(\.made) == [[], ["4"]])
    }

    @Test func aBlockInAListKeepsItsIndentation() throws {
        var page = try page("1. Do\n\n   <!-- snapshot: code a -->\n   <!-- snapshot: end -->\n")
        page.fill(0, with: ["x", "", "  y"])
        let text = String(decoding: page.data, as: UTF8.self)
        #expect(text.hasPrefix("1. Do\n\n   <!-- snapshot: code a -->\n   x\n\n     y\n   <!-- snapshot: end "))
        #expect(try self.page(text).blocks.first?.made == ["x", "", "  y"])
    }

    @Test func whatGitAndEditorsChangeIsNoEdit() throws {
        var page = try page("<!-- snapshot: code a -->\n<!-- snapshot: end -->\n")
        page.fill(0, with: ["x  ", "\ty"])
        let text = String(decoding: page.data, as: UTF8.self)
        #expect(problems(text) == [])
        #expect(problems(text.replacingOccurrences(of: "x  ", with: "x")) == [])
        #expect(problems(text.replacingOccurrences(of: "\n", with: "\r\n")) == [])
        #expect(problems(text.replacingOccurrences(of: "x  ", with: "z")) == ["1"])
        #expect(problems(text.replacingOccurrences(of: "\ty", with: "\ty\n\ty")) == ["1"])
    }

    @Test func whatIsDeletedIsMadeAnew() {
        #expect(problems("<!-- snapshot: code a -->\n\n<!-- snapshot: end 0123456789abcdef -->") == [])
    }

    @Test(arguments: [
        // Without an end, an end alone, one in the other.
        ("a\n<!-- snapshot: picture card -->\nb\n", ["2"]),
        ("a\n\n<!-- snapshot: end -->", ["3"]),
        ("<!-- snapshot: code a -->\n<!-- snapshot: code b -->\n<!-- snapshot: end -->", ["2"]),
        ("<!-- snapshot: end -->\n<!-- snapshot: picture b -->", ["1", "2"]),
        // The end is code.
        ("<!-- snapshot: code a -->\n```\n<!-- snapshot: end -->\n", ["1"]),
        // Words that are none.
        ("<!-- snapshot: pictur card -->", ["1"]),
        ("<!-- snapshot: picture -->", ["1"]),
        ("<!-- snapshot: picture a b -->", ["1"]),
        ("<!-- snapshot: -->", ["1"]),
        ("<!-- snapshot: end nonsense -->", ["1"]),
        // Not alone.
        ("See <!-- snapshot: picture card -->", ["1"]),
        ("> <!-- snapshot: picture card -->\n> <!-- snapshot: end -->", ["1", "2"]),
        ("<!-- snapshot: code a --> <!-- snapshot: end -->", ["1"]),
        // Almost markers.
        ("\n<!-- Snapshot: picture card -->", ["2"]), ("<!-- snapshot : Picture card -->", ["1"]),
        ("<!-- snapshot:\npicture card -->", ["1"]), ("<!-- snapshot: picture\ncard -->", ["1"]),
        ("<!--\n\nsnapshot: picture card\n-->", ["3"]), ("Words <!--\n  Snapshot : end -->", ["2"]),
        // Texts without the hash of the tool.
        ("x\n<!-- snapshot: code a -->\nmine\n<!-- snapshot: end -->", ["2"]),
        ("<!-- snapshot: code a -->\nmine\n<!-- snapshot: end 0123456789abcdef -->", ["1"]),
    ]) func badMarkersAreErrorsWithTheirLines(_ text: String, _ lines: [String]) {
        #expect(problems(text) == lines)
    }

    @Test(arguments: [
        "```\n<!-- snapshot: picture a -->\n```",
        "~~~html\n<!-- snapshot: picture a -->\n```\n<!-- snapshot: end x -->\n~~~",
        "````\n```\n<!-- snapshot: picture a -->\n```\n````",
        "- Write\n\n  ```\n  <!-- snapshot: picture a -->\n  ```\n",
        "10. ```\n    <!-- snapshot: picture a -->\n",
        "> ```\n> <!-- snapshot: picture a -->\n> ```",
        "Words\n\n    <!-- snapshot: picture a -->\n",
        "\t<!-- snapshot: picture a -->",
        "Write `<!-- snapshot: picture a -->` and ``<!-- snapshot: end -->``.",
        "<!-- another: comment -->", "<!-- Snapshot: taken in May -->", "<!--\nsnapshot: of May\n-->",
        "```\n<!-- Snapshot: picture a -->\n```", "Write `<!-- Snapshot: picture a -->`.", "snapshot: picture a",
    ]) func codeIsText(_ text: String) throws {
        #expect(try page(text).blocks.isEmpty)
    }

    @Test func textGoesOnBehindCode() throws {
        let block = "<!-- snapshot: code a -->\n<!-- snapshot: end -->\n"
        let texts = [
            "- Write\n\n  ```\n  code\n\nno list any more\n" + block,
            "```swift\ncode\n```\n" + block, "> ```\n> code\n\n" + block,
            "1. One\n\n   - Two\n\n     " + block.replacingOccurrences(of: "\n<", with: "\n     <"),
            "```not `code\n" + block,
            "@TabNavigator {\n  @Tab(\"A\") {\n\n      ```\n      code\n      ```\n\n      "
                + block.replacingOccurrences(of: "\n<", with: "\n      <") + "  }\n}\n\n    <!-- snapshot: end -->\n",
        ]
        for text in texts { #expect(try page(text).blocks.count == 1, "\(text)") }
    }

    @Test func blockQuotesNest() throws {
        let block = "<!-- snapshot: code a -->\n<!-- snapshot: end -->\n"
        let quotes = String(repeating: "> ", count: 90)
        let code = "\(quotes)```\n\(quotes)<!-- snapshot: code b -->\n\n\(block)"
        #expect(try page(code).blocks.map(\.content) == [.code("a")])
        // More of them than a stack has room for are text.
        let many = String(repeating: "> ", count: 20_000)
        #expect(try page("\(many)words\n\(many)\n\n\(block)").blocks.count == 1)
    }

    @Test func aPageThatIsNotUTF8ThrowsOnlyWithMarkers() throws {
        let latin = Data([0x63, 0x61, 0x66, 0xE9, 0x0A])
        #expect(try Page(path: "Page.md", data: latin).blocks.isEmpty)
        #expect(throws: DocumentationError.self) {
            try Page(path: "Page.md", data: latin + Data("<!-- snapshot: picture a -->".utf8))
        }
    }

    @Test func anAlmostMarkerThrowsWithTheCorrectForm() {
        #expect(throws: DocumentationContentError.almostMarker("picture card")) {
            try PageMarker(line: "<!-- SNAPSHOT : Picture card -->")
        }
        #expect("\(DocumentationContentError.almostMarker("end"))".contains("write <!-- snapshot: end -->"))
        #expect(throws: DocumentationContentError.severalLines) { try PageMarker(line: "<!-- snapshot: picture") }
    }

    @Test func similarWordsAreNamed() {
        #expect(throws: DocumentationContentError.unknownMarker("pictur card", nearest: ["picture"])) {
            try PageMarker(line: "<!-- snapshot: pictur card -->")
        }
    }
}
