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
        /// What it is multiplied by: finite, at most ``ConstraintSolver/largestNumber`` in absolute value; below 10⁻¹² it
        /// counts as 0.
        public var coefficient: Double

        /// Makes a term.
        public init(_ variable: Variable, _ coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// How the sum of a constraint relates to zero.
    public enum Relation: Sendable, Hashable {
        /// The sum is zero.
        case equal
        /// The sum is zero or less.
        case lessOrEqual
        /// The sum is zero or more.
        case greaterOrEqual
    }

    /// Which of several required constraints that contradict each other gives way.
    ///
    /// The one that can't enter is dropped. But when that is a `system` constraint and its minimal conflict has `user`
    /// ones in it, the most recently added of those is broken instead (what iOS is seen to do most often).
    public enum Keeping: Sendable, Hashable {
        /// Generated: autoresizing masks, stack views, encapsulated sizes.
        case system
        /// Written by a person.
        case user
    }

    /// A linear constraint: `terms + constant` (=, ≤, ≥) 0.
    public struct Constraint: Sendable, Hashable {
        /// The terms; a variable may stand in several of them, the coefficients are then added.
        public var terms: [Term]
        /// The constant that is added to the terms.
        public var constant: Double
        /// How the sum relates to zero.
        public var relation: Relation
        /// 1000 for required; from 0 (excluded) to 1000 (excluded) for optional; fractions are legal (999.5).
        public var priority: Double
        /// Who gives way among required ones.
        public var keeping: Keeping
        /// When it joined, for ties within a priority: smaller numbers joined earlier, equal numbers in order of
        /// adding. Content-size constraints join after explicit ones, in tree order, so a client gives these 1, 2, 3 …
        public var joined: Int

        /// Makes a constraint.
        public init(
            _ terms: [Term], constant: Double = 0, _ relation: Relation, priority: Double = ConstraintSolver.required,
            keeping: Keeping = .user, joined: Int = 0
        ) {
            self.terms = terms
            self.constant = constant
            self.relation = relation
            self.priority = priority
            self.keeping = keeping
            self.joined = joined
        }
    }

    /// The name of a constraint that was added. Never used again, and larger for later ones.
    public struct ConstraintID: Hashable, Sendable, Comparable {
        let number: Int
        let slot: Int

        public static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.number < right.number }
    }

    /// The name of a registered size. Never used again.
    public struct SizeID: Hashable, Sendable {
        let number: Int
        let slot: Int
    }
}
