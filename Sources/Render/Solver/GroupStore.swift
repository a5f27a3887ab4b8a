/// Which variables are tied together by rows, and which of these groups have to be solved again.
///
/// A group is a connected part of the system: variables are connected when a row mentions both; fixed variables connect
/// nothing. A row that mentions only fixed variables is a group of its own.
struct GroupStore: Sendable {
    /// One connected part. Entries may be out of date once the group is touched.
    struct Group: Sendable {
        var variables: [Int32] = []
        var rows: [Int] = []
        var conflicts: [ConstraintSolver.Conflict] = []
        var isTouched = false
    }

    var groups: [Group] = []
    /// Groups to solve again.
    var touched: [Int32] = []
    /// Rows and variables that belong to no group yet.
    var pendingRows: [Int] = []
    var pendingVariables: [Int32] = []
    var unused: [Int32] = []

    var hasChanges: Bool { !touched.isEmpty || !pendingRows.isEmpty || !pendingVariables.isEmpty }

    mutating func touch(groupOf variable: ConstraintSolver.Variable, in variables: VariableStore) {
        touch(variables.groups[Int(variable.index)])
    }

    mutating func touch(row: Int, in rows: RowStore) {
        touch(rows.groups[row])
    }

    private mutating func touch(_ group: Int32) {
        guard group >= 0, !groups[Int(group)].isTouched else { return }
        groups[Int(group)].isTouched = true
        touched.append(group)
    }

    func allConflicts() -> [ConstraintSolver.Conflict] {
        var result: [ConstraintSolver.Conflict] = []
        for group in groups { result += group.conflicts }
        return result.sorted { $0.newest < $1.newest }
    }

    mutating func insert(_ group: Group) -> Int32 {
        if let index = unused.popLast() {
            groups[Int(index)] = group
            return index
        }
        groups.append(group)
        return Int32(groups.count - 1)
    }
}
