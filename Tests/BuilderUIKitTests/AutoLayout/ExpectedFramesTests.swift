import Testing

@testable import BuilderUIKit

/// Views that fill their superviews have their part of the safe area before anything is solved.
@MainActor
@Suite struct ExpectedFramesTests {
    private static let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    /// A column of labels in its margins and the safe area, as a screen has it.
    private func column() -> UIStackView {
        let stack = UIStackView(
            arrangedSubviews: (0..<4).map { number in
                let label = UILabel()
                label.text = "Line \(number)"
                return label
            })
        stack.axis = .vertical
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }

    @Test func aColumnThatFillsTheScreenIsSolvedOnce() {
        withScreen(390, 844, safeArea: Self.safeArea) { root in
            let stack = column()
            root.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: root.topAnchor),
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                root.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
                root.bottomAnchor.constraint(equalTo: stack.bottomAnchor),
            ])
            root.layoutIfNeeded()
            #expect(stack.frame == root.bounds)
            #expect(stack.arrangedSubviews[0].frame.minY == 63)
            #expect(stack.arrangedSubviews[3].frame.maxY == 794)
            #expect(stack.layoutItem?.engine?.system.solutionCount == 1)
        }
    }

    @Test func aColumnWithinContainersIsSolvedOnce() {
        withScreen(390, 844, safeArea: Self.safeArea) { root in
            let (outer, inner, stack) = (UIView(), UIView(), column())
            root.addSubview(outer)
            outer.addSubview(inner)
            inner.addSubview(stack)
            for (view, parent) in [(outer, root), (inner, outer), (stack, inner)] {
                view.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
                    view.leftAnchor.constraint(equalTo: parent.leftAnchor),
                    view.rightAnchor.constraint(equalTo: parent.rightAnchor),
                    view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
                ])
            }
            root.layoutIfNeeded()
            #expect(stack.arrangedSubviews[0].convert(CGPoint.zero, to: root).y == 63)
            #expect(stack.layoutItem?.engine?.system.solutionCount == 1)
        }
    }

    @Test func aColumnInTheSafeAreaIsSolvedOnce() {
        withScreen(390, 844, safeArea: Self.safeArea) { root in
            let stack = column()
            root.addSubview(stack)
            let guide = root.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: guide.topAnchor),
                stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
            root.layoutIfNeeded()
            #expect(stack.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
            #expect(stack.arrangedSubviews[0].frame.minY == 16)
            #expect(stack.layoutItem?.engine?.system.solutionCount == 1)
        }
    }

    /// By optional constraints the column fills the screen; by required ones it doesn't.
    @Test func aWrongExpectationIsMended() {
        withScreen(390, 844, safeArea: Self.safeArea) { root in
            let stack = column()
            root.addSubview(stack)
            let bottom = stack.bottomAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor)
            bottom.priority = .defaultHigh
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
                stack.leftAnchor.constraint(equalTo: root.leftAnchor),
                stack.rightAnchor.constraint(equalTo: root.rightAnchor),
                stack.heightAnchor.constraint(equalToConstant: 200),
                bottom,
            ])
            root.layoutIfNeeded()
            #expect(stack.frame == CGRect(x: 0, y: 100, width: 390, height: 200))
            #expect(stack.safeAreaInsets == .zero)
            #expect(stack.arrangedSubviews[3].frame.maxY == 184)
        }
    }

    /// A stack without anything to show is as small as it is, also after a query of its constraints.
    @Test func whatIsEmptyStaysEmpty() {
        withScreen(390, 844, safeArea: Self.safeArea) { root in
            let stack = column()
            for view in stack.arrangedSubviews { view.isHidden = true }
            stack.layoutMargins = .zero
            stack.insetsLayoutMarginsFromSafeArea = false
            root.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                stack.centerYAnchor.constraint(equalTo: root.centerYAnchor),
                stack.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor),
                stack.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor),
                stack.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
                stack.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
            ])
            root.layoutIfNeeded()
            let frame = stack.frame
            #expect(frame.size == .zero)
            _ = root.layoutDiagnostics
            #expect(stack.frame == frame)
            root.addSubview(UIView())
            root.layoutIfNeeded()
            #expect(stack.frame == frame)
        }
    }

    /// A view that has a size already isn't expected anywhere: the same trees converge to the same frames without
    /// it.
    @Test(arguments: 0..<60) func expectationsChangeNothing(_ seed: Int) {
        let expected = frames(seed: seed, isSized: false)
        let solved = frames(seed: seed, isSized: true)
        #expect(expected == solved, "\(seed)")
        #expect(!expected.isEmpty)
    }

    private func frames(seed: Int, isSized: Bool) -> [CGRect] {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func random(_ count: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(count))
        }
        let safeArea = UIEdgeInsets(
            top: CGFloat(random(60)), left: CGFloat(random(3) * 20), bottom: CGFloat(random(40)),
            right: CGFloat(random(3) * 20))
        return withScreen(390, 844, safeArea: safeArea) { root in
            if random(4) == 0 { root.semanticContentAttribute = .forceRightToLeft }
            var views: [UIView] = []
            var parents = [root]
            for _ in 0..<8 {
                let parent = parents[random(parents.count)]
                let view = random(3) == 0 ? UIView() : column()
                if isSized { view.frame = CGRect(x: 3, y: 5, width: 1, height: 1) }
                view.translatesAutoresizingMaskIntoConstraints = false
                view.preservesSuperviewLayoutMargins = random(5) == 0
                parent.addSubview(view)
                parents.append(view)
                views.append(view)
                let guide =
                    [nil, nil, parent.safeAreaLayoutGuide, parent.layoutMarginsGuide][random(4)]
                let constants = (0..<4).map { _ in CGFloat(random(3) * 8) + (random(4) == 0 ? 0.5 : 0) }
                var constraints = [
                    view.topAnchor.constraint(equalTo: guide?.topAnchor ?? parent.topAnchor, constant: constants[0]),
                    view.leadingAnchor.constraint(
                        equalTo: guide?.leadingAnchor ?? parent.leadingAnchor, constant: constants[1]),
                    view.trailingAnchor.constraint(
                        equalTo: guide?.trailingAnchor ?? parent.trailingAnchor, constant: -constants[2]),
                ]
                let bottom = guide?.bottomAnchor ?? parent.bottomAnchor
                switch random(4) {
                case 0: constraints.append(view.bottomAnchor.constraint(lessThanOrEqualTo: bottom))
                case 1: constraints.append(view.bottomAnchor.constraint(greaterThanOrEqualTo: bottom))
                default: constraints.append(view.bottomAnchor.constraint(equalTo: bottom, constant: -constants[3]))
                }
                for constraint in constraints {
                    if random(3) == 0 { constraint.priority = .defaultHigh }
                }
                NSLayoutConstraint.activate(constraints)
            }
            root.layoutIfNeeded()
            return views.map(\.frame) + views.flatMap(\.subviews).map(\.frame)
        }
    }
}
