import RandomNumbers
import Testing

@testable import LayoutSolver

/// Long random walks of edits of every kind: wherever they end, a fresh solver that is given what has survived, in the
/// same order, gives the same.
@Suite struct ConstraintSolverRandomWalkTests {
    typealias Solver = ConstraintSolver

    /// Variables by a number of the walk's own, which is never used again.
    private enum Entry {
        case row(id: Solver.ConstraintID, RandomSystem.Row)
        case size(id: Solver.ConstraintID, high: Int, low: Int, order: Int)
        case defaultPosition(variable: Int, reference: Int?, offset: Double, order: Int)

        func mentions(_ variable: Int) -> Bool {
            switch self {
            case .row(_, let row): row.terms.contains { $0.variable == variable }
            case .size(_, let high, let low, _): high == variable || low == variable
            case .defaultPosition(let positioned, let reference, _, _): positioned == variable || reference == variable
            }
        }
    }

    private struct Walk {
        var solver = Solver()
        var random: SplitMix
        /// In order of making.
        var variables: [(number: Int, variable: Solver.Variable, fixed: Double?)] = []
        /// In order of adding.
        var entries: [Entry] = []
        var made = 0

        init(seed: UInt64) { random = SplitMix(seed) }

        mutating func makeVariable() {
            variables.append((made, solver.makeVariable(), nil))
            made += 1
        }

        mutating func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }

        mutating func anyVariable() -> Int { Int.random(in: 0..<variables.count, using: &random) }

        func variable(_ number: Int) -> Solver.Variable? { variables.first { $0.number == number }?.variable }

