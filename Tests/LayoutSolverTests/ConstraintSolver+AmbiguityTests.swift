import RandomNumbers
import Testing

@testable import LayoutSolver

/// Systems with several answers: the one that UIKit was recorded to give, for rows of any length and any numbers, and
/// whatever happened before.
@Suite struct ConstraintSolverAmbiguityTests {
    /// Views side by side between a root's edges; `nil` for one without content.
    private struct Row {
        var layout: SolverLayout
        var views: [SolverLayout.Box] = []
        var gap: Double

        init(_ lengths: [Double?], width: Double, gap: Double, isVertical: Bool) throws {
            layout = try SolverLayout(width: isVertical ? 20 : width, height: isVertical ? width : 20)
            self.gap = gap
            let ends = isVertical ? (layout.root.top, layout.root.bottom) : (layout.root.left, layout.root.right)
            var edge = ends.0
            for (index, length) in lengths.enumerated() {
                let view = try layout.box()
                try layout.add(isVertical ? view.top : view.left, .equal, edge, plus: index == 0 ? 0 : gap)
                edge = isVertical ? view.bottom : view.right
                views.append(view)
                if let length {
                    try layout.content(isVertical ? view.height : view.width, length, order: index + 1)
                }
            }
            try layout.add(edge, .equal, ends.1)
        }

        mutating func lengths(isVertical: Bool) throws -> [Double] {
            try layout.solver.solve()
            return views.map { layout.frame($0)[isVertical ? 3 : 2] }
        }
    }

    /// What UIKit does: those without content take all of the slack, the last one alone; else the first stretches; and
    /// the first shrinks, down to nothing, then the second.
    private func expected(_ lengths: [Double?], room: Double) -> [Double] {
        var result = lengths.map { $0 ?? 0 }
        var slack = room - result.reduce(0, +)
        if slack >= 0 {
            result[lengths.lastIndex { $0 == nil } ?? 0] += slack
            return result
        }
        for index in result.indices {
            let given = min(result[index], -slack)
            result[index] -= given
            slack += given
        }
        return result
    }

    private func isClose(_ left: [Double], _ right: [Double]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { ($0 - $1).magnitude < 1e-9 }
    }

    @Test(arguments: [false, true]) func rowsOfAnyLength(_ isVertical: Bool) throws {
        for seed in 0..<80 as Range<UInt64> {
            var random = SplitMix(seed)
            let count = Int.random(in: 1...12, using: &random)
            let hasEmpty = Bool.random(using: &random)
            let lengths: [Double?] = (0..<count).map { _ in
                hasEmpty && Int.random(in: 0..<3, using: &random) == 0
                    ? nil : Double(Int.random(in: 1...400, using: &random)) / 4
            }
            let gap = Double(Int.random(in: 0...10, using: &random))
            let width = gap * Double(count - 1) + Double(Int.random(in: 0...1200, using: &random)) / 2
            var row = try Row(lengths, width: width, gap: gap, isVertical: isVertical)
            let found = try row.lengths(isVertical: isVertical)
            #expect(
                isClose(found, expected(lengths, room: width - gap * Double(count - 1))),
                "\(lengths) in \(width): \(found)")
        }
    }

    @Test func theWayThereDoesNotMatter() throws {
        let lengths: [Double?] = [50, 60, nil, 70, nil, 20]
        var row = try Row(lengths, width: 400, gap: 0, isVertical: false)
        for width in [400, 90, 0, 1000, 200, 205, 199, 400.0] {
            try row.layout.solver.fix(row.layout.root.right, at: width)
            #expect(try isClose(row.lengths(isVertical: false), expected(lengths, room: width)), "\(width)")
        }
    }

    /// Other things that are laid out at the same time, before and after, change nothing, not even a bit.
    @Test func unrelatedConstraintsDoNotChangeTheResult() throws {
        let lengths: [Double?] = [31.25, 60.1, nil, 70.3]
        var alone = try Row(lengths, width: 375.7, gap: 3.3, isVertical: false)
        let expected = try alone.lengths(isVertical: false).map(\.bitPattern)
        for seed in 0..<12 as Range<UInt64> {
            var row = try Row(lengths, width: 375.7, gap: 3.3, isVertical: false)
            let system = RandomSystem(seed: seed, variables: 4...9, rows: 6...20, style: .general)
            let variables = (0..<system.variableCount).map { _ in row.layout.solver.makeVariable() }
            var ids: [ConstraintSolver.ConstraintID] = []
            for each in system.rows {
                let terms = each.terms.map { ConstraintSolver.Term(variables[$0.variable], $0.coefficient) }
                try ids.append(
                    row.layout.solver.add(
                        .init(terms, constant: each.constant, each.relation, priority: each.priority)))
            }
            #expect(try row.lengths(isVertical: false).map(\.bitPattern) == expected)
            for id in ids { row.layout.solver.remove(id) }
            #expect(try row.lengths(isVertical: false).map(\.bitPattern) == expected)
        }
    }

    /// Equal priorities: the later constraint wins, whatever the order of adding.
    @Test func joiningDecidesNotAdding() throws {
        for seed in 0..<40 as Range<UInt64> {
            var random = SplitMix(seed)
            var solver = ConstraintSolver()
            let x = solver.makeVariable()
            let preferences = (1...6).map { (value: Double($0 * 10), order: $0) }.shuffled(using: &random)
            // Two of each kind pull apart, so that every place between the middle ones costs the same.
            for preference in preferences {
                _ = try solver.add(
                    .init([.init(x)], constant: -preference.value, .equal, priority: 250.25, order: preference.order))
            }
            try solver.solve()
            #expect(solver.value(of: x) == 40)
        }
    }
}
