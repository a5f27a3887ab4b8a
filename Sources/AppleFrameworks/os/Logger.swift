import BuilderFoundation

/// An object that writes messages of a subsystem and category to standard error.
public struct Logger: Sendable {
    private let log: OSLog

    public init() { log = .default }
    public init(_ logObj: OSLog) { log = logObj }
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    public func log(_ message: OSLogMessage) { log.write(.default, message.text) }
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }
    public func trace(_ message: OSLogMessage) { log.write(.debug, message.text) }
    public func debug(_ message: OSLogMessage) { log.write(.debug, message.text) }
    public func info(_ message: OSLogMessage) { log.write(.info, message.text) }
    public func notice(_ message: OSLogMessage) { log.write(.default, message.text) }
    public func warning(_ message: OSLogMessage) { log.write(.error, message.text) }
    public func error(_ message: OSLogMessage) { log.write(.error, message.text) }
    public func critical(_ message: OSLogMessage) { log.write(.fault, message.text) }
    public func fault(_ message: OSLogMessage) { log.write(.fault, message.text) }
}

public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: any CVarArg...
) { log.write(type, LogFormat(message.description).text(arguments)) }

public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString,
    _ arguments: any CVarArg...
) { log.write(type, LogFormat(message.description).text(arguments)) }

@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default, message.text) }

@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(type, message.text)
}

/// A format of `os_log`: printf's, with options in braces such as `%{public}@`.
struct LogFormat {
    private let format: String

    init(_ format: String) { self.format = format }

    /// Returns the text with arguments in place of their specifiers.
    func text(_ arguments: [any CVarArg]) -> String {
        var rest = arguments[...]
        let specifier = #/%(?:\{([^}]*)\})?([-+ 0#']*)(\*|\d+)?(?:\.(\*|\d+))?(?:hh|h|ll|l|q|z|t|j|L)?([@a-zA-Z%])/#
        return format.replacing(specifier) { match in
            if match.output.5 == "%" { return "%" }
            var width = match.output.3.map(String.init) ?? ""
            if width == "*" { width = rest.popFirst().map { "\($0)" } ?? "" }
            var precision = match.output.4.map(String.init)
            if precision == "*" { precision = rest.popFirst().map { "\($0)" } ?? "" }
            guard let argument = rest.popFirst() else { return "<decode: missing data>" }
            let options = (match.output.1 ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            if options.contains("private") || options.contains("sensitive") { return "<private>" }
            let flags = "%\(match.output.2)\(width)" + (precision.map { ".\($0)" } ?? "")
            return Self.text(argument, flags: flags, conversion: match.output.5)
        }
    }

    private static func text(_ argument: any CVarArg, flags: String, conversion: Substring) -> String {
        if let integer = argument as? any BinaryInteger {
            switch conversion {
            case "d", "i", "D": return String(format: "\(flags)lld", Int64(truncatingIfNeeded: integer))
            case "u", "x", "X", "o":
                return String(format: "\(flags)ll\(conversion)", UInt64(truncatingIfNeeded: integer))
            case "c": return UnicodeScalar(UInt32(truncatingIfNeeded: integer)).map { String($0) } ?? ""
            default: return "\(integer)"
            }
        }
        if "aAeEfFgG".contains(conversion), let number = argument as? any BinaryFloatingPoint {
            return String(format: "\(flags)\(conversion)", Double(number))
        }
        switch argument {
        case let text as UnsafePointer<CChar> where conversion == "s": return String(cString: text)
        case let text as UnsafeMutablePointer<CChar> where conversion == "s": return String(cString: text)
        default: return "\(argument)"
        }
    }
}
