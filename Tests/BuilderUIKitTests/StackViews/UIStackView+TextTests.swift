import Foundation
import Testing

@testable import BuilderUIKit

/// Text in stacks: lines that wrap, and rows that share their width out among multi-line labels.
@MainActor
@Suite struct UIStackViewTextTests {
    private let long = "A sentence that is a good deal longer than one line of a narrow column can be"

    private func height(_ text: String, width: CGFloat, scale: CGFloat = 2) -> CGFloat {
        withScreen(100, 100, scale: scale) { root in
            let measured = label(text, lines: 0)
            root.addSubview(measured)
            return measured.sizeThatFits(CGSize(width: width, height: 10_000)).height
        }
    }

    // MARK: Sharing

    private func shares(_ stack: UIStackView) -> [String] { notation(of: stack, "UISV-text-width") }

    private func row(_ labels: [UILabel], _ others: UIView...) -> UIStackView {
        for (index, label) in labels.enumerated() { label.accessibilityIdentifier = "label\(index)" }
        return UIStackView(arrangedSubviews: labels + others)
    }

    @Test func labelsAloneShareAt760() {
        let stack = row((0..<3).map { _ in label(long, lines: 0) })
        stack.spacing = 6
        #expect(
            shares(stack)
                == (0..<3).map {
                    "UISV-text-width-disambiguation label\($0).width == 0.333 * |.width - 4 @760"
                })
        laidOut(stack, in: CGSize(width: 312, height: 200)) {
            #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 106, 212])
            #expect(stack.arrangedSubviews.map(\.frame.width) == [100, 100, 100])
        }
    }

    /// Above the 750 at which a switch keeps its width: the row is cut in halves.
    @Test func aLabelBesideASwitchSharesAt759() {
        let toggle = UISwitch()
        let stack = row([label("On", lines: 0)], toggle)
        #expect(shares(stack) == ["UISV-text-width-disambiguation label0.width == 0.5 * |.width @759"])
        laidOut(stack, in: CGSize(width: 300, height: 31)) {
            #expect(stack.arrangedSubviews[0].frame.width == 150)
            #expect(toggle.frame.minX == 150)
        }
    }

    @Test func priorityDecidesAgainstTheSharing() {
        let toggle = UISwitch()
        toggle.setContentHuggingPriority(UILayoutPriority(760), for: .horizontal)
        toggle.setContentCompressionResistancePriority(UILayoutPriority(760), for: .horizontal)
        let stack = row([label(long, lines: 0)], toggle)
        laidOut(stack, in: CGSize(width: 300, height: 100)) {
            #expect(stack.arrangedSubviews[0].frame.width == 251)
        }
    }

    @Test func onlyMultilineLabelsInARowThatFillsShare() {
        #expect(shares(row([label("one"), label("line")])).isEmpty)
        #expect(shares(row([label("alone", lines: 0)])).isEmpty)
        #expect(shares(row([label("two", lines: 2), label("one")])).count == 1)
        let hidden = row([label("a", lines: 0), label("b", lines: 0)])
        hidden.arrangedSubviews[0].isHidden = true
        #expect(shares(hidden).isEmpty)
        let column = row([label("a", lines: 0), label("b", lines: 0)])
        column.axis = .vertical
        #expect(shares(column).isEmpty)
        for distribution in [UIStackView.Distribution.fillEqually, .fillProportionally, .equalSpacing] {
            let stack = row([label("a", lines: 0), label("b", lines: 0)])
            stack.distribution = distribution
            #expect(shares(stack).isEmpty)
        }
    }

    /// A label beside a switch begins to share when it may have several lines, and stops again.
    @Test func sharingFollowsTheNumberOfLines() {
        let text = label("a label", lines: 1)
        let stack = UIStackView(arrangedSubviews: [text, UISwitch()])
        laidOut(stack, in: CGSize(width: 300, height: 31)) {
            let alone = text.frame.width
            #expect(alone > 200)
            for (lines, width) in [(0, CGFloat(150)), (2, 150), (1, alone)] {
                text.numberOfLines = lines
                stack.layoutIfNeeded()
                #expect(text.frame.width == width, "\(lines) lines")
            }
        }
    }

    // MARK: Wrapping

    @Test(arguments: [CGFloat(2), 3]) func aColumnIsAsHighAsItsLines(_ scale: CGFloat) {
        let stack = UIStackView(arrangedSubviews: [label(long, lines: 0), label("short", lines: 0)])
        stack.axis = .vertical
        stack.spacing = 4
        withScreen(600, 900, scale: scale) { root in
            root.addSubview(stack)
            stack.translatesAutoresizingMaskIntoConstraints = false
            let width = stack.widthAnchor.constraint(equalToConstant: 140)
            width.isActive = true
            for now in [140, 90, 240] as [CGFloat] {
                width.constant = now
                root.layoutIfNeeded()
                let heights = [height(long, width: now, scale: scale), height("short", width: now, scale: scale)]
                expect(
                    stack.arrangedSubviews.map(\.frame),
                    [[0, 0, now, heights[0]], [0, heights[0] + 4, now, heights[1]]], within: 1e-6)
                #expect(abs(stack.frame.height - heights[0] - heights[1] - 4) < 1e-6)
                let fitting = stack.systemLayoutSizeFitting(
                    CGSize(width: now, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
                #expect(abs(fitting.height - stack.frame.height) < 1e-6 && fitting.width == now)
            }
        }
    }

    @Test func aRowIsAsHighAsItsHighestText() {
        let stack = row([label(long, lines: 0), label("short", lines: 0)])
        stack.spacing = 10
        stack.alignment = .top
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.widthAnchor.constraint(equalToConstant: 210).isActive = true
        laidOut(stack) {
            #expect(stack.arrangedSubviews.map(\.frame.width) == [100, 100])
            #expect(stack.frame.height == height(long, width: 100))
            #expect(stack.arrangedSubviews[1].frame.height == height("short", width: 100))
        }
    }

    /// An icon beside a column of texts: the commonest row of all.
    @Test func textWrapsInANestedColumn() {
        let texts = UIStackView(arrangedSubviews: [label("Title"), label(long, lines: 0)])
        texts.axis = .vertical
        let icon = Item("icon", 40, 40)
        icon.setContentHuggingPriority(.required, for: .horizontal)
        icon.setContentCompressionResistancePriority(.required, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [icon, texts])
        stack.alignment = .center
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.widthAnchor.constraint(equalToConstant: 250).isActive = true
        laidOut(stack) {
            #expect(texts.frame.width == 200)
            let wrapped = height(long, width: 200)
            #expect(texts.frame.height == 20.5 + wrapped)
            #expect(stack.frame.height == texts.frame.height)
            #expect(
                icon.frame == CGRect(x: 0, y: ((20.5 + wrapped - 40) + 0.5).rounded(.down) / 2, width: 40, height: 40))
        }
    }

    /// In a proportional column the shares are those of the texts as they wrap.
    @Test func proportionsOfAColumnFollowTheLines() {
        let stack = UIStackView(arrangedSubviews: [label(long, lines: 0), label("short", lines: 0)])
        stack.axis = .vertical
        stack.distribution = .fillProportionally
        laidOut(stack, in: CGSize(width: 140, height: 600), scale: 1000) {
            let wrapped = height(long, width: 140, scale: 1000)
            let single = height("short", width: 140, scale: 1000)
            #expect(wrapped > 3 * single)
            let share = 600 * wrapped / (wrapped + single)
            #expect(abs(stack.arrangedSubviews[0].frame.height - share) < 0.01)
            (stack.arrangedSubviews[1] as? UILabel)?.text = long
            stack.superview?.layoutIfNeeded()
            #expect(stack.arrangedSubviews.map(\.frame.height) == [300, 300])
        }
    }

    /// Shares of a row are of single lines, whatever the layout before made of them.
    @Test func proportionsOfARowDoNotDependOnTheLayoutBefore() {
        let stack = row([label(long, lines: 0), label("short", lines: 0)])
        stack.distribution = .fillProportionally
        laidOut(stack, in: CGSize(width: 300, height: 300)) {
            let before = stack.arrangedSubviews.map(\.frame)
            stack.addArrangedSubview(Item("x", 5, 5))
            stack.superview?.layoutIfNeeded()
            stack.arrangedSubviews[2].removeFromSuperview()
            stack.superview?.layoutIfNeeded()
            #expect(stack.arrangedSubviews.map(\.frame) == before)
        }
    }

    @Test func aLimitOfLinesHolds() {
        let stack = UIStackView(arrangedSubviews: [label(long, lines: 2)])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
        #expect(laidOut(stack) { stack.frame.height } == 41)
    }
}
