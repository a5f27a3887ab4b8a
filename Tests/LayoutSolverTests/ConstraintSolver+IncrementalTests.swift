import RandomNumbers
import Testing

@testable import LayoutSolver

/// Constants that change again and again: followed from the solution before, with the values of a fresh start.
@Suite struct ConstraintSolverIncrementalTests {
    typealias Solver = ConstraintSolver

    /// Random systems, random walks of constants and of a fixed variable.
    @Test(arguments: RandomSystem.Style.allCases) func walksEqualAFreshStart(_ style: RandomSystem.Style) throws {
        var followed = 0
        var pivots = 0
        for seed in 0..<6 as Range<UInt64> {
            var random = SplitMix(seed &+ 4000)
            var system = RandomSystem(seed: seed, variables: 3...14, rows: 6...28, style: style, required: 2)
            var (solver, variables, ids) = try system.makeSolver()
            try solver.fix(variables[0], at: 50)
            try solver.solve()
            let moving = (0..<3).map { _ in Int.random(in: 0..<system.rows.count, using: &random) }
            let steps: [Double] = seed % 2 == 0 ? [5, -5, 20, 100] : [0.1, -1.7, 13.31, 64]
            var fixed = 50.0
            for step in 0..<18 {
                let change = steps.randomElement(using: &random) ?? 1
                if Int.random(in: 0..<4, using: &random) == 0 {
                    fixed += change
                    try solver.fix(variables[0], at: fixed)
                } else {
                    let row = moving.randomElement(using: &random) ?? 0
                    system.rows[row].constant += change
                    try solver.setConstant(system.rows[row].constant, of: ids[row])
                }
                let before = solver.work
                try solver.solve()
                if solver.work.followed > before.followed { pivots += solver.work.pivots - before.pivots }
                var (fresh, others, names) = try system.makeSolver()
                try fresh.fix(others[0], at: fixed)
                try fresh.solve()
                for (mine, other) in zip(variables, others) {
                    let (value, expected) = (solver.value(of: mine), fresh.value(of: other))
                    let isClose = (value - expected).magnitude <= 1e-6 * max(1, expected.magnitude)
                    #expect(isClose, "seed \(seed), \(style), step \(step): \(value), \(expected)")
                }
                let broken = solver.conflicts.compactMap { ids.firstIndex(of: $0.broken) }
                #expect(broken == fresh.conflicts.compactMap { names.firstIndex(of: $0.broken) }, "seed \(seed)")
            }
            followed += solver.work.followed
        }
        // Both what lies within one basis and what leads to another was tried.
        #expect(followed > 60)
        #expect(pivots > 5)
    }

    /// Small steps of a screen's width: from the third on nothing is solved anew.
    @Test func aResizeIsFollowed() throws {
        var layout = try SolverLayout(width: 300, height: 500)
        let (first, second) = (try layout.box(), try layout.box())
        try layout.add(first.left, .equal, layout.root.left, plus: 10)
        try layout.add(second.left, .equal, first.right, plus: 8)
        try layout.add(second.right, .equal, layout.root.right, plus: -10)
        try layout.content(first.width, 120, order: 1)
        try layout.content(second.width, 90, hugging: 251, order: 2)
        try layout.solver.solve()
        #expect(layout.frame(first)[2] == 182)
        for width in [310.0, 320] {
            try layout.solver.fix(layout.root.right, at: width)
            try layout.solver.solve()
        }
        let work = layout.solver.work
        for width in [330.0, 331, 500, 238, 239, 200, 330] {
            try layout.solver.fix(layout.root.right, at: width)
            #expect(try layout.solver.solve() == 1)
            // The second hugs more. When it gets narrow, the later one is compressed less.
            #expect(layout.frame(second)[2] == 90)
            #expect(layout.frame(first)[2] == width - 118)
        }
        #expect(layout.solver.work.followed == work.followed + 7)
        #expect(layout.solver.work.reduced == work.reduced && layout.solver.work.eliminated == work.eliminated)
    }

    /// A constraint that can't hold any more is found on the way, and holds again on the way back.
    @Test func conflictsComeAndGo() throws {
        var layout = try SolverLayout(width: 300, height: 500)
        let box = try layout.box()
        try layout.add(box.left, .equal, layout.root.left, plus: 10)
        try layout.add(box.right, .equal, layout.root.right, plus: -10)
        let minimum = try layout.add(box.width, .greaterOrEqual, plus: 100)
        for width in [300.0, 280, 260, 240, 120.5, 119, 90, 120, 300, 310, 320, 330] {
            try layout.solver.fix(layout.root.right, at: width)
            try layout.solver.solve()
            let isKept = width >= 120
            #expect(layout.solver.conflicts.map(\.broken) == (isKept ? [] : [minimum]), "\(width)")
            #expect(layout.frame(box) == [10, 0, width - 20, 0], "\(width)")
        }
    }

