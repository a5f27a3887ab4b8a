import BuilderFoundation

/// A condition that a monitor observes.
public protocol CLCondition: Sendable {}

/// The observation of conditions, such as areas that the user enters; none is met, because the permission is denied.
public actor CLMonitor {
    /// The state of a condition.
    public struct Event: Sendable {
        /// The state.
        public enum State: UInt, Sendable {
            /// It isn't known, it is met, it isn't met, or it isn't observed.
            case unknown, satisfied, unsatisfied, unmonitored
        }

        /// The condition's identifier.
        public let identifier: String
        /// The state.
        public let state: State
        /// The condition that is met more precisely than that which was added; nil for none.
        public var refinement: (any CLCondition)? { nil }
        /// The time of the change.
        public let date: Date
        /// A Boolean value that indicates whether the user denied the permission.
        public var authorizationDenied: Bool { true }
        /// A Boolean value that indicates whether the permission can't be given.
        public var authorizationRestricted: Bool { false }
        /// A Boolean value that indicates whether only an approximate place is known.
        public var accuracyLimited: Bool { false }
    }

    /// The changes of states: none.
    public struct Events: AsyncSequence, Sendable {
        public typealias Element = Event

        /// The changes one by one.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var stream: AsyncStream<Event>.Iterator
            public mutating func next() async throws -> Event? { await stream.next() }
        }

        public func makeAsyncIterator() -> Iterator {
            Iterator(stream: AsyncStream { _ in }.makeAsyncIterator())
        }
    }

    /// A condition with its last state.
    public struct Record: Sendable {
        /// The condition.
        public let condition: any CLCondition
        /// The last state.
        public let lastEvent: Event
    }

    /// A circle in which the user is.
    public struct CircularGeographicCondition: CLCondition, Hashable {
        /// The center.
        public let center: CLLocationCoordinate2D
        /// The radius in meters.
        public let radius: CLLocationDistance

        /// Creates a condition.
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            self.center = center
            self.radius = radius
        }

        public static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.center.latitude == rhs.center.latitude && lhs.center.longitude == rhs.center.longitude
                && lhs.radius == rhs.radius
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(center.latitude)
            hasher.combine(center.longitude)
            hasher.combine(radius)
        }
    }

    /// A beacon that the device receives.
    public struct BeaconIdentityCondition: CLCondition, Hashable {
        /// The beacon's identifier.
        public let uuid: UUID
        /// The number of its group; nil for any.
        public let major: UInt16?
        /// The number within its group; nil for any.
        public let minor: UInt16?

        /// Creates a condition.
        public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
        /// Creates a condition for the beacons of a group.
        public init(uuid: UUID, major: UInt16) { (self.uuid, self.major, minor) = (uuid, major, nil) }
        /// Creates a condition for one beacon.
        public init(uuid: UUID, major: UInt16, minor: UInt16) {
            (self.uuid, self.major, self.minor) = (uuid, major, minor)
        }
    }

    /// The name under which conditions are kept.
    public nonisolated let name: String
    private var records: [String: Record] = [:]

    /// Creates the monitor of a name.
    public init(_ name: String) async { self.name = name }

    /// The changes of states: none.
    public var events: Events { Events() }
    /// The identifiers of the conditions, sorted.
    public var identifiers: [String] { records.keys.sorted() }

    /// Adds a condition in place of that of the same identifier, with an assumed state.
    public func add(
        _ condition: some CLCondition, identifier: String, assuming state: Event.State = .unknown
    ) {
        records[identifier] = Record(
            condition: condition, lastEvent: Event(identifier: identifier, state: state, date: Date()))
    }

    /// Removes a condition.
    public func remove(_ identifier: String) { records[identifier] = nil }

    /// Returns a condition with its last state; nil if there is none of the identifier.
    public func record(for identifier: String) -> Record? { records[identifier] }
}
