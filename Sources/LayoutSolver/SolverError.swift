/// An error of a solver, with the reason.
public enum SolverError: Error, Hashable, Sendable {
    /// A coefficient, constant, priority or value is NaN or infinite.
    case notFinite
    /// A coefficient, constant or value is larger than ``ConstraintSolver/largestNumber``.
    case outOfRange(Double)
    /// A priority is not above 0 and at most 1000.
    case priority(Double)
    /// A constraint without any variable (all its coefficients are 0).
    case noVariables
    /// A variable that this solver did not make, or that was removed.
    case unknownVariable(ConstraintSolver.Variable)
    /// A constraint that this solver does not contain.
    case unknownConstraint(ConstraintSolver.ConstraintID)
    /// Numbers grew beyond what can be computed: coefficients multiply along a chain of constraints.
    case overflow
    /// The solver found no solution within the maximum number of steps.
    case tooManySteps(Int)

    static func check(_ number: Double) throws(SolverError) {
        guard number.isFinite else { throw .notFinite }
        guard number.magnitude <= ConstraintSolver.largestNumber else { throw .outOfRange(number) }
    }
}

extension SolverError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notFinite:
            "a number of the constraint is NaN or infinite: use finite numbers"
        case .outOfRange(let number):
            "\(number) is too large for a layout: use numbers up to \(ConstraintSolver.largestNumber)"
        case .priority(let priority):
            "priority \(priority) is not valid: use 1000 for required, or a number above 0 and below 1000"
        case .noVariables:
            "the constraint contains no variables: add at least one term with a coefficient other than 0"
        case .unknownVariable:
            "the variable does not belong to this solver: create it with makeVariable() and don't use it after remove(_:)"
        case .unknownConstraint:
            "the solver does not contain this constraint: it was removed, or added to another solver"
        case .overflow:
            "the layout's values grow without bound: check for a chain of multipliers"
        case .tooManySteps(let steps):
            "no solution after \(steps) steps: too many constraints depend on each other; split the layout, or remove inequalities"
        }
    }
}
