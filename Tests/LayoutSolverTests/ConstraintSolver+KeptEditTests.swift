import RandomNumbers
import Testing

@testable import LayoutSolver

/// Constraints that come, go and change their priorities in a group that has a kept tableau: it is solved anew, with
/// the values of a fresh start.
@Suite struct ConstraintSolverKeptEditTests {
    typealias Solver = ConstraintSolver

    /// Random systems, random sequences of edits of all kinds.
    @Test(arguments: RandomSystem.Style.allCases) func editsEqualAFreshStart(_ style: RandomSystem.Style) throws {
        for seed in 0..<8 as Range<UInt64> {
            var random = SplitMix(seed &+ 900)
            var system = RandomSystem(seed: seed, variables: 3...12, rows: 8...24, style: style, required: 1)
            let spare = RandomSystem(seed: seed, variables: 3...12, rows: 60...60, style: style, required: 1).rows
                .filter { $0.terms.allSatisfy { $0.variable < system.variableCount } }
            var built = try system.build()
            try built.solver.solve()
            for step in 0..<30 {
                let index = Int.random(in: 0..<system.rows.count, using: &random)
                switch Int.random(in: 0..<8, using: &random) {
                case 0...1:
                    system.rows[index].constant += Double(Int.random(in: -9...9, using: &random))
                    try built.solver.setConstant(system.rows[index].constant, of: built.ids[index])
                case 2:
                    system.rows[index].priority = [1000, 750, 333.25, 250].randomElement(using: &random) ?? 250
                    try built.solver.setPriority(system.rows[index].priority, of: built.ids[index])
                case 3:
                    system.rows[index].order = Int.random(in: 0...4, using: &random)
                    try built.solver.setOrder(system.rows[index].order, of: built.ids[index])
                case 4...5 where system.rows.count > 5:
                    built.solver.remove(built.ids.remove(at: index))
                    system.rows.remove(at: index)
                default:
                    guard let row = spare.randomElement(using: &random) else { continue }
                    system.rows.append(row)
                    try built.add(row)
                }
                try built.solver.solve()
                var fresh = try system.build()
                try fresh.solver.solve()
                let isClose = zip(built.values, fresh.values).allSatisfy {
                    ($0 - $1).magnitude <= 1e-9 * max(1, $1.magnitude)
                }
                #expect(isClose, "\(style), seed \(seed), step \(step): \(built.values), \(fresh.values)")
                #expect(built.broken == fresh.broken, "\(style), seed \(seed), step \(step)")
            }
        }
    }

    /// A column of boxes, each tied to the one above it, in a group that has a kept tableau.
    private func column(of count: Int) throws -> (layout: SolverLayout, boxes: [SolverLayout.Box]) {
        var layout = try SolverLayout(width: 400, height: 5000)
        var boxes: [SolverLayout.Box] = []
        for index in 0..<count {
            let box = try layout.box()
            try layout.add(box.top, .equal, boxes.last?.bottom ?? layout.root.top, plus: 8)
            try layout.content(box.height, Double(20 + index % 7), order: index)
            boxes.append(box)
        }
        try layout.solver.solve()
        let moving = try layout.add(boxes[0].height, .equal, plus: 10, priority: 900)
        for step in 0..<4 {
            try layout.solver.setConstant(-Double(30 + step), of: moving)
            try layout.solver.solve()
        }
        return (layout, boxes)
    }

    /// In a group of 500 variables one constraint more, fewer or of another priority takes no pivot.
    @Test func oneConstraintInALargeGroup() throws {
        var (layout, boxes) = try column(of: 250)
        let bottom = layout.solver.value(of: boxes[249].bottom)
        func follow(_ edit: (inout SolverLayout) throws -> Void) throws {
            let before = layout.solver.work
            try edit(&layout)
            #expect(try layout.solver.solve() == 1)
            #expect(layout.solver.work.pivots == before.pivots)
        }
        let height = layout.solver.value(of: boxes[120].bottom) - layout.solver.value(of: boxes[120].top)
        var id: Solver.ConstraintID?
        try follow { id = try $0.add(boxes[120].height, .equal, plus: height + 50, priority: 800) }
        #expect((layout.solver.value(of: boxes[249].bottom) - bottom - 50).magnitude < 1e-9)
        let added = try #require(id)
        try follow { try $0.solver.setPriority(200, of: added) }
        #expect((layout.solver.value(of: boxes[249].bottom) - bottom).magnitude < 1e-9)
        try follow { try $0.solver.setPriority(1000, of: added) }
        #expect((layout.solver.value(of: boxes[249].bottom) - bottom - 50).magnitude < 1e-9)
        try follow { $0.solver.remove(added) }
        #expect((layout.solver.value(of: boxes[249].bottom) - bottom).magnitude < 1e-9)
    }

    /// A view that comes, with variables of its own, and goes again.
    @Test func aViewComesAndGoes() throws {
        var (layout, boxes) = try column(of: 60)
        let bottom = layout.solver.value(of: boxes[59].bottom)
        for round in 0..<40 {
            let box = try layout.box()
            try layout.add(box.top, .equal, boxes[59].bottom, plus: 8)
            try layout.content(box.height, 33, order: 1000 + round)
            try layout.add(box.height, .equal, boxes[3].height, priority: 200)
            try layout.solver.solve()
            #expect((layout.solver.value(of: box.bottom) - bottom - 41).magnitude < 1e-9)
            for variable in [box.left, box.right, box.top, box.bottom] { layout.solver.remove(variable) }
            try layout.solver.solve()
            #expect((layout.solver.value(of: boxes[59].bottom) - bottom).magnitude < 1e-9)
        }
    }

    /// What can't enter is refused with a minimal reason and changes no bit; once it goes, all goes on.
    @Test func conflictInAFollowedGroup() throws {
        var (layout, boxes) = try column(of: 20)
        let height = try layout.add(boxes[5].height, .equal, plus: 40)
        try layout.solver.solve()
        func bits() -> [UInt64] { boxes.map { layout.solver.value(of: $0.bottom).bitPattern } }
        let before = bits()
        let refused = try layout.add(boxes[5].height, .equal, plus: 50)
        try layout.solver.solve()
        #expect(layout.solver.conflicts.map(\.constraints) == [[height, refused]])
        #expect(bits() == before)
        layout.solver.remove(refused)
        try layout.solver.solve()
        #expect(layout.solver.conflicts.isEmpty)
        #expect(bits() == before)
    }

    /// Two groups become one and fall apart again; the third is left alone.
    @Test func groupsMergeAndSplit() throws {
        var layout = try SolverLayout(width: 400, height: 800)
        var boxes: [SolverLayout.Box] = []
        var moving: [Solver.ConstraintID] = []
        for index in 0..<3 {
            let box = try layout.box()
            try layout.content(box.height, 20, order: index)
            moving.append(try layout.add(box.top, .equal, layout.root.top, plus: 10, priority: 600 + Double(index)))
            boxes.append(box)
        }
        for step in 0..<4 {
            for id in moving { try layout.solver.setConstant(-Double(10 + step), of: id) }
            try layout.solver.solve()
        }
        let tie = try layout.add(boxes[1].top, .equal, boxes[0].bottom, plus: 8)
        #expect(try layout.solver.solve() == 1)
        // The second one's place matters more.
        #expect(boxes.map { layout.solver.value(of: $0.top) } == [-15, 13, 13])
        layout.solver.remove(tie)
        #expect(try layout.solver.solve() == 2)
        #expect(boxes.map { layout.solver.value(of: $0.top) } == [13, 13, 13])
    }
}
