import Foundation
import Testing

@testable import BuilderUIKit

/// The system's spacing and distances between anchors.
@MainActor
@Suite struct NSLayoutAnchorTests {
    @Test(arguments: [false, true]) func systemSpacingFollowsTheReadingDirection(isRightToLeft: Bool) {
        withScreen(300, 200, scale: 2) { root in
            root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            let first = Box(50, 20)
            let second = Box(40, 20)
            let third = Box(30, 20)
            let fourth = Box(20, 20)
            for view in [first, second, third, fourth] { root.addSubview(view) }
            let pull = third.leadingAnchor.constraint(equalTo: root.leadingAnchor)
            pull.priority = .defaultLow
            let push = fourth.topAnchor.constraint(equalTo: root.bottomAnchor)
            push.priority = .defaultLow
            NSLayoutConstraint.activate([
                first.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
                first.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
                second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
                second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 0.5),
                third.leadingAnchor.constraint(
                    greaterThanOrEqualToSystemSpacingAfter: second.trailingAnchor, multiplier: 3),
                pull,
                fourth.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: second.bottomAnchor, multiplier: 4),
                push,
            ])
            root.layoutIfNeeded()
            @MainActor func leading(_ view: UIView) -> CGFloat {
                isRightToLeft ? 300 - view.frame.maxX : view.frame.minX
            }
            #expect(leading(first) == 16 && first.frame.minY == 8)
            #expect(leading(second) == 74 && second.frame.minY == 32)
            #expect(leading(third) == 138)
            #expect(fourth.frame.minY == 84)
        }
    }

    /// Between baselines: as two lines of text follow each other, in points.
    @Test func systemSpacingBetweenBaselines() {
        withScreen(300, 200, scale: 2) { root in
            let first = label("One", 17)
            let second = label("Two", 17)
            let third = label("Three", 30)
            for view in [first, second, third] { root.addSubview(view) }
            NSLayoutConstraint.activate([
                first.topAnchor.constraint(equalTo: root.topAnchor),
                second.firstBaselineAnchor.constraint(
                    equalToSystemSpacingBelow: first.lastBaselineAnchor, multiplier: 1),
                third.firstBaselineAnchor.constraint(
                    equalToSystemSpacingBelow: second.lastBaselineAnchor, multiplier: 1),
            ])
            root.layoutIfNeeded()
            @MainActor func baseline(_ label: UILabel) -> CGFloat { label.frame.minY + label.font.ascender }
            #expect(abs(baseline(second) - baseline(first) - 21) <= 1, "\(first.frame) \(second.frame)")
            let mixed = third.font.ascender - second.font.descender
            #expect(abs(baseline(third) - baseline(second) - mixed) <= 1.5)
            second.font = .systemFont(ofSize: 34)
            root.layoutIfNeeded()
            #expect(baseline(second) - baseline(first) > 34)
        }
    }

    @Test(arguments: [false, true]) func distancesBetweenAnchorsAreDimensions(isRightToLeft: Bool) {
        withScreen(300, 200, scale: 2) { root in
            root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            let view = Box(60, 30)
            let width = Box(0, 10)
            root.addSubview(view)
            root.addSubview(width)
            // One quarter of what is left before the view, three quarters behind it.
            let before = root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
            let behind = view.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
            let above = root.topAnchor.anchorWithOffset(to: view.topAnchor)
            NSLayoutConstraint.activate([
                behind.constraint(equalTo: before, multiplier: 3),
                above.constraint(equalToConstant: 17),
                width.widthAnchor.constraint(equalTo: before, multiplier: 1, constant: 5),
            ])
            root.layoutIfNeeded()
            #expect(view.frame == CGRect(x: isRightToLeft ? 180 : 60, y: 17, width: 60, height: 30))
            #expect(width.frame.width == 65)
        }
    }
}