    /// What can't enter leaves everything where it was, to the last bit.
    @Test func aConflictingConstraintChangesNoBit() throws {
        var tried = 0
        for seed in 0..<40 as Range<UInt64> {
            let system = RandomSystem(seed: seed, variables: 4...10, rows: 8...20, style: .general, required: 1)
            var (solver, variables, ids) = try system.makeSolver()
            try solver.solve()
            for step in 1...6 {
                try solver.setConstant(system.rows[0].constant + 0.37 * Double(step), of: ids[0])
                try solver.solve()
            }
            guard solver.conflicts.isEmpty else { continue }
            tried += 1
            let before = variables.map { solver.value(of: $0).bitPattern }
            // Nothing is in two places.
            let other = solver.makeVariable()
            let terms = [Solver.Term(variables[0]), Solver.Term(other)]
            _ = try solver.add(.init(terms, constant: 1, .equal))
            try solver.solve()
            let between = variables.map { solver.value(of: $0) }
            let second = try solver.add(.init(terms, constant: 2, .equal))
            try solver.solve()
            #expect(solver.conflicts.map(\.broken) == [second])
            #expect(variables.map { solver.value(of: $0) } == between, "seed \(seed)")
            solver.remove(other)
            try solver.solve()
            for (variable, bits) in zip(variables, before) {
                #expect((solver.value(of: variable) - Double(bitPattern: bits)).magnitude < 1e-9)
            }
        }
        #expect(tried > 10)
    }

    /// Large numbers and long walks: rounding errors don't add up.
    @Test func longWalksStayExact() throws {
        var layout = try SolverLayout()
        var previous = layout.root.left
        var boxes: [SolverLayout.Box] = []
        for index in 0..<6 {
            let box = try layout.box()
            try layout.add(box.left, .equal, previous, plus: 0.1)
            if let first = boxes.first { try layout.add(box.width, .equal, first.width, times: 1.1) }
            try layout.content(box.width, 30.3, order: index)
            previous = box.right
            boxes.append(box)
        }
        try layout.add(previous, .equal, layout.root.right, plus: -0.1)
        for step in 0..<500 {
            try layout.solver.fix(
                layout.root.right, at: 100 + (Double(step) * 7.7).truncatingRemainder(dividingBy: 900))
            try layout.solver.solve()
        }
        try layout.solver.fix(layout.root.right, at: 1000.7)
        try layout.solver.solve()
        let total = boxes.reduce(0) { $0 + layout.frame($1)[2] }
        #expect((total - 1000).magnitude < 1e-9)
        #expect((layout.frame(boxes[5])[2] - 1.1 * layout.frame(boxes[0])[2]).magnitude < 1e-9)
        #expect(layout.solver.work.followed > 490)
    }

    /// What changes between two solves in other ways than by constants is seen.
    @Test func otherChangesEndTheFollowing() throws {
        var solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let place = try solver.add(.init([.init(x)], constant: -1, .equal, priority: 500))
        let distance = try solver.add(.init([.init(y), .init(x, -1)], constant: -10, .equal))
        for value in 1...4 {
            try solver.setConstant(-Double(value), of: place)
            try solver.solve()
            #expect(solver.value(of: y) == Double(value + 10))
        }
        let other = try solver.add(.init([.init(y)], constant: -100, .equal, priority: 600))
        try solver.setConstant(-5, of: distance)
        try solver.solve()
        #expect(solver.value(of: x) == 95)
        try solver.setPriority(400, of: other)
        try solver.setConstant(-7, of: distance)
        try solver.solve()
        #expect(solver.value(of: x) == 4 && solver.value(of: y) == 11)
        solver.remove(place)
        try solver.setConstant(-9, of: distance)
        try solver.solve()
        #expect(solver.value(of: x) == 91)
        solver.remove(y)
        try solver.solve()
        #expect(solver.value(of: x) == 0)
    }

    /// Fixed variables win over sizes, and what else there is goes on.
    @Test func sizesThatFixedVariablesMakeNegative() throws {
        var solver = Solver()
        let (a, b, x) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        try solver.fix(a, at: 60)
        try solver.fix(b, at: 0)
        _ = try solver.addSize(high: b, low: a, order: 1)
        try solver.solve()
        #expect(solver.value(of: a) == 60 && solver.value(of: b) == 0 && solver.conflicts.isEmpty)
        _ = try solver.addSize(high: x, low: a, order: 2)
        _ = try solver.addSize(high: b, low: x, order: 3)
        try solver.solve()
        #expect(solver.value(of: x) == 60)
        for value in [100.0, 90, 80, 60, 50] {
            try solver.fix(b, at: value)
            try solver.solve()
            #expect(solver.value(of: x) == 60, "\(value)")
        }
    }

    /// Unconstrained variables are 0 in the order of creation, also where indices are reused.
    @Test func orderOfMakingNotOfPlaces() throws {
        var solver = Solver()
        let gone = solver.makeVariable()
        let first = solver.makeVariable()
        solver.remove(gone)
        let second = solver.makeVariable()
        _ = try solver.add(.init([.init(first), .init(second)], constant: -10, .equal))
        try solver.solve()
        #expect(solver.value(of: first) == 0 && solver.value(of: second) == 10)
    }
}
