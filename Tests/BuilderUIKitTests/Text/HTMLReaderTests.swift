import BuilderUIKit
import Testing

@MainActor @Suite struct HTMLReaderTests {
    private func text(_ page: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(page.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil)
    }

    @Test func paragraphsAndSpaces() throws {
        #expect(try text("<p>One  two\n three</p><p>Four<br>five</p>").string == "One two three\nFour\nfive")
        #expect(try text("a <b>b</b> c").string == "a b c")
        #expect(try text("<div>a</div>b").string == "a\nb")
        #expect(try text("a < b &amp; c&nbsp;&#8364;&#x20AC; &unknown;").string == "a < b & c\u{A0}€€ &unknown;")
    }

    @Test func emphasisAndLinks() throws {
        let result = try text("x<b>bold<i>both</i></b><a href=\"https://a.b/?c=1&amp;d=2\">link</a>")
        let bold = result.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
        #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        let both = result.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
        #expect(both?.fontDescriptor.symbolicTraits.contains([.traitBold, .traitItalic]) == true)
        #expect(result.attribute(.link, at: 9, effectiveRange: nil) as? URL == URL(string: "https://a.b/?c=1&d=2"))
        #expect(result.attribute(.link, at: 0, effectiveRange: nil) == nil)
    }

    @Test func listsAndStyles() throws {
        let list = try text("<ul><li>A</li><li>B</li></ul><ol><li>C<li>D</ol>end")
        #expect(list.string == "\t•\tA\n\t•\tB\n\t1.\tC\n\t2.\tD\nend")
        let styled = try text(
            "<style>body { font-size: 20px; color: #F00 }</style><span style='font-weight: bold; color: blue'>x</span>y"
        )
        #expect((styled.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
        #expect(styled.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
        #expect(styled.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == UIColor.red)
    }

    @Test func plainTextAndOtherFormats() throws {
        let plain = try NSAttributedString(data: Data("a<b>".utf8), options: [:], documentAttributes: nil)
        #expect(plain.string == "a<b>")
        #expect(throws: (any Error).self) {
            try NSAttributedString(
                data: Data(), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
        }
    }
}
