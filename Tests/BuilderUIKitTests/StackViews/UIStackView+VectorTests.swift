import Foundation
import Testing

@testable import BuilderUIKit

/// Frames that Interface Builder's UIKit gave, in the stack's coordinates, in points. (Those of simple content sizes
/// are among the recorded stacks.)
@MainActor
@Suite struct UIStackViewVectorTests {
    private func column(
        _ views: [UIView], spacing: CGFloat = 0, _ distribution: UIStackView.Distribution = .fill
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = spacing
        stack.distribution = distribution
        return stack
    }

    @Test func equalSpacingOfLabels() {
        let stack = column([label("Body"), label("Body"), label("Caption", 12)], .equalSpacing)
        expect(
            frames(of: stack, in: CGSize(width: 382, height: 72)),
            [[0, 0, 382, 20.5], [0, 29, 382, 20.5], [0, 57.5, 382, 14.5]])
    }

    @Test func equalCenteringWithCenters() {
        let sizes: [(CGFloat, CGFloat)] = [(61, 30), (335, 1), (140, 34), (81, 30), (335, 1), (79, 30)]
        let stack = column(sizes.map { Item("", $0, $1) }, .equalCentering)
        stack.alignment = .center
        expect(
            frames(of: stack, in: CGSize(width: 375, height: 190)),
            [
                [157, 0, 61, 30], [20, 46.5, 335, 1], [117.5, 62, 140, 34], [147, 96, 81, 30], [20, 142.5, 335, 1],
                [148, 160, 79, 30],
            ])
    }

    /// Two columns between margins: they are placed from unrounded values and cut at pixels.
    @Test func twoColumnsAt3x() {
        withScreen(375, 812) { root in
            let columns = [plain(), plain()]
            let stack = UIStackView(arrangedSubviews: columns)
            stack.distribution = .fillEqually
            stack.spacing = 20
            stack.frame = CGRect(x: 20, y: 0, width: 335, height: 100)
            root.addSubview(stack)
            root.layoutIfNeeded()
            expect(
                columns.map { $0.convert($0.bounds, to: root) }, [[20, 0, 157.667, 100], [197.667, 0, 157.333, 100]])
        }
    }

    @Test func fourColumnsAt2x() {
        let stack = UIStackView(arrangedSubviews: (0..<4).map { _ in plain() })
        stack.distribution = .fillEqually
        expect(
            frames(of: stack, in: CGSize(width: 375, height: 603)),
            [[0, 0, 94, 603], [94, 0, 93.5, 603], [187.5, 0, 94, 603], [281.5, 0, 93.5, 603]])
    }

    /// A column of labels and one of switches beside each other: the switches' hugging of 752 beats the labels.
    @Test func equalRowsOfLabelsAndSwitches() {
        withScreen(375, 300) { root in
            let labels = [label("Autosize"), label("Enabled")]
            for label in labels { label.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal) }
            let switches = [UISwitch(), UISwitch()]
            for toggle in switches { toggle.setContentHuggingPriority(UILayoutPriority(752), for: .vertical) }
            let fields = [UITextField(), UITextField()]
            for field in fields { field.borderStyle = .roundedRect }
            let columns = [labels as [UIView], fields, switches].map { column($0, spacing: 20, .fillEqually) }
            let stack = UIStackView(arrangedSubviews: columns)
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                stack.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
            #expect(stack.frame.height == 82)
            #expect(labels.map(\.frame.minY) == [0, 51] && labels.map(\.frame.height) == [31, 31])
            #expect(fields.map(\.frame.minY) == [0, 51] && fields.map(\.frame.height) == [31, 31])
            #expect(columns[2].frame.width == 49)
            #expect(switches.map(\.frame) == [0, 51].map { CGRect(x: 0, y: $0, width: 51, height: 31) })
        }
    }

    /// Alignment rectangles: a segmented control (one point more at the bottom), a slider (two at the sides and one at
    /// the bottom), a switch (two at the right), a button and a field of fixed heights.
    @Test func controlsByTheirAlignmentRectangles() {
        let views = [
            Item("segmented", 120, 31, insets: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)),
            Item("slider", -1, 30, insets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)),
            UISwitch(), UIButton(type: .system), UITextField(),
        ]
        views[3].heightAnchor.constraint(equalToConstant: 47).isActive = true
        views[4].heightAnchor.constraint(equalToConstant: 44).isActive = true
        let stack = column(views)
        stack.widthAnchor.constraint(equalToConstant: 500).isActive = true
        expect(
            frames(of: stack),
            [[0, 0, 500, 32], [-2, 31, 504, 31], [0, 61, 502, 31], [0, 92, 500, 47], [0, 139, 500, 44]])
    }

    @Test func aLabelAFieldAndAButton() {
        let text = Item("label", 105, 20.5)
        text.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        field.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [text, field, Item("button", 42, 34)])
        stack.spacing = 10
        expect(
            frames(of: stack, in: CGSize(width: 343, height: 34)),
            [[0, 0, 105, 34], [115, 0, 176, 34], [301, 0, 42, 34]])
    }

    @Test func aForm() {
        @MainActor func row() -> UIStackView {
            let field = UITextField()
            field.borderStyle = .roundedRect
            let row = UIStackView(arrangedSubviews: [label("Further Detail"), field])
            row.spacing = 10
            return row
        }
        let stack = column([label("Headline"), row(), row(), label("Footnote", 13)], spacing: 10)
        stack.widthAnchor.constraint(equalToConstant: 343).isActive = true
        expect(
            frames(of: stack),
            [[0, 0, 343, 20.5], [0, 30.5, 343, 34], [0, 74.5, 343, 34], [0, 118.5, 343, 16]])
        #expect(stack.frame.height == 134.5)
    }
}
