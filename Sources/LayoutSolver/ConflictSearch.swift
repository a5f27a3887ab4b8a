/// A search for the required rows of a problem that are satisfiable together, in their order, and for minimal conflicts
/// of the others.
struct ConflictSearch: ~Copyable, Sendable {
    /// One contradiction, by rows of the problem.
    struct Conflict: Sendable {
        var broken: Int
        var newest: Int
        /// Ascending, `broken` and `newest` included.
        var rows: [Int]
    }

    let problem: Problem
    let reductions: Reductions
    private(set) var broken: Set<Int> = []
    private(set) var work = ConstraintSolver.Work()

    /// The rows that have entered. Sizes enter first.
    private var active: [Int] = []
    private var isActive: [Bool]
    private var isSize: [Bool]
    private var found: [Conflict] = []
    /// The rows of each variable, for the search in a row's neighborhood.
    private var rowsOfVariable: [[Int32]] = []

    init(problem: Problem, reductions: Reductions) {
        self.problem = problem
        self.reductions = reductions
        isActive = [Bool](repeating: false, count: problem.rows.count)
        isSize = problem.rows.map { $0.role == .size }
    }

    mutating func run() throws(SolverError) -> [Conflict] {
        rowsOfVariable = [[Int32]](repeating: [], count: problem.variableCount)
        var required: [Int] = []
        var sizes: [Int] = []
        for row in problem.rows.indices {
            switch problem.rows[row].role {
            case .size: sizes.append(row)
            case .required: required.append(row)
            case .optional, .defaultPosition: continue
            }
            for position in problem.rows[row].range {
                rowsOfVariable[Int(problem.termVariables[position])].append(Int32(row))
            }
        }
        try enter(sizes[...])
        try enter(required[...])
        return found
    }

    /// Enters rows, halving until the one that can't enter is alone. Sizes are satisfiable, unless fixed variables make
    /// one negative: that one is ignored then.
    private mutating func enter(_ rows: ArraySlice<Int>) throws(SolverError) {
        guard let first = rows.first else { return }
        if try isSatisfiable(active + rows) {
            active += rows
        } else if rows.count == 1, isSize[first] {
            broken.insert(first)
            isSize[first] = false
        } else if rows.count == 1 {
            try resolve(first)
        } else {
            let middle = rows.startIndex + rows.count / 2
            try enter(rows[rows.startIndex..<middle])
            try enter(rows[middle...])
        }
    }

    /// Enters a row at the cost of user rows, or leaves it out.
    private mutating func resolve(_ newest: Int) throws(SolverError) {
        for row in active { isActive[row] = true }
        var conflicts: [Conflict] = []
        while true {
            let members = try minimalConflict(newest)
            let broken = problem.rows[newest].isUser ? nil : members.last { $0 != newest && problem.rows[$0].isUser }
            guard let broken else {
                // It is left out, and the rows that were left out for it enter again.
                conflicts = [Conflict(broken: newest, newest: newest, rows: members)]
                break
            }
            conflicts.append(Conflict(broken: broken, newest: newest, rows: members))
            isActive[broken] = false
            if try isSatisfiable(active.filter { isActive[$0] } + [newest]) { break }
        }
        for row in active { isActive[row] = false }
        let gone = Set(conflicts.map(\.broken))
        if !gone.contains(newest) { active.append(newest) }
        if gone != [newest] { active.removeAll { gone.contains($0) } }
        broken.formUnion(gone)
        found += conflicts
    }

    private mutating func isSatisfiable(_ rows: [Int]) throws(SolverError) -> Bool {
        work.trials += 1
        var solver = ProblemSolver(problem: problem.selecting(rows, isCompact: true), reductions: reductions)
        defer { work.add(solver.work) }
        return try solver.solve()
    }

    /// A contradicting set of rows, `newest` among them, that is satisfiable without any one of its constraints,
    /// whatever the sizes; and no more sizes than that takes.
    private mutating func minimalConflict(_ newest: Int) throws(SolverError) -> [Int] {
        // Search the nearest rows first, then ever more of them.
        var limit = 8
        var constraints: [Int] = []
        var sizes: [Int] = []
        while true {
            let near = neighborhood(of: [newest], limit: limit, where: isActive)
            constraints = near.filter { problem.rows[$0].role != .size }
            // Sizes have all entered, so all that are connected with these rows count.
            sizes = neighborhood(of: [newest] + constraints, limit: .max, where: isSize)
            if near.count < limit { break }
            if try !isSatisfiable(constraints + sizes + [newest]) { break }
            limit *= 4
        }
        let base = [newest] + sizes
        let needed = try smallest(base, base, constraints[...])
        let neededSizes = try smallest([newest] + needed, [newest] + needed, sizes[...])
        return ([newest] + needed + neededSizes).sorted()
    }

    /// The nearest rows, nearest first; fewer than `limit` only if there are no more.
    private func neighborhood(of rows: [Int], limit: Int, where isAllowed: [Bool]) -> [Int] {
        var seen = Set(rows)
        var queue = rows
        var next = 0
        while next < queue.count, queue.count - rows.count < limit {
            for position in problem.rows[queue[next]].range {
                for neighbor in rowsOfVariable[Int(problem.termVariables[position])] {
                    let neighbor = Int(neighbor)
                    if isAllowed[neighbor], seen.insert(neighbor).inserted { queue.append(neighbor) }
                }
            }
            next += 1
        }
        return Array(queue.dropFirst(rows.count))
    }

    /// Junker's QuickXplain: the fewest of `rows` that contradict `base`, by halving. `added` is the part of the base
    /// that was added since it was last tried.
    private mutating func smallest(_ base: [Int], _ added: [Int], _ rows: ArraySlice<Int>) throws(SolverError) -> [Int]
    {
        if !added.isEmpty, try !isSatisfiable(base) { return [] }
        if rows.count <= 1 { return Array(rows) }
        let middle = rows.startIndex + rows.count / 2
        let (near, far) = (rows[rows.startIndex..<middle], rows[middle...])
        let second = try smallest(base + near, Array(near), far)
        let first = try smallest(base + second, second, near)
        return first + second
    }
}
