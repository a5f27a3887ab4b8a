import Foundation
import Testing

@testable import BuilderUIKit

/// Baselines: alignment in rows, distances in columns, and the baselines of a stack itself. At 2x.
@MainActor
@Suite struct UIStackViewBaselineTests {
    /// From the top to the baseline of a line of the system's font, to a pixel at 2x.
    private func ascent(_ size: CGFloat) -> CGFloat { (UIFont.systemFont(ofSize: size).ascender * 2).rounded() / 2 }

    private func baseline(of view: UIView, size: CGFloat) -> CGFloat { view.frame.minY + ascent(size) }

    @Test func labelsOfDifferentFontsInARow() {
        for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
            let labels = [label("Big", 28), label("small", 13), label("Title", 22)]
            let stack = UIStackView(arrangedSubviews: labels)
            stack.alignment = alignment
            laidOut(stack) {
                #expect(labels[0].frame.minY == 0)
                for (view, size) in zip(labels, [28, 13, 22] as [CGFloat]) {
                    #expect(baseline(of: view, size: size) == ascent(28), "\(alignment) \(size)")
                    #expect(view.frame.size == view.intrinsicContentSize)
                }
                // As high as what lies above the baseline and what lies below it.
                #expect(stack.frame.height == labels[0].intrinsicContentSize.height)
            }
        }
    }

    @Test func firstAndLastDifferWithSeveralLines() {
        for (alignment, top) in [(UIStackView.Alignment.firstBaseline, CGFloat(0)), (.lastBaseline, 20.5)] {
            let labels = [label("one\ntwo", lines: 2), label("x")]
            let stack = UIStackView(arrangedSubviews: labels)
            stack.alignment = alignment
            laidOut(stack) {
                #expect(stack.frame.height == labels[0].intrinsicContentSize.height)
                #expect(labels[0].frame.minY == 0)
                #expect(abs(labels[1].frame.minY - top) <= 0.5, "\(alignment): \(labels[1].frame)")
            }
        }
    }

    /// The bottom edge is the baseline of what has no text.
    @Test func viewsWithoutTextStandOnTheBaseline() {
        let icon = Item("icon", 30, 40)
        let text = label("Text", 20)
        let stack = UIStackView(arrangedSubviews: [icon, text])
        stack.alignment = .firstBaseline
        laidOut(stack) {
            #expect(icon.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
            #expect(baseline(of: text, size: 20) == 40)
            #expect(stack.frame.height == 40 + text.frame.height - ascent(20))
        }
    }

    @Test func buttonsAndFieldsHaveTheirTextsBaseline() throws {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        let field = UITextField()
        field.text = "Field"
        field.borderStyle = .roundedRect
        let text = label("Text", 30)
        let stack = UIStackView(arrangedSubviews: [text, button, field])
        stack.alignment = .lastBaseline
        try laidOut(stack, scale: 2) {
            let line = baseline(of: text, size: 30)
            let title = try #require(button.titleLabel)
            let titleBaseline = button.frame.minY + title.frame.minY + (title.font.ascender * 2).rounded() / 2
            #expect(abs(titleBaseline - line) <= 0.5)
            let font = try #require(field.font)
            let top = field.frame.minY + (field.frame.height - font.lineHeight) / 2
            #expect(abs(top + font.ascender - line) <= 0.5)
        }
    }

    /// What a row is too high by lies above first baselines and below last ones: there its edge is a weak one.
    @Test func aTooHighRowKeepsItsBaselinesTogether() {
        for (alignment, isAtTheTop) in [(UIStackView.Alignment.firstBaseline, false), (.lastBaseline, true)] {
            let labels = [label("Big", 28), label("small", 13)]
            let stack = UIStackView(arrangedSubviews: labels)
            stack.alignment = alignment
            laidOut(stack, in: CGSize(width: 200, height: 100)) {
                #expect(isAtTheTop ? labels[0].frame.minY == 0 : labels[0].frame.maxY == 100)
                #expect(baseline(of: labels[0], size: 28) == baseline(of: labels[1], size: 13))
            }
        }
    }

    @Test func aConstraintToAStacksBaselineFollowsIt() {
        withScreen(300, 300, scale: 2) { root in
            let column = UIStackView(arrangedSubviews: [label("a", 13), label("b", 13)])
            column.axis = .vertical
            column.translatesAutoresizingMaskIntoConstraints = false
            let big = label("Big", 28)
            root.addSubview(column)
            root.addSubview(big)
            NSLayoutConstraint.activate([
                column.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
                big.lastBaselineAnchor.constraint(equalTo: column.lastBaselineAnchor),
            ])
            root.layoutIfNeeded()
            let line = column.arrangedSubviews[0].frame.height
            #expect(baseline(of: big, size: 28) == 50 + line + ascent(13))
            column.arrangedSubviews[1].isHidden = true
            root.layoutIfNeeded()
            #expect(baseline(of: big, size: 28) == 50 + ascent(13))
        }
    }

    // MARK: Columns

    private func column(_ views: [UIView], spacing: CGFloat = 30) -> UIStackView {
        for (view, name) in zip(views, ["a", "b", "c", "d"]) { view.accessibilityIdentifier = name }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.isBaselineRelativeArrangement = true
        stack.spacing = spacing
        return stack
    }

    @Test func spacingRunsFromBaselineToBaseline() {
        let labels = [label("a", 20), label("b", 13), label("c", 17)]
        let stack = column(labels)
        #expect(
            notation(of: stack, "UISV-spacing") == [
                "UISV-spacing b.firstBaseline == a.lastBaseline + 30",
                "UISV-spacing c.firstBaseline == b.lastBaseline + 30",
            ])
        #expect(
            notation(of: stack, "UISV-canvas-connection").prefix(2) == [
                "UISV-canvas-connection |.top == a.top", "UISV-canvas-connection |.bottom == c.bottom",
            ])
        laidOut(stack) {
            let lines = zip(labels, [20, 13, 17] as [CGFloat]).map { baseline(of: $0, size: $1) }
            #expect(lines == [ascent(20), ascent(20) + 30, ascent(20) + 60])
            #expect(stack.frame.height == labels[2].frame.maxY)
        }
    }

    @Test func rowsIgnoreIt() {
        let stack = column([label("a"), label("b")])
        stack.axis = .horizontal
        #expect(notation(of: stack, "UISV-spacing") == ["UISV-spacing b.leading == a.trailing + 30"])
    }

    @Test func aHiddenLabelIsWithinOneBaselineDistance() {
        let labels = [label("a"), label("b"), label("c")]
        let stack = column(labels)
        labels[1].isHidden = true
        #expect(
            notation(of: stack, "UISV-spacing") == [
                "UISV-spacing b.top == a.lastBaseline + 15", "UISV-spacing c.firstBaseline == b.bottom + 15",
            ])
        laidOut(stack) {
            #expect(baseline(of: labels[2], size: 17) - baseline(of: labels[0], size: 17) == 30)
        }
    }

    @Test func gapsOfEqualSpacingAreBetweenBaselines() {
        let labels = [label("a", 20), label("b", 13), label("c", 17)]
        let stack = column(labels, spacing: 0)
        stack.distribution = .equalSpacing
        #expect(
            notation(of: stack, "UISV-distributing-edge").prefix(2) == [
                "UISV-distributing-edge gap0.top == a.lastBaseline",
                "UISV-distributing-edge gap0.bottom == b.firstBaseline",
            ])
        laidOut(stack, in: CGSize(width: 50, height: 300), scale: 2) {
            let lines = zip(labels, [20, 13, 17] as [CGFloat]).map { baseline(of: $0, size: $1) }
            #expect(abs((lines[1] - lines[0]) - (lines[2] - lines[1])) <= 0.5)
            #expect(labels[2].frame.maxY == 300)
        }
    }

    @Test func aChangedFontMovesTheNextView() {
        let labels = [label("a", 20), label("b", 13)]
        let stack = column(labels)
        laidOut(stack) {
            labels[1].font = .systemFont(ofSize: 30)
            stack.superview?.layoutIfNeeded()
            #expect(baseline(of: labels[1], size: 30) - baseline(of: labels[0], size: 20) == 30)
        }
    }

    // MARK: A stack's own

    @Test func aColumnsBaselinesAreItsFirstAndLastViews() {
        let labels = [label("a"), label("b"), label("c")]
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        #expect(stack.forFirstBaselineLayout === labels[0])
        #expect(stack.forLastBaselineLayout === labels[2])
        labels[0].isHidden = true
        labels[2].isHidden = true
        #expect(stack.forFirstBaselineLayout === labels[1])
        #expect(stack.forLastBaselineLayout === labels[1])
        labels[1].isHidden = true
        #expect(stack.forFirstBaselineLayout === stack)
    }

    @Test func aRowsBaselinesAreItsHighestViews() {
        let column = UIStackView(arrangedSubviews: [label("a"), label("b"), label("c")])
        column.axis = .vertical
        let row = UIStackView(arrangedSubviews: [label("x", 22), column, label("y", 13)])
        #expect(row.forFirstBaselineLayout === column.arrangedSubviews[0])
        #expect(row.forLastBaselineLayout === column.arrangedSubviews[2])
        column.isHidden = true
        #expect(row.forFirstBaselineLayout === row.arrangedSubviews[0])
        let fixed = Item("fixed", 1, 1)
        fixed.heightAnchor.constraint(equalToConstant: 90).isActive = true
        row.addArrangedSubview(fixed)
        #expect(row.forFirstBaselineLayout === fixed)
    }

    @Test func stacksLineUpByTheirBaselines() {
        let inner = UIStackView(arrangedSubviews: [label("first", 13), label("second", 13)])
        inner.axis = .vertical
        let big = label("Big", 28)
        let stack = UIStackView(arrangedSubviews: [big, inner])
        stack.alignment = .firstBaseline
        laidOut(stack) {
            #expect(inner.frame.minY + ascent(13) == ascent(28))
            // Hidden, the first label hands the baseline on to the second.
            inner.arrangedSubviews[0].isHidden = true
            stack.superview?.layoutIfNeeded()
            #expect(inner.frame.height == inner.arrangedSubviews[1].frame.height)
            #expect(inner.frame.minY + ascent(13) == ascent(28))
        }
    }

    /// A view that names a baseline for its last line means its first as well, as in UIKit.
    @Test func aContainersBaseline() {
        final class Container: UIView {
            let text = label("inside", 13)
            override var forLastBaselineLayout: UIView { text }
        }
        let container = Container()
        container.addSubview(container.text)
        NSLayoutConstraint.activate([
            container.text.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
            container.text.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -20),
            container.text.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            container.text.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
        #expect(container.forFirstBaselineLayout === container.text)
        let big = label("Big", 28)
        let stack = UIStackView(arrangedSubviews: [big, container])
        stack.alignment = .firstBaseline
        laidOut(stack) {
            #expect(container.frame.minY + 20 + ascent(13) == baseline(of: big, size: 28))
        }
    }
}
