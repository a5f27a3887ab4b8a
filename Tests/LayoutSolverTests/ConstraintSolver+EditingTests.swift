import RandomNumbers
import Testing

@testable import LayoutSolver

/// Changing a system between solves, bad input, sameness of results, and the amount of work.
@Suite struct ConstraintSolverEditingTests {
    typealias Solver = ConstraintSolver

    @Test func nothingChangedNothingDone() throws {
        var layout = try SolverLayout()
        let view = try layout.box()
        let id = try layout.add(view.width, .equal, plus: 10)
        try layout.solver.solve()
        let work = layout.solver.work
        try layout.solver.setConstant(-10, of: id)
        try layout.solver.fix(layout.root.left, at: 0)
        #expect(!layout.solver.needsSolving)
        #expect(try layout.solver.solve() == 0)
        #expect(layout.solver.work == work)
    }

    @Test func onlyTouchedGroupsAreSolved() throws {
        var layout = try SolverLayout()
        var ids: [Solver.ConstraintID] = []
        var views: [SolverLayout.Box] = []
        for index in 0..<50 {
            let view = try layout.box()
            try layout.add(view.left, .equal, layout.root.left, plus: Double(index))
            try ids.append(layout.add(view.width, .equal, plus: 10))
            views.append(view)
        }
        // Horizontal and vertical don't meet.
        #expect(try layout.solver.solve() == 100)
        try layout.solver.setConstant(-30, of: ids[7])
        #expect(try layout.solver.solve() == 1)
        #expect(layout.frame(views[7]) == [7, 0, 30, 0])
        try layout.solver.fix(layout.root.left, at: 5)
        #expect(try layout.solver.solve() == 50)
        #expect(layout.frame(views[7]) == [12, 0, 30, 0])
        // Tied together, and apart again.
        let tie = try layout.add(views[1].left, .equal, views[2].right, priority: 500)
        #expect(try layout.solver.solve() == 1)
        layout.solver.remove(tie)
        #expect(try layout.solver.solve() == 2)
    }

    @Test func randomEditsEqualAFreshStart() throws {
        for seed in 0..<12 as Range<UInt64> {
            var random = SplitMix(seed &+ 77)
            var system = RandomSystem(seed: seed, variables: 4...10, rows: 10...20, style: .multiples, required: 4)
            var (solver, variables, ids) = try system.makeSolver()
            try solver.solve()
            for _ in 0..<12 {
                let index = Int.random(in: 0..<system.rows.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0:
                    system.rows[index].constant += 15
                    try solver.setConstant(system.rows[index].constant, of: ids[index])
                case 1:
                    system.rows[index].priority = [1000, 750, 250][Int.random(in: 0..<3, using: &random)]
                    try solver.setPriority(system.rows[index].priority, of: ids[index])
                case 2 where system.rows.count > 3:
                    solver.remove(ids.remove(at: index))
                    system.rows.remove(at: index)
                default:
                    let row = system.rows[index]
                    system.rows.append(row)
                    ids.append(
                        try solver.add(
                            .init(
                                row.terms.map { .init(variables[$0.variable], $0.coefficient) },
                                constant: row.constant, row.relation, priority: row.priority, order: row.order)))
                }
                try solver.solve()
                var (fresh, others, names) = try system.makeSolver()
                try fresh.solve()
                for (mine, other) in zip(variables, others) {
                    let (value, expected) = (solver.value(of: mine), fresh.value(of: other))
                    #expect((value - expected).magnitude <= 1e-9 * max(1, expected.magnitude), "seed \(seed)")
                }
                let broken = solver.conflicts.compactMap { ids.firstIndex(of: $0.broken) }
                #expect(broken == fresh.conflicts.compactMap { names.firstIndex(of: $0.broken) }, "seed \(seed)")
            }
        }
    }

    @Test func variablesComeAndGo() throws {
        var layout = try SolverLayout()
        let first = try layout.box()
        try layout.add(first.left, .equal, layout.root.left, plus: 3)
        try layout.solver.solve()
        for variable in [first.left, first.right, first.top, first.bottom] { layout.solver.remove(variable) }
        try layout.solver.solve()
        let second = try layout.box()
        try layout.add(second.right, .equal, layout.root.right)
        try layout.solver.solve()
        #expect(layout.frame(second) == [375, 0, 0, 0])
        #expect(layout.solver.conflicts.isEmpty)
    }

