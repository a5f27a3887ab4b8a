import Foundation

/// An error in the lookup of a device.
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
    /// The device that is used by default: the iPhone 12.
    public static var standard: Device { DeviceTable.standard }

    /// All devices: phones, then tablets, older before newer.
    public static var all: [Device] { DeviceTable.devices }

    /// Returns the device with a name or alias, or nil if there is none. Case, spaces, hyphens and brackets are
    /// ignored.
    public static func named(_ name: String) -> Device? {
        let key = NameMatcher.key(name)
        return key.isEmpty ? nil : DeviceTable.byKey[key].map { DeviceTable.devices[$0] }
    }

    /// Returns the device with a name or alias. The error suggests similar names.
    public static func find(_ name: String) throws(DeviceError) -> Device {
        if let device = named(name) { return device }
        throw .unknown(name: name, nearest: suggestions(for: name))
    }

    /// Returns the names most similar to `name`, best first; at most `limit`, without dissimilar ones.
    public static func suggestions(for name: String, limit: Int = 3) -> [String] {
        NameMatcher.nearest(to: name, among: all.map { (name: $0.name, aliases: $0.aliases) }, limit: limit)
    }
}
