import Foundation

@testable import BuilderUIKit

/// Changes a tree of views at random, the same way for the same seed.
@MainActor
struct RandomEditor {
    private var state: UInt64
    private var root = UIView()
    private var views: [UIView] = []
    private var constraints: [NSLayoutConstraint] = []
    private(set) var names: [String] = []
    private(set) var log: [String] = []

    init(seed: Int) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 12345
        for _ in 0..<4 { _ = next(2) }
    }

    private mutating func next(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(1, count)))
    }

    private mutating func pick<T>(_ items: [T]) -> T { items[next(items.count)] }

    mutating func start(in root: UIView) {
        self.root = root
        for _ in 0..<8 { _ = add() }
        for _ in 0..<6 { _ = constrain() }
    }

    /// Rounded, so that the last bits don't matter.
    func frames() -> [[Int]] {
        views.map { view in
            [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map { Int(($0 * 100).rounded()) }
        }
    }

    /// Makes one change, and returns its description.
    mutating func edit() -> String {
        let text: String
        switch next(14) {
        case 0, 1, 2: text = add()
        case 3: text = remove()
        case 4, 5: text = constrain()
        case 6, 7: text = toggle()
        case 8: text = hide()
        case 9: text = changeText()
        case 10: text = changeStack()
        case 11: text = move()
        case 12: text = changeConstant()
        default: text = setFrame()
        }
        log.append(text)
        return text
    }

    private var present: [UIView] { views.filter { $0.isDescendant(of: root) } }
    private func name(_ view: UIView) -> String { view === root ? "root" : view.accessibilityIdentifier ?? "?" }

    private mutating func container() -> UIView {
        pick([root] + present.filter { !($0 is UILabel) && !($0 is Box) })
    }

    private mutating func make() -> UIView {
        let view: UIView
        switch next(6) {
        case 0:
            view = label(
                pick(["a", "some words", "many more words than fit into one line of this screen"]), lines: next(2))
        case 1: view = Box(CGFloat(10 + next(90)), CGFloat(10 + next(40)))
        case 2, 3:
            let stack = UIStackView()
            stack.translatesAutoresizingMaskIntoConstraints = false
            stack.axis = pick([.horizontal, .vertical])
            stack.alignment = pick([.fill, .leading, .center])
            stack.distribution = pick([.fill, .fillEqually, .equalSpacing, .fillProportionally])
            stack.spacing = CGFloat(next(10))
            view = stack
        case 4: view = UIView(frame: CGRect(x: next(100), y: next(100), width: 20 + next(100), height: 20 + next(100)))
        default: view = plain()
        }
        view.accessibilityIdentifier = "\(type(of: view))\(views.count)"
        views.append(view)
        names.append(name(view))
        return view
    }

    private mutating func insert(_ view: UIView, into parent: UIView) -> String {
        if let stack = parent as? UIStackView, next(5) > 0 {
            let index = next(stack.arrangedSubviews.count + 1)
            stack.insertArrangedSubview(view, at: index)
            return "arrange \(name(view)) in \(name(parent)) at \(index)"
        }
        let index = next(parent.subviews.count + 1)
        parent.insertSubview(view, at: index)
        return "insert \(name(view)) into \(name(parent)) at \(index)"
    }

    private mutating func add() -> String {
        let parent = container()
        let view = make()
        if next(3) == 0, !(view is UILabel), !(view is Box) {
            // With something inside already.
            _ = insert(make(), into: view)
        }
        return insert(view, into: parent)
    }

    private mutating func remove() -> String {
        guard let view = Optional(present).flatMap({ $0.isEmpty ? nil : pick($0) }) else { return "nothing" }
        if let stack = view.superview as? UIStackView, next(3) == 0 {
            stack.removeArrangedSubview(view)
            return "unarrange \(name(view))"
        }
        view.removeFromSuperview()
        return "remove \(name(view))"
    }

    private mutating func move() -> String {
        guard !present.isEmpty else { return "nothing" }
        let view = pick(present)
        let parent = container()
        guard !parent.isDescendant(of: view) else {
            view.superview?.bringSubviewToFront(view)
            return "front \(name(view))"
        }
        return "move: " + insert(view, into: parent)
    }

    private mutating func constrain() -> String {
        guard !present.isEmpty else { return "nothing" }
        let first = pick(present)
        let second = next(3) == 0 ? root : pick(present + [root])
        let constraint: NSLayoutConstraint
        switch next(7) {
        case 0: constraint = first.widthAnchor.constraint(equalToConstant: CGFloat(next(150)))
        case 1: constraint = first.heightAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(next(80)))
        case 2: constraint = first.leadingAnchor.constraint(equalTo: second.leadingAnchor, constant: CGFloat(next(30)))
        case 3: constraint = first.topAnchor.constraint(equalTo: second.bottomAnchor, constant: CGFloat(next(30)))
        case 4: constraint = first.centerXAnchor.constraint(equalTo: second.layoutMarginsGuide.centerXAnchor)
        case 5: constraint = first.trailingAnchor.constraint(lessThanOrEqualTo: second.trailingAnchor)
        default: constraint = first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 0.5, constant: 3)
        }
        constraint.priority = UILayoutPriority(pick([1000, 999, 750, 749, 500, 250, 100]))
        guard first !== second || constraint.secondItem == nil else { return "nothing" }
        constraint.isActive = true
        constraints.append(constraint)
        return "constrain \(constraint)"
    }

    private mutating func toggle() -> String {
        let candidates = constraints.filter { constraint in
            ConstraintActivation.items(of: constraint).allSatisfy { item in
                ((item as? UIView) ?? (item as? UILayoutGuide)?.owningView)?.isDescendant(of: root) ?? false
            }
        }
        guard !candidates.isEmpty else { return "nothing" }
        let constraint = pick(candidates)
        constraint.isActive.toggle()
        return "toggle \(constraint)"
    }

    private mutating func changeConstant() -> String {
        guard !constraints.isEmpty else { return "nothing" }
        let constraint = pick(constraints)
        constraint.constant = CGFloat(next(60))
        return "constant \(constraint)"
    }

    private mutating func hide() -> String {
        let candidates = present.filter { $0.superview is UIStackView }
        guard !candidates.isEmpty else { return "nothing" }
        let view = pick(candidates)
        view.isHidden.toggle()
        return "hide \(name(view)) \(view.isHidden)"
    }

    private mutating func changeText() -> String {
        let labels = present.compactMap { $0 as? UILabel }
        guard !labels.isEmpty else { return "nothing" }
        let label = pick(labels)
        label.text = pick(["b", "other words", "a text that takes more than one line on a screen as small as this"])
        return "text \(name(label))"
    }

    private mutating func changeStack() -> String {
        let stacks = present.compactMap { $0 as? UIStackView }
        guard !stacks.isEmpty else { return "nothing" }
        let stack = pick(stacks)
        switch next(5) {
        case 0: stack.spacing = CGFloat(next(20))
        case 1: stack.alignment = pick([.fill, .leading, .trailing, .center])
        case 2: stack.distribution = pick([.fill, .fillEqually, .equalSpacing, .equalCentering, .fillProportionally])
        case 3: stack.isLayoutMarginsRelativeArrangement.toggle()
        default: if let view = stack.arrangedSubviews.first { stack.setCustomSpacing(17, after: view) }
        }
        return "stack \(name(stack))"
    }

    private mutating func setFrame() -> String {
        let candidates = present.filter { $0.translatesAutoresizingMaskIntoConstraints }
        guard !candidates.isEmpty else { return "nothing" }
        let view = pick(candidates)
        if next(3) == 0 {
            view.bounds.origin.y = CGFloat(next(20))
            return "scroll \(name(view))"
        }
        view.frame = CGRect(x: next(100), y: next(100), width: 20 + next(100), height: 20 + next(100))
        return "frame \(name(view))"
    }
}
