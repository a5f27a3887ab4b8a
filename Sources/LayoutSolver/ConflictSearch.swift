/// Decides which required rows of a problem can hold together, in their order, and why the others can't.
struct ConflictSearch: ~Copyable, Sendable {
    /// One contradiction, by rows of the problem.
    struct Found: Sendable {
        var broken: Int
        var newest: Int
        /// Ascending, `broken` and `newest` included.
        var rows: [Int]
    }

    /// How many rows count as near.
    private static let nearCount = 24

    let problem: Problem
    let shortcuts: Shortcuts
    private(set) var broken: Set<Int> = []
    private(set) var work = ConstraintSolver.Work()

    /// The rows that hold together so far. Sizes are in from the beginning.
    private var active: [Int] = []
    private var isActive: [Bool]
    private var isSize: [Bool]
    private var found: [Found] = []
    /// The rows of each variable, for the search in a row's neighbourhood.
    private var rowsOfVariable: [[Int32]] = []

    init(problem: Problem, shortcuts: Shortcuts) {
        self.problem = problem
        self.shortcuts = shortcuts
        isActive = [Bool](repeating: false, count: problem.rowCount)
        isSize = problem.roles.map { $0 == .size }
    }

    mutating func run() throws(SolverError) -> [Found] {
        rowsOfVariable = [[Int32]](repeating: [], count: problem.variableCount)
        var required: [Int] = []
        var sizes: [Int] = []
        for row in 0..<problem.rowCount {
            switch problem.roles[row] {
            case .size: sizes.append(row)
            case .required: required.append(row)
            case .optional, .rest: continue
            }
            for position in problem.ranges[row] {
                rowsOfVariable[Int(problem.termVariables[position])].append(Int32(row))
            }
        }
        try enterSizes(sizes[...])
        try enter(required[...])
        return found
    }

    /// Sizes can hold together, unless fixed variables make one negative: that one has no say then.
    private mutating func enterSizes(_ rows: ArraySlice<Int>) throws(SolverError) {
        guard !rows.isEmpty else { return }
        if try canHold(active + rows) {
            active += rows
        } else if rows.count == 1, let row = rows.first {
            broken.insert(row)
            isSize[row] = false
        } else {
            let middle = rows.startIndex + rows.count / 2
            try enterSizes(rows[rows.startIndex..<middle])
            try enterSizes(rows[middle...])
        }
    }

    /// Lets rows in, halving until the one that can't hold stands alone.
    private mutating func enter(_ rows: ArraySlice<Int>) throws(SolverError) {
        guard !rows.isEmpty else { return }
        if try canHold(active + rows) {
            active += rows
        } else if rows.count == 1, let row = rows.first {
            try resolve(row, isLocal: false)
        } else if try !enterLocally(rows) {
            let middle = rows.startIndex + rows.count / 2
            try enter(rows[rows.startIndex..<middle])
            try enter(rows[middle...])
        }
    }

    /// Lets rows in one by one, looking at the nearest rows only. Contradictions are mostly local: when all that has
    /// got in can hold together, the outcome is the same as with looking at everything each time, at a fraction of
    /// the cost.
    /// - Returns: Whether that was so. If not, nothing has changed.
    private mutating func enterLocally(_ rows: ArraySlice<Int>) throws(SolverError) -> Bool {
        let (oldActive, oldFound, oldBroken) = (active, found, broken)
        for row in active { isActive[row] = true }
        for row in rows {
            let near = neighbourhood(of: [row], limit: Self.nearCount, where: isActive)
            if try canHold(near + [row]) {
                active.append(row)
                isActive[row] = true
            } else {
                try resolve(row, isLocal: true)
            }
        }
        for row in active { isActive[row] = false }
        if broken.count > oldBroken.count, try canHold(active) { return true }
        (active, found, broken) = (oldActive, oldFound, oldBroken)
        return false
    }

