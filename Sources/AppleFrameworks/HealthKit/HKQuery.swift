import BuilderFoundation

public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

/// The options of a query by date.
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Samples start within the interval.
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    /// Samples end within the interval.
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A search for samples, which a store completes with an error.
open class HKQuery: NSObject, @unchecked Sendable {
    let fail: @Sendable (any Error) -> Void
    init(_ fail: @escaping @Sendable (any Error) -> Void) { self.fail = fail }
    open class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        NSPredicate(value: true)
    }
    open class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator, duration: TimeInterval
    ) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForObject(with UUID: UUID) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
        NSPredicate(value: true)
    }
    open class func predicateForObjects(
        withMetadataKey key: String, operatorType: NSComparisonPredicate.Operator, value: Any
    ) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForQuantitySamples(
        with operatorType: NSComparisonPredicate.Operator, quantity: HKQuantity
    ) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForCategorySamples(
        with operatorType: NSComparisonPredicate.Operator, value: Int
    ) -> NSPredicate { NSPredicate(value: true) }
}

/// A search for samples.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) weak var query: HKSampleQuery?
        super.init { if let query { resultsHandler(query, nil, $0) } }
        query = self
    }
}

/// The options of statistics.
public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Each source has values of its own.
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    /// The average.
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    /// The least value.
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    /// The greatest value.
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    /// The sum.
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    /// The latest value.
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
}

/// The sums and means of samples: none.
open class HKStatistics: NSObject, @unchecked Sendable {
    open var startDate: Date { .distantPast }
    open var endDate: Date { .distantPast }
    open var sources: [HKSource]? { nil }
    open func duration() -> HKQuantity? { nil }
    open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
    open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func minimumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func maximumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func sumQuantity() -> HKQuantity? { nil }
    open func averageQuantity() -> HKQuantity? { nil }
    open func minimumQuantity() -> HKQuantity? { nil }
    open func maximumQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantity() -> HKQuantity? { nil }
}

/// A search for a statistic.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) weak var query: HKStatisticsQuery?
        super.init { if let query { handler(query, nil, $0) } }
        query = self
    }
}

/// The statistics of intervals.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    open func statistics() -> [HKStatistics] { [] }
    open func statistics(for date: Date) -> HKStatistics? { nil }
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}

/// A search for the statistics of intervals.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    public typealias Handler =
        @Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void
    open var initialResultsHandler: Handler?
    open var statisticsUpdateHandler:
        (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents
    ) {
        nonisolated(unsafe) weak var query: HKStatisticsCollectionQuery?
        super.init { if let query { query.initialResultsHandler?(query, nil, $0) } }
        query = self
    }
}

/// A place in the history of a store.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
    public init(fromValue value: Int) {}
}
/// Something that was deleted.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
}

/// A search for what changed.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    public typealias Handler =
        @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    open var updateHandler: Handler?
    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping Handler
    ) {
        nonisolated(unsafe) weak var query: HKAnchoredObjectQuery?
        super.init { if let query { handler(query, nil, nil, nil, $0) } }
        query = self
    }
}

/// A request to be told of changes.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) weak var query: HKObserverQuery?
        super.init { if let query { updateHandler(query, {}, $0) } }
        query = self
    }
}
