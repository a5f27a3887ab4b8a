/// Solves the linear constraints behind Auto Layout: required ones, optional ones by priority, and a fixed rule for
/// whatever these leave open.
///
/// The solver knows numbers only. A client makes variables (an edge of a view is one), adds constraints over them,
/// registers which differences are sizes and where variables rest, calls ``solve()`` and reads ``value(of:)``.
///
/// What it promises:
/// 1. **Required** constraints enter in the order in which they were added (but see ``entersByJoining``). One that
///    contradicts those before it stays out, and is reported with a minimal set of what it contradicts. See ``Keeping`` for
///    who gives way.
/// 2. **Optional** constraints are met level by level, from the highest priority down. Within a level the sum of the
///    absolute errors is as small as the levels above allow; ties are left for lower levels to decide.
/// 3. **What is still open** is decided by one rule: among constraints of equal priority, the one that *joined later*
///    wins (see ``Constraint/joined``), from the highest priority down; then sizes are as small as possible, in their
///    order; then every satisfied inequality is as tight as possible, the one that joined later first; then variables
///    take the places where they rest, in their order; what nobody said anything about is 0.
///
/// So every variable has exactly one right value, however it is computed. Nothing is computed before ``solve()``, and
/// only the groups of variables that a change has touched are computed again. A group that changes more than twice
/// follows its changes from then on from its solution before (`WarmTableau`): other constants and priorities, rows and
/// variables that come and go. Equal to solving anew but for rounding errors (10⁻⁹ at most in what tests have seen).
/// Solved anew are, of all groups only the touched ones: what falls apart; a group that is joined by more rows than it
/// has; what has variables that become fixed or are let go; what holds a conflict, or gets one; and what would need too
/// large a tableau (`WarmTableau.largestTableau`; for a row of views that means about a thousand edges).
///
/// Units are the client's (points for layouts). Values up to 10⁶ are accurate to 10⁻⁶.
public struct ConstraintSolver: Sendable {
    /// Numbers beyond this are refused: a layout that needs them has lost its way, and sums of them lose precision.
    public static let largestNumber = 1e12
    /// Coefficients below this count as 0.
    static let smallestCoefficient = 1e-12
    /// The priority of a required constraint.
    public static let required = 1000.0

    @usableFromInline var variables = VariableStore()
    var rows = RowStore()
    var groups = GroupStore()
    var shortcuts = Shortcuts.all

    /// Whether required constraints enter by when they joined, those of the system before those of users, instead of by when
    /// they were added: so that a system that was changed breaks the same ones as one that is made anew.
    public var entersByJoining = false

    /// The work done since the solver was made: for tests of promises about work.
    public internal(set) var work = Work()

    /// The conflicts that hold at present, in the order of the constraints that caused them. Valid after ``solve()``.
    public var conflicts: [Conflict] { groups.allConflicts() }

    /// Whether the next ``solve()`` has something to do.
    public var needsSolving: Bool { groups.hasChanges }

    /// Makes an empty solver.
    public init() {}

    // MARK: Variables

    /// Makes a variable: a real number without bounds, 0 until solved.
    public mutating func makeVariable() -> Variable {
        variables.make()
    }

    /// Forgets a variable together with every constraint, size and rest that mentions it.
    ///
    /// Its value must not be asked for afterwards; a later ``makeVariable()`` may take its place.
    public mutating func remove(_ variable: Variable) {
        guard variables.contains(variable) else { return }
        for slot in rows.slots(mentioning: variable.index) { removeRow(atSlot: slot) }
        let group = variables.groups[Int(variable.index)]
        let tableau = groups.tableau(of: group)
        if tableau >= 0 {
            groups.tableaux[tableau]?.removeVariable(variables.places[Int(variable.index)])
            groups.groups[Int(group)].isEdited = true
            groups.groups[Int(group)].hasLostRows = true
            groups.noteMove(of: group)
        } else {
            groups.touch(group)
        }
        variables.release(variable)
    }

    /// Fixes a variable at a value, or lets it go again with `nil`.
    ///
    /// This is how a root view's edges are told: a fixed variable is a constant, and doesn't tie together those who
    /// refer to it. It counts as entered before every constraint and is never dropped.
    /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/notFinite`` or ``SolverError/outOfRange(_:)``.
    public mutating func fix(_ variable: Variable, at value: Double?) throws(SolverError) {
        guard variables.contains(variable) else { throw .unknownVariable(variable) }
        if let value { try SolverError.check(value) }
        let oldValue = variables.fixedValue(variable.index)
        guard oldValue != value else { return }
        if oldValue != nil, let value {
            variables.fix(variable.index, at: value)
            rows.forEachSlot(mentioning: variable.index) { groups.move(row: $0, of: rows.groups[$0]) }
            return
        }
        groups.touch(variables.groups[Int(variable.index)])
        for slot in rows.slots(mentioning: variable.index) { groups.touch(rows.groups[slot]) }
        variables.fix(variable.index, at: value)
        if value == nil { groups.pendingVariables.append(variable.index) }
    }

    /// Whether the next ``solve()`` computes the variable anew.
    public func isTouched(_ variable: Variable) -> Bool {
        guard variables.contains(variable), variables.isFree(variable.index) else { return false }
        let group = variables.groups[Int(variable.index)]
        return group < 0 || groups.groups[Int(group)].isTouched || groups.groups[Int(group)].isMoved
    }

    /// Whether constraints tie two variables together, directly or through others, as of the last ``solve()``: only then
    /// can a change of one move the other. Fixed variables tie nothing; those that were never solved count as tied.
    public func areTied(_ first: Variable, _ second: Variable) -> Bool {
        guard variables.contains(first), variables.contains(second), variables.isFree(first.index),
            variables.isFree(second.index)
        else { return false }
        let groups = (variables.groups[Int(first.index)], variables.groups[Int(second.index)])
        return groups.0 == groups.1 || groups.0 < 0 || groups.1 < 0
    }

    /// The value that the last ``solve()`` gave the variable (or at which it is fixed); 0 for one never solved.
    ///
    /// Inlined, so that reading a number doesn't copy (retain) the whole solver.
    @inlinable public func value(of variable: Variable) -> Double {
        let index = Int(variable.index)
        return index < variables.values.count ? variables.values[index] : 0
    }
}