    @Test func aFixedVariableCanBeLetGo() throws {
        var solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.fix(x, at: 4)
        _ = try solver.add(.init([.init(y), .init(x, -1)], constant: -1, .equal))
        try solver.solve()
        #expect(solver.value(of: y) == 5)
        try solver.fix(x, at: nil)
        _ = try solver.add(.init([.init(y)], constant: -9, .equal))
        try solver.solve()
        #expect(solver.value(of: x) == 8)
        solver.remove(y)
        try solver.solve()
        #expect(solver.value(of: x) == 0)
    }

    // MARK: Bad input

    @Test func invalidNumbersThrow() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        #expect(throws: SolverError.notFinite) { try solver.add(.init([.init(x, .nan)], .equal)) }
        #expect(throws: SolverError.notFinite) { try solver.add(.init([.init(x)], constant: .infinity, .equal)) }
        #expect(throws: SolverError.outOfRange(1e300)) { try solver.add(.init([.init(x)], constant: 1e300, .equal)) }
        #expect(throws: SolverError.priority(0)) { try solver.add(.init([.init(x)], .equal, priority: 0)) }
        #expect(throws: SolverError.priority(1001)) { try solver.add(.init([.init(x)], .equal, priority: 1001)) }
        #expect(throws: SolverError.noVariables) { try solver.add(.init([.init(x, 0)], .equal)) }
        #expect(throws: SolverError.notFinite) { try solver.fix(x, at: .nan) }
        #expect(!solver.needsSolving)
        solver.remove(x)
        #expect(throws: SolverError.unknownVariable(x)) { try solver.add(.init([.init(x)], .equal)) }
    }

    @Test func absurdMultipliersEndInAnErrorOrFiniteValues() throws {
        for coefficient in [1e11, 1e-11, 3.7e6] {
            var solver = Solver()
            let variables = (0..<60).map { _ in solver.makeVariable() }
            for (index, variable) in variables.enumerated().dropFirst() {
                _ = try solver.add(.init([.init(variable), .init(variables[index - 1], -coefficient)], .equal))
                _ = try solver.add(
                    .init([.init(variable)], constant: -1, .greaterOrEqual, priority: 500, order: index))
            }
            do {
                try solver.solve()
            } catch {
                #expect(error == .overflow)
            }
            #expect(variables.allSatisfy { solver.value(of: $0).isFinite })
        }
    }

    @Test func absurdNumbersNeverTrap() throws {
        let numbers = [1e12, -1e12, 1e-12, 1e-7, 1e6, 12345.678, 0.1]
        for seed in 0..<150 as Range<UInt64> {
            var random = SplitMix(seed)
            var system = RandomSystem(seed: seed, variables: 2...9, rows: 4...20, style: .general, required: 3)
            for index in system.rows.indices {
                if Bool.random(using: &random) {
                    system.rows[index].constant = numbers.randomElement(using: &random) ?? 0
                }
                if Bool.random(using: &random) {
                    system.rows[index].terms[0].coefficient = numbers.randomElement(using: &random) ?? 1
                }
            }
            var (solver, variables, _) = try system.makeSolver()
            do {
                try solver.solve()
            } catch {
                switch error {
                case .overflow, .tooManySteps: break
                default: Issue.record("\(error)")
                }
            }
            #expect(variables.allSatisfy { solver.value(of: $0).isFinite })
        }
    }

    @Test func anotherGroupSurvivesAFailure() throws {
        var solver = Solver()
        let variables = (0..<60).map { _ in solver.makeVariable() }
        for (index, variable) in variables.enumerated().dropFirst() {
            _ = try solver.add(.init([.init(variable), .init(variables[index - 1], -1e11)], .equal))
        }
        let other = solver.makeVariable()
        _ = try solver.add(.init([.init(other)], constant: -7, .equal))
        _ = try? solver.solve()
        #expect(solver.value(of: other) == 7)
    }

    // MARK: Sameness

    @Test func sameInputSameBits() throws {
        for seed in 0..<20 as Range<UInt64> {
            let system = RandomSystem(seed: seed, variables: 5...12, rows: 10...30, style: .general, required: 2)
            var (first, variables, _) = try system.makeSolver()
            var (second, others, _) = try system.makeSolver()
            try first.solve()
            try second.solve()
            #expect(
                variables.map { first.value(of: $0).bitPattern } == others.map { second.value(of: $0).bitPattern })
        }
    }

    @Test func independentPartsDoNotDisturbEachOther() throws {
        for seed in 0..<20 as Range<UInt64> {
            let parts = (0..<4).map {
                RandomSystem(
                    seed: seed * 4 + UInt64($0), variables: 2...6, rows: 4...12, style: .general, required: 2)
            }
            func values(_ order: [Int]) throws -> [[UInt64]] {
                var solver = Solver()
                var result = [[UInt64]](repeating: [], count: parts.count)
                var variables = [[Solver.Variable]](repeating: [], count: parts.count)
                for part in order {
                    let system = parts[part]
                    variables[part] = (0..<system.variableCount).map { _ in solver.makeVariable() }
                    for row in system.rows {
                        _ = try solver.add(
                            .init(
                                row.terms.map { .init(variables[part][$0.variable], $0.coefficient) },
                                constant: row.constant, row.relation, priority: row.priority, order: row.order))
                    }
                }
                try solver.solve()
                for part in order { result[part] = variables[part].map { solver.value(of: $0).bitPattern } }
                return result
            }
            let first = try values([0, 1, 2, 3])
            #expect(try values([3, 1, 0, 2]) == first, "seed \(seed)")
        }
    }

    // MARK: Work

    private func stack(_ count: Int, height: Double?, alignsLeading: Bool) throws -> Solver.Work {
        var layout = try SolverLayout(width: 375, height: height ?? 0)
        if height == nil { try layout.solver.fix(layout.root.bottom, at: nil) }
        if alignsLeading { try layout.solver.fix(layout.root.right, at: nil) }
        var above: SolverLayout.Box?
        for index in 0..<count {
            let label = try layout.box()
            try layout.add(label.top, .equal, above?.bottom ?? layout.root.top, plus: above == nil ? 0 : 8)
            try layout.add(label.left, .equal, layout.root.left)
            if alignsLeading {
                try layout.add(label.right, .lessOrEqual, layout.root.right)
                try layout.add([.init(label.right)], .equal, [.init(layout.root.right)], priority: 999.5)
            } else {
                try layout.add(label.right, .equal, layout.root.right)
            }
            try layout.content(label.width, Double(40 + index % 30), order: index)
            try layout.content(label.height, 20, order: index)
            above = label
        }
        if let above { try layout.add(above.bottom, .equal, layout.root.bottom) }
        try layout.solver.solve()
        #expect(layout.solver.conflicts.isEmpty)
        return layout.solver.work
    }

    @Test(arguments: [nil, 5000.0], [false, true]) func workGrowsLinearly(_ height: Double?, _ alignsLeading: Bool)
        throws
    {
        let small = try stack(100, height: height, alignsLeading: alignsLeading)
        let large = try stack(400, height: height, alignsLeading: alignsLeading)
        #expect(small.pivots == 0 && large.pivots == 0)
        for path in [\Solver.Work.eliminated, \.reduced, \.segments, \.components] as [KeyPath<Solver.Work, Int>] {
            #expect(large[keyPath: path] <= 4 * small[keyPath: path] + 40)
        }
    }

    @Test func nestedInsetsAreUsedUpByElimination() throws {
        var layout = try SolverLayout(width: 2000, height: 2000)
        var parent = layout.root
        for _ in 0..<200 {
            let view = try layout.box(in: parent)
            try layout.add(view.left, .equal, parent.left, plus: 1)
            try layout.add(view.top, .equal, parent.top, plus: 1)
            try layout.add(parent.right, .equal, view.right, plus: 1)
            try layout.add(parent.bottom, .equal, view.bottom, plus: 1)
            parent = view
        }
        try layout.solver.solve()
        #expect(layout.frame(parent) == [200, 200, 1600, 1600])
        #expect(layout.solver.work.eliminated == 800)
        #expect(layout.solver.work.reduced == 0 && layout.solver.work.pivots == 0)
    }
}
