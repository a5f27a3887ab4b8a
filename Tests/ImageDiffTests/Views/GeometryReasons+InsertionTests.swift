import Foundation
import Testing

@testable import Render

@Suite("Insertions and removals as reasons")
struct GeometryReasonsInsertionTests {
    /// Rows of 52 points with gaps of 8 or a given one, from `top` on; the tree may have them in another order than the
    /// screen.
    private static func list(
        _ names: [String], top: Double = 0, gap: Double = 8, backwards: Bool = false
    ) -> Layer {
        let rows = names.enumerated().map { place, name in
            ViewFixture.view(
                "Row", 0, top + Double(place) * (52 + gap), 200, 52, [ViewFixture.label(name, 0, 0, 200, 52)])
        }
        return ViewFixture.view("List", 0, 0, 200, 300, backwards ? rows.reversed() : rows)
    }

    private static func follows(_ old: Layer, _ new: Layer) -> [String] {
        ViewFixture.changes(old, new).filter { $0.contains(" moved ") }
    }

    @Test("a row inserted in the middle is the reason, not the last one that it pushes off", arguments: [0.0, 8])
    func inserted(gap: Double) {
        let old = Self.list(["Anna", "Bea", "Cleo", "Dora", "Emil"], gap: gap)
        let new = Self.list(["Anna", "Zoe", "Bea", "Cleo", "Dora"], gap: gap)
        #expect(
            Self.follows(old, new) == [
                "3 views from Row with “Bea” on moved down \(Int(52 + gap)) pt, because Row with “Zoe” appeared"
            ])
    }

    @Test("a row removed from the middle is the reason, not the last one that moves in", arguments: [0.0, 8])
    func deleted(gap: Double) {
        let old = Self.list(["Anna", "Zoe", "Bea", "Cleo", "Dora"], gap: gap)
        let new = Self.list(["Anna", "Bea", "Cleo", "Dora", "Emil"], gap: gap)
        #expect(
            Self.follows(old, new) == [
                "3 views from Row with “Bea” on moved up \(Int(52 + gap)) pt, because Row with “Zoe” is gone"
            ])
    }

    @Test("of two inserted rows, the nearest above is the reason")
    func two() {
        let old = Self.list(["Anna", "Bea", "Cleo", "Dora", "Emil"])
        #expect(
            Self.follows(old, Self.list(["Anna", "Yan", "Zoe", "Bea", "Cleo"])) == [
                "2 views from Row with “Bea” on moved down 120 pt, because Row with “Zoe” appeared"
            ])
        #expect(
            Self.follows(old, Self.list(["Yan", "Anna", "Bea", "Zoe", "Cleo"])) == [
                "2 views from Row with “Anna” on moved down 60 pt, because Row with “Yan” appeared",
                "Row with “Cleo” moved down 120 pt, because Row with “Zoe” appeared",
            ])
    }

    @Test("several views are named by the topmost, in whatever order the tree has them")
    func backwards() {
        let old = Self.list(["Anna", "Bea", "Cleo", "Dora", "Emil"], backwards: true)
        let new = Self.list(["Anna", "Zoe", "Bea", "Cleo", "Dora"], backwards: true)
        #expect(
            Self.follows(old, new) == [
                "3 views from Row with “Bea” on moved down 60 pt, because Row with “Zoe” appeared"
            ])
    }

    @Test("rows that another distance moves have no reason in the one that they push off")
    func pushedOff() {
        let old = Self.list(["Anna", "Bea", "Cleo", "Dora", "Emil"])
        let new = Self.list(["Anna", "Bea", "Cleo", "Dora"], top: 24)
        #expect(Self.follows(old, new) == ["4 views from Row with “Anna” on moved down 24 pt"])
    }

    @Test("with rows aligned to the end, a row appended at the end moves those above up")
    func alignedToTheEnd() {
        let old = Self.list(["Anna", "Bea"], top: 180)
        let new = Self.list(["Anna", "Bea", "Zoe"], top: 120)
        #expect(
            Self.follows(old, new) == [
                "2 views from Row with “Anna” on moved up 60 pt, because Row with “Zoe” appeared"
            ])
    }
}
