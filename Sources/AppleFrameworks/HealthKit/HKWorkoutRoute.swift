import BuilderCoreLocation
import BuilderFoundation

/// The types of samples that consist of a series of values.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
    /// Returns the type of routes.
    open class func workoutRoute() -> HKSeriesType { HKSeriesType(identifier: HKWorkoutRouteTypeIdentifier) }
    /// Returns the type of times between heartbeats.
    open class func heartbeat() -> HKSeriesType { HKSeriesType(identifier: HKDataTypeIdentifierHeartbeatSeries) }
}

public let HKWorkoutRouteTypeIdentifier = "HKWorkoutRouteTypeIdentifier"
public let HKDataTypeIdentifierHeartbeatSeries = "HKDataTypeIdentifierHeartbeatSeries"

extension HKObjectType {
    /// Returns the series with an identifier; nil for others.
    public class func seriesType(forIdentifier identifier: String) -> HKSeriesType? {
        let known = [HKWorkoutRouteTypeIdentifier, HKDataTypeIdentifierHeartbeatSeries]
        return known.contains(identifier) ? HKSeriesType(identifier: identifier) : nil
    }
}

/// A sample that consists of a series of values.
open class HKSeriesSample: HKSample, @unchecked Sendable {
    /// The number of values.
    open var count: Int { 0 }
}

/// The places of a workout; none are saved.
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}

/// A maker of a series, which can't be saved.
open class HKSeriesBuilder: NSObject, @unchecked Sendable {
    override init() {}
    /// Drops the values.
    open func discard() {}
}

/// A maker of a workout's route, which can't be saved.
open class HKWorkoutRouteBuilder: HKSeriesBuilder, @unchecked Sendable {
    /// Creates a maker.
    public init(healthStore: HKHealthStore, device: HKDevice?) { super.init() }
    /// Fails to add places.
    open func insertRouteData(_ routeData: [CLLocation]) async throws { throw CocoaError(.featureUnsupported) }
    /// Fails to add places.
    open func insertRouteData(
        _ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completion(false, CocoaError(.featureUnsupported)) } }
    /// Fails to add metadata.
    open func addMetadata(_ metadata: [String: Any]) async throws { throw CocoaError(.featureUnsupported) }
    /// Fails to save the route.
    open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute {
        throw CocoaError(.featureUnsupported)
    }
    /// Fails to save the route.
    open func finishRoute(
        with workout: HKWorkout, metadata: [String: Any]?,
        completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completion(nil, CocoaError(.featureUnsupported)) } }
}

/// A query for the places of a route, which fails.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
    /// Creates a query.
    public init(
        route workoutRoute: HKWorkoutRoute,
        dataHandler: @escaping @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) weak var query: HKWorkoutRouteQuery?
        super.init { if let query { dataHandler(query, nil, true, $0) } }
        query = self
    }
}
