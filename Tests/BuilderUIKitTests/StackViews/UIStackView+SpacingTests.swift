import Foundation
import Testing

@testable import BuilderUIKit

/// Spacing, custom spacing and margins.
@MainActor
@Suite struct UIStackViewSpacingTests {
    private func gaps(_ stack: UIStackView) -> [CGFloat] {
        let frames = frames(of: stack)
        return zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX }
    }

    @Test func customSpacingReplacesTheSpacingOfOnePair() {
        let stack = lettered(4)
        let views = stack.arrangedSubviews
        stack.spacing = 10
        stack.setCustomSpacing(25, after: views[0])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        stack.setCustomSpacing(99, after: views[3])
        #expect(gaps(stack) == [25, 8, 10])
        #expect(laidOut(stack) { stack.frame.width } == 83)
        #expect(stack.customSpacing(after: views[0]) == 25)
        #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseSystem)
        #expect(stack.customSpacing(after: views[2]) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        #expect(gaps(stack) == [10, 8, 10])
    }

    @Test func theSentinelsHaveUIKitsValues() {
        #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
        #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
        let stack = lettered(2)
        stack.spacing = UIStackView.spacingUseSystem
        #expect(gaps(stack) == [8])
    }

    @Test func customSpacingIsIgnoredAfterTheLastVisibleView() {
        let stack = lettered(3)
        stack.spacing = 10
        stack.setCustomSpacing(40, after: stack.arrangedSubviews[1])
        stack.arrangedSubviews[2].isHidden = true
        #expect(laidOut(stack) { stack.frame.width } == 30)
        #expect(notation(of: stack, "UISV-spacing").last == "UISV-spacing c.leading == b.trailing")
    }

    @Test func aHiddenViewsCustomSpacingDoesNotApply() {
        let stack = lettered(3)
        stack.spacing = 10
        stack.setCustomSpacing(40, after: stack.arrangedSubviews[1])
        stack.arrangedSubviews[1].isHidden = true
        #expect(laidOut(stack) { stack.frame.width } == 30)
        // The one of the visible view before it does.
        stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
        #expect(
            notation(of: stack, "UISV-spacing") == [
                "UISV-spacing b.leading == a.trailing + 15", "UISV-spacing c.leading == b.trailing + 15",
            ])
        stack.arrangedSubviews[1].isHidden = false
        #expect(gaps(stack) == [30, 40])
    }

    @Test func customSpacingIsResetWhenTheViewIsRemoved() {
        let stack = lettered(2)
        let first = stack.arrangedSubviews[0]
        stack.setCustomSpacing(40, after: first)
        stack.removeArrangedSubview(first)
        #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
        stack.insertArrangedSubview(first, at: 0)
        #expect(gaps(stack) == [0])
        // A view that only moves keeps it; one that was never arranged has none.
        stack.setCustomSpacing(40, after: first)
        stack.addArrangedSubview(first)
        #expect(stack.customSpacing(after: first) == 40)
        let other = plain()
        stack.setCustomSpacing(40, after: other)
        #expect(stack.customSpacing(after: other) == UIStackView.spacingUseDefault)
    }

    @Test func negativeSpacingOverlaps() {
        let stack = lettered(3)
        stack.spacing = -4
        expect(frames(of: stack), [[0, 0, 10, 10], [6, 0, 10, 10], [12, 0, 10, 10]])
        stack.arrangedSubviews[1].isHidden = true
        #expect(laidOut(stack) { stack.frame.width } == 16)
    }

    @Test(arguments: [UIStackView.Distribution.equalSpacing, .equalCentering])
    func whereGapsStretchSpacingIsAMinimum(_ distribution: UIStackView.Distribution) {
        let stack = lettered(3)
        stack.distribution = distribution
        stack.spacing = 5
        stack.setCustomSpacing(10, after: stack.arrangedSubviews[0])
        let wide = frames(of: stack, in: CGSize(width: 90, height: 10))
        #expect(wide.map(\.minX) == [0, 40, 80])
        // By itself the stack is as narrow as the minimum allows with equal gaps or centers (149 beats 49).
        #expect(frames(of: stack).map(\.minX) == [0, 20, 40])
    }

    // MARK: Margins

    @Test func marginsAreZeroByDefault() {
        let stack = lettered(2)
        stack.isLayoutMarginsRelativeArrangement = true
        laidOut(stack) {
            expect(stack.arrangedSubviews.map(\.frame), [[0, 0, 10, 10], [10, 0, 10, 10]])
            #expect(stack.frame.size == CGSize(width: 20, height: 10))
            stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            stack.superview?.layoutIfNeeded()
            expect(stack.arrangedSubviews.map(\.frame), [[2, 1, 10, 10], [12, 1, 10, 10]])
            #expect(stack.frame.size == CGSize(width: 26, height: 14))
            stack.isLayoutMarginsRelativeArrangement = false
            stack.superview?.layoutIfNeeded()
            #expect(stack.frame.size == CGSize(width: 20, height: 10))
        }
    }

    @Test func directionalMarginsAreMirrored() {
        let stack = lettered(1)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 5)
        stack.semanticContentAttribute = .forceRightToLeft
        expect(frames(of: stack, in: CGSize(width: 100, height: 10)), [[5, 0, 65, 10]])
    }

    /// The margins hold the safe area as far as it reaches into the stack.
    @Test func marginsHoldTheSafeArea() {
        withScreen(200, 400, safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)) { root in
            let stack = lettered(1)
            stack.isLayoutMarginsRelativeArrangement = true
            stack.frame = CGRect(x: 0, y: 20, width: 200, height: 380)
            root.addSubview(stack)
            root.layoutIfNeeded()
            expect(stack.arrangedSubviews.map(\.frame), [[0, 30, 200, 316]])
            stack.insetsLayoutMarginsFromSafeArea = false
            root.layoutIfNeeded()
            expect(stack.arrangedSubviews.map(\.frame), [[0, 0, 200, 380]])
        }
    }

    // MARK: Numbers that mean nothing

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e12])
    func invalidSpacingIsIgnoredAndReported(_ value: CGFloat) {
        let stack = lettered(2)
        stack.accessibilityIdentifier = "culprit"
        stack.spacing = 7
        stack.setCustomSpacing(9, after: stack.arrangedSubviews[0])
        let (_, issues) = LayoutDiagnostics.collecting {
            stack.spacing = value
            stack.setCustomSpacing(value, after: stack.arrangedSubviews[0])
        }
        #expect(stack.spacing == 7)
        #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 9)
        #expect(!issues.isEmpty)
        #expect(issues.allSatisfy { "\($0)".contains("culprit") && "\($0)".contains("spacing") })
        #expect(gaps(stack) == [9])
    }
}
