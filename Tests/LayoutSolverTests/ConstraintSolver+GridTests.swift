import Testing

@testable import LayoutSolver

/// Layouts that are more than a chain: grids, rings, rows over several views. The work must stay in proportion.
@Suite struct ConstraintSolverGridTests {
    typealias Solver = ConstraintSolver

    /// Rows of labels in columns: column edges are shared, each row is as high as its highest label.
    private func grid(rows: Int, columns: Int, reductions: Reductions = .all) throws -> (
        SolverLayout, [SolverLayout.Box]
    ) {
        var layout = try SolverLayout()
        layout.solver.reductions = reductions
        try layout.solver.fix(layout.root.bottom, at: nil)
        let edges = (1..<columns).map { _ in layout.solver.makeVariable() }
        var labels: [SolverLayout.Box] = []
        var top = layout.root.top
        for row in 0..<rows {
            let bottom = layout.solver.makeVariable()
            for column in 0..<columns {
                let label = try layout.box()
                let left = column == 0 ? layout.root.left : edges[column - 1]
                let right = column == columns - 1 ? layout.root.right : edges[column]
                try layout.add(label.left, .equal, left, plus: 8)
                try layout.add(label.right, .equal, right)
                let number = row * columns + column
                try layout.content(label.width, Double(40 + number * 7 % 50), order: number)
                try layout.content(label.height, Double(20 + number % 5), order: number)
                try layout.add(label.top, .equal, top, plus: 4)
                try layout.add(label.bottom, .lessOrEqual, bottom)
                try layout.add(bottom, .equal, label.bottom, priority: 999.5)
                labels.append(label)
            }
            top = bottom
        }
        try layout.solver.solve()
        return (layout, labels)
    }

    @Test func gridAgreesWithTheSimplexMethod() throws {
        let (quick, labels) = try grid(rows: 4, columns: 3)
        let (slow, same) = try grid(rows: 4, columns: 3, reductions: [])
        #expect(quick.solver.work.pivots == 0)
        #expect(slow.solver.work.pivots > 0)
        for (one, other) in zip(labels, same) {
            #expect(zip(quick.frame(one), slow.frame(other)).allSatisfy { ($0 - $1).magnitude < 1e-6 })
        }
    }

    @Test func gridWorkGrowsLinearly() throws {
        let (small, _) = try grid(rows: 20, columns: 4)
        let (large, _) = try grid(rows: 80, columns: 4)
        #expect(large.solver.work.pivots == 0)
        #expect(large.solver.work.segments <= 4 * small.solver.work.segments + 100)
        #expect(large.solver.conflicts.isEmpty)
    }

    @Test func entangledRowsAreSolvedBlockByBlock() throws {
        func cells(_ count: Int) throws -> Int {
            var layout = try SolverLayout()
            var y = layout.root.top
            for index in 0..<count {
                let (first, second) = (try layout.box(), try layout.box())
                try layout.add(first.top, .equal, y)
                try layout.add(second.top, .equal, first.bottom)
                try layout.content(first.height, 20, order: 2 * index)
                try layout.content(second.height, 30, order: 2 * index + 1)
                // Neither a difference nor required: left to the simplex method.
                try layout.add(first.height, .equal, second.height, times: 0.5, priority: 800)
                y = second.bottom
            }
            try layout.solver.solve()
            // 15 of 30 would cut the first label's 20 points; 20 to 40 stretches the second.
            #expect((layout.solver.value(of: y) - Double(count) * 60).magnitude < 1e-6)
            #expect(layout.solver.work.components == count)
            return layout.solver.work.tableauCells
        }
        #expect(try cells(40) <= 4 * cells(10))
    }

    /// Boxes with equal gaps between them, in a row whose length is as small as it can be, or given.
    private func equalGaps(
        _ count: Int, length: Double? = nil, reductions: Reductions = .all
    ) throws -> (layout: SolverLayout, boxes: [SolverLayout.Box]) {
        var layout = try SolverLayout()
        layout.solver.reductions = reductions
        let row = try layout.box()
        try layout.add(row.width, .equal, priority: 49)
        if let length { try layout.add(row.width, .equal, plus: length) }
        let boxes = try (0..<count).map { _ in try layout.box(in: row) }
        try layout.add(boxes[0].left, .equal, row.left)
        try layout.add(boxes[count - 1].right, .equal, row.right)
        var first: [Solver.Term] = []
        for (index, box) in boxes.enumerated() {
            try layout.content(box.width, Double(20 + index * 7 % 11), order: index)
            guard index > 0 else { continue }
            let gap: [Solver.Term] = [.init(box.left), .init(boxes[index - 1].right, -1)]
            try layout.add(gap, .greaterOrEqual, plus: 4)
            if first.isEmpty { first = gap } else { try layout.add(gap, .equal, first) }
        }
        try layout.solver.solve()
        return (layout, boxes)
    }

