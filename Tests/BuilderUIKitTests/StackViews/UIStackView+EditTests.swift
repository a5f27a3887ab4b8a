import Foundation
import Testing

@testable import BuilderUIKit

/// Stacks that are edited between layouts end where a new stack of the same making would.
@MainActor
@Suite struct UIStackViewEditTests {
    private var dice = Dice(state: 4_711)

    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
        mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
        mutating func pick<T>(_ list: [T]) -> T { list[roll(list.count)] }
    }

    private static let texts = ["one", "two words", "a text that is long enough to wrap in most places"]

    private mutating func leaf() -> UIView {
        if dice.roll(3) == 0 {
            return label(dice.pick(Self.texts), CGFloat(12 + dice.roll(3) * 4), lines: dice.roll(2))
        }
        let item = Item("", CGFloat(dice.roll(90)), CGFloat(dice.roll(60)))
        item.setContentHuggingPriority(UILayoutPriority(Float(200 + dice.roll(90))), for: .horizontal)
        item.setContentCompressionResistancePriority(UILayoutPriority(Float(700 + dice.roll(90))), for: .vertical)
        return item
    }

    /// A stack of leaves, with a smaller one among them.
    private mutating func tree() -> UIStackView {
        let inner = UIStackView(arrangedSubviews: [leaf(), leaf(), leaf()])
        let outer = UIStackView(arrangedSubviews: [leaf(), inner, leaf(), leaf()])
        outer.axis = .vertical
        outer.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        return outer
    }

    private func copy(_ view: UIView) -> UIView {
        let result: UIView
        if let stack = view as? UIStackView {
            let new = UIStackView()
            for subview in stack.subviews { new.addSubview(copy(subview)) }
            for arranged in stack.arrangedSubviews {
                guard let index = stack.subviews.firstIndex(of: arranged) else { continue }
                new.addArrangedSubview(new.subviews[index])
                new.setCustomSpacing(stack.customSpacing(after: arranged), after: new.subviews[index])
            }
            new.axis = stack.axis
            new.distribution = stack.distribution
            new.alignment = stack.alignment
            new.spacing = stack.spacing
            new.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
            new.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
            new.semanticContentAttribute = stack.semanticContentAttribute
            result = new
        } else if let text = view as? UILabel {
            result = label(text.text ?? "", text.font.pointSize, lines: text.numberOfLines)
        } else {
            let size = view.intrinsicContentSize
            result = Item("", size.width, size.height)
        }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            result.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
            result.setContentCompressionResistancePriority(
                view.contentCompressionResistancePriority(for: axis), for: axis)
        }
        result.isHidden = view.isHidden
        result.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
        return result
    }

    private mutating func edit(_ outer: UIStackView) -> String {
        let inner = outer.subviews.compactMap { $0 as? UIStackView }.first
        let stack = dice.roll(2) == 0 ? inner ?? outer : outer
        let name = stack === outer ? "outer" : "inner"
        guard let view = stack.arrangedSubviews.randomElement(using: &dice) else {
            stack.addArrangedSubview(leaf())
            return "\(name): first view"
        }
        switch dice.roll(13) {
        case 0, 1, 2:
            view.isHidden.toggle()
            return "\(name): hide or show"
        case 3:
            stack.insertArrangedSubview(leaf(), at: dice.roll(stack.arrangedSubviews.count + 1))
            return "\(name): insert"
        case 4:
            if !(view is UIStackView) { view.removeFromSuperview() }
            return "\(name): remove"
        case 5:
            stack.insertArrangedSubview(view, at: dice.roll(stack.arrangedSubviews.count))
            return "\(name): move"
        case 6:
            stack.spacing = CGFloat(dice.roll(12))
            return "\(name): spacing"
        case 7:
            stack.setCustomSpacing(dice.pick([3, 17, UIStackView.spacingUseDefault]), after: view)
            return "\(name): custom spacing"
        case 8:
            stack.distribution = dice.pick([.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
            return "\(name): distribution \(stack.distribution)"
        case 9:
            stack.alignment = dice.pick([.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
            return "\(name): alignment \(stack.alignment)"
        case 10:
            stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
            return "\(name): axis"
        case 11:
            if dice.roll(2) == 0 {
                stack.isLayoutMarginsRelativeArrangement.toggle()
            } else {
                stack.isBaselineRelativeArrangement.toggle()
            }
            return "\(name): margins or baselines"
        default:
            (view as? UILabel)?.text = dice.pick(Self.texts)
            (view as? UILabel)?.numberOfLines = dice.roll(3)
            (view as? Item)?.content = CGSize(width: CGFloat(dice.roll(90)), height: CGFloat(dice.roll(60)))
            return "\(name): content"
        }
    }

    private func frames(_ view: UIView) -> [CGRect] { view.subviews.flatMap { [$0.frame] + frames($0) } }

    @Test mutating func randomEdits() {
        for walk in 0..<12 {
            withScreen(320, 480, scale: 2) { root in
                let edited = tree()
                root.addSubview(edited)
                var steps: [String] = []
                for _ in 0..<14 {
                    steps.append(edit(edited))
                    let (_, _) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
                    let fresh = copy(edited)
                    fresh.frame = edited.frame
                    fresh.translatesAutoresizingMaskIntoConstraints = true
                    let expected = withScreen(320, 480, scale: 2) { other in
                        other.addSubview(fresh)
                        let (_, _) = LayoutDiagnostics.collecting { other.layoutIfNeeded() }
                        return frames(fresh)
                    }
                    let isSame = zip(frames(edited), expected).allSatisfy {
                        $0.isNear($1.minX, $1.minY, $1.width, $1.height)
                    }
                    guard !isSame else { continue }
                    Issue.record("walk \(walk): \(steps)\n\(frames(edited))\n\(expected)")
                    return
                }
            }
        }
    }
}
