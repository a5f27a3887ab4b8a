/// A search for the required rows of a problem that are satisfiable together, in their order, and for minimal conflicts
/// of the others.
struct ConflictSearch: ~Copyable, Sendable {
    /// One contradiction, by rows of the problem: ascending, `broken` and `newest` included.
    typealias Conflict = (broken: Int, newest: Int, rows: [Int])

    private let problem: Problem
    /// After the search, all rows are imposed but those that are left out.
    private(set) var tableau: FeasibilityTableau
    /// The required rows and sizes of each variable, for the search in a row's neighborhood.
    private var rowsOfVariable: [[Int]]

    init(_ problem: Problem) {
        self.problem = problem
        tableau = FeasibilityTableau(problem)
        rowsOfVariable = [[Int]](repeating: [], count: problem.variableCount)
        for row in problem.rows.indices where problem.rows[row].isRequired {
            for position in problem.rows[row].range { rowsOfVariable[Int(problem.termVariables[position])].append(row) }
        }
    }

    mutating func run() throws(SolverError) -> [Conflict] {
        // Sizes enter first. They are satisfiable, unless fixed variables make one negative: that one is ignored then.
        for row in problem.rows.indices where problem.rows[row].role == .size {
            tableau.isImposed[row] = try tableau.satisfy(row)
        }
        var found: [Conflict] = []
        for row in problem.rows.indices where problem.rows[row].role == .required {
            if try !tableau.satisfy(row) { found += try resolve(row) }
        }
        return found
    }

    /// Enters a row at the cost of user rows, or leaves it out.
    private mutating func resolve(_ newest: Int) throws(SolverError) -> [Conflict] {
        var before = tableau
        before.remove(newest)
        var conflicts: [Conflict] = []
        repeat {
            let rows = try minimalConflict(newest)
            let broken = problem.rows[newest].isUser ? nil : rows.last { $0 != newest && problem.rows[$0].isUser }
            guard let broken else {
                // It is left out, and the rows that were left out for it enter again.
                before.work = tableau.work
                tableau = before
                return [(newest, newest, rows)]
            }
            tableau.isImposed[broken] = false
            conflicts.append((broken, newest, rows))
        } while try !tableau.satisfy(newest)
        for conflict in conflicts { tableau.remove(conflict.broken) }
        return conflicts
    }

    /// A contradicting set of rows, `newest` among them, that is satisfiable without any one of its constraints,
    /// whatever the sizes; and no more sizes than that takes.
    private mutating func minimalConflict(_ newest: Int) throws(SolverError) -> [Int] {
        var trial = tableau
        var violated = newest
        let near = neighborhood(of: newest)
        // Rows that aren't needed go, constraints before sizes, the farthest first.
        for isSize in [false, true] {
            for row in near.reversed() where (problem.rows[row].role == .size) == isSize {
                try trial.release(row, violated: &violated)
            }
        }
        tableau.work = trial.work
        return ([newest] + near.filter { trial.isImposed[$0] }).sorted()
    }

    /// The rows that have entered and are connected with a row, the nearest first.
    private func neighborhood(of row: Int) -> [Int] {
        var isWaiting = tableau.isImposed
        isWaiting[row] = false
        var isVisited = [Bool](repeating: false, count: problem.variableCount)
        var queue = [row]
        var next = 0
        while next < queue.count {
            for variable in problem.termVariables[problem.rows[queue[next]].range] where !isVisited[Int(variable)] {
                isVisited[Int(variable)] = true
                for neighbor in rowsOfVariable[Int(variable)] where isWaiting[neighbor] {
                    isWaiting[neighbor] = false
                    queue.append(neighbor)
                }
            }
            next += 1
        }
        return Array(queue.dropFirst())
    }
}
