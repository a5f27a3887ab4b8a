import Foundation
import Testing

@testable import BuilderUIKit

/// However labels are nested, a layout measures each of them at most twice: as one line, and at the width
/// found.
@MainActor
@Suite struct ContentSizingTests {
    final class CountingLabel: UILabel {
        var measurementCount = 0
        override var intrinsicContentSize: CGSize {
            measurementCount += 1
            return super.intrinsicContentSize
        }
    }

    private static let sentence =
        "A rather long sentence that has to wrap because there is not enough room for it on a single line of text."

    private func counting(_ text: String = sentence, size: CGFloat = 17, lines: Int = 0) -> CountingLabel {
        let label = CountingLabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        return label
    }

    private func stack(
        _ axis: NSLayoutConstraint.Axis, _ views: [UIView], _ distribution: UIStackView.Distribution = .fill,
        _ alignment: UIStackView.Alignment = .fill
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }

    private func pin(_ view: UIView, to root: UIView, bottom: Bool = false) {
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
        ])
        if bottom { view.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true }
    }

    /// A first layout, one at another width, and one with another text; the frames must be those of a fresh layout.
    private func expectTwoAtMost(
        bottom: Bool = false, _ labels: [CountingLabel], in content: UIView,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        withScreen(320, 568) { root in
            pin(content, to: root, bottom: bottom)
            let steps: [(String, () -> Void)] = [
                ("first", {}), ("narrower", { root.frame.size.width = 250 }), ("shorter", { labels[0].text = "Short" }),
                ("longer", { labels[0].text = Self.sentence + Self.sentence }),
            ]
            for (name, change) in steps {
                for label in labels { label.measurementCount = 0 }
                change()
                root.layoutIfNeeded()
                let counts = labels.map(\.measurementCount)
                #expect(counts.allSatisfy { $0 <= 2 }, "\(name): \(counts)", sourceLocation: sourceLocation)
                let frames = labels.map(\.frame)
                root.layoutStructureDidChange()
                root.layoutIfNeeded()
                #expect(labels.map(\.frame) == frames, "\(name)", sourceLocation: sourceLocation)
            }
        }
    }

    @Test func stacksInStacks() {
        let labels = [counting(), counting(), counting(lines: 2), counting("one line", lines: 1)]
        let inner = stack(.vertical, [labels[0], labels[1]])
        let row = stack(.horizontal, [Box(40, 40), inner], .fill, .top)
        expectTwoAtMost(labels, in: stack(.vertical, [row, labels[2], stack(.horizontal, [labels[3], Box(9, 9)])]))
    }

    @Test func columnsOfText() {
        let labels = [counting(), counting("several words", size: 30)]
        expectTwoAtMost(labels, in: stack(.horizontal, labels))
        let equal = [counting(), counting(size: 12)]
        expectTwoAtMost(equal, in: stack(.horizontal, equal, .fillEqually, .center))
    }

    @Test func baselinesOfWrappedText() {
        let labels = [counting(), counting(size: 24)]
        expectTwoAtMost(labels, in: stack(.horizontal, labels, .fillEqually, .firstBaseline))
        let last = [counting(), counting(size: 24), counting("one line", lines: 1)]
        expectTwoAtMost(last, in: stack(.horizontal, last, .fillEqually, .lastBaseline))
    }

    @Test func proportions() {
        let columns = [counting(), counting()]
        expectTwoAtMost(columns, in: stack(.horizontal, columns, .fillProportionally))
        let rows = [counting(), counting(Self.sentence + Self.sentence)]
        expectTwoAtMost(bottom: true, rows, in: stack(.vertical, rows, .fillProportionally))
    }

    @Test func scrolledText() {
        let labels = [counting(), counting()]
        let content = stack(.vertical, [labels[0], stack(.horizontal, [labels[1], Box(30, 30)])])
        let scrollView = UIScrollView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        let guide = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        expectTwoAtMost(bottom: true, labels, in: scrollView)
    }

    @Test func textTiedByConstraintsAlone() {
        let labels = [counting(), counting(size: 12), counting()]
        let content = plain()
        for label in labels { content.addSubview(label) }
        NSLayoutConstraint.activate([
            labels[0].leadingAnchor.constraint(equalTo: content.leadingAnchor),
            labels[0].topAnchor.constraint(equalTo: content.topAnchor),
            labels[0].widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.5),
            labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
            labels[1].trailingAnchor.constraint(equalTo: content.trailingAnchor),
            labels[1].lastBaselineAnchor.constraint(equalTo: labels[0].lastBaselineAnchor),
            labels[2].topAnchor.constraint(equalToSystemSpacingBelow: labels[1].bottomAnchor, multiplier: 1),
            labels[2].widthAnchor.constraint(equalTo: labels[1].widthAnchor),
            labels[2].leadingAnchor.constraint(equalTo: content.leadingAnchor),
            labels[2].bottomAnchor.constraint(equalTo: content.bottomAnchor),
        ])
        expectTwoAtMost(labels, in: content)
    }

    /// A view with its superview's margins, or in a safe area with sides, gets other insets when it gets its frame.
    @Test func insetsThatFollowTheFrame() {
        func filled(_ guide: (UIView) -> UILayoutGuide, _ outer: (UIView) -> Void = { _ in }) -> (
            [CountingLabel], UIView
        ) {
            let content = plain()
            let inner = plain()
            content.addSubview(inner)
            outer(content)
            inner.preservesSuperviewLayoutMargins = true
            let label = counting()
            inner.addSubview(label)
            let guide = guide(inner)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                inner.topAnchor.constraint(equalTo: content.topAnchor),
                inner.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                label.topAnchor.constraint(equalTo: guide.topAnchor),
                label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
            return ([label], content)
        }
        let margins = filled(\.layoutMarginsGuide) { content in
            content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 40, bottom: 5, trailing: 30)
        }
        expectTwoAtMost(margins.0, in: margins.1)
        #expect(margins.0[0].frame.minX == 40 && margins.0[0].frame.width <= 250 - 32 - 70)
        let readable = filled(\.readableContentGuide)
        expectTwoAtMost(readable.0, in: readable.1)
        let safe = filled(\.safeAreaLayoutGuide)
        expectTwoAtMost(safe.0, in: safe.1)
    }
}
