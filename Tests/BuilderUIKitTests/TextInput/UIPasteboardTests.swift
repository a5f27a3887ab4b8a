import BuilderUIKit
import Testing

@MainActor
@Suite struct UIPasteboardTests {
    @Test func whatWasCopiedLastReplacesEverything() {
        let board = UIPasteboard.withUniqueName()
        #expect(board.string == nil)
        board.strings = ["one", "two"]
        #expect(board.string == "one")
        #expect(board.numberOfItems == 2)
        board.color = .red
        #expect(board.strings == nil)
        #expect(board.color == .red)
        #expect(board.changeCount == 2)
    }

    @Test func anAddressIsTextToo() {
        let board = UIPasteboard.withUniqueName()
        board.url = URL(string: "https://example.com/a")
        #expect(board.hasURLs)
        #expect(board.string == "https://example.com/a")
    }

    @Test func aNamedOneIsFoundAgainUntilItIsRemoved() {
        let name = UIPasteboard.Name("tests.named")
        #expect(UIPasteboard(name: name, create: false) == nil)
        UIPasteboard(name: name, create: true)?.string = "kept"
        #expect(UIPasteboard(name: name, create: false)?.string == "kept")
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil)
    }

    @Test func attributedStringsCanBeMadeWithoutText() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a", attributes: [.kern: 1]))
        #expect(text.string == "a")
        #expect(NSAttributedString().length == 0)
    }
}
