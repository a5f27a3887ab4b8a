import RandomNumbers
import Testing

@testable import LayoutSolver

/// The work of finding conflicts, counted: at most in proportion to the square of the number of rows, as is the length
/// of the report of `n` conflicts of `n` constraints.
@Suite struct ConstraintSolverConflictWorkTests {
    typealias Solver = ConstraintSolver

    /// A column of rows of height 44 in 300 points, pinned above and below.
    private struct Column {
        var layout: SolverLayout
        var gaps: [Solver.ConstraintID] = []
        var heights: [Solver.ConstraintID] = []
        var pin: Solver.ConstraintID?

        init(
            _ count: Int, height: Solver.Relation = .equal, gaps provenance: Solver.Provenance = .user,
            spacing: Double = 8, entersInOrder: Bool = false
        ) throws {
            layout = try SolverLayout(height: 300)
            layout.solver.entersInOrder = entersInOrder
            var above = layout.root.top
            for _ in 0..<count {
                let row = try layout.box()
                gaps.append(try layout.add(row.top, .equal, above, plus: spacing, provenance: provenance))
                heights.append(try layout.add(row.height, height, plus: 44))
                try layout.add(row.left, .equal, layout.root.left, plus: 16)
                try layout.content(row.height, 20, order: count)
                above = row.bottom
            }
            pin = try layout.add(layout.root.bottom, .equal, above, provenance: provenance)
            try layout.solver.solve()
        }
    }

    /// Expects that twice as many rows take at most four times the work, but for a tenth.
    private func expectSquare(_ name: String, _ work: (Int) throws -> Solver.Work) rethrows {
        let (once, twice) = try (work(60), work(120))
        #expect(once.trials < 60 * 60 && once.tableauCells < 60 * 60 * 30, "\(name): \(once)")
        #expect(Double(twice.trials) < 4.4 * Double(once.trials), "\(name): \(once), \(twice)")
        #expect(Double(twice.tableauCells) < 4.4 * Double(once.tableauCells), "\(name): \(once), \(twice)")
    }

    @Test(arguments: [Solver.Relation.equal, .greaterOrEqual]) func aColumnThatIsTooHigh(_ height: Solver.Relation)
        throws
    {
        let column = try Column(30, height: height)
        let conflict = try #require(column.layout.solver.conflicts.first)
        // The gaps leave room for one height, so the two nearest to the pin contradict it; no other row is negative.
        let pin = try #require(column.pin)
        #expect(column.layout.solver.conflicts.count == 1 && conflict.broken == pin)
        #expect(conflict.constraints == (column.gaps + column.heights.suffix(2) + [pin]).sorted())
        #expect(conflict.members.count { if case .size = $0 { true } else { false } } == 28)
        try expectSquare("\(height)") { try Column($0, height: height).layout.solver.work }
    }

    /// The constraints of a stack view: its own enter first, and each height that doesn't fit breaks.
    @Test func everyHeightThatDoesNotFit() throws {
        let column = try Column(60, gaps: .system, spacing: 0, entersInOrder: true)
        let conflicts = column.layout.solver.conflicts
        #expect(conflicts.map(\.broken) == Array(column.heights[6...]))
        let pin = try #require(column.pin)
        for conflict in conflicts {
            let heights = column.heights.prefix(6) + [conflict.broken]
            #expect(conflict.constraints.sorted() == (column.gaps + heights + [pin]).sorted())
        }
        try expectSquare("ordered") {
            try Column($0, gaps: .system, spacing: 0, entersInOrder: true).layout.solver.work
        }
        // Here the pin comes last, and breaks one height after the other, most of which sizes stand in for.
        try expectSquare("unordered") { try Column($0, gaps: .system, spacing: 0).layout.solver.work }
    }

    @Test func everyBottomBelowTheEnd() throws {
        try expectSquare("bottoms") { count in
            var layout = try SolverLayout(height: 300)
            var above = layout.root.top
            for _ in 0..<count {
                let row = try layout.box()
                try layout.add(row.top, .greaterOrEqual, above, plus: 8)
                try layout.add(row.height, .greaterOrEqual, plus: 44)
                try layout.add(layout.root.bottom, .greaterOrEqual, row.bottom, plus: 8)
                above = row.bottom
            }
            try layout.solver.solve()
            #expect(layout.solver.conflicts.count == count - 5)
            return layout.solver.work
        }
    }

    @Test func everyRowOnItsOwn() throws {
        try expectSquare("pairs") { count in
            var layout = try SolverLayout(height: 1e6)
            var above = layout.root.top
            var wrong: [[Solver.ConstraintID]] = []
            for _ in 0..<count {
                let row = try layout.box()
                try layout.add(row.top, .greaterOrEqual, above)
                wrong.append([
                    try layout.add(row.height, .equal, plus: 20), try layout.add(row.height, .equal, plus: 30),
                ])
                above = row.bottom
            }
            try layout.solver.solve()
            #expect(layout.solver.conflicts.map(\.constraints) == wrong)
            return layout.solver.work
        }
    }

