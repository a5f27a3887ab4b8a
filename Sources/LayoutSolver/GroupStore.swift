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
        /// Whether something has changed that its tableau can follow, and how often the group has changed.
        var isMoved = false
        var moves = 0
        /// Whether its tableau has taken rows or variables in or out, and whether it may have fallen apart.
        var isEdited = false
        var hasLostRows = false
        /// How often following failed.
        var failures = 0
        /// The place of its tableau in ``GroupStore/tableaux``, or -1.
        var tableau: Int32 = -1
    }

    var groups: [Group] = []
    /// Groups to solve again.
    var touched: [Int32] = []
    /// Rows and variables that belong to no group yet.
    var pendingRows: [Int] = []
    var pendingVariables: [Int32] = []
    var unused: [Int32] = []
    /// Groups whose changes their tableaux can follow, and those with other constants; and the slots of rows whose constants have.
    var moved: [Int32] = []
    var movedRows: [Int] = []
    /// What is known of groups that were solved several times.
    var tableaux: [WarmTableau?] = []
    private var unusedTableaux: [Int32] = []

    /// Whether any group has a tableau.
    var hasTableaux: Bool { tableaux.count > unusedTableaux.count }

    var hasChanges: Bool { hasStructuralChanges || !moved.isEmpty }

    /// Whether groups have to be gathered anew.
    var hasStructuralChanges: Bool { !touched.isEmpty || !pendingRows.isEmpty || !pendingVariables.isEmpty }

    /// The place of a group's tableau, if it has one that can follow changes; else -1.
    func tableau(of group: Int32) -> Int {
        guard group >= 0, !groups[Int(group)].isTouched else { return -1 }
        return Int(groups[Int(group)].tableau)
    }

    /// Notes that a group's tableau has something to follow.
    mutating func noteMove(of group: Int32) {
        guard !groups[Int(group)].isMoved else { return }
        groups[Int(group)].isMoved = true
        moved.append(group)
    }

    /// Notes that the constant of a row of a group has changed.
    mutating func move(row: Int, of group: Int32) {
        guard group >= 0, !groups[Int(group)].isTouched else { return }
        movedRows.append(row)
        noteMove(of: group)
    }

    /// Notes that a group has to be solved again. -1, for none, is ignored.
    mutating func touch(_ group: Int32) {
        guard group >= 0, !groups[Int(group)].isTouched else { return }
        groups[Int(group)].isTouched = true
        touched.append(group)
    }

    func allConflicts() -> [ConstraintSolver.Conflict] {
        var result: [ConstraintSolver.Conflict] = []
        for group in groups { result += group.conflicts }
        return result.sorted { $0.newest < $1.newest }
    }

    /// Forgets a group; its rows and variables belong to none then.
    mutating func remove(_ index: Int32) {
        removeTableau(of: index)
        groups[Int(index)] = Group()
        unused.append(index)
    }

    mutating func insert(_ tableau: WarmTableau, of group: Int32) {
        removeTableau(of: group)
        if let index = unusedTableaux.popLast() {
            tableaux[Int(index)] = tableau
            groups[Int(group)].tableau = index
        } else {
            groups[Int(group)].tableau = Int32(tableaux.count)
            tableaux.append(tableau)
        }
    }

    mutating func removeTableau(of group: Int32) {
        let index = groups[Int(group)].tableau
        guard index >= 0 else { return }
        tableaux[Int(index)] = nil
        unusedTableaux.append(index)
        groups[Int(group)].tableau = -1
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
