import Foundation
import Testing

@testable import ImageDiff
@testable import Render

@Suite("Views that follow others")
struct GeometryReasonsTests {
    /// Rows of 20 points, 8 apart, each with a label.
    private static func list(_ names: [String], heights: [String: Double] = [:]) -> Layer {
        var y = 0.0
        let rows = names.map { name in
            let height = heights[name] ?? 20
            defer { y += height + 8 }
            return ViewFixture.view("Row", 0, y, 200, height, [ViewFixture.label(name, 0, 0, 200, height)])
        }
        return ViewFixture.view("UIScrollView", 0, 0, 200, 800, rows)
    }

    @Test("an inserted row moves the others, and none of them changes its text")
    func inserted() {
        let old = Self.list(["Anna", "Bea", "Cleo", "Dora"])
        let new = Self.list(["Anna", "Zoe", "Bea", "Cleo", "Dora"])
        #expect(
            ViewFixture.changes(old, new) == [
                "Row with “Zoe” appeared",
                "3 views from Row with “Bea” on moved down 28 pt, because Row with “Zoe” appeared",
            ])
        #expect(
            ViewFixture.changes(new, old) == [
                "Row with “Zoe” is gone",
                "3 views from Row with “Bea” on moved up 28 pt, because Row with “Zoe” is gone",
            ])
    }

    @Test("a row inserted first, while others change, is the inserted one")
    func insertedAmongChanges() {
        let old = Self.list(["Anna Smith", "Bea", "Cleo"])
        let new = Self.list(["Zoe", "Anna Smyth", "Bea", "Cleo"])
        #expect(
            ViewFixture.changes(old, new) == [
                "Row with “Zoe” appeared", "label “Anna Smith”: text “Anna Smith” → “Anna Smyth”",
                "3 views from Row with “Anna Smith” on moved down 28 pt, because Row with “Zoe” appeared",
            ])
    }

    @Test("what moved with the view around it isn't named")
    func movedAlong() {
        let inner = ViewFixture.view("Card", 0, 0, 100, 100, id: "card", [ViewFixture.label("Hello", 5, 5)])
        var moved = inner
        moved.position.y += 12
        #expect(
            ViewFixture.changes(
                ViewFixture.view("UIView", 0, 0, 300, 300, [inner]), ViewFixture.view("UIView", 0, 0, 300, 300, [moved])
            ) == ["Card#card moved down 12 pt"])
    }

    @Test("a label that grows comes first; the rows below only follow")
    func grown() {
        let old = Self.list(["Title", "Bea", "Cleo", "Dora"])
        var new = Self.list(["Title", "Bea", "Cleo", "Dora"], heights: ["Title": 68])
        new.sublayers[0].sublayers[0] = ViewFixture.label("Title of a long story", 0, 0, 200, 68)
        #expect(
            ViewFixture.changes(old, new) == [
                "label “Title”: text “Title” → “Title of a long story”",
                "Row with “Title” resized from 200 × 20 to 200 × 68 pt, because label “Title” grew",
                "label “Title” resized from 200 × 20 to 200 × 68 pt, because its text changed",
                "3 views from Row with “Bea” on moved down 48 pt, because label “Title” grew",
            ])
    }

    @Test("an empty view that grows between others is the reason for all that follows")
    func spacer() {
        func screen(_ height: Double) -> Layer {
            let stack = ViewFixture.view(
                "Stack", 0, 0, 200, 40 + height,
                [
                    ViewFixture.label("Anna", 0, 0), ViewFixture.view("Spacer", 0, 20, 200, height),
                    ViewFixture.label("Bea", 0, 20 + height),
                ])
            var card = ViewFixture.view("Card", 0, 0, 200, 40 + height, id: "card", [stack])
            card.background = .white
            return ViewFixture.view("UIView", 0, 0, 300, 300, [card])
        }
        #expect(
            ViewFixture.changes(screen(8), screen(11)) == [
                "Card#card resized from 200 × 48 to 200 × 51 pt, because Card > Stack > Spacer grew",
                "Stack in Card#card resized from 200 × 48 to 200 × 51 pt, because Card > Stack > Spacer grew",
                "label “Bea” moved down 3 pt, because Card > Stack > Spacer grew",
            ])
    }

    @Test("a view whose content moves back by as much isn't reported as moved")
    func movedBack() {
        func screen(_ offset: Double) -> Layer {
            let inner = ViewFixture.label("Hello", 10, 10 - offset)
            return ViewFixture.view("UIView", 0, 0, 300, 300, [ViewFixture.view("Box", 0, offset, 200, 200, [inner])])
        }
        #expect(ViewFixture.changes(screen(0), screen(5)).isEmpty)
        var old = screen(0)
        var new = screen(5)
        old.sublayers[0].background = .white
        new.sublayers[0].background = .white
        #expect(
            ViewFixture.changes(old, new) == ["UIView > Box moved down 5 pt"])
    }

    @Test("a view that left for another one is followed")
    func anotherParent() {
        let label = ViewFixture.label("Hello", 10, 10)
        var box = ViewFixture.view("Box", 20, 30, 100, 100)
        let old = ViewFixture.view("UIView", 0, 0, 300, 300, [label, box])
        box.sublayers = [label]
        let new = ViewFixture.view("UIView", 0, 0, 300, 300, [box])
        #expect(ViewFixture.changes(old, new) == ["label “Hello” moved right 20 pt and down 30 pt"])
    }

    @Test("a view around all others changes none of them")
    func wrapped() {
        let inner = [ViewFixture.label("Hello", 10, 10), ViewFixture.label("World", 10, 40)]
        let old = ViewFixture.view("UIView", 0, 0, 300, 300, inner)
        let new = ViewFixture.view("UIView", 0, 0, 300, 300, [ViewFixture.view("Wrapper", 0, 0, 300, 300, inner)])
        #expect(ViewFixture.changes(old, new).isEmpty)
    }

    @Test("identifiers match views whatever else changes")
    func identifiers() {
        let old = ViewFixture.view(
            "UIView", 0, 0, 300, 300,
            [ViewFixture.label("One", 0, 0, id: "a"), ViewFixture.label("Two", 0, 50, id: "b")])
        let new = ViewFixture.view(
            "UIView", 0, 0, 300, 300,
            [ViewFixture.label("Two", 0, 0, id: "a"), ViewFixture.label("One", 0, 50, id: "b")])
        #expect(
            ViewFixture.changes(old, new) == [
                "label#a: text “One” → “Two”", "label#b: text “Two” → “One”",
            ])
    }

    @Test("one row more among 5,000 is found without comparing each with each")
    func manyRows() {
        let names = (0..<5000).map { "Person \($0)" }
        let old = ViewTreeIndex(ViewTree(layer: Self.list(names), size: CGSize(width: 200, height: 140_000), scale: 1))
        var more = names
        more.insert("Somebody new", at: 2500)
        let new = ViewTreeIndex(ViewTree(layer: Self.list(more), size: CGSize(width: 200, height: 141_000), scale: 1))
        let matching = ViewMatching(old, new)
        #expect(matching.comparisons < 3 * 5000)
        #expect(matching.partnerOfRecorded.allSatisfy { $0 >= 0 })
        #expect(matching.partnerOfDrawn.filter { $0 < 0 }.count == 2)
        let changes = old.tree.changes(to: new.tree)
        #expect(changes.map(\.count) == [1, 2500])
    }

    @Test("5,000 rows that all changed stay near-linear too")
    func allRows() {
        let names = (0..<5000).map { "Person \($0)" }
        let old = ViewTreeIndex(ViewTree(layer: Self.list(names), size: CGSize(width: 200, height: 140_000), scale: 1))
        // Other texts and sizes, one row less.
        let others = (1..<5000).map { "\($0 * 7919 % 5003)th one" }
        let heights = Dictionary(uniqueKeysWithValues: others.enumerated().map { ($1, 20 + Double($0 % 7)) })
        let new = ViewTreeIndex(
            ViewTree(layer: Self.list(others, heights: heights), size: CGSize(width: 200, height: 190_000), scale: 1))
        #expect(ViewMatching(old, new).comparisons < 40 * 5000)
    }
}
