import Foundation
import LayoutSolver
import Render
import Testing

@testable import BuilderUIKit

/// Promises about how much work a stack makes.
@MainActor
@Suite struct UIStackViewWorkTests {
    /// The solver's work for a first layout, and for that and one after a view in the middle was hidden.
    private func work(
        _ count: Int, _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment
    ) throws -> [ConstraintSolver.Work] {
        let stack = UIStackView(
            arrangedSubviews: (0..<count).map { (index: Int) -> UIView in
                Item("", CGFloat(index % 7 + 5), CGFloat(index % 5 + 5))
            })
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = 3
        return try laidOut(stack) {
            let root = try #require(stack.superview)
            let first = try #require(root.layoutRoot.engine?.system.solver.work)
            stack.arrangedSubviews[count / 2].isHidden = true
            root.layoutIfNeeded()
            return [first, try #require(root.layoutRoot.engine?.system.solver.work)]
        }
    }

    /// Whatever the alignment, no step of the simplex.
    @Test(arguments: [UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
    func aFillingStackIsLinear(_ alignment: UIStackView.Alignment) throws {
        for distribution in [UIStackView.Distribution.fill, .fillEqually] {
            for (small, large) in zip(try work(20, distribution, alignment), try work(80, distribution, alignment)) {
                #expect(large.pivots == 0)
                #expect(small.eliminated > 0)
                #expect(large.eliminated <= 4 * small.eliminated + 20)
                #expect(large.reduced <= 4 * small.reduced + 20)
                #expect(large.segments <= 5 * small.segments + 20)
            }
        }
    }

    /// Where one length decides all the others, two steps for each view are needed at most.
    @Test(arguments: [UIStackView.Distribution.fillProportionally, .equalSpacing, .equalCentering])
    func otherDistributionsTakeTwoStepsForEachView(_ distribution: UIStackView.Distribution) throws {
        let pivots = try work(30, distribution, .center).map(\.pivots)
        #expect(pivots[0] <= 60)
        #expect(pivots[1] - pivots[0] <= 60)
    }

    @Test func constraintsGrowWithTheNumberOfViews() {
        for distribution in [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing] {
            @MainActor func count(_ views: Int) -> Int {
                let stack = UIStackView(arrangedSubviews: (0..<views).map { _ in Item("", 5, 5) })
                stack.distribution = distribution
                stack.alignment = .center
                return stack.constraints.count
            }
            #expect(count(40) - count(30) == count(20) - count(10))
        }
    }
}
