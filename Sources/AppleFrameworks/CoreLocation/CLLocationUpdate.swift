import BuilderFoundation

/// A place that is reported as it changes: none, because the permission is denied.
public struct CLLocationUpdate: Sendable {
    /// The place: none.
    public let location: CLLocation? = nil
    /// A Boolean value that indicates whether the device stays where it is.
    public let isStationary = false
    /// A Boolean value that indicates whether the device stays where it is.
    public let stationary = false
    /// A Boolean value that indicates whether the user denied the permission.
    public let authorizationDenied = true
    /// A Boolean value that indicates whether the user denied the permission to all apps.
    public let authorizationDeniedGlobally = false
    /// A Boolean value that indicates whether the permission can't be given.
    public let authorizationRestricted = false
    /// A Boolean value that indicates whether the user is being asked.
    public let authorizationRequestInProgress = false
    /// A Boolean value that indicates whether only an approximate place is reported.
    public let accuracyLimited = false
    /// A Boolean value that indicates whether the place isn't known.
    public let locationUnavailable = true

    /// The use of the places.
    public enum LiveConfiguration: Sendable {
        /// Any, driving, other driving, walking and running, or flying.
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
    }

    /// The reports: one, that the permission is denied, after which nothing follows.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate

        /// The reports one by one.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var stream: AsyncStream<CLLocationUpdate>.Iterator
            public mutating func next() async throws -> CLLocationUpdate? { await stream.next() }
        }

        public func makeAsyncIterator() -> Iterator {
            Iterator(stream: AsyncStream { $0.yield(CLLocationUpdate()) }.makeAsyncIterator())
        }
    }

    fileprivate init() {}

    /// Returns the reports.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }
}
