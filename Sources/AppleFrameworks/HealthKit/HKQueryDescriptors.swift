import BuilderFoundation

/// A predicate of samples of a type.
public struct HKSamplePredicate<Sample: HKSample>: Hashable, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let nsPredicate: NSPredicate?
    fileprivate init(_ type: HKSampleType, _ predicate: NSPredicate?) { (sampleType, nsPredicate) = (type, predicate) }
}

extension HKSamplePredicate where Sample == HKSample {
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> Self { Self(type, predicate) }
}
extension HKSamplePredicate where Sample == HKQuantitySample {
    public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> Self {
        Self(type, predicate)
    }
}
extension HKSamplePredicate where Sample == HKCategorySample {
    public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> Self {
        Self(type, predicate)
    }
}
extension HKSamplePredicate where Sample == HKCorrelation {
    public static func correlation(type: HKCorrelationType, predicate: NSPredicate? = nil) -> Self {
        Self(type, predicate)
    }
}
extension HKSamplePredicate where Sample == HKWorkout {
    public static func workout(_ predicate: NSPredicate? = nil) -> Self { Self(HKObjectType.workoutType(), predicate) }
}

/// A query that a task awaits; it fails, since health isn't available.
public protocol HKAsyncQuery: Sendable {
    associatedtype Output
    /// Returns the result of the query.
    func result(for healthStore: HKHealthStore) async throws -> Output
}

/// A search for samples.
public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery, @unchecked Sendable {
    public var predicates: [HKSamplePredicate<Sample>]
    public var sortDescriptors: [SortDescriptor<Sample>]
    public var limit: Int?
    public init(
        predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
    ) { (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit) }
    public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
        throw CocoaError(.featureUnsupported)
    }
}

/// A search for a statistic.
public struct HKStatisticsQueryDescriptor: HKAsyncQuery, @unchecked Sendable {
    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: HKStatisticsOptions
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        (self.predicate, self.options) = (predicate, options)
    }
    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
        throw CocoaError(.featureUnsupported)
    }
}

/// A search for the statistics of intervals.
public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, @unchecked Sendable {
    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: HKStatisticsOptions
    public var anchorDate: Date
    public var intervalComponents: DateComponents
    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        (self.predicate, self.options) = (predicate, options)
        (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
    }
    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
        throw CocoaError(.featureUnsupported)
    }
}

/// A search for what changed.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: HKAsyncQuery, @unchecked Sendable {
    /// The samples that were added and deleted since an anchor.
    public struct Result: @unchecked Sendable {
        public let addedSamples: [Sample]
        public let deletedObjects: [HKDeletedObject]
        public let newAnchor: HKQueryAnchor
    }
    public var predicates: [HKSamplePredicate<Sample>]
    public var anchor: HKQueryAnchor?
    public var limit: Int?
    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
        (self.predicates, self.anchor, self.limit) = (predicates, anchor, limit)
    }
    public func result(for healthStore: HKHealthStore) async throws -> Result {
        throw CocoaError(.featureUnsupported)
    }
    /// Returns the results as samples change: a sequence that fails at once.
    public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<Result, any Error> {
        AsyncThrowingStream { $0.finish(throwing: CocoaError(.featureUnsupported)) }
    }
}
