import BuilderFoundation

/// Counts by ranges of values.
open class MXHistogram<UnitType: Unit>: NSObject, @unchecked Sendable {
    /// The number of ranges.
    open var totalBucketCount: Int { 0 }
    /// The ranges.
    open var bucketEnumerator: NSEnumerator { NSArray(array: [MXHistogramBucket<UnitType>]()).objectEnumerator() }
}

/// The count of a range of values.
open class MXHistogramBucket<UnitType: Unit>: NSObject, @unchecked Sendable {
    public let bucketStart: Measurement<UnitType>
    public let bucketEnd: Measurement<UnitType>
    public let bucketCount: Int
    init(_ start: Measurement<UnitType>, _ end: Measurement<UnitType>, _ count: Int) {
        (bucketStart, bucketEnd, bucketCount) = (start, end, count)
    }
}

/// A mean of values.
open class MXAverage<UnitType: Unit>: NSObject, @unchecked Sendable {
    public let averageMeasurement: Measurement<UnitType>
    public let sampleCount: Int
    public let standardDeviation: Double
    init(_ averageMeasurement: Measurement<UnitType>) {
        (self.averageMeasurement, sampleCount, standardDeviation) = (averageMeasurement, 0, 0)
    }
}

/// The use of processors: none.
open class MXCPUMetric: MXMetric, @unchecked Sendable {
    open var cumulativeCPUTime: Measurement<UnitDuration> { .none }
    open var cumulativeCPUInstructions: Measurement<Unit> { Measurement(value: 0, unit: Unit(symbol: "instructions")) }
}
/// The use of the graphics processor: none.
open class MXGPUMetric: MXMetric, @unchecked Sendable {
    open var cumulativeGPUTime: Measurement<UnitDuration> { .none }
}
/// The use of memory: none.
open class MXMemoryMetric: MXMetric, @unchecked Sendable {
    open var peakMemoryUsage: Measurement<UnitInformationStorage> { .none }
    open var averageSuspendedMemory: MXAverage<UnitInformationStorage> { MXAverage(.none) }
}
/// The times in which the app ran: none.
open class MXAppRunTimeMetric: MXMetric, @unchecked Sendable {
    open var cumulativeForegroundTime: Measurement<UnitDuration> { .none }
    open var cumulativeBackgroundTime: Measurement<UnitDuration> { .none }
    open var cumulativeBackgroundAudioTime: Measurement<UnitDuration> { .none }
    open var cumulativeBackgroundLocationTime: Measurement<UnitDuration> { .none }
}
/// The times of launches: none.
open class MXAppLaunchMetric: MXMetric, @unchecked Sendable {
    open var histogrammedTimeToFirstDraw: MXHistogram<UnitDuration> { MXHistogram() }
    open var histogrammedApplicationResumeTime: MXHistogram<UnitDuration> { MXHistogram() }
    open var histogrammedOptimizedTimeToFirstDraw: MXHistogram<UnitDuration> { MXHistogram() }
    open var histogrammedExtendedLaunch: MXHistogram<UnitDuration> { MXHistogram() }
}
/// The times in which the app didn't respond: none.
open class MXAppResponsivenessMetric: MXMetric, @unchecked Sendable {
    open var histogrammedApplicationHangTime: MXHistogram<UnitDuration> { MXHistogram() }
}
/// The share of time in which scrolling stopped: none.
open class MXAnimationMetric: MXMetric, @unchecked Sendable {
    open var scrollHitchTimeRatio: Measurement<Unit> { Measurement(value: 0, unit: Unit(symbol: "ms per s")) }
}
/// The data written: none.
open class MXDiskIOMetric: MXMetric, @unchecked Sendable {
    open var cumulativeLogicalWrites: Measurement<UnitInformationStorage> { .none }
}
/// The data sent and received: none.
open class MXNetworkTransferMetric: MXMetric, @unchecked Sendable {
    open var cumulativeWifiUpload: Measurement<UnitInformationStorage> { .none }
    open var cumulativeWifiDownload: Measurement<UnitInformationStorage> { .none }
    open var cumulativeCellularUpload: Measurement<UnitInformationStorage> { .none }
    open var cumulativeCellularDownload: Measurement<UnitInformationStorage> { .none }
}
/// The spans that an app has marked.
open class MXSignpostMetric: MXMetric, @unchecked Sendable {
    open var signpostName: String { "" }
    open var signpostCategory: String { "" }
    open var totalCount: Int { 0 }
}
/// The ends of the app: none.
open class MXAppExitMetric: MXMetric, @unchecked Sendable {
    open var foregroundExitData: MXForegroundExitData { MXForegroundExitData() }
    open var backgroundExitData: MXBackgroundExitData { MXBackgroundExitData() }
}
/// The counts of ends in the foreground.
open class MXForegroundExitData: NSObject, @unchecked Sendable {
    open var cumulativeNormalAppExitCount: Int { 0 }
    open var cumulativeMemoryResourceLimitExitCount: Int { 0 }
    open var cumulativeBadAccessExitCount: Int { 0 }
    open var cumulativeAbnormalExitCount: Int { 0 }
    open var cumulativeIllegalInstructionExitCount: Int { 0 }
    open var cumulativeAppWatchdogExitCount: Int { 0 }
}
/// The counts of ends in the background.
open class MXBackgroundExitData: MXForegroundExitData, @unchecked Sendable {
    open var cumulativeCPUResourceLimitExitCount: Int { 0 }
    open var cumulativeMemoryPressureExitCount: Int { 0 }
    open var cumulativeSuspendedWithLockedFileExitCount: Int { 0 }
    open var cumulativeBackgroundTaskAssertionTimeoutExitCount: Int { 0 }
}

/// A failure of an app.
open class MXDiagnostic: MXMetric, @unchecked Sendable {
    open var metaData: MXMetaData { MXMetaData() }
    open var applicationVersion: String { "" }
}
/// The calls of threads.
open class MXCallStackTree: NSObject, @unchecked Sendable {
    /// Returns the calls as JSON.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
/// A crash.
open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var terminationReason: String? { nil }
    open var virtualMemoryRegionInfo: String? { nil }
    open var exceptionType: NSNumber? { nil }
    open var exceptionCode: NSNumber? { nil }
    open var signal: NSNumber? { nil }
}
/// A time in which an app didn't respond.
open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var hangDuration: Measurement<UnitDuration> { .none }
}
/// Too much use of processors.
open class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var totalCPUTime: Measurement<UnitDuration> { .none }
    open var totalSampledTime: Measurement<UnitDuration> { .none }
}
/// Too much data written.
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var totalWritesCaused: Measurement<UnitInformationStorage> { .none }
}
/// A slow launch.
open class MXAppLaunchDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var launchDuration: Measurement<UnitDuration> { .none }
}

extension Measurement where UnitType == UnitDuration {
    fileprivate static var none: Self { Measurement(value: 0, unit: .seconds) }
}
extension Measurement where UnitType == UnitInformationStorage {
    fileprivate static var none: Self { Measurement(value: 0, unit: .bytes) }
}