    /// Lets a row in at the cost of user rows, or keeps it out.
    /// - Parameter isLocal: Whether to look at the nearest rows only (`isActive` then says which are in).
    private mutating func resolve(_ newest: Int, isLocal: Bool) throws(SolverError) {
        if !isLocal {
            for row in active { isActive[row] = true }
        }
        var conflicts: [Found] = []
        while true {
            let members = try minimalConflict(newest)
            let victim = problem.isUser[newest] ? nil : members.last { $0 != newest && problem.isUser[$0] }
            guard let victim else {
                // It stays out, and whoever gave way for it comes back.
                for conflict in conflicts { isActive[conflict.broken] = true }
                conflicts = [Found(broken: newest, newest: newest, rows: members)]
                break
            }
            conflicts.append(Found(broken: victim, newest: newest, rows: members))
            isActive[victim] = false
            let rest =
                isLocal
                ? neighbourhood(of: [newest], limit: Self.nearCount, where: isActive) : active.filter { isActive[$0] }
            if try canHold(rest + [newest]) {
                isActive[newest] = true
                break
            }
        }
        let gone = Set(conflicts.map(\.broken))
        if !gone.contains(newest) { active.append(newest) }
        if gone != [newest] { active.removeAll { gone.contains($0) } }
        broken.formUnion(gone)
        found += conflicts
        if !isLocal {
            for row in active { isActive[row] = false }
        }
    }

    private mutating func canHold(_ rows: [Int]) throws(SolverError) -> Bool {
        work.trials += 1
        var solver = ProblemSolver(problem: problem.selecting(rows, compact: true), shortcuts: shortcuts)
        defer { work.add(solver.work) }
        return try solver.solve()
    }

    /// A set of rows, `newest` among them, that can't hold together, though without any one of its constraints they
    /// can, whatever the sizes; and no more sizes than that takes.
    private mutating func minimalConflict(_ newest: Int) throws(SolverError) -> [Int] {
        // Look among the nearest rows first, in ever wider circles.
        var limit = 8
        var constraints: [Int] = []
        var sizes: [Int] = []
        while true {
            let near = neighbourhood(of: [newest], limit: limit, where: isActive)
            constraints = near.filter { problem.roles[$0] != .size }
            // Sizes always hold, so all that could matter to these rows count.
            sizes = neighbourhood(of: [newest] + constraints, limit: .max, where: isSize)
            if near.count < limit { break }
            if try !canHold(constraints + sizes + [newest]) { break }
            limit *= 4
        }
        let base = [newest] + sizes
        let needed = try smallest(base, base, constraints[...])
        let neededSizes = try smallest([newest] + needed, [newest] + needed, sizes[...])
        return ([newest] + needed + neededSizes).sorted()
    }

    /// The nearest rows, nearest first; fewer than `limit` only if there are no more.
    private func neighbourhood(of rows: [Int], limit: Int, where isAllowed: [Bool]) -> [Int] {
        var seen = Set(rows)
        var queue = rows
        var next = 0
        while next < queue.count, queue.count - rows.count < limit {
            for position in problem.ranges[queue[next]] {
                for neighbour in rowsOfVariable[Int(problem.termVariables[position])] {
                    let neighbour = Int(neighbour)
                    if isAllowed[neighbour], seen.insert(neighbour).inserted { queue.append(neighbour) }
                }
            }
            next += 1
        }
        return Array(queue.dropFirst(rows.count))
    }

    /// Junker's QuickXplain: the fewest of `rows` that contradict `base`, by halving.
    /// - Parameters:
    ///   - base: Rows that stay.
    ///   - added: What has been put into the base since it was last tried.
    ///   - rows: The candidates.
    private mutating func smallest(_ base: [Int], _ added: [Int], _ rows: ArraySlice<Int>) throws(SolverError) -> [Int]
    {
        if !added.isEmpty, try !canHold(base) { return [] }
        if rows.count <= 1 { return Array(rows) }
        let middle = rows.startIndex + rows.count / 2
        let (near, far) = (rows[rows.startIndex..<middle], rows[middle...])
        let second = try smallest(base + near, Array(near), far)
        let first = try smallest(base + second, second, near)
        return first + second
    }
}