    @Test(arguments: [nil, 300, 60] as [Double?]) func equalGapsAgreeWithTheSimplexMethod(_ length: Double?) throws {
        let (quick, boxes) = try equalGaps(7, length: length)
        let (slow, same) = try equalGaps(7, length: length, reductions: [])
        for (one, other) in zip(boxes, same) {
            let (mine, expected) = (quick.frame(one), slow.frame(other))
            #expect(zip(mine, expected).allSatisfy { ($0 - $1).magnitude < 1e-6 }, "\(mine), \(expected)")
        }
        let gaps = zip(boxes, boxes.dropFirst()).map { quick.frame($1)[0] - quick.frame($0)[0] - quick.frame($0)[2] }
        #expect(gaps.allSatisfy { ($0 - gaps[0]).magnitude < 1e-9 && $0 > 4 - 1e-9 })
    }

    /// Every box depends on one shared number: a step for each of them, at most.
    @Test(arguments: [nil, 9000] as [Double?]) func equalGapsTakeAStepForEachBox(_ length: Double?) throws {
        let work = try equalGaps(120, length: length).layout.solver.work
        #expect(work.pivots <= 125)
        #expect(work.segments <= 120 * 5)
    }

    /// Shares of a length that is not given: everything depends on one number.
    @Test func proportionalSharesCostFewCells() throws {
        func work(_ count: Int) throws -> Solver.Work {
            var layout = try SolverLayout()
            let row = try layout.box()
            try layout.add(row.left, .equal, layout.root.left)
            var last = row.left
            let lengths = (0..<count).map { Double(20 + $0 * 7 % 11) }
            let total = lengths.reduce(0, +) + 3 * Double(count - 1)
            for (index, length) in lengths.enumerated() {
                let box = try layout.box(in: row)
                try layout.add(box.left, .equal, last, plus: index == 0 ? 0 : 3)
                try layout.content(box.width, length, order: index)
                try layout.add(
                    box.width, .equal, row.width, times: length / total, priority: max(751, 999 - Double(index)))
                last = box.right
            }
            try layout.add(row.right, .equal, last)
            try layout.solver.solve()
            #expect((layout.frame(row)[2] - total).magnitude < 1e-6)
            return layout.solver.work
        }
        let work = try work(60)
        #expect(work.pivots <= 70, "\(work.pivots)")
        #expect(work.tableauCells <= 60 * 60 * 20, "\(work.tableauCells)")
    }

    @Test func equalSharesAreExact() throws {
        var layout = try SolverLayout(width: 375)
        let views = try (0..<4).map { _ in try layout.box() }
        try layout.add(views[0].left, .equal, layout.root.left)
        for (first, second) in zip(views, views.dropFirst()) { try layout.add(second.left, .equal, first.right) }
        try layout.add(views[3].right, .equal, layout.root.right)
        for view in views.dropFirst() { try layout.add(view.width, .equal, views[0].width) }
        try layout.solver.solve()
        #expect(views.map { layout.frame($0)[2] } == [93.75, 93.75, 93.75, 93.75])
    }

    @Test func centersAndProportions() throws {
        var layout = try SolverLayout(width: 400, height: 300)
        let view = try layout.box()
        let center: [Solver.Term] = [.init(view.left, 0.5), .init(view.right, 0.5)]
        try layout.add(center, .equal, [.init(layout.root.left, 0.5), .init(layout.root.right, 0.5)])
        try layout.add(view.width, .equal, layout.root.width, times: 0.5, plus: 10)
        try layout.add(view.height, .equal, view.width, times: 0.25)
        try layout.add([.init(view.bottom)], .equal, [.init(layout.root.bottom)], plus: -20)
        try layout.solver.solve()
        #expect(layout.frame(view) == [95, 227.5, 210, 52.5])
    }
}
