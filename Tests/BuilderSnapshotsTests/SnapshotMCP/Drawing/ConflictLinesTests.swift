import Testing

@testable import SnapshotMCP

/// Conflicts of constraints in short lines.
@Suite struct ConflictLinesTests {
    private func text(_ name: String, _ address: Int, height: Int = 54) -> String {
        """
        Unable to simultaneously satisfy constraints.
        \tTry this:
        (
            "<NSLayoutConstraint:0x7f\(address) V:|-(8)-[UILabel:0x6f\(address)'\(name)']   (active, names: '|':UIView:0x1 )>",
            "<NSLayoutConstraint:0x7f\(address) 'UIView-Encapsulated-Layout-Height' UIView:0x1.height == \(height)   (active)>",
            "<NSAutoresizingMaskLayoutConstraint:0x12 h=-&- v=--& UIView:0x1.minY == 0   (active)>",
            "<NSLayoutConstraint:0x8f\(address) V:[UILabel:0x6f\(address)'\(name)']-(105)-|   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x8f\(address) V:[UILabel:0x6f\(address)'\(name)']-(105)-|   (active)>

        Make a symbolic breakpoint
        """
    }

    @Test func rowsHaveOneConflict() {
        let lines = ConflictLines(
            found: [text("Ada", 1), text("Bob", 2)], logged: [text("Ada", 3), text("Bob", 4), text("Cid", 5)]
        ).lines
        #expect(
            lines == [
                "! conflict ×3: V:|-(8)-[UILabel'Ada'], UIView.height == 54 (encapsulated), UIView.minY == 0 (frame); "
                    + "left out: V:[UILabel'Ada']-(105)-|"
            ])
    }

    @Test func othersHaveLinesOfTheirOwn() {
        let lines = ConflictLines(found: (1...7).map { text("Ada", $0, height: 50 + $0) }).lines
        #expect(lines.count == 6)
        #expect(lines.last == "! and 2 more conflicts: explain shows them")
    }

    @Test func theWholeTextIsThereOnce() {
        let conflicts = ConflictLines(found: [text("Ada", 1), text("Bob", 2)])
        #expect(conflicts.texts == ["2 times, first:\n" + text("Ada", 1)])
        #expect(ConflictLines(found: ["another warning"]).lines.isEmpty)
    }
}
