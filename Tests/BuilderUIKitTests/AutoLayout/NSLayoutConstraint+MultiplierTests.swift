import Testing

@testable import BuilderUIKit

/// Multipliers on places: these count from the corner of the view that holds the constraint, not from the root's.
@MainActor
struct NSLayoutConstraintMultiplierTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let container = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 300))
    private let view = Box(20, 20)

    init() {
        root.addSubview(container)
        container.addSubview(view)
    }

    private func relate(
        _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, to second: UIView,
        _ secondAttribute: NSLayoutConstraint.Attribute, times multiplier: CGFloat
    ) {
        NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: secondAttribute,
            multiplier: multiplier, constant: 0
        ).isActive = true
    }

    @Test func aFractionOfTheSuperview() {
        relate(view, .centerX, to: container, .centerX, times: 0.5)
        relate(view, .bottom, to: container, .bottom, times: 0.5)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 40, y: 130, width: 20, height: 20))
    }

    @Test func aMultipleOfASibling() {
        let sibling = Box(30, 30)
        container.addSubview(sibling)
        sibling.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10).isActive = true
        sibling.topAnchor.constraint(equalTo: container.topAnchor, constant: 5).isActive = true
        relate(view, .leading, to: sibling, .trailing, times: 2)
        relate(view, .top, to: sibling, .bottom, times: 3)
        root.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: 80, y: 105))
    }

    @Test func aFractionOfTheSuperviewsSuperview() {
        relate(view, .centerX, to: root, .centerX, times: 0.75)
        relate(view, .centerY, to: root, .centerY, times: 0.75)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 40, y: 90, width: 20, height: 20))
    }

    @Test func theRightCornerWhereTextRunsLeft() {
        container.semanticContentAttribute = .forceRightToLeft
        relate(view, .trailing, to: container, .trailing, times: 0.5)
        relate(view, .top, to: container, .bottom, times: 0.5)
        root.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: 100, y: 150))
    }

    @Test func scrolledContent() {
        container.bounds.origin = CGPoint(x: 50, y: 60)
        relate(view, .leading, to: container, .trailing, times: 0.5)
        relate(view, .top, to: container, .bottom, times: 0.5)
        root.layoutIfNeeded()
        #expect(view.frame.width == 20 && view.frame.height == 20)
        // The container's right edge is 250 in its own coordinates, its bottom 360.
        #expect(view.frame.origin == CGPoint(x: 125, y: 180))
    }
}
