import SwiftlyUI
import Testing

/// A label whose text is inset by its margins.
@MainActor
@Suite struct LabelTests {
    private let long = "A text that takes more than one line in a narrow column, and some more words at its end."

    /// Lays a view out in a root of 300 × 400 points, with its leading top corner at 10, 10 and a width where one is
    /// given.
    private func layOut(_ view: UIView, width: CGFloat? = nil) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        ])
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        root.layoutIfNeeded()
        return root
    }

    @Test func itIsLargerThanAPlainLabelByItsMargins() {
        let plain = UILabel("Name").intrinsicContentSize
        let label = Label("Name")
        #expect(label.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(label.intrinsicContentSize == CGSize(width: plain.width + 16, height: plain.height + 16))
        label.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(label.intrinsicContentSize == CGSize(width: plain.width + 6, height: plain.height + 4))
        label.layoutMargins = .zero
        #expect(label.intrinsicContentSize == plain)
        #expect(Label(nil).intrinsicContentSize == CGSize(width: 16, height: 16))
    }

    @Test func itsTextIsDrawnBetweenTheMargins() throws {
        let plain = try Ink.of(UILabel("Ink"))
        let label = Label("Ink")
        #expect(try Ink.of(label) == plain.moved(x: 8, y: 8))
        label.layoutMargins = UIEdgeInsets(top: 3, left: 20, bottom: 11, right: 1)
        #expect(try Ink.of(label) == plain.moved(x: 20, y: 3))
        label.layoutMargins = .zero
        #expect(try Ink.of(label) == plain)
    }

    @Test func alignmentCountsBetweenTheMargins() throws {
        let label = Label("Ink").alignment(.right)
        label.layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 30)
        let plain = UILabel("Ink").alignment(.right)
        let size = CGSize(width: 100, height: 30)
        #expect(try Ink.of(label, size: size) == Ink.of(plain, size: size).moved(x: -30, y: 0))
    }

    @Test func nothingIsDrawnWhereMarginsLeaveNoRoom() throws {
        let label = Label("Ink")
        label.layoutMargins = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
        #expect(try Ink.of(label, size: CGSize(width: 80, height: 30)).isEmpty)
    }

    @Test(arguments: [60, 97, 120, 200]) func textWrapsToTheWidthBetweenTheMargins(width: CGFloat) {
        for (left, right) in [(8.0, 8.0), (0, 20), (11, 3)] {
            let plain = UILabel(long).numberOfLines(0)
            _ = layOut(plain, width: width - left - right)
            let label = Label(long).numberOfLines(0)
            label.layoutMargins = UIEdgeInsets(top: 5, left: left, bottom: 7, right: right)
            _ = layOut(label, width: width)
            #expect(label.frame.size == CGSize(width: width, height: plain.frame.height + 12))
        }
    }

    @Test func aStackGivesItTheHeightOfItsLines() {
        let plain = UILabel(long).numberOfLines(0)
        _ = layOut(plain, width: 114)
        let label = Label(long).numberOfLines(0)
        let below = UIView()
        below.heightAnchor.constraint(equalToConstant: 5).isActive = true
        let stack = UIStackView(arrangedSubviews: [label, below])
        stack.axis = .vertical
        _ = layOut(stack, width: 130)
        #expect(label.frame == CGRect(x: 0, y: 0, width: 130, height: plain.frame.height + 16))
        #expect(stack.frame.height == plain.frame.height + 21)
    }

    @Test func aPreferredWidthIsTheTexts() {
        let plain = UILabel(long).numberOfLines(0).preferredMaxLayoutWidth(100).intrinsicContentSize
        let label = Label(long).numberOfLines(0).preferredMaxLayoutWidth(100).intrinsicContentSize
        #expect(label == CGSize(width: plain.width + 16, height: plain.height + 16))
    }

    @Test func otherMarginsCountInTheNextLayout() {
        let label = Label(long).numberOfLines(0)
        let root = layOut(label, width: 150)
        let before = label.frame.height
        label.layoutMargins = UIEdgeInsets(top: 20, left: 8, bottom: 8, right: 8)
        root.layoutIfNeeded()
        #expect(label.frame.height == before + 12)
        label.layoutMargins = UIEdgeInsets(top: 8, left: 50, bottom: 8, right: 50)
        root.layoutIfNeeded()
        let plain = UILabel(long).numberOfLines(0)
        _ = layOut(plain, width: 50)
        #expect(label.frame.height == plain.frame.height + 16)
    }

    @Test func itsBaselinesAreThoseOfItsText() {
        let label = Label("Name").font(.regular(30))
        label.layoutMargins = UIEdgeInsets(top: 2, left: 0, bottom: 13, right: 0)
        let beside = UILabel("Name").font(.regular(30))
        let stack = UIStackView(arrangedSubviews: [label, beside])
        stack.alignment = .firstBaseline
        _ = layOut(stack)
        #expect(beside.frame.minY - label.frame.minY == 2)
        stack.alignment = .lastBaseline
        stack.superview?.layoutIfNeeded()
        #expect(beside.frame.minY - label.frame.minY == 2)
    }

    @Test func sizesThatFitHoldTheMargins() {
        let plain = UILabel(long).numberOfLines(0).sizeThatFits(CGSize(width: 100, height: 0))
        let label = Label(long).numberOfLines(0)
        let fitting = label.sizeThatFits(CGSize(width: 116, height: 0))
        #expect(fitting == CGSize(width: plain.width + 16, height: plain.height + 16))
        #expect(label.sizeThatFits(.zero).width > 300)
        #expect(label.sizeThatFits(CGSize(width: 3, height: 3)).height > plain.height)
        let short = Label("Name")
        short.sizeToFit()
        #expect(short.bounds.size == short.intrinsicContentSize)
    }

    @Test func marginsThatGrowInTheSafeAreaCountToo() throws {
        let controller = UIViewController()
        let label = Label("Name")
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: controller.view.topAnchor),
            label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        ])
        let (display, height) = try Renderer().layOut(controller) { _ in label.frame.height }
        #expect(label.layoutMargins.top > 20)
        #expect(height == UILabel("Name").intrinsicContentSize.height + label.layoutMargins.top + 8)
        #expect(display.warnings.isEmpty)
    }

    @Test func aLabelAboveTheSafeAreaDoesNotGrowWithoutEnd() throws {
        let controller = UIViewController()
        let label = Label("Name")
        controller.view.addSubview(label)
        label.leadingToSuper().bottomTo(controller.view.safeAreaLayoutGuide.topAnchor).activeConstraints()
        let (display, size) = try Renderer().layOut(controller) { _ in label.frame.size }
        #expect(size.height < 150)
        #expect(display.warnings.isEmpty)
    }

    @Test func marginsBelowZeroNeverMakeASizeNegative() {
        #expect(Label(nil).padding(-0.5).intrinsicContentSize == .zero)
        #expect(Label("a").padding(-500).intrinsicContentSize == .zero)
        #expect(Label("a").padding(-500).sizeThatFits(.zero) == .zero)
    }
}
