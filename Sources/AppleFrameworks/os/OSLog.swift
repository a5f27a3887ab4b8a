@_exported import BuilderFoundation

/// The importance of a log message.
public struct OSLogType: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0x00)
    public static let info = OSLogType(0x01)
    public static let debug = OSLogType(0x02)
    public static let error = OSLogType(0x10)
    public static let fault = OSLogType(0x11)

    /// The word in a written line; nil for the default.
    var word: String? { [Self.info: "info", .debug: "debug", .error: "error", .fault: "fault"][self] }
}

/// A destination of log messages: lines on standard error that begin with its subsystem and category.
///
/// As in Xcode, the environment variable `OS_ACTIVITY_MODE` with the value `disable` silences all.
public final class OSLog: NSObject, Sendable {
    /// A category with a meaning for Instruments.
    public struct Category: Hashable, Sendable {
        let name: String
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        public static let dynamicTracing = Category(name: "DynamicTracing")
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    public static let `default` = OSLog(label: "", isEnabled: true)
    public static let disabled = OSLog(label: "", isEnabled: false)

    private let label: String
    private let isEnabled: Bool

    public convenience init(subsystem: String, category: String) {
        self.init(label: [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":"), isEnabled: true)
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    private init(label: String, isEnabled: Bool) {
        self.label = label
        self.isEnabled = isEnabled
    }

    public func isEnabled(type: OSLogType) -> Bool { isEnabled && !Self.isSilenced }
    public var signpostsEnabled: Bool { false }

    private static let isSilenced = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "disable"

    /// Returns the line of a message, without its end.
    func line(_ type: OSLogType, _ message: String) -> String {
        (label.isEmpty ? "" : "[\(label)] ") + (type.word.map { "\($0): " } ?? "") + message
    }

    /// Writes a message.
    func write(_ type: OSLogType, _ message: @autoclosure () -> String) {
        guard isEnabled(type: type) else { return }
        FileHandle.standardError.write(Data((line(type, message()) + "\n").utf8))
    }
}
