extension ConstraintSolver {
    /// A real number to be found.
    public struct Variable: Hashable, Sendable {
        @usableFromInline let index: Int32

        init(index: Int32) { self.index = index }
    }

    /// A coefficient times a variable.
    public struct Term: Hashable, Sendable {
        /// The variable.
        public var variable: Variable
        /// The factor: finite, at most ``ConstraintSolver/largestNumber`` in absolute value; below 10⁻¹² it counts as
        /// 0.
        public var coefficient: Double

        /// Creates a term.
        public init(_ variable: Variable, _ coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The relation of a constraint's sum to zero.
    public enum Relation: Sendable, Hashable {
        /// The sum is zero.
        case equal
        /// The sum is zero or less.
        case lessOrEqual
        /// The sum is zero or more.
        case greaterOrEqual
    }

    /// The origin of a constraint, which decides about required constraints that contradict each other.
    ///
    /// The constraint that can't enter is left out. But when that is a `system` constraint and its minimal conflict
    /// contains `user` ones, the most recently added of those is left out instead (which iOS does most often).
    public enum Provenance: Sendable, Hashable {
        /// Generated: autoresizing masks, stack views, encapsulated sizes.
        case system
        /// Written by a person.
        case user
    }

    /// A linear constraint: `terms + constant` (=, ≤, ≥) 0.
    public struct Constraint: Sendable, Hashable {
        /// The terms; the coefficients of a variable that occurs in several terms are added.
        public var terms: [Term]
        /// The constant that is added to the terms.
        public var constant: Double
        /// The relation of the sum to zero.
        public var relation: Relation
        /// 1000 for required; from 0 (excluded) to 1000 (excluded) for optional; fractions are legal (999.5).
        public var priority: Double
        /// The origin, which decides among contradicting required constraints.
        public var provenance: Provenance
        /// The order for ties within a priority, in which the later constraint wins: ascending, equal numbers in order
        /// of adding. Content-size constraints follow explicit ones, in tree order, so a client numbers these 1, 2, 3 …
        public var order: Int

        /// Creates a constraint.
        public init(
            _ terms: [Term], constant: Double = 0, _ relation: Relation, priority: Double = ConstraintSolver.required,
            provenance: Provenance = .user, order: Int = 0
        ) {
            self.terms = terms
            self.constant = constant
            self.relation = relation
            self.priority = priority
            self.provenance = provenance
            self.order = order
        }
    }

    /// The identifier of a constraint or size that was added. It is never reused, and larger for later ones.
    public struct ConstraintID: Hashable, Sendable, Comparable {
        let number: Int
        let slot: Int

        public static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.number < right.number }
    }
}
