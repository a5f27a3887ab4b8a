extension ConstraintSolver {
    /// Required constraints that contradict each other, and the one among them that is left out.
    public struct Conflict: Hashable, Sendable {
        /// A part of a contradiction.
        public enum Member: Hashable, Sendable {
            /// A required constraint.
            case constraint(ConstraintID)
            /// A size that would have to be negative.
            case size(ConstraintID)
            /// A fixed variable.
            case fixed(Variable)
        }

        /// The constraint that is left out.
        public var broken: ConstraintID
        /// The constraint that could not enter: the same as `broken`, unless an earlier user constraint is left out for
        /// it.
        public var newest: ConstraintID
        /// The contradiction, `newest` and `broken` included: constraints in order of adding, then sizes, then fixed
        /// variables. It is minimal: without any one of its constraints and sizes the others are satisfiable.
        public var members: [Member]

        /// The constraints among the members, in order of adding.
        public var constraints: [ConstraintID] {
            members.compactMap { member in
                if case .constraint(let id) = member { id } else { nil }
            }
        }
    }

    /// Counts of work since the solver was created.
    public struct Work: Hashable, Sendable {
        /// Groups of variables that were computed.
        public var groups = 0
        /// Groups that followed changed constants from the solution before, without solving anew.
        public var followed = 0
        /// Biconnected components that were left to the simplex method.
        public var components = 0
        /// Variables expressed by others, or fixed, through required equalities.
        public var eliminated = 0
        /// Variables of degree one or two that were eliminated.
        public var reduced = 0
        /// Segments of functions that were sorted for that.
        public var segments = 0
        /// Pivots of the simplex method.
        public var pivots = 0
        /// Cells visited by those pivots.
        public var tableauCells = 0
        /// Trials made to determine which required constraints contradict each other.
        public var trials = 0

        mutating func add(_ other: Work) {
            groups += other.groups
            followed += other.followed
            components += other.components
            eliminated += other.eliminated
            reduced += other.reduced
            segments += other.segments
            pivots += other.pivots
            tableauCells += other.tableauCells
            trials += other.trials
        }
    }
}