    @Test func oneConflictAmongAThousandConstraints() throws {
        var layout = try SolverLayout(height: 1e6)
        var above = layout.root.top
        var wrong: [Solver.ConstraintID] = []
        for index in 0..<250 {
            let row = try layout.box()
            try layout.add(row.top, .equal, above, plus: 8)
            let height = try layout.add(row.height, .equal, plus: 44)
            // Width and height depend on each other, so that all is one group.
            try layout.add(row.width, .equal, row.height, times: 2)
            try layout.add(row.left, .equal, layout.root.left)
            if index == 125 { wrong = [height, try layout.add(row.width, .equal, plus: 100)] }
            above = row.bottom
        }
        try layout.add(layout.root.bottom, .greaterOrEqual, above)
        try layout.solver.solve()
        let conflicts = layout.solver.conflicts
        #expect(conflicts.count == 1 && conflicts[0].broken == wrong[1] && conflicts[0].constraints.count == 3)
        #expect(Set(conflicts[0].constraints).isSuperset(of: wrong))
        // One trial for each constraint and size, and at most one for each member.
        #expect(layout.solver.work.trials <= 1002 + 500 + 3)
        #expect(layout.solver.work.tableauCells < 1_000_000)
    }

    /// Chains, alignment, aspect ratios, shares and inequalities in both directions, by system and user.
    @Test func conflictsOfLayoutsAreMinimal() throws {
        var sizes = (conflicts: 0, longest: 0)
        for seed in 0..<120 as Range<UInt64> {
            let system = RandomSystem(layoutOf: 2 + Int(seed % 6), seed: seed)
            var built = try system.build()
            try built.solver.solve()
            for conflict in built.solver.conflicts {
                sizes.conflicts += 1
                sizes.longest = max(sizes.longest, conflict.members.count)
                ConflictCheck(conflict, built, system).expectMinimal("seed \(seed)")
            }
            let broken = Set(built.broken)
            let kept = system.rows.indices.filter { system.rows[$0].priority >= 1000 && !broken.contains($0) }
            #expect(Feasibility(system, rows: kept, sizes: Array(system.sizes.indices)).canHold(), "seed \(seed)")
        }
        #expect(sizes.conflicts > 100 && sizes.longest > 10, "\(sizes)")
    }
}

extension RandomSystem {
    /// Boxes in a root of 375 x 300, each with constraints of a random kind on each axis.
    fileprivate init(layoutOf boxes: Int, seed: UInt64) {
        self.init(variableCount: 4 + 4 * boxes)
        var random = SplitMix(seed)
        fixed = [(0, 0), (1, 0), (2, 375), (3, 300)]
        for box in 1...boxes { sizes += [(4 * box + 2, 4 * box), (4 * box + 3, 4 * box + 1)] }
        let relations: [ConstraintSolver.Relation] = [.equal, .equal, .lessOrEqual, .greaterOrEqual]
        for box in 1...boxes {
            let parent = Int.random(in: 0..<box, using: &random)
            for axis in [0, 1] {
                let (low, high) = (4 * box + axis, 4 * box + axis + 2)
                let (outerLow, outerHigh) = (4 * parent + axis, 4 * parent + axis + 2)
                let above = box == 1 ? axis : low - 2
                let kinds: [[[(Int, Double)]]] = [
                    [[(low, 1), (above, -1)], [(high, 1), (low, -1)]],
                    [[(low, 1), (above, -1)], [(high, 1), (low, -1)]],
                    [[(low, 1), (outerLow, -1)], [(outerHigh, 1), (high, -1)]],
                    [[(low, 1), (high, 1), (outerLow, -1), (outerHigh, -1)]],
                    [[(high, 1), (low, -1), (outerHigh, -0.5), (outerLow, 0.5)]],
                    [[(4 * box + 2, 1), (4 * box, -1), (4 * box + 3, -1.5), (4 * box + 1, 1.5)]],
                    [[(axis + 2, 1), (high, -1)]],
                ]
                for terms in (0..<2).flatMap({ _ in kinds.randomElement(using: &random) ?? [] }) {
                    let isUser = Int.random(in: 0..<3, using: &random) > 0
                    rows.append(
                        Row(
                            terms: terms, constant: -Double(Int.random(in: 0...15, using: &random) * 8),
                            relation: relations.randomElement(using: &random) ?? .equal, priority: 1000,
                            provenance: isUser ? .user : .system, order: rows.count))
                }
            }
        }
    }
}
