import Foundation
import Testing

@testable import BuilderUIKit

/// A view of a given content size (−1 for none), optionally with alignment insets.
final class Item: UIView {
    var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
    private let insets: UIEdgeInsets

    init(_ name: String = "", _ width: CGFloat, _ height: CGFloat, insets: UIEdgeInsets = .zero) {
        content = CGSize(width: width, height: height)
        self.insets = insets
        super.init(frame: .zero)
        accessibilityIdentifier = name
    }

    required init?(coder: NSCoder) {
        content = .zero
        insets = .zero
        super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize { content }
    override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// A stack of views called a, b, c …, each 10 × 10 points.
@MainActor
func lettered(_ count: Int, axis: NSLayoutConstraint.Axis = .horizontal) -> UIStackView {
    let names = "abcdefghij".prefix(count)
    let stack = UIStackView(arrangedSubviews: names.map { Item(String($0), 10, 10) })
    stack.axis = axis
    return stack
}

/// Lays a stack of a fixed size out on a screen, or of a free size at its corner where `size` is nil, and reads it.
@MainActor
func laidOut<T>(
    _ stack: UIStackView, in size: CGSize? = nil, scale: CGFloat = 2, _ body: () throws -> T
) rethrows -> T {
    try withScreen(1000, 1000, scale: scale) { root in
        root.addSubview(stack)
        if let size {
            stack.frame = CGRect(origin: .zero, size: size)
        } else {
            stack.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                stack.leftAnchor.constraint(equalTo: root.leftAnchor),
                stack.topAnchor.constraint(equalTo: root.topAnchor),
            ])
        }
        root.layoutIfNeeded()
        return try body()
    }
}

/// The frames that a stack gives its arranged views.
@MainActor
func frames(of stack: UIStackView, in size: CGSize? = nil, scale: CGFloat = 2) -> [CGRect] {
    laidOut(stack, in: size, scale: scale) { stack.arrangedSubviews.map(\.frame) }
}

func expect(
    _ frames: [CGRect], _ expected: [[CGFloat]], within tolerance: CGFloat = 0.01,
    _ location: SourceLocation = #_sourceLocation
) {
    #expect(frames.count == expected.count, sourceLocation: location)
    for (index, (frame, numbers)) in zip(frames, expected).enumerated() {
        #expect(
            frame.isNear(numbers[0], numbers[1], numbers[2], numbers[3], within: tolerance),
            "\(index): \(frame) instead of \(numbers)", sourceLocation: location)
    }
}

// MARK: Constraints

/// The constraints that a stack makes, one line each: `UISV-spacing b.leading == a.trailing + 8`. The stack is `|`, its
/// margins `margins`, its spacer `spacer`, its gaps `gap0`, `gap1` …; the priority follows where it isn't 1000.
@MainActor
func notation(of stack: UIStackView, _ identifier: String? = nil) -> [String] {
    stack.constraints.filter { ($0.identifier ?? "").hasPrefix(identifier ?? "UISV-") }.map { constraint in
        var text = "\(constraint.identifier ?? "") \(name(constraint.firstItem, in: stack))."
        text += ConstraintText.name(of: constraint.firstAttribute)
        switch constraint.relation {
        case .equal: text += " == "
        case .lessThanOrEqual: text += " <= "
        case .greaterThanOrEqual: text += " >= "
        }
        @MainActor func number(_ value: CGFloat) -> String {
            let thousandths = (value * 1000).rounded() / 1000
            return thousandths == thousandths.rounded() ? String(Int(thousandths)) : String(Double(thousandths))
        }
        if let second = constraint.secondItem {
            if constraint.multiplier != 1 { text += number(constraint.multiplier) + " * " }
            text += name(second, in: stack) + "." + ConstraintText.name(of: constraint.secondAttribute)
            if constraint.constant > 0 { text += " + " + number(constraint.constant) }
            if constraint.constant < 0 { text += " - " + number(-constraint.constant) }
        } else {
            text += number(constraint.constant)
        }
        if constraint.priority != .required { text += " @" + number(CGFloat(constraint.priority.rawValue)) }
        return text
    }
}

@MainActor
private func name(_ item: AnyObject?, in stack: UIStackView) -> String {
    if item === stack { return "|" }
    if item === stack.reservedGuides.margins { return "margins" }
    if let spacer = stack.spacer, item === spacer { return "spacer" }
    if let gap = stack.gapGuides.firstIndex(where: { $0 === item }) { return "gap\(gap)" }
    return (item as? UIView)?.accessibilityIdentifier ?? "?"
}
