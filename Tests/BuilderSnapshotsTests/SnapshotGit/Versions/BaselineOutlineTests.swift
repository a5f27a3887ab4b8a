import BuilderUIKit
import Foundation
import ImageDiff
import Render
import Testing

/// Views as lines of text.
@MainActor
@Suite struct BaselineOutlineTests {
    private func outline(_ change: (UILabel, UIView) -> Void = { _, _ in }) throws -> [String] {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        let group = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 50, height: 20))
        label.text = "one\ntwo"
        label.accessibilityIdentifier = "words"
        group.addSubview(label)
        root.addSubview(group)
        change(label, group)
        let display = try Renderer(scale: 2).layOut(root, width: 100, height: 80)
        return ViewTree(layer: display.layer, size: display.size, scale: 2).outline
    }

    @Test func eachViewIsALineWithItsPlaceInTheViewAround() throws {
        let lines = try outline()
        let label = try #require(lines.last)
        #expect(label.contains("UILabel#words, “one\\ntwo”, 50 × 20 at (1, 2), font 17"), "\(lines)")
        #expect(label.prefix { $0 == " " }.count == lines[lines.count - 2].prefix { $0 == " " }.count + 2)
        #expect(lines[lines.count - 2].contains("60 × 40 at (10, 20)"))
    }

    @Test func ofAGroupThatMovedOneLineChanges() throws {
        let before = try outline()
        let after = try outline { _, group in group.frame.origin.y += 5 }
        let differing = zip(before, after).filter { $0 != $1 }
        #expect(before.count == after.count)
        #expect(differing.count == 1)
        #expect(differing.first?.1.contains("at (10, 25)") == true)
    }

    @Test func whatAViewDrawsIsInItsLine() throws {
        let before = try outline()
        for change: (UILabel, UIView) -> Void in [
            { label, _ in label.textColor = .red }, { label, _ in label.text = "three" },
            { _, group in group.backgroundColor = .blue }, { _, group in group.layer.cornerRadius = 4 },
            { _, group in group.alpha = 0.5 }, { label, _ in label.font = .boldSystemFont(ofSize: 12) },
        ] {
            #expect(try outline(change) != before)
        }
    }
}