        mutating func makeRow() -> RandomSystem.Row {
            let coefficients = [1, 1, 1, -1, 2, 0.5]
            var terms = [(variables[anyVariable()].number, 1.0)]
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                let number = variables[anyVariable()].number
                guard !terms.contains(where: { $0.0 == number }) else { continue }
                terms.append((number, -(coefficients.randomElement(using: &random) ?? 1)))
            }
            return RandomSystem.Row(
                terms: terms, constant: number(-20...20) * 5,
                relation: [.equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &random) ?? .equal,
                priority: anyPriority(), provenance: Int.random(in: 0..<6, using: &random) == 0 ? .system : .user,
                order: Int.random(in: 0...3, using: &random))
        }

        mutating func anyPriority() -> Double {
            [1000, 1000, 999.5, 750, 750, 250.25, 250, 250].randomElement(using: &random) ?? 250
        }

        mutating func addRow() throws {
            let row = makeRow()
            let terms = row.terms.compactMap { term in
                variable(term.variable).map { Solver.Term($0, term.coefficient) }
            }
            let id = try solver.add(
                .init(
                    terms, constant: row.constant, row.relation, priority: row.priority, provenance: row.provenance,
                    order: row.order))
            entries.append(.row(id: id, row))
        }

        /// From an even number to an odd one; only even ones are fixed, so that sizes can always hold.
        mutating func addSize() throws {
            let (high, low) = (variables[anyVariable()], variables[anyVariable()])
            guard high.number % 2 == 1, low.number % 2 == 0 else { return }
            let order = Int.random(in: 0...4, using: &random)
            let id = try solver.addSize(high: high.variable, low: low.variable, order: order)
            entries.append(.size(id: id, high: high.number, low: low.number, order: order))
        }

        mutating func setDefaultPosition() throws {
            let positioned = variables[anyVariable()]
            let other = variables[anyVariable()]
            let reference = Bool.random(using: &random) && other.number != positioned.number ? other : nil
            let offset = number(0...9)
            let order = Int.random(in: 0...4, using: &random)
            try solver.setDefaultPosition(
                of: positioned.variable, at: reference?.variable, offset: offset, order: order)
            removeDefaultPosition(of: positioned.number)
            entries.append(
                .defaultPosition(
                    variable: positioned.number, reference: reference?.number, offset: offset, order: order))
        }

        mutating func removeDefaultPosition(of number: Int) {
            entries.removeAll { if case .defaultPosition(number, _, _, _) = $0 { true } else { false } }
        }

        mutating func change(_ index: Int) throws {
            switch entries[index] {
            case .row(let id, var row):
                switch Int.random(in: 0..<4, using: &random) {
                case 0:
                    row.constant = number(-20...20) * 5
                    try solver.setConstant(row.constant, of: id)
                case 1:
                    row.priority = anyPriority()
                    try solver.setPriority(row.priority, of: id)
                case 2:
                    row.order = Int.random(in: 0...3, using: &random)
                    try solver.setOrder(row.order, of: id)
                default:
                    solver.remove(id)
                    entries.remove(at: index)
                    return
                }
                entries[index] = .row(id: id, row)
            case .size(let id, let high, let low, _):
                if Bool.random(using: &random) {
                    let order = Int.random(in: 0...4, using: &random)
                    try solver.setOrder(order, of: id)
                    entries[index] = .size(id: id, high: high, low: low, order: order)
                } else {
                    solver.remove(id)
                    entries.remove(at: index)
                }
            case .defaultPosition(let number, _, _, _):
                if let variable = variable(number) { solver.removeDefaultPosition(of: variable) }
                entries.remove(at: index)
            }
        }

        mutating func step() throws {
            switch Int.random(in: 0..<20, using: &random) {
            case 0: makeVariable()
            case 1 where variables.count > 3:
                let gone = variables.remove(at: anyVariable())
                solver.remove(gone.variable)
                entries.removeAll { $0.mentions(gone.number) }
            case 2:
                let index = anyVariable()
                guard variables[index].number % 2 == 0 else { return }
                let value = Bool.random(using: &random) ? nil : number(-10...10) * 10
                variables[index].fixed = value
                try solver.fix(variables[index].variable, at: value)
            case 3...4: try addSize()
            case 5: try setDefaultPosition()
            case 6...9: try addRow()
            default:
                guard !entries.isEmpty else { return }
                try change(Int.random(in: 0..<entries.count, using: &random))
            }
        }

        /// Changes some constants, or where the first variable is fixed.
        mutating func move() throws {
            if Int.random(in: 0..<3, using: &random) == 0 {
                let value = number(-10...10) * 10
                variables[0].fixed = value
                try solver.fix(variables[0].variable, at: value)
            }
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = Int.random(in: 0..<entries.count, using: &random)
                guard case .row(let id, var row) = entries[index] else { continue }
                row.constant += number(-6...6)
                try solver.setConstant(row.constant, of: id)
                entries[index] = .row(id: id, row)
            }
        }

        /// What has survived, in a solver that has seen nothing else.
        func fresh() throws -> (solver: Solver, variables: [Solver.Variable], ids: [Solver.ConstraintID?]) {
            var fresh = Solver()
            var names: [Int: Solver.Variable] = [:]
            for each in variables {
                let variable = fresh.makeVariable()
                names[each.number] = variable
                if let value = each.fixed { try fresh.fix(variable, at: value) }
            }
            var ids: [Solver.ConstraintID?] = []
            for entry in entries {
                switch entry {
                case .row(_, let row):
                    let terms = try row.terms.map { try Solver.Term(#require(names[$0.variable]), $0.coefficient) }
                    try ids.append(
                        fresh.add(
                            .init(
                                terms, constant: row.constant, row.relation, priority: row.priority,
                                provenance: row.provenance, order: row.order)))
                    continue
                case .size(_, let high, let low, let order):
                    _ = try fresh.addSize(high: #require(names[high]), low: #require(names[low]), order: order)
                case .defaultPosition(let variable, let reference, let offset, let order):
                    try fresh.setDefaultPosition(
                        of: #require(names[variable]), at: reference.map { try #require(names[$0]) }, offset: offset,
                        order: order)
                }
                ids.append(nil)
            }
            try fresh.solve()
            return (fresh, variables.map { names[$0.number] ?? $0.variable }, ids)
        }

        func ids() -> [Solver.ConstraintID?] {
            entries.map { if case .row(let id, _) = $0 { id } else { nil } }
        }
    }

    @Test(arguments: 0..<3) func everyWalkEndsWhereAFreshStartDoes(_ block: Int) throws {
        for seed in UInt64(block * 25)..<UInt64(block * 25 + 25) {
            var walk = Walk(seed: seed)
            // Every third walk is left to the simplex method, the fresh start never.
            if seed % 3 == 0 { walk.solver.reductions = [] }
            for _ in 0..<Int.random(in: 3...9, using: &walk.random) { walk.makeVariable() }
            for step in 0..<60 {
                try walk.step()
                if Bool.random(using: &walk.random) { try walk.solver.solve() }
                if step % 6 == 5 { try expectLikeFresh(&walk, "seed \(seed), step \(step)") }
            }
        }
    }

    /// Many changes of numbers in a row, as while a finger drags something: each is solved.
    @Test(arguments: 0..<2) func numbersMove(_ block: Int) throws {
        for seed in UInt64(block * 12)..<UInt64(block * 12 + 12) {
            var walk = Walk(seed: seed &+ 7000)
            if seed % 3 == 0 { walk.solver.reductions = [] }
            for _ in 0..<Int.random(in: 3...9, using: &walk.random) { walk.makeVariable() }
            for _ in 0..<6 { try walk.addSize() }
            for _ in 0..<4 { try walk.setDefaultPosition() }
            for _ in 0..<16 { try walk.addRow() }
            try walk.solver.fix(walk.variables[0].variable, at: 0)
            walk.variables[0].fixed = 0
            for step in 0..<30 {
                try walk.move()
                try walk.solver.solve()
                if step % 5 == 4 { try expectLikeFresh(&walk, "seed \(seed), step \(step)") }
            }
        }
    }

    private func expectLikeFresh(_ walk: inout Walk, _ name: String) throws {
        try walk.solver.solve()
        let (fresh, variables, names) = try walk.fresh()
        let mine = walk.variables.map { walk.solver.value(of: $0.variable) }
        let other = variables.map { fresh.value(of: $0) }
        let isClose = zip(mine, other).allSatisfy { ($0 - $1).magnitude <= 1e-9 * max(1, $0.magnitude) }
        #expect(isClose, "\(name): \(mine), \(other)")
        let ids = walk.ids()
        let broken = walk.solver.conflicts.map { conflict in ids.firstIndex(of: conflict.broken) }
        #expect(
            broken == fresh.conflicts.map { conflict in names.firstIndex(of: conflict.broken) }, "\(name)")
    }
}
