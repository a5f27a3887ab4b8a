import Foundation
import Testing

@testable import BuilderUIKit

/// The constraints that a stack makes along its axis, for each distribution: identifiers, relations and priorities.
@MainActor
@Suite struct StackArrangementDistributionTests {
    @Test func noViewsNoConstraints() {
        let stack = UIStackView()
        #expect(stack.constraints.isEmpty)
        #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
        #expect(stack.spacing == 0 && !stack.isLayoutMarginsRelativeArrangement)
        #expect(!stack.isBaselineRelativeArrangement)
        #expect(laidOut(stack) { stack.frame.size } == .zero)
    }

    @Test func fillChainsAndPins() {
        let stack = lettered(3)
        stack.spacing = 8
        #expect(
            notation(of: stack) == [
                "UISV-spacing b.leading == a.trailing + 8",
                "UISV-spacing c.leading == b.trailing + 8",
                "UISV-canvas-connection |.leading == a.leading",
                "UISV-canvas-connection |.trailing == c.trailing",
                "UISV-alignment a.top == b.top",
                "UISV-alignment a.bottom == b.bottom",
                "UISV-alignment a.top == c.top",
                "UISV-alignment a.bottom == c.bottom",
                "UISV-canvas-connection |.top == a.top",
                "UISV-canvas-connection |.bottom == a.bottom",
            ])
    }

    @Test func aColumnSwapsTheAxes() {
        let stack = lettered(2, axis: .vertical)
        stack.spacing = 4
        #expect(
            notation(of: stack) == [
                "UISV-spacing b.top == a.bottom + 4",
                "UISV-canvas-connection |.top == a.top",
                "UISV-canvas-connection |.bottom == b.bottom",
                "UISV-alignment a.leading == b.leading",
                "UISV-alignment a.trailing == b.trailing",
                "UISV-canvas-connection |.leading == a.leading",
                "UISV-canvas-connection |.trailing == a.trailing",
            ])
    }

    @Test func oneViewIsPinnedOnAllSides() {
        #expect(
            notation(of: lettered(1)) == [
                "UISV-canvas-connection |.leading == a.leading",
                "UISV-canvas-connection |.trailing == a.trailing",
                "UISV-canvas-connection |.top == a.top",
                "UISV-canvas-connection |.bottom == a.bottom",
            ])
    }

    @Test func fillEquallyComparesWithTheFirst() {
        let stack = lettered(3)
        stack.distribution = .fillEqually
        #expect(
            notation(of: stack, "UISV-fill-equally") == [
                "UISV-fill-equally b.width == a.width", "UISV-fill-equally c.width == a.width",
            ])
        #expect(notation(of: stack, "UISV-spacing").count == 2)
    }

    @Test func fillProportionallyCountsPrioritiesDown() {
        let stack = UIStackView(arrangedSubviews: [Item("a", 160, 1), Item("b", 80, 1), Item("c", 40, 1)])
        stack.distribution = .fillProportionally
        #expect(
            notation(of: stack, "UISV-fill") == [
                "UISV-fill-proportionally a.width == 0.571 * |.width @999",
                "UISV-fill-proportionally b.width == 0.286 * |.width @998",
                "UISV-fill-proportionally c.width == 0.143 * |.width @997",
            ])
        // The spacing is part of the whole, custom spacing too.
        stack.spacing = 20
        stack.setCustomSpacing(100, after: stack.arrangedSubviews[1])
        #expect(
            notation(of: stack, "UISV-fill") == [
                "UISV-fill-proportionally a.width == 0.4 * |.width @999",
                "UISV-fill-proportionally b.width == 0.2 * |.width @998",
                "UISV-fill-proportionally c.width == 0.1 * |.width @997",
            ])
    }

    @Test func fillProportionallyRefersToTheWholeStackWithMarginsToo() {
        let stack = UIStackView(arrangedSubviews: [Item("a", 30, 1), Item("b", 10, 1)])
        stack.distribution = .fillProportionally
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(
            notation(of: stack, "UISV-fill") == [
                "UISV-fill-proportionally a.width == 0.75 * |.width @999",
                "UISV-fill-proportionally b.width == 0.25 * |.width @998",
            ])
    }

    @Test(arguments: [CGFloat(-1), 0])
    func fillProportionallyGivesNothingToViewsWithoutLength(_ width: CGFloat) {
        let stack = UIStackView(arrangedSubviews: [Item("a", 30, 1), Item("b", width, 1), Item("c", 10, 1)])
        stack.distribution = .fillProportionally
        #expect(
            notation(of: stack, "UISV-fill") == [
                "UISV-fill-proportionally a.width == 0.75 * |.width @999",
                "UISV-fill-proportionally b.width == 0",
                "UISV-fill-proportionally c.width == 0.25 * |.width @997",
            ])
        expect(
            frames(of: stack, in: CGSize(width: 200, height: 5)), [[0, 0, 150, 5], [150, 0, 0, 5], [150, 0, 50, 5]])
    }

    @Test func fillProportionallyWithoutLengthsFillsEqually() {
        let stack = UIStackView(arrangedSubviews: [Item("a", -1, 1), Item("b", -1, 1)])
        stack.distribution = .fillProportionally
        #expect(notation(of: stack, "UISV-fill") == ["UISV-fill-equally b.width == a.width"])
        expect(frames(of: stack, in: CGSize(width: 200, height: 5)), [[0, 0, 100, 5], [100, 0, 100, 5]])
    }

    @Test func fillProportionallyIsRequiredWhereOneViewTakesAll() {
        let one = UIStackView(arrangedSubviews: [Item("a", 30, 1)])
        one.distribution = .fillProportionally
        #expect(notation(of: one, "UISV-fill") == ["UISV-fill-proportionally a.width == |.width"])

        let two = UIStackView(arrangedSubviews: [Item("a", 30, 1), Item("b", -1, 1)])
        two.distribution = .fillProportionally
        #expect(
            notation(of: two, "UISV-fill") == [
                "UISV-fill-proportionally a.width == |.width", "UISV-fill-proportionally b.width == 0",
            ])
        // With spacing there is a residue, so it can't be.
        two.setCustomSpacing(30, after: two.arrangedSubviews[0])
        #expect(
            notation(of: two, "UISV-fill").first == "UISV-fill-proportionally a.width == 0.5 * |.width @999")
        let (result, issues) = LayoutDiagnostics.collecting { frames(of: two, in: CGSize(width: 100, height: 5)) }
        expect(result, [[0, 0, 70, 5], [100, 0, 0, 5]])
        #expect(issues.isEmpty, "\(issues)")
    }

    @Test func equalSpacingMakesAGapForEachPair() {
        let stack = lettered(3)
        stack.distribution = .equalSpacing
        stack.spacing = 5
        #expect(
            notation(of: stack).prefix(11) == [
                "UISV-spacing b.leading >= a.trailing + 5",
                "UISV-spacing c.leading >= b.trailing + 5",
                "UISV-canvas-connection |.leading == a.leading",
                "UISV-canvas-connection |.trailing == c.trailing",
                "UISV-distributing-edge gap0.leading == a.trailing",
                "UISV-distributing-edge gap0.trailing == b.leading",
                "UISV-distributing-edge gap1.leading == b.trailing",
                "UISV-distributing-edge gap1.trailing == c.leading",
                "UISV-fill-equally gap1.width == gap0.width",
                "UISV-canvas-fit |.width == 0 @49",
                "UISV-alignment a.top == b.top",
            ])
    }

    @Test func equalCenteringMakesGapsBetweenCenters() {
        let stack = lettered(3, axis: .vertical)
        stack.distribution = .equalCentering
        stack.spacing = 5
        #expect(
            notation(of: stack).prefix(10) == [
                "UISV-spacing b.top >= a.bottom + 5",
                "UISV-spacing c.top >= b.bottom + 5",
                "UISV-canvas-connection |.top == a.top",
                "UISV-canvas-connection |.bottom == c.bottom",
                "UISV-distributing-edge gap0.top == a.centerY",
                "UISV-distributing-edge gap0.bottom == b.centerY",
                "UISV-distributing-edge gap1.top == b.centerY",
                "UISV-distributing-edge gap1.bottom == c.centerY",
                "UISV-fill-equally gap1.height == gap0.height @149",
                "UISV-canvas-fit |.height == 0 @49",
            ])
    }

    @Test func theConstraintsAreObjectsThatStayTheSame() {
        let stack = lettered(2)
        let before = stack.constraints
        #expect(before.allSatisfy { $0.isActive })
        #expect(zip(before, stack.constraints).allSatisfy { $0 === $1 })
        stack.spacing = 3
        #expect(stack.constraints.first?.constant == 3)
        // They belong to the stack: deactivating them has no effect on the layout.
        NSLayoutConstraint.deactivate(stack.constraints)
        expect(frames(of: stack), [[0, 0, 10, 10], [13, 0, 10, 10]])
        #expect(stack.constraints.count == before.count)
        // Those that others activated come first.
        let width = stack.widthAnchor.constraint(equalToConstant: 90)
        width.isActive = true
        #expect(stack.constraints.first === width)
    }

    @Test func aStackThatShowedItsConstraintsIsFreed() {
        weak var gone: UIStackView?
        do {
            let stack = lettered(2)
            stack.alignment = .center
            _ = stack.constraints
            gone = stack
        }
        #expect(gone == nil)
    }
}
