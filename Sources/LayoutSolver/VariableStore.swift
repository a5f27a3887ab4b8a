/// The solver's variables, in flat arrays by index.
@usableFromInline struct VariableStore: Sendable {
    enum VariableState: UInt8, Sendable { case unused, free, fixed }

    /// The value of each variable: solved, fixed, or 0 (also if it was released).
    @usableFromInline var values: [Double] = []
    /// The group that each free variable belongs to, or -1.
    var groups: [Int32] = []
    /// The row of each variable's default position, or -1.
    var defaultSlots: [Int32] = []
    /// Each variable's number in the last problem that contained it.
    var numbers: [Int32] = []
    /// The order in which the variables were made.
    private(set) var creationOrder: [Int] = []
    /// Indicates whether indices are in order of making, which holds until one is reused.
    private(set) var isInOrder = true
    private(set) var states: [VariableState] = []
    private var lastCreation = 0
    private var unused: [Int32] = []

    mutating func make() -> ConstraintSolver.Variable {
        lastCreation += 1
        if let index = unused.popLast() {
            states[Int(index)] = .free
            creationOrder[Int(index)] = lastCreation
            isInOrder = false
            return ConstraintSolver.Variable(index: index)
        }
        states.append(.free)
        creationOrder.append(lastCreation)
        values.append(0)
        groups.append(-1)
        defaultSlots.append(-1)
        numbers.append(0)
        return ConstraintSolver.Variable(index: Int32(states.count - 1))
    }

    mutating func release(_ variable: ConstraintSolver.Variable) {
        let index = Int(variable.index)
        states[index] = .unused
        values[index] = 0
        groups[index] = -1
        defaultSlots[index] = -1
        unused.append(variable.index)
    }

    func contains(_ variable: ConstraintSolver.Variable) -> Bool {
        guard variable.index >= 0, Int(variable.index) < states.count else { return false }
        return states[Int(variable.index)] != .unused
    }

    func isFixed(_ index: Int32) -> Bool { states[Int(index)] == .fixed }

    func isFree(_ index: Int32) -> Bool { states[Int(index)] == .free }

    func fixedValue(_ index: Int32) -> Double? { isFixed(index) ? values[Int(index)] : nil }

    mutating func fix(_ index: Int32, at value: Double?) {
        states[Int(index)] = value == nil ? .free : .fixed
        groups[Int(index)] = -1
        values[Int(index)] = value ?? 0
    }
}
