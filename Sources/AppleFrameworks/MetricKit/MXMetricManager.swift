@_exported import BuilderFoundation
@_exported import Builderos

/// The manager of a device's reports, of which there are none.
open class MXMetricManager: NSObject, @unchecked Sendable {
    private static let manager = MXMetricManager()
    /// The manager.
    open class var shared: MXMetricManager { manager }
    /// The earlier reports of metrics: none.
    open var pastPayloads: [MXMetricPayload] { [] }
    /// The earlier reports of diagnostics: none.
    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
    /// Does nothing: no report arrives.
    open func add(_ subscriber: any MXMetricManagerSubscriber) {}
    /// Does nothing.
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
    /// Returns a log for signposts.
    open class func makeLogHandle(category: String) -> OSLog {
        OSLog(subsystem: "com.apple.metrickit", category: category)
    }
    /// Does nothing: launches aren't measured.
    open class func extendLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {}
    /// Does nothing: launches aren't measured.
    open class func finishExtendedLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {}
}

/// The name of a part of a launch.
public struct MXLaunchTaskID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The methods that receive reports. Nothing calls them.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    /// Receives reports of metrics.
    func didReceive(_ payloads: [MXMetricPayload])
    /// Receives reports of diagnostics.
    func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// Data that can be written as JSON.
open class MXMetric: NSObject, @unchecked Sendable {
    /// Returns the values by their names.
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
    /// Returns the values as JSON.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

/// The device and the app of a report.
open class MXMetaData: MXMetric, @unchecked Sendable {
    /// The region, such as `US`.
    open var regionFormat: String { "" }
    /// The version of the system.
    open var osVersion: String { "" }
    /// The model of the device.
    open var deviceType: String { "" }
    /// The app's build.
    open var applicationBuildVersion: String { "" }
    /// The processor.
    open var platformArchitecture: String { "" }
}

/// The metrics of a day. Apps can make one of their own for tests, which is empty.
open class MXMetricPayload: MXMetric, @unchecked Sendable {
    /// The app's last version of the day.
    open var latestApplicationVersion: String { "" }
    /// A Boolean value that indicates whether the day had several versions.
    open var includesMultipleApplicationVersions: Bool { false }
    /// The start of the day.
    open var timeStampBegin: Date { Date(timeIntervalSince1970: 0) }
    /// The end of the day.
    open var timeStampEnd: Date { Date(timeIntervalSince1970: 0) }
    open var metaData: MXMetaData? { nil }
    open var cpuMetrics: MXCPUMetric? { nil }
    open var gpuMetrics: MXGPUMetric? { nil }
    open var memoryMetrics: MXMemoryMetric? { nil }
    open var applicationTimeMetrics: MXAppRunTimeMetric? { nil }
    open var applicationLaunchMetrics: MXAppLaunchMetric? { nil }
    open var applicationResponsivenessMetrics: MXAppResponsivenessMetric? { nil }
    open var applicationExitMetrics: MXAppExitMetric? { nil }
    open var animationMetrics: MXAnimationMetric? { nil }
    open var diskIOMetrics: MXDiskIOMetric? { nil }
    open var networkTransferMetrics: MXNetworkTransferMetric? { nil }
    open var signpostMetrics: [MXSignpostMetric]? { nil }
}

/// The diagnostics of a day. Apps can make one of their own for tests, which is empty.
open class MXDiagnosticPayload: MXMetric, @unchecked Sendable {
    /// The start of the day.
    open var timeStampBegin: Date { Date(timeIntervalSince1970: 0) }
    /// The end of the day.
    open var timeStampEnd: Date { Date(timeIntervalSince1970: 0) }
    open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
    open var hangDiagnostics: [MXHangDiagnostic]? { nil }
    open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
    open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
    open var appLaunchDiagnostics: [MXAppLaunchDiagnostic]? { nil }
}

/// Has no effect: nothing measures signposts.
public func mxSignpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}
