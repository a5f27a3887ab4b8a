import Foundation
import Testing

@testable import BuilderUIKit

/// Hidden arranged views: 0 long, still in the chain, out of the distribution.
@MainActor
@Suite struct UIStackViewHiddenTests {
    private func stack(_ count: Int, hidden: [Int], spacing: CGFloat = 12) -> UIStackView {
        let stack = lettered(count)
        stack.spacing = spacing
        for index in hidden { stack.arrangedSubviews[index].isHidden = true }
        return stack
    }

    private func spacings(_ count: Int, hidden: [Int]) -> [String] {
        notation(of: stack(count, hidden: hidden), "UISV-spacing").map { String($0.dropFirst("UISV-spacing ".count)) }
    }

    @Test func aHiddenViewIsNoLength() {
        let stack = stack(3, hidden: [1])
        #expect(notation(of: stack, "UISV-hiding") == ["UISV-hiding b.width == 0"])
        stack.axis = .vertical
        #expect(notation(of: stack, "UISV-hiding") == ["UISV-hiding b.height == 0"])
    }

    @Test func aHiddenMemberHalvesTheSpacing() {
        #expect(spacings(3, hidden: [1]) == ["b.leading == a.trailing + 6", "c.leading == b.trailing + 6"])
        #expect(
            spacings(4, hidden: [1, 2]) == [
                "b.leading == a.trailing + 6", "c.leading == b.trailing", "d.leading == c.trailing + 6",
            ])
    }

    @Test func outsideOfTheVisibleViewsThereIsNoSpacing() {
        #expect(
            spacings(5, hidden: [0, 4]) == [
                "b.leading == a.trailing", "c.leading == b.trailing + 12", "d.leading == c.trailing + 12",
                "e.leading == d.trailing",
            ])
        #expect(
            spacings(4, hidden: [0, 1, 2]) == [
                "b.leading == a.trailing", "c.leading == b.trailing", "d.leading == c.trailing",
            ])
    }

    @Test func thePinsGoToVisibleViews() {
        #expect(
            notation(of: stack(4, hidden: [0, 3]), "UISV-canvas-connection") == [
                "UISV-canvas-connection |.leading == b.leading",
                "UISV-canvas-connection |.trailing == c.trailing",
                "UISV-canvas-connection |.top == b.top",
                "UISV-canvas-connection |.bottom == b.bottom",
            ])
    }

    @Test func alignmentIncludesHiddenViewsButSpanningDoesNot() {
        let stack = stack(3, hidden: [1])
        stack.alignment = .center
        #expect(
            notation(of: stack, "UISV-alignment") == [
                "UISV-alignment a.centerY == b.centerY", "UISV-alignment a.centerY == c.centerY",
            ])
        #expect(notation(of: stack, "UISV-ambiguity-suppression").count == 3)
        #expect(notation(of: stack, "UISV-spanning-boundary").allSatisfy { !$0.contains("b.") })
    }

    @Test func distributionsCountVisibleViews() {
        let stack = stack(4, hidden: [0, 2])
        stack.distribution = .fillEqually
        #expect(notation(of: stack, "UISV-fill") == ["UISV-fill-equally d.width == b.width"])
        stack.distribution = .fillProportionally
        #expect(
            notation(of: stack, "UISV-fill") == [
                "UISV-fill-proportionally b.width == 0.313 * |.width @999",
                "UISV-fill-proportionally d.width == 0.313 * |.width @998",
            ])
        stack.distribution = .equalSpacing
        #expect(
            notation(of: stack, "UISV-distributing-edge") == [
                "UISV-distributing-edge gap0.leading == b.trailing",
                "UISV-distributing-edge gap0.trailing == d.leading",
            ])
    }

    // MARK: Everything hidden

    @Test func aSpacerOfNoSizeStandsForNothingVisible() {
        let stack = stack(2, hidden: [0, 1])
        #expect(
            notation(of: stack) == [
                "UISV-hiding a.width == 0", "UISV-hiding b.width == 0",
                "UISV-spacing b.leading == a.trailing",
                "UISV-canvas-connection |.leading == spacer.leading",
                "UISV-canvas-connection |.trailing == spacer.trailing",
                "UISV-spanning-fit spacer.width == 0 @51",
                "UISV-canvas-connection |.top == spacer.top",
                "UISV-canvas-connection |.bottom == spacer.bottom",
                "UISV-spanning-fit spacer.height == 0 @51",
            ])
    }

    @Test(arguments: [UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
    func aStackWithNothingToShowHasNoSize(_ alignment: UIStackView.Alignment) {
        let stack = stack(3, hidden: [0, 1, 2])
        stack.alignment = alignment
        #expect(laidOut(stack) { stack.frame.size } == .zero)
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
        let padded = self.stack(1, hidden: [0])
        padded.alignment = alignment
        padded.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        padded.isLayoutMarginsRelativeArrangement = true
        #expect(laidOut(padded) { padded.frame.size } == CGSize(width: 6, height: 4))
    }

    @Test func aStackWithNothingToShowMayBeAnySizeElse() {
        let stack = stack(2, hidden: [0, 1])
        let (_, issues) = LayoutDiagnostics.collecting {
            laidOut(stack, in: CGSize(width: 100, height: 50)) {
                #expect(stack.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
            }
        }
        #expect(issues.isEmpty, "\(issues)")
    }

    // MARK: Frames

    @Test func oneSpacingRemainsAroundAHiddenView() {
        expect(
            frames(of: stack(3, hidden: [1]), in: CGSize(width: 32, height: 10)),
            [[0, 0, 10, 10], [16, 0, 0, 10], [22, 0, 10, 10]])
        expect(
            frames(of: stack(4, hidden: [1, 2])),
            [[0, 0, 10, 10], [16, 0, 0, 10], [16, 0, 0, 10], [22, 0, 10, 10]])
    }

    @Test func hiddenAtBothEnds() {
        expect(
            frames(of: stack(5, hidden: [0, 1, 4])),
            [[0, 0, 0, 10], [0, 0, 0, 10], [0, 0, 10, 10], [22, 0, 10, 10], [32, 0, 0, 10]])
    }

    @Test func equalSpacingKeepsItsGapsAroundAHiddenView() {
        let stack = stack(4, hidden: [1], spacing: 4)
        stack.distribution = .equalSpacing
        laidOut(stack, in: CGSize(width: 100, height: 10)) {
            let visible = stack.arrangedSubviews.filter { !$0.isHidden }
            #expect(visible.map(\.frame.minX) == [0, 45, 90])
            #expect(stack.arrangedSubviews[1].frame.width == 0)
        }
    }

    /// UIKit lets hidden views take part in the alignment, so a row stays as high as the highest of them.
    @Test func aHiddenViewKeepsTheHeightOfItsRow() {
        let stack = UIStackView(arrangedSubviews: [Item("a", 10, 20), Item("b", 10, 50)])
        stack.arrangedSubviews[1].isHidden = true
        #expect(laidOut(stack) { stack.frame.size } == CGSize(width: 10, height: 50))
        stack.alignment = .center
        #expect(laidOut(stack) { stack.frame.size } == CGSize(width: 10, height: 20))
    }

    /// A hidden view with a length of its own can't keep it; UIKit breaks the constraint and logs it.
    @Test func aRequiredLengthOfAHiddenViewGivesWay() {
        let stack = stack(2, hidden: [])
        let view = stack.arrangedSubviews[0]
        view.widthAnchor.constraint(equalToConstant: 40).isActive = true
        let (_, quiet) = LayoutDiagnostics.collecting { _ = frames(of: stack) }
        #expect(quiet.isEmpty)
        view.isHidden = true
        let (result, issues) = LayoutDiagnostics.collecting { frames(of: stack) }
        #expect(result[0].width == 0)
        #expect(issues.count == 1)
        let text = issues.first.map { "\($0)" } ?? ""
        #expect(text.contains("UISV-hiding"))
        let broken = text.components(separatedBy: "breaking constraint").last ?? ""
        #expect(broken.contains(" a.width == 40 "))
        let width = view.constraints.first
        width?.isActive = false
        width?.priority = UILayoutPriority(999)
        width?.isActive = true
        let (_, fixed) = LayoutDiagnostics.collecting { _ = frames(of: stack) }
        #expect(fixed.isEmpty)
    }

    @Test func outsideOfAStackHidingChangesNothing() {
        withScreen(100, 100) { root in
            let box = Item("a", 20, 10)
            box.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(box)
            box.isHidden = true
            root.layoutIfNeeded()
            #expect(box.frame.size == CGSize(width: 20, height: 10))
        }
        // Nor does it for a subview of a stack that isn't arranged.
        let stack = lettered(1)
        let extra = Item("x", 30, 30)
        extra.translatesAutoresizingMaskIntoConstraints = false
        extra.isHidden = true
        stack.addSubview(extra)
        laidOut(stack) {
            #expect(stack.frame.size == CGSize(width: 10, height: 10))
            #expect(extra.frame.size == CGSize(width: 30, height: 30))
        }
    }

    @Test func hidingAndShowingBetweenLayouts() {
        let stack = stack(3, hidden: [])
        let views = stack.arrangedSubviews
        laidOut(stack) {
            @MainActor func check(_ hidden: [Int], _ xs: [CGFloat], width: CGFloat) {
                for (index, view) in views.enumerated() { view.isHidden = hidden.contains(index) }
                stack.superview?.layoutIfNeeded()
                #expect(views.map(\.frame.minX) == xs, "\(hidden)")
                #expect(stack.frame.width == width, "\(hidden)")
            }
            check([], [0, 22, 44], width: 54)
            check([1], [0, 16, 22], width: 32)
            check([0], [0, 0, 22], width: 32)
            check([0, 2], [0, 0, 10], width: 10)
            check([], [0, 22, 44], width: 54)
            check([2, 1], [0, 10, 10], width: 10)
            check([1], [0, 16, 22], width: 32)
        }
    }
}
