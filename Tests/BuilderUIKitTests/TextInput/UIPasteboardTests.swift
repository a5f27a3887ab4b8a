import Foundation
import Testing

@testable import BuilderUIKit

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

    @Test func objectsOfSeveralTypesKeepTheirOrderAndAreOneChange() throws {
        let board = UIPasteboard.withUniqueName()
        let url = try #require(URL(string: "https://example.com/a"))
        let image = UIImage()
        board.setObjects(["Look" as NSString, url as NSURL, image])
        #expect(board.changeCount == 1 && board.numberOfItems == 3)
        #expect(board.strings == ["Look", "https://example.com/a"])
        #expect(board.urls == [url])
        #expect(board.image === image)
        #expect(board.items.map { $0.keys.first } == ["public.utf8-plain-text", "public.url", "public.image"])
        #expect(board.itemProviders.count == 3)
        board.addItems([["public.text": "more"]])
        #expect(board.changeCount == 2 && board.numberOfItems == 4)
        #expect(board.strings?.last == "more")
        board.setItems([["public.text": "a", "public.url": url]])
        #expect(board.numberOfItems == 1 && board.urls == [url])
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

    @Test func itemsAreReadByTheirPlaces() throws {
        let board = UIPasteboard.withUniqueName()
        let url = try #require(URL(string: "https://example.com/a"))
        board.items = [["public.text": "one"], ["public.url": url], ["public.text": "two"]]
        #expect(board.itemSet(withPasteboardTypes: ["public.url"]) == IndexSet(integer: 1))
        #expect(board.itemSet(withPasteboardTypes: ["public.png"]) == nil)
        #expect(board.types(forItemSet: [1, 9]) == [["public.url"]])
        #expect(board.contains(pasteboardTypes: ["public.text"], inItemSet: nil))
        #expect(!board.contains(pasteboardTypes: ["public.url"], inItemSet: [0, 1]))
        #expect(!board.contains(pasteboardTypes: ["public.text"], inItemSet: [0, 9]))
        let texts = board.values(forPasteboardType: "public.text", inItemSet: [0, 2]) as? [String]
        #expect(texts == ["one", "two"])
        #expect(board.data(forPasteboardType: "public.text", inItemSet: [2]) == [Data("two".utf8)])
        board.setObjects(["three", "four"], localOnly: true, expirationDate: nil)
        #expect(board.strings == ["three", "four"])
    }

    @Test func removedBoardsPostANotification() {
        let board = UIPasteboard.withUniqueName()
        #expect(!board.contains(pasteboardTypes: ["public.text"], inItemSet: nil), "it has no items")
        var exists: [Bool] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.removedNotification, object: board, queue: nil
        ) { _ in MainActor.assumeIsolated { exists.append(UIPasteboard(name: board.name, create: false) != nil) } }
        UIPasteboard.remove(withName: board.name)
        UIPasteboard.remove(withName: board.name)
        NotificationCenter.default.removeObserver(token)
        #expect(exists == [true] && UIPasteboard(name: board.name, create: false) == nil)
    }

    @Test func changesNameTheTypesThatTheyAddAndRemove() {
        let board = UIPasteboard.withUniqueName()
        board.string = "text"
        var changes: [[String]] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { notification in
            let keys = [UIPasteboard.changedTypesAddedUserInfoKey, UIPasteboard.changedTypesRemovedUserInfoKey]
            let types = keys.flatMap { notification.userInfo?[$0] as? [String] ?? ["missing"] }
            MainActor.assumeIsolated { changes.append(types) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        board.string = "other"
        board.color = .red
        #expect(changes == [[], ["com.apple.uikit.color", "public.utf8-plain-text"]])
    }
}
