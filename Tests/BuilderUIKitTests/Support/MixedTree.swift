import Foundation

@testable import BuilderUIKit

/// A tree with some of everything that the engine treats in a way of its own, changed at random, the same way for the
/// same seed: texts on baselines, shared centers, multiplied places, stacks, guides, frames, both directions of
/// reading.
@MainActor
struct MixedTree {
    private var state: UInt64
    private let root: UIView
    private let scrollView = UIScrollView(frame: CGRect(x: 10, y: 300, width: 200, height: 150))
    private let panel = UIView(frame: CGRect(x: 5, y: 200, width: 250, height: 90))
    private var stacks: [UIStackView] = []
    private var labels: [UILabel] = []
    private var guide = UILayoutGuide()
    private(set) var views: [UIView] = []
    private var constraints: [NSLayoutConstraint] = []

    init(seed: Int, root: UIView) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 777
        self.root = root
        for _ in 0..<4 { _ = next(2) }
        let texts = [
            "Title", "A text of some more words than fit here into one line", "Detail", "12", "More words here",
        ]
        labels = texts.enumerated().map { label($1, CGFloat(12 + 3 * $0), lines: $0 % 2 == 0 ? 1 : 0) }
        labels.append(UILabel(frame: CGRect(x: 30, y: 10, width: 60, height: 40)))
        labels.last?.text = "Framed"
        let row = UIStackView(arrangedSubviews: [labels[0], Box(30, 20), labels[1]])
        row.alignment = .firstBaseline
        row.spacing = 4
        let column = UIStackView(arrangedSubviews: [row, labels[2], Box(40, 15)])
        column.axis = .vertical
        stacks = [row, column]
        for stack in stacks { stack.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(column)
        root.addSubview(panel)
        root.addSubview(scrollView)
        panel.addSubview(labels[3])
        panel.addSubview(labels[5])
        panel.addSubview(plain())
        scrollView.addSubview(labels[4])
        scrollView.addSubview(Box(20, 30))
        panel.addLayoutGuide(guide)
        var waiting: [UIView] = [column, panel, scrollView]
        while let view = waiting.popLast() {
            views.append(view)
            waiting += view.subviews
        }
        place(column)
        for _ in 0..<8 { _ = constrain() }
    }

