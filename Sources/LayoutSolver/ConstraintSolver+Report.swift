extension ConstraintSolver {
    /// Required constraints that can't hold together, and the one among them that was left out.
    public struct Conflict: Hashable, Sendable {
        /// Something that takes part in a contradiction.
        public enum Member: Hashable, Sendable {
            /// A required constraint.
            case constraint(ConstraintID)
            /// A size that would have to be negative.
            case size(SizeID)
            /// A fixed variable.
            case fixed(Variable)
        }

        /// The constraint that was left out.
        public var broken: ConstraintID
        /// The constraint that could not enter: the same as `broken`, unless an earlier user constraint gave way to it.
        public var newest: ConstraintID
        /// What contradicts each other, `newest` and `broken` included: constraints in order of adding, then sizes,
        /// then fixed variables. Minimal: without any one of its constraints and sizes the others can hold together.
        public var members: [Member]

        /// The constraints among the members, in order of adding.
        public var constraints: [ConstraintID] {
            members.compactMap { member in
                if case .constraint(let id) = member { id } else { nil }
            }
        }
    }

    /// What one ``ConstraintSolver/solve()`` did.
    public struct Report: Hashable, Sendable {
        /// The conflicts that hold now and were not there after the solve before.
        public var newConflicts: [Conflict] = []
        /// How many groups of variables were computed. 0: nothing had changed.
        public var solvedGroups = 0
    }

    /// Counts of work, growing from the solver's birth.
    public struct Work: Hashable, Sendable {
        /// Groups of variables that were computed.
        public var groups = 0
        /// Those of them that followed changed constants from the solution before, without solving anew.
        public var followed = 0
        /// Blocks too entangled for a direct way, each left to the simplex method.
        public var components = 0
        /// Variables expressed by others, or fixed, through required equalities.
        public var eliminated = 0
        /// Variables removed from a problem because their best place follows from one or two neighbours.
        public var reduced = 0
        /// Segments of cost curves that were sorted for that.
        public var segments = 0
        /// Steps of the simplex method.
        public var pivots = 0
        /// Numbers touched by those steps.
        public var tableauCells = 0
        /// Trials made to find out which required constraints contradict each other.
        public var trials = 0
    }
}
