import Foundation
import Testing

@testable import BuilderUIKit

/// Baselines of text in views that are taller or smaller than it.
@MainActor
@Suite struct TextBaselinesTests {
    /// Aligns `other`'s first baseline with `view`'s (or last with last) and returns the distance of the two from the
    /// root's top, read off `other`, which keeps its natural height.
    private func baseline(
        of view: UIView, isFirst: Bool = true, width: CGFloat = 100, height: CGFloat? = nil, top: CGFloat = 20
    ) -> CGFloat {
        withScreen(300, 400, scale: 2) { root in
            let other = label("x", 11)
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            root.addSubview(other)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: top),
                view.widthAnchor.constraint(equalToConstant: width),
                isFirst
                    ? other.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor)
                    : other.lastBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor),
            ])
            if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
            let (_, issues) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
            #expect(issues.isEmpty, "\(issues)")
            return other.frame.minY + (other.font.ascender * 2).rounded() / 2
        }
    }

    @Test func aStretchedLabelKeepsItsTextInTheMiddle() {
        let natural = baseline(of: label("Title", 17))
        #expect(abs(natural - 20 - UIFont.systemFont(ofSize: 17).ascender) <= 0.5)
        // 20.5 points of text in 100 points: 39.75 above it.
        #expect(abs(baseline(of: label("Title", 17), height: 100) - natural - 39.75) <= 0.5)
        #expect(abs(baseline(of: label("Title", 17), isFirst: false, height: 100) - natural - 39.75) <= 0.5)
        // And 10.5 points less than it needs: the line hangs over by 5 at both ends.
        #expect(abs(baseline(of: label("Title", 17), height: 10) - natural + 5.25) <= 0.5)
    }

    @Test func linesOfAStretchedLabelMoveTogether() {
        let text = "several words that take more than one line"
        let first = baseline(of: label(text, lines: 0))
        let last = baseline(of: label(text, lines: 0), isFirst: false)
        let one = baseline(of: label("several", lines: 0))
        #expect(first == one)
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        let lines = ((last - first) / line).rounded()
        #expect(lines >= 2 && abs(last - first - lines * line) <= 1)
        let height = label(text, lines: 0).sizeThatFits(CGSize(width: 100, height: 1000)).height
        #expect(abs(baseline(of: label(text, lines: 0), height: height + 60) - first - 30) <= 0.5)
        #expect(abs(baseline(of: label(text, lines: 0), isFirst: false, height: height + 60) - last - 30) <= 0.5)
    }

    /// Where only some of the lines fit, the last baseline is that of the last line shown.
    @Test func linesThatDontFitHaveNoBaseline() {
        let text = "several words that take more than one line"
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        let first = baseline(of: label(text, lines: 0), height: 2 * line + 4)
        let last = baseline(of: label(text, lines: 0), isFirst: false, height: 2 * line + 4)
        #expect(abs(last - first - line) <= 1)
    }

    @Test func buttonsAlignTheirTitle() {
        func button(_ alignment: UIControl.ContentVerticalAlignment) -> UIButton {
            let button = UIButton(type: .system)
            button.setTitle("Press", for: .normal)
            button.contentVerticalAlignment = alignment
            return button
        }
        let height = button(.center).intrinsicContentSize.height
        let natural = baseline(of: button(.center))
        #expect(abs(baseline(of: button(.center), height: height + 40) - natural - 20) <= 0.5)
        #expect(baseline(of: button(.top), height: height + 40) == baseline(of: button(.top)))
        #expect(abs(baseline(of: button(.bottom), height: height + 40) - baseline(of: button(.bottom)) - 40) <= 0.5)
    }

    /// The baseline is that of the title as the button places it.
    @Test(arguments: [nil, 61.0] as [CGFloat?]) func aButtonsBaselineIsItsTitles(height: CGFloat?) {
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 4, bottom: 10, right: 4)
        let found = baseline(of: button, height: height)
        let title = button.titleLabel!
        let inside = title.convert(CGPoint(x: 0, y: (title.bounds.height - title.font.lineHeight) / 2), to: nil)
        #expect(abs(found - inside.y - title.font.ascender) <= 0.75, "\(found) \(title.frame)")
    }

    @Test func fieldsKeepTheirTextInTheMiddle() {
        func field() -> UITextField {
            let field = UITextField()
            field.borderStyle = .roundedRect
            field.text = "entry"
            return field
        }
        let natural = baseline(of: field())
        #expect(abs(natural - 20 - (34 - 20.29) / 2 - UIFont.systemFont(ofSize: 17).ascender) <= 1)
        #expect(abs(baseline(of: field(), height: 54) - natural - 10) <= 0.5)
    }

    @Test func viewsWithoutTextStandOnTheirBottom() {
        #expect(baseline(of: UIView(), height: 33) == 53)
        #expect(baseline(of: UIView(), isFirst: false, height: 33) == 53)
    }

    /// A view may name another one whose baselines are its own.
    final class Captioned: UIView {
        let caption = label("caption", 20)

        init() {
            super.init(frame: .zero)
            addSubview(caption)
            NSLayoutConstraint.activate([
                caption.topAnchor.constraint(equalTo: topAnchor, constant: 12),
                caption.leadingAnchor.constraint(equalTo: leadingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override var forFirstBaselineLayout: UIView { caption }
        override var forLastBaselineLayout: UIView { caption }
    }

    @Test func aViewMayStandForAnothersBaseline() {
        let direct = baseline(of: label("caption", 20))
        #expect(baseline(of: Captioned(), height: 90) == direct + 12)
    }

    /// Two views that name each other stand on their bottoms or on the inner one's.
    final class Circular: UIView {
        weak var other: UIView?
        override var forFirstBaselineLayout: UIView { other ?? self }
    }

    @Test func circlesOfNamesEnd() {
        let outer = Circular()
        let inner = Circular()
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        outer.other = inner
        inner.other = outer
        inner.bottomAnchor.constraint(equalTo: outer.topAnchor, constant: 12).isActive = true
        #expect(baseline(of: outer, height: 50) == 32)
    }

    /// A change of the text or the font moves what is aligned with it, and a stretched label that comes back to its
    /// natural height is as if it had never been stretched.
    @Test func baselinesFollowChanges() {
        withScreen(300, 400, scale: 2) { root in
            let title = label("Title", 17)
            let other = label("x", 11)
            root.addSubview(title)
            root.addSubview(other)
            let height = title.heightAnchor.constraint(equalToConstant: 80)
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
                other.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
            ])
            root.layoutIfNeeded()
            let natural = other.frame.minY
            height.isActive = true
            root.layoutIfNeeded()
            #expect(abs(other.frame.minY - natural - 29.75) <= 0.5)
            height.constant = 120
            root.layoutIfNeeded()
            #expect(abs(other.frame.minY - natural - 49.75) <= 0.5)
            height.isActive = false
            root.layoutIfNeeded()
            #expect(other.frame.minY == natural)
            title.font = .systemFont(ofSize: 34)
            root.layoutIfNeeded()
            let difference = UIFont.systemFont(ofSize: 34).ascender - UIFont.systemFont(ofSize: 17).ascender
            #expect(abs(other.frame.minY - natural - difference) <= 0.75)
        }
    }

    /// A label with required constraints of its top and its baseline is a conflict of these two; no other is listed.
    @Test func contradictingBaselinesAreNamed() {
        withScreen(300, 400, scale: 2) { root in
            let title = label("Title", 17)
            root.addSubview(title)
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
                title.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 120),
            ])
            let (_, issues) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
            guard case .unsatisfiable(let constraints, let broken, _)? = issues.first else {
                Issue.record("\(issues)")
                return
            }
            #expect(issues.count == 1 && constraints.count == 2 && constraints.contains(broken))
            #expect(broken.contains("firstBaseline"))
            #expect(title.frame.minY == 20)
        }
    }

    /// Random rows on a common baseline against a model: every text moves down by half of what its view is taller.
    @Test func randomRows() {
        var random = SplitMix(state: 42)
        for _ in 0..<40 {
            withScreen(2000, 600, scale: 3) { root in
                var views: [(label: UILabel, size: CGFloat, height: CGFloat?)] = []
                let isFirst = Bool.random(using: &random)
                for _ in 0..<Int.random(in: 2...5, using: &random) {
                    let size = CGFloat(Int.random(in: 9...40, using: &random))
                    let height = Bool.random(using: &random) ? CGFloat.random(in: 10...90, using: &random) : nil
                    let view = label("Text", size)
                    root.addSubview(view)
                    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
                    views.append((view, size, height))
                }
                let anchor = views[0].label
                anchor.topAnchor.constraint(equalTo: root.topAnchor, constant: 200).isActive = true
                for (view, _, _) in views.dropFirst() {
                    let constraint =
                        isFirst
                        ? view.firstBaselineAnchor.constraint(equalTo: anchor.firstBaselineAnchor)
                        : anchor.lastBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor)
                    constraint.isActive = true
                }
                let (_, issues) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
                #expect(issues.isEmpty)
                @MainActor func baseline(_ index: Int) -> CGFloat {
                    let font = UIFont.systemFont(ofSize: views[index].size)
                    let line = (font.lineHeight * 3).rounded(.up) / 3
                    return ((views[index].height ?? line) - line) / 2 + (font.ascender * 3).rounded() / 3
                }
                for index in views.indices {
                    let expected = 200 + baseline(0) - baseline(index)
                    #expect(abs(views[index].label.frame.minY - expected) <= 0.34, "\(index) \(views)")
                }
            }
        }
    }

    /// Rows of labels on common baselines don't need the simplex, and one solution is enough for natural heights.
    @Test func alignedRowsAreCheap() throws {
        try withScreen(300, 400) { root in
            let rows = (0..<50).map { index in
                let row = UIStackView(arrangedSubviews: [label("Name \(index)", 17), label("Value", 11)])
                row.alignment = .firstBaseline
                return row
            }
            let stack = UIStackView(arrangedSubviews: rows)
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: root.topAnchor),
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            root.layoutIfNeeded()
            let work = try #require(root.layoutRoot.engine?.system.solver.work)
            #expect(work.pivots == 0, "\(work)")
        }
    }
}

/// A repeatable source of random numbers.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
