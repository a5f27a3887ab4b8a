import Testing

@testable import LayoutSolver

/// What UIKit was recorded to do, one test each.
@Suite struct ConstraintSolverRecordedTests {
    private func isClose(_ left: [Double], _ right: [Double]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { ($0 - $1).magnitude < 1e-9 }
    }

    @Test func trailingAlone() throws {
        var layout = try SolverLayout()
        let view = try layout.box()
        try layout.add(view.right, .equal, layout.root.right, plus: -14)
        try layout.solver.solve()
        #expect(isClose(layout.frame(view), [361, 0, 0, 0]))
    }

    @Test func heightAlone() throws {
        var layout = try SolverLayout()
        let view = try layout.box()
        try layout.add(view.height, .equal, plus: 180)
        try layout.solver.solve()
        #expect(isClose(layout.frame(view), [0, 0, 0, 180]))
    }

    @Test func bottomAtLeast() throws {
        var layout = try SolverLayout()
        let view = try layout.box()
        try layout.add(view.bottom, .greaterOrEqual, layout.root.bottom, plus: -23)
        try layout.solver.solve()
        #expect(isClose(layout.frame(view), [0, 644, 0, 0]))
    }

    @Test func widthOfTheRoot() throws {
        var layout = try SolverLayout()
        let view = try layout.box()
        try layout.add(view.width, .equal, layout.root.width, plus: -52)
        try layout.solver.solve()
        #expect(isClose(layout.frame(view), [0, 0, 323, 0]))
    }

    @Test func heightAtLeast() throws {
        var layout = try SolverLayout()
        let view = try layout.box()
        try layout.add(view.height, .greaterOrEqual, layout.root.height, plus: -34)
        try layout.solver.solve()
        #expect(isClose(layout.frame(view), [0, 0, 0, 633]))
    }

    @Test func inequalityIsTight() throws {
        var layout = try SolverLayout()
        let view = try layout.box()
        try layout.add(view.width, .equal, plus: 100)
        try layout.add(view.height, .equal, plus: 100)
        try layout.add(view.bottom, .lessOrEqual, layout.root.bottom, plus: -45)
        try layout.solver.solve()
        #expect(isClose(layout.frame(view), [0, 522, 100, 100]))
    }

    /// A row of labels between the root's left and right edges; gives their widths.
    private func row(_ lengths: [Double?], width: Double) throws -> [Double] {
        var layout = try SolverLayout(width: width)
        let views = try lengths.map { _ in try layout.box() }
        try layout.add(views[0].left, .equal, layout.root.left, provenance: .system)
        for (first, second) in zip(views, views.dropFirst()) { try layout.add(second.left, .equal, first.right) }
        try layout.add(layout.root.right, .equal, views[views.count - 1].right, provenance: .system)
        for (index, view) in views.enumerated() {
            if let length = lengths[index] { try layout.content(view.width, length, order: index + 1) }
        }
        try layout.solver.solve()
        return views.map { layout.frame($0)[2] }
    }

    @Test func tooMuchRoomStretchesTheFirst() throws {
        #expect(try isClose(row([50, 60, 70], width: 375), [245, 60, 70]))
    }

    @Test func tooLittleRoomShrinksTheFirst() throws {
        #expect(try isClose(row([150, 160, 170], width: 375), [45, 160, 170]))
    }

    @Test func tooLittleRoomShrinksTheFirstToNothingThenTheSecond() throws {
        #expect(try isClose(row([50, 60, 70], width: 100), [0, 30, 70]))
    }

    @Test func withoutContentTheLastTakesTheSlack() throws {
        #expect(try isClose(row([nil, nil], width: 375), [0, 375]))
        #expect(try isClose(row([nil, 20, nil], width: 375), [0, 20, 355]))
    }

    @Test func contentJoinsLaterThanAnExplicitInequality() throws {
        var layout = try SolverLayout()
        let label = try layout.box()
        try layout.add(label.left, .equal, layout.root.left, plus: 10)
        try layout.add(label.right, .lessOrEqual, layout.root.right, plus: -10)
        try layout.add(label.right, .greaterOrEqual, layout.root.right, plus: -10, priority: 750)
        try layout.content(label.width, 80, hugging: 750, order: 1)
        try layout.solver.solve()
        #expect(isClose(layout.frame(label), [10, 0, 80, 0]))
    }

    @Test func prioritiesAreStrict() throws {
        var layout = try SolverLayout()
        let view = try layout.box()
        try layout.add(view.width, .equal, plus: 100, priority: 750)
        for _ in 0..<50 { try layout.add(view.width, .equal, plus: 200, priority: 749) }
        try layout.add(view.height, .equal, plus: 10, priority: 999.4)
        try layout.add(view.height, .equal, plus: 20, priority: 999.5)
        try layout.solver.solve()
        #expect(isClose(layout.frame(view), [0, 0, 100, 20]))
    }
}
