import Foundation

/// Why a device wasn't found.
public enum DeviceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No device has this name; `nearest` are the most similar names, best first.
    case unknown(name: String, nearest: [String])

    public var description: String {
        switch self {
        case .unknown(let name, let nearest):
            let hint =
                nearest.isEmpty
                ? "list the devices to see all names"
                : "did you mean " + nearest.map { "“\($0)”" }.joined(separator: ", ") + "?"
            return "unknown device “\(name)”: \(hint)"
        }
    }
}

extension DeviceError: LocalizedError {
    public var errorDescription: String? { description }
}

extension Device {
    /// The device that is drawn for where none is named.
    public static var standard: Device { DeviceTable.standard }

    /// All devices: phones, then tablets, older before newer.
    public static var all: [Device] { DeviceTable.devices }

    /// The device with this name or alias, whatever its case, spaces, hyphens and brackets; nil when there is none.
    public static func named(_ name: String) -> Device? {
        let key = NameMatcher.key(name)
        return key.isEmpty ? nil : DeviceTable.byKey[key].map { DeviceTable.devices[$0] }
    }

    /// The device with this name or alias, or an error that suggests similar names.
    public static func find(_ name: String) throws(DeviceError) -> Device {
        if let device = named(name) { return device }
        throw .unknown(name: name, nearest: suggestions(for: name))
    }

    /// The names that are most similar to `name`, best first; at most `limit`, and none that has nothing in common.
    public static func suggestions(for name: String, limit: Int = 3) -> [String] {
        NameMatcher.nearest(to: name, among: all.map { (name: $0.name, aliases: $0.aliases) }, limit: limit)
    }
}
