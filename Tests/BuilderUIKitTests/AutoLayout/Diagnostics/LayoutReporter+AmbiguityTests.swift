import Foundation
import Testing

@testable import BuilderUIKit

/// Which views constraints leave open.
@MainActor
@Suite struct LayoutReporterAmbiguityTests {
    private func pinned(_ view: UIView, to root: UIView, width: CGFloat? = nil) {
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    }

    @Test func equalHuggingInAStretchedStackIsAmbiguous() {
        withScreen(320, 400) { root in
            let (first, second) = (label("one"), label("two"))
            let stack = UIStackView(arrangedSubviews: [first, second])
            stack.translatesAutoresizingMaskIntoConstraints = false
            pinned(stack, to: root, width: 300)
            #expect(first.hasAmbiguousLayout)
            #expect(second.hasAmbiguousLayout)
            #expect(!stack.hasAmbiguousLayout)
            let found = root.layoutDiagnostics.ambiguities
            #expect(found.map(\.view) == [first, second])
            #expect(found.allSatisfy { $0.isHorizontal && !$0.isVertical })
            #expect(found.first?.description.contains("UILabel'one' has an ambiguous horizontal layout") == true)
            first.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
            #expect(!first.hasAmbiguousLayout)
            #expect(!second.hasAmbiguousLayout)
            #expect(root.layoutDiagnostics.ambiguities.isEmpty)
        }
    }

    @Test func equalCompressionResistanceInATightStackIsAmbiguous() {
        withScreen(320, 400) { root in
            let (first, second) = (label("a long word"), label("another long word"))
            let stack = UIStackView(arrangedSubviews: [first, second])
            stack.translatesAutoresizingMaskIntoConstraints = false
            pinned(stack, to: root, width: 100)
            #expect(first.hasAmbiguousLayout && second.hasAmbiguousLayout)
            second.setContentCompressionResistancePriority(.required, for: .horizontal)
            #expect(!first.hasAmbiguousLayout && !second.hasAmbiguousLayout)
        }
    }

    @Test func whatNothingPlacesIsAmbiguous() {
        withScreen(320, 400) { root in
            let view = plain()
            root.addSubview(view)
            #expect(view.hasAmbiguousLayout)
            let text = label("text")
            root.addSubview(text)
            #expect(text.hasAmbiguousLayout, "its size is known, its place is not")
            pinned(text, to: root)
            #expect(!text.hasAmbiguousLayout)
            let half = plain()
            pinned(half, to: root, width: 10)
            let found = root.layoutDiagnostics.ambiguities.first { $0.view === half }
            #expect(found?.isHorizontal == false && found?.isVertical == true)
        }
    }

    /// A view at fixed places in one that is ambiguous is not ambiguous itself.
    @Test func placesCountFromTheSuperview() {
        withScreen(320, 400) { root in
            let outer = plain()
            let inner = Box(10, 10)
            outer.addSubview(inner)
            root.addSubview(outer)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 4),
                inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4),
            ])
            #expect(outer.hasAmbiguousLayout)
            #expect(!inner.hasAmbiguousLayout)
        }
    }

    @Test func framesAreNeverAmbiguous() {
        withScreen(320, 400) { root in
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            root.addSubview(view)
            #expect(!view.hasAmbiguousLayout)
            root.addSubview(plain())
            #expect(!view.hasAmbiguousLayout)
            #expect(!root.hasAmbiguousLayout)
            #expect(!UIView().hasAmbiguousLayout)
        }
    }

    @Test func fullyConstrainedScreensHaveNoAmbiguity() {
        withScreen(320, 400) { root in
            let rows = (0..<6).map { index -> UIView in
                let name = label("name \(index)")
                let value = label("value")
                value.setContentHuggingPriority(.defaultHigh, for: .horizontal)
                let row = UIStackView(arrangedSubviews: [name, value])
                row.alignment = [.center, .firstBaseline, .top][index % 3]
                row.spacing = 8
                return row
            }
            let stack = UIStackView(
                arrangedSubviews: rows + [label(String(repeating: "long text ", count: 30), lines: 0)])
            stack.axis = .vertical
            stack.spacing = 4
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
                stack.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 8),
            ])
            let ambiguities = root.layoutDiagnostics.ambiguities
            #expect(ambiguities.isEmpty, "\(ambiguities)")
        }
    }

    @Test func guidesHaveTheSameQuestions() {
        withScreen(320, 400) { root in
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            #expect(guide.hasAmbiguousLayout)
            let sides = [
                guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                guide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ]
            NSLayoutConstraint.activate(sides)
            guide.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            guide.heightAnchor.constraint(equalToConstant: 3).isActive = true
            #expect(!guide.hasAmbiguousLayout)
            #expect(guide.constraintsAffectingLayout(for: .horizontal) == sides)
        }
    }

    @Test func exercisingMovesThereAndBack() {
        withScreen(320, 400) { root in
            let (first, second) = (label("one"), label("two"))
            let stack = UIStackView(arrangedSubviews: [first, second])
            stack.translatesAutoresizingMaskIntoConstraints = false
            pinned(stack, to: root, width: 300)
            root.layoutIfNeeded()
            let before = [first.frame, second.frame]
            first.exerciseAmbiguityInLayout()
            #expect(first.frame.width != before[0].width)
            #expect(second.frame.minX == first.frame.maxX)
            #expect(second.frame.maxX == 300)
            first.exerciseAmbiguityInLayout()
            #expect([first.frame, second.frame] == before)

            let fixed = Box(10, 10)
            pinned(fixed, to: root)
            root.layoutIfNeeded()
            let frame = fixed.frame
            fixed.exerciseAmbiguityInLayout()
            #expect(fixed.frame == frame)
        }
    }
}
