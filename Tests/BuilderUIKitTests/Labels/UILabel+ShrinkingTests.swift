import Render
import Testing

@testable import BuilderUIKit

/// Where a label draws text that `adjustsFontSizeToFitWidth` made smaller.
@MainActor
struct UILabelShrinkingTests {
    private let text = "A line that is far too long"

    /// The height of the baseline in a label of 60 by 60 points, and the size that its letters are drawn at.
    private func drawn(
        _ adjustment: UIBaselineAdjustment, shrinks: Bool = true, width: CGFloat = 60, hasAttributes: Bool = false
    ) throws -> (baseline: Double, size: Double) {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 60))
        label.text = text
        if hasAttributes { label.attributedText = NSAttributedString(string: text) }
        label.lineBreakMode = .byClipping
        label.adjustsFontSizeToFitWidth = shrinks
        label.baselineAdjustment = adjustment
        let layer = DisplayTree(scale: 2).layer(of: label)
        for content in layer.contents {
            if case .glyphs(let run) = content, let glyph = run.glyphs.first { return (glyph.y, run.drawnSize) }
        }
        throw NoText()
    }

    private struct NoText: Error {}

    /// The default of `baselineAdjustment` makes no difference (pictures of iOS 15 to 17).
    @Test(arguments: [UIBaselineAdjustment.alignBaselines, .alignCenters])
    func itIsCentered(_ adjustment: UIBaselineAdjustment) throws {
        let natural = try drawn(adjustment, shrinks: false)
        let shrunk = try drawn(adjustment)
        #expect(shrunk.size < natural.size / 2)
        // From the middle of the label to the baseline it is as much less as the letters are smaller.
        let expected = 30 + (natural.baseline - 30) * shrunk.size / natural.size
        #expect(abs(shrunk.baseline - expected) <= 0.75)
    }

    @Test func textWithAttributesIsCentered() throws {
        let centered = try drawn(.alignCenters)
        #expect(try drawn(.alignBaselines, hasAttributes: true).baseline == centered.baseline)
    }

    @Test func itHangsFromItsTop() throws {
        let label = UILabel()
        label.text = text
        let top = (60 - label.intrinsicContentSize.height) / 2
        let shrunk = try drawn(.none)
        let natural = try drawn(.none, shrinks: false)
        let expected = top + (natural.baseline - top) * shrunk.size / natural.size
        #expect(abs(shrunk.baseline - expected) <= 0.75)
    }

    @Test(arguments: [UIBaselineAdjustment.alignBaselines, .alignCenters, .none])
    func textThatFitsStaysWhereItIs(_ adjustment: UIBaselineAdjustment) throws {
        let fitting = try drawn(adjustment, width: 400)
        let plain = try drawn(adjustment, shrinks: false, width: 400)
        #expect(fitting.baseline == plain.baseline && fitting.size == plain.size)
    }
}
