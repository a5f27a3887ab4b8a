/// Solves the linear constraints of Auto Layout: required ones, optional ones by priority, and a fixed rule for
/// whatever these leave open.
///
/// The solver works on numbers only. A client makes variables (an edge of a view is one), adds constraints over them,
/// registers sizes and default positions, calls ``solve()`` and reads ``value(of:)``.
///
/// It guarantees:
/// 1. **Required** constraints enter in the order in which they were added (but see ``entersInOrder``). One that
///    contradicts those before it is left out, and reported with a minimal set of what it contradicts. ``Provenance``
///    decides which constraint is left out.
/// 2. **Optional** constraints are satisfied level by level, from the highest priority down. Within a level the sum of
///    the absolute errors is as small as the levels above allow; ties are left for lower levels to decide.
/// 3. **What is still open** is decided by one rule: among constraints of equal priority, the *later* one wins (see
///    ``Constraint/order``), from the highest priority down; then sizes are as small as possible, in their order; then
///    every satisfied inequality is as tight as possible, the later one first; then variables take their default
///    positions, in their order; undetermined variables are 0.
///
/// So every variable has exactly one right value, however it is computed. Nothing is computed before ``solve()``, and
/// only the groups of connected variables that a change concerns are solved again. A group whose constants, or fixed
/// variables, change more than twice follows such changes from then on from one solution to the next, in a kept
/// `Tableau`: equal to solving anew but for rounding errors (10⁻⁹ at most in the tests). It is solved anew when rows,
/// variables or priorities change, when it holds a conflict or gets one, and when it has more than 256 variables.
///
/// Units are the client's (points for layouts). Values up to 10⁶ are accurate to 10⁻⁶.
public struct ConstraintSolver: Sendable {
    /// The largest number that is accepted: sums of larger ones lose precision.
    public static let largestNumber = 1e12
    /// The priority of a required constraint.
    public static let required = 1000.0

    @usableFromInline var variables = VariableStore()
    var rows = RowStore()
    var groups = GroupStore()
    var reductions = Reductions.all

    /// A Boolean value that indicates whether required constraints enter by their ``Constraint/order``, those of the
    /// system before those of users, instead of the order in which they were added.
    ///
    /// A system that was changed then breaks the same constraints as one that is made anew.
    public var entersInOrder = false

    /// The work done since the solver was created, for tests of guarantees about work.
    public internal(set) var work = Work()

    /// The current conflicts, in the order of the constraints that caused them. Valid after ``solve()``.
    public var conflicts: [Conflict] { groups.allConflicts() }

    /// A Boolean value that indicates whether the next ``solve()`` computes any group anew.
    public var needsSolving: Bool { groups.hasChanges }

    /// Creates an empty solver.
    public init() {}

    // MARK: Variables

    /// Creates a variable: a real number without bounds, 0 until solved.
    public mutating func makeVariable() -> Variable { variables.make() }

    /// Removes a variable together with every constraint, size and default position that references it.
    ///
    /// Its value must not be read afterwards; a later ``makeVariable()`` may reuse its index.
    public mutating func remove(_ variable: Variable) {
        guard variables.contains(variable) else { return }
        for slot in rows.slots(containing: variable.index) { removeRow(atSlot: slot) }
        groups.touch(variables.groups[Int(variable.index)])
        variables.release(variable)
    }

    /// Fixes a variable at a value, or frees it with `nil`.
    ///
    /// A root view's edges are fixed: a fixed variable is a constant, and doesn't connect the constraints that
    /// reference it. It counts as entered before every constraint and is never left out.
    /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/notFinite`` or ``SolverError/outOfRange(_:)``.
    public mutating func fix(_ variable: Variable, at value: Double?) throws(SolverError) {
        guard variables.contains(variable) else { throw .unknownVariable(variable) }
        if let value { try SolverError.check(value) }
        let oldValue = variables.fixedValue(variable.index)
        guard oldValue != value else { return }
        if oldValue != nil, let value {
            variables.fix(variable.index, at: value)
            rows.forEachSlot(containing: variable.index) { groups.noteConstantChange(rows.slots[$0].group) }
            return
        }
        groups.touch(variables.groups[Int(variable.index)])
        for slot in rows.slots(containing: variable.index) { groups.touch(rows.slots[slot].group) }
        variables.fix(variable.index, at: value)
        if value == nil { groups.pendingVariables.append(variable.index) }
    }

    /// Returns a Boolean value that indicates whether the next ``solve()`` computes the variable anew.
    public func isTouched(_ variable: Variable) -> Bool {
        guard variables.contains(variable), variables.isFree(variable.index) else { return false }
        let group = variables.groups[Int(variable.index)]
        return group < 0 || groups.groups[Int(group)].isTouched || groups.groups[Int(group)].hasChangedConstants
    }

    /// Returns a Boolean value that indicates whether constraints connect two variables, directly or through others, as
    /// of the last ``solve()``: only then can a change of one move the other.
    ///
    /// Fixed variables connect nothing; variables that were never solved count as connected.
    public func areConnected(_ first: Variable, _ second: Variable) -> Bool {
        guard variables.contains(first), variables.contains(second), variables.isFree(first.index),
            variables.isFree(second.index)
        else { return false }
        let groups = (variables.groups[Int(first.index)], variables.groups[Int(second.index)])
        return groups.0 == groups.1 || groups.0 < 0 || groups.1 < 0
    }

    /// Returns a Boolean value that indicates whether the variable is fixed.
    public func isFixed(_ variable: Variable) -> Bool {
        variables.contains(variable) && variables.isFixed(variable.index)
    }

    func isFree(_ variable: Variable) -> Bool { variables.contains(variable) && variables.isFree(variable.index) }

    /// Returns the value that the last ``solve()`` gave the variable, or at which it is fixed; 0 if it was never
    /// solved.
    ///
    /// Inlined, so that reading a number doesn't copy (retain) the whole solver.
    @inlinable public func value(of variable: Variable) -> Double {
        let index = Int(variable.index)
        return index < variables.values.count ? variables.values[index] : 0
    }
}