    private mutating func next(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(1, count)))
    }

    private mutating func pick<T>(_ items: [T]) -> T { items[next(items.count)] }

    private mutating func place(_ column: UIView) {
        add([
            column.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            column.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 10),
            guide.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 12),
            guide.widthAnchor.constraint(equalTo: labels[3].widthAnchor, multiplier: 0.5),
            guide.centerYAnchor.constraint(equalTo: labels[3].centerYAnchor),
            labels[4].topAnchor.constraint(equalTo: scrollView.topAnchor),
            labels[4].bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            labels[4].leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            labels[4].widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -40),
        ])
    }

    private mutating func add(_ new: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(new)
        constraints += new
    }

    private func isPresent(_ constraint: NSLayoutConstraint) -> Bool {
        ConstraintActivation.items(of: constraint).allSatisfy { item in
            ((item as? UIView) ?? (item as? UILayoutGuide)?.owningView)?.isDescendant(of: root) ?? false
        }
    }

    /// Makes one change, and returns its description.
    mutating func edit() -> String {
        let kind = next(16)
        switch kind {
        case 0, 1, 2: return constrain()
        case 3, 4:
            let candidates = constraints.filter { isPresent($0) }
            let constraint = pick(candidates)
            constraint.isActive.toggle()
            return "toggle \(constraint)"
        case 5, 6:
            // Several changes of one constant, so that the solver follows it.
            let constraint = pick(constraints)
            for _ in 0..<4 {
                constraint.constant = CGFloat(next(50))
                if next(2) == 0 { _ = LayoutDiagnostics.collecting { root.layoutIfNeeded() } }
            }
            return "constant \(constraint)"
        case 7:
            let constraint = pick(constraints.filter { $0.priority < .required } + constraints.suffix(1))
            guard constraint.priority < .required else { return "nothing" }
            constraint.priority = UILayoutPriority(Float(pick([900, 750, 500, 250, 100])))
            return "priority \(constraint)"
        case 8:
            let text = pick(labels)
            text.text = pick(["b", "other words", "a text that takes more than one line on a screen as small as this"])
            return "text \(text.text ?? "")"
        case 9:
            let text = pick(labels)
            text.font = .systemFont(ofSize: CGFloat(10 + next(30)))
            return "font"
        case 10:
            let view = pick(stacks.flatMap(\.arrangedSubviews) + stacks)
            view.isHidden.toggle()
            return "hide \(type(of: view)) \(view.isHidden)"
        case 11: return changeStack()
        case 12: return move()
        case 13:
            let view = pick([scrollView, panel])
            view.bounds.origin = CGPoint(x: next(30), y: next(60))
            return "scroll \(type(of: view))"
        case 14:
            let view = pick([panel, scrollView, labels[5]])
            guard view.translatesAutoresizingMaskIntoConstraints else { return "nothing" }
            view.frame = CGRect(x: next(60), y: next(200), width: 60 + next(200), height: 20 + next(100))
            return "frame \(type(of: view))"
        default:
            let view = pick([root, panel, stacks[0], stacks[1]])
            switch next(3) {
            case 0: view.semanticContentAttribute = pick([.forceRightToLeft, .forceLeftToRight, .unspecified])
            case 1: view.layoutMargins = UIEdgeInsets(top: 3, left: CGFloat(next(20)), bottom: 5, right: 9)
            default: view.setContentHuggingPriority(UILayoutPriority(Float(100 + next(600))), for: .horizontal)
            }
            return "direction, margins or hugging"
        }
    }

    private mutating func changeStack() -> String {
        let stack = pick(stacks)
        switch next(6) {
        case 0: stack.spacing = CGFloat(next(20))
        case 1: stack.alignment = pick([.fill, .leading, .trailing, .center, .firstBaseline, .lastBaseline])
        case 2: stack.distribution = pick([.fill, .fillEqually, .equalSpacing, .equalCentering, .fillProportionally])
        case 3: stack.isLayoutMarginsRelativeArrangement.toggle()
        case 4: stack.isBaselineRelativeArrangement.toggle()
        default: stack.axis = pick([.horizontal, .vertical])
        }
        return "stack \(stack.axis.rawValue) \(stack.alignment) \(stack.distribution)"
    }

    /// Takes a view out, or brings it into another place.
    private mutating func move() -> String {
        let view = pick(views.filter { $0 !== panel && $0 !== scrollView })
        if view.superview != nil, next(2) == 0 {
            view.removeFromSuperview()
            if next(2) == 0 { _ = LayoutDiagnostics.collecting { root.layoutIfNeeded() } }
            if next(3) == 0 { return "remove \(type(of: view))" }
        }
        let parent = pick([root, panel, scrollView, stacks[0], stacks[1]])
        guard !parent.isDescendant(of: view) else { return "nothing" }
        if let stack = parent as? UIStackView {
            stack.insertArrangedSubview(view, at: next(stack.arrangedSubviews.count + 1))
        } else {
            parent.insertSubview(view, at: next(parent.subviews.count + 1))
        }
        return "move \(type(of: view)) into \(type(of: parent))"
    }

    private mutating func constrain() -> String {
        let present = views.filter { $0.isDescendant(of: root) }
        let (first, second) = (pick(present), pick(present + [root]))
        guard first !== second else { return "nothing" }
        let (item, attribute): (Any, NSLayoutConstraint.Attribute)
        let own: NSLayoutConstraint.Attribute
        var multiplier: CGFloat = 1
        switch next(9) {
        case 0: (own, item, attribute) = (.firstBaseline, second, .firstBaseline)
        case 1: (own, item, attribute) = (.lastBaseline, second, .bottom)
        case 2: (own, item, attribute) = (.top, second, .lastBaseline)
        case 3: (own, item, attribute) = (.centerX, second, .centerX)
        case 4: (own, item, attribute) = (.centerY, second.layoutMarginsGuide, .centerY)
        case 5: (own, item, attribute, multiplier) = (.centerX, second, .centerX, 1.5)
        case 6: (own, item, attribute, multiplier) = (.bottom, second, .bottom, 0.75)
        case 7: (own, item, attribute, multiplier) = (.width, second, .height, 0.5)
        default: (own, item, attribute) = (.leading, guide, .trailing)
        }
        let relation: NSLayoutConstraint.Relation = pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
        let constraint = NSLayoutConstraint(
            item: first, attribute: own, relatedBy: relation, toItem: item, attribute: attribute,
            multiplier: multiplier, constant: CGFloat(next(20)))
        constraint.priority = UILayoutPriority(Float(pick([999, 900, 750, 500, 250, 100])))
        add([constraint])
        return "constrain \(constraint)"
    }
}
