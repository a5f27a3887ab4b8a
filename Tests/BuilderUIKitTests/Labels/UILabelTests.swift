import Foundation
import Render
import Testing

@testable import BuilderUIKit

@MainActor
struct UILabelTests {
    private func glyphRuns(_ tree: DisplayTree, _ label: UILabel) -> [GlyphRun] {
        tree.layer(of: label).contents.compactMap { content in
            if case .glyphs(let run) = content { run } else { nil }
        }
    }

    /// Counts the requests for a redraw.
    private final class CountingLabel: UILabel {
        var requests = 0

        override func setNeedsDisplay() {
            requests += 1
            super.setNeedsDisplay()
        }
    }

    @Test func aShadowThatIsSetLaterIsDrawn() {
        let label = CountingLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = "Text"
        let tree = DisplayTree(scale: 2)
        #expect(glyphRuns(tree, label).count == 1)

        label.requests = 0
        label.shadowColor = .red
        #expect(label.requests == 1)
        #expect(glyphRuns(tree, label).count == 2)

        label.shadowOffset = CGSize(width: 5, height: 5)
        #expect(label.requests == 2)
        let runs = glyphRuns(tree, label)
        #expect(runs.count == 2)
        #expect(runs[0].glyphs[0].x - runs[1].glyphs[0].x == 5)
    }

    @Test func attributedTextReplacesTextAndNilRemovesBoth() {
        let label = UILabel()
        label.text = "plain"
        label.attributedText = NSAttributedString(string: "rich")
        #expect(label.text == "rich")
        label.text = "plain"
        #expect(label.attributedText?.string == "plain")
        label.attributedText = nil
        #expect(label.text == nil)
        #expect(label.attributedText == nil)
    }

    /// A paragraph in a label 300 points square: its lines are centered as a block.
    @Test(arguments: [(0, 5), (2, 2)]) func aParagraphIsCentered(lines: Int, shown: Int) {
        withScreen(300, 300, scale: 1) { root in
            let text =
                "Hello, world. This is a long run of text that should wrap at some point. Someone should improve this "
                + "test by adding a joke or something. Alright, it's been fun!"
            let label = label(text, 17, lines: lines)
            root.addSubview(label)
            let rect = label.textRect(
                forBounds: CGRect(x: 0, y: 0, width: 300, height: 300), limitedToNumberOfLines: lines)
            #expect(rect.height == (17 * 2444 / 2048 * CGFloat(shown)).rounded(.up))
            #expect(abs(rect.midY - 150) <= 0.5)
        }
    }

    /// The baselines that iOS 26 gives body text at twelve text sizes in a label 100 points high, at two pixels a
    /// point.
    @Test(arguments: [
        (14, 55), (15, 55.5), (16, 55.5), (17, 56), (19, 56.5), (21, 57.5), (23, 58.5), (28, 60), (33, 62), (40, 64),
        (47, 67), (53, 69),
    ])
    func theBaselineOfATextWithRoom(_ size: Double, _ baseline: Double) throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        label.text = "Example"
        label.font = .systemFont(ofSize: CGFloat(size))
        var baselines: [Double] = []
        for content in DisplayTree(scale: 2).layer(of: label).contents {
            if case .glyphs(let run) = content { baselines += run.glyphs.map(\.y) }
        }
        #expect(baselines.first == baseline)
    }

    @Test func textThatIsCutIsAsWideAsItsWidestLine() {
        let label = UILabel()
        label.text = "Some words that go on for much longer than two lines of text"
        label.numberOfLines = 2
        let fitting = label.sizeThatFits(CGSize(width: 123, height: 0))
        // “go on for much …” is wider than “Some words that”.
        #expect(fitting.width == 116, "\(fitting)")
        let bounds = CGRect(x: 0, y: 0, width: 123, height: 1000)
        #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 2).width == 123)
    }

    /// A subclass draws into the current context, in the order of its calls: below the text and above it.
    @Test func subclassesDrawAroundTheirText() throws {
        final class Badge: UILabel {
            var calls = 0
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIGraphicsGetCurrentContext()?.fill(bounds)
                super.draw(rect)
                UIColor.blue.setFill()
                UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
            override func drawText(in rect: CGRect) {
                calls += 1
                super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)))
            }
        }
        final class Padded: UILabel {
            override func drawText(in rect: CGRect) {
                super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)))
            }
        }
        func bitmap(_ label: UILabel) throws -> Bitmap {
            label.text = "W"
            label.textColor = .black
            label.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
            return try Renderer().layOut(label, width: 80, height: 20, scale: 1).bitmap()
        }
        let drawn = try bitmap(Badge())
        #expect(drawn.pixel(x: 5, y: 5) == 0xFF00_00FF && drawn.pixel(x: 75, y: 5) == 0xFFFF_0000)
        #expect((40..<60).contains { x in (0..<20).contains { drawn.pixel(x: x, y: $0) & 0xFF_FFFF == 0 } })
        #expect(!(11..<40).contains { x in (0..<20).contains { drawn.pixel(x: x, y: $0) != 0xFFFF_0000 } })
        let padded = try bitmap(Padded())
        #expect((0..<20).allSatisfy { padded.pixel(x: 20, y: $0) == 0 })
        #expect((40..<60).contains { x in (0..<20).contains { padded.pixel(x: x, y: $0) == 0xFF00_0000 } })
    }
}
