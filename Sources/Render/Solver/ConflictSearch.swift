/// Decides which required rows of a problem can hold together, in their order, and why the others can't.
struct ConflictSearch: Sendable {
    /// One contradiction, by rows of the problem.
    struct Found: Sendable {
        var broken: Int
        var newest: Int
        /// Ascending, `broken` and `newest` included.
        var rows: [Int]
    }

    let problem: Problem
    let shortcuts: Shortcuts
    private(set) var broken: Set<Int> = []
    private(set) var work = ConstraintSolver.Work()

    /// The rows that hold together so far. Sizes are in from the beginning.
    private var active: [Int] = []
    private var found: [Found] = []
    /// The rows of each variable, for the search in a row's neighbourhood.
    private var rowsOfVariable: [[Int32]] = []

    init(problem: Problem, shortcuts: Shortcuts) {
        self.problem = problem
        self.shortcuts = shortcuts
    }

    mutating func run() throws(SolverError) -> [Found] {
        rowsOfVariable = [[Int32]](repeating: [], count: problem.variableCount)
        var required: [Int] = []
        for row in 0..<problem.rowCount {
            switch problem.roles[row] {
            case .size: active.append(row)
            case .required: required.append(row)
            case .optional, .rest: continue
            }
            for position in problem.range(row) { rowsOfVariable[Int(problem.termVariables[position])].append(Int32(row)) }
        }
        try enter(required[...])
        return found
    }

    /// Lets rows in, halving until the one that can't hold stands alone.
    private mutating func enter(_ rows: ArraySlice<Int>) throws(SolverError) {
        guard !rows.isEmpty else { return }
        if try canHold(active + rows) {
            active += rows
        } else if rows.count == 1, let row = rows.first {
            try resolve(row)
        } else {
            let middle = rows.startIndex + rows.count / 2
            try enter(rows[rows.startIndex..<middle])
            try enter(rows[middle...])
        }
    }

    /// Lets a row in at the cost of user rows, or keeps it out.
    private mutating func resolve(_ newest: Int) throws(SolverError) {
        var trial = active
        var conflicts: [Found] = []
        while true {
            let members = try minimalConflict(newest, with: trial)
            let victim = problem.isUser[newest] ? nil : members.last { $0 != newest && problem.isUser[$0] }
            guard let victim else {
                // It stays out, and whoever gave way for it comes back.
                broken.insert(newest)
                found.append(Found(broken: newest, newest: newest, rows: members))
                return
            }
            conflicts.append(Found(broken: victim, newest: newest, rows: members))
            trial.removeAll { $0 == victim }
            if try canHold(trial + [newest]) { break }
        }
        active = trial + [newest]
        found += conflicts
        for conflict in conflicts { broken.insert(conflict.broken) }
    }

    private mutating func canHold(_ rows: [Int]) throws(SolverError) -> Bool {
        work.trials += 1
        var solver = ProblemSolver(problem: problem.selecting(rows, compact: true), shortcuts: shortcuts)
        defer { work.add(solver.work) }
        return try solver.solve()
    }

    /// A set of rows, `newest` among them, that can't hold together, though each smaller set of them can.
    private mutating func minimalConflict(_ newest: Int, with rows: [Int]) throws(SolverError) -> [Int] {
        // Contradictions are mostly local: look among the nearest rows first, in ever wider circles.
        let allowed = Set(rows)
        var limit = 8
        var candidates: [Int] = []
        while true {
            candidates = neighbourhood(of: newest, among: allowed, limit: limit)
            if candidates.count < limit { break }
            if try !canHold(candidates + [newest]) { break }
            limit *= 4
        }
        return try (smallest([newest], [newest], candidates[...]) + [newest]).sorted()
    }

    /// The nearest rows, nearest first; fewer than `limit` only if there are no more.
    private func neighbourhood(of row: Int, among allowed: Set<Int>, limit: Int) -> [Int] {
        var seen: Set<Int> = [row]
        var queue = [row]
        var next = 0
        while next < queue.count, queue.count <= limit {
            for position in problem.range(queue[next]) {
                for neighbour in rowsOfVariable[Int(problem.termVariables[position])] {
                    let neighbour = Int(neighbour)
                    if allowed.contains(neighbour), seen.insert(neighbour).inserted { queue.append(neighbour) }
                }
            }
            next += 1
        }
        return Array(queue.dropFirst())
    }

    /// Junker's QuickXplain: the fewest of `rows` that contradict `base`, by halving.
    /// - Parameter added: What has been put into the base since it was last tried.
    private mutating func smallest(_ base: [Int], _ added: [Int], _ rows: ArraySlice<Int>) throws(SolverError) -> [Int] {
        if !added.isEmpty, try !canHold(base) { return [] }
        if rows.count <= 1 { return Array(rows) }
        let middle = rows.startIndex + rows.count / 2
        let (near, far) = (rows[rows.startIndex..<middle], rows[middle...])
        let second = try smallest(base + near, Array(near), far)
        let first = try smallest(base + second, second, near)
        return first + second
    }
}
