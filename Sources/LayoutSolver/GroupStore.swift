/// The connected parts of the system, and which of them have to be solved again.
///
/// Variables are connected when a row contains both; fixed variables connect nothing. A row that contains only fixed
/// variables is a group of its own.
struct GroupStore: Sendable {
    /// One connected part. Its lists may be out of date once it is touched.
    struct Group: Sendable {
        var variables: [Int32] = []
        var rows: [Int] = []
        var conflicts: [ConstraintSolver.Conflict] = []
        /// Indicates whether the group has to be gathered and solved again.
        var isTouched = false
        /// Indicates whether numbers of the group have changed; and the number of times that they have.
        var hasChangedConstants = false
        var constantChangeCount = 0
    }

    var groups: [Group] = []
    /// The groups to gather and solve again.
    var touched: [Int32] = []
    /// Rows and variables that belong to no group yet.
    var pendingRows: [Int] = []
    var pendingVariables: [Int32] = []
    /// The groups with changed numbers.
    var withChangedConstants: [Int32] = []
    /// The tableaux of groups whose numbers changed several times.
    var tableaux: [Int32: Tableau] = [:]
    private var unused: [Int32] = []

    var hasChanges: Bool { hasStructuralChanges || !withChangedConstants.isEmpty }

    /// Indicates whether groups have to be gathered again.
    var hasStructuralChanges: Bool { !touched.isEmpty || !pendingRows.isEmpty || !pendingVariables.isEmpty }

    /// Records that a constant of a row of a group, or the row's cost, has changed.
    mutating func noteConstantChange(_ group: Int32, changesCost: Bool = false) {
        guard group >= 0, !groups[Int(group)].isTouched else { return }
        if changesCost { tableaux[group] = nil }
        guard !groups[Int(group)].hasChangedConstants else { return }
        groups[Int(group)].hasChangedConstants = true
        withChangedConstants.append(group)
    }

    /// Removes a group's tableau, and prevents another one.
    mutating func discardTableau(_ group: Int32) {
        tableaux[group] = nil
        groups[Int(group)].constantChangeCount = .min
    }

    /// Records that a group has to be gathered and solved again. -1, for none, is ignored.
    mutating func touch(_ group: Int32) {
        guard group >= 0, !groups[Int(group)].isTouched else { return }
        groups[Int(group)].isTouched = true
        touched.append(group)
    }

    func allConflicts() -> [ConstraintSolver.Conflict] { groups.flatMap(\.conflicts).sorted { $0.newest < $1.newest } }

    /// Removes a group; its rows and variables belong to none then.
    mutating func remove(_ index: Int32) {
        tableaux[index] = nil
        groups[Int(index)] = Group()
        unused.append(index)
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
