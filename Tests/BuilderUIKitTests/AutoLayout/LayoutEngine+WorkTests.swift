import Foundation
import LayoutSolver
import Render
import Testing

@testable import BuilderUIKit

/// Promises about how much work layout does.
@MainActor
@Suite struct LayoutEngineWorkTests {
    private func stack(of count: Int, lines: Int = 1) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: (0..<count).map { label("Label number \($0)", lines: lines) })
        stack.axis = .vertical
        stack.spacing = 4
        return stack
    }

    private func solverWork(labels count: Int) throws -> ConstraintSolver.Work {
        try withScreen(320, 568) { root in
            let stack = stack(of: count)
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                stack.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
            return try #require(root.layoutRoot.engine?.system.solver.work)
        }
    }

    /// A stack of n labels costs work in proportion to n, and no step of the simplex.
    @Test func aStackOfLabelsIsLinear() throws {
        let small = try solverWork(labels: 100)
        let large = try solverWork(labels: 400)
        #expect(large.pivots == 0)
        #expect(small.eliminated > 0)
        #expect(large.eliminated <= small.eliminated * 4 + 100)
        #expect(large.reduced <= small.reduced * 4 + 100)
        #expect(large.segments <= small.segments * 4 + 100)
    }

    @Test func aLayoutThatChangedNothingCostsNothing() {
        withScreen(320, 568) { root in
            let stack = stack(of: 20)
            stack.frame = CGRect(x: 0, y: 0, width: 320, height: 500)
            root.addSubview(stack)
            root.layoutIfNeeded()
            let before = root.layoutRoot.engine?.system.solver.work
            let engineBefore = root.layoutRoot.engine?.work
            root.layoutIfNeeded()
            stack.setNeedsLayout()
            root.layoutIfNeeded()
            #expect(root.layoutRoot.engine?.system.solver.work == before)
            // Text that is measured counts here; the typesetter's statistics are process-wide.
            #expect(root.layoutRoot.engine?.work == engineBefore)
        }
    }

    /// Only text that is narrower than one line of it is measured a second time, once.
    @Test func textIsMeasuredAgainOnlyWhereItWraps() {
        withScreen(320, 568) { root in
            let long = label(String(repeating: "several words ", count: 20), lines: 0)
            let short = label("short", lines: 0)
            let stack = UIStackView(arrangedSubviews: [long, short])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                stack.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
            #expect(long.frame.height > 40)
            #expect(abs(short.frame.height - 20.333) < 0.01)
            #expect(root.layoutRoot.engine?.sizes.secondPassCount == 1)
        }
    }

    /// Changing a constant goes to the solver as such: nothing is gathered or measured anew.
    @Test func aConstantIsChangedInPlace() {
        withScreen(320, 568) { root in
            let box = plain()
            root.addSubview(box)
            let height = box.heightAnchor.constraint(equalToConstant: 40)
            NSLayoutConstraint.activate([height, box.topAnchor.constraint(equalTo: root.topAnchor)])
            root.layoutIfNeeded()
            let engine = root.layoutRoot.engine
            let work = engine?.work
            height.constant = 70
            root.layoutIfNeeded()
            #expect(box.frame.height == 70)
            #expect(root.layoutRoot.engine === engine)
            #expect(engine?.work == work)
        }
    }

    @Test func aLaidOutTreeIsFreed() {
        weak var gone: UIView?
        withScreen(320, 568) { root in
            let stack = stack(of: 3)
            stack.frame = root.bounds
            root.addSubview(stack)
            root.layoutIfNeeded()
            gone = root.window
        }
        #expect(gone == nil)
    }
}
