import BuilderUIKit

/// What a baseline of a screen is drawn for: a device and an appearance.
public struct SnapshotConfiguration: Hashable, Sendable {
    public var device: Device
    public var appearance: Appearance

    public init(device: Device, appearance: Appearance) {
        self.device = device
        self.appearance = appearance
    }

    /// The name of its files, such as `iphone-12.light`.
    public var name: String { "\(device.fileName).\(appearance.rawValue)" }

    /// Reads such a name; nil where the device or the appearance is unknown.
    public init?(name: String) {
        guard let dot = name.lastIndex(of: "."),
            let appearance = Appearance(rawValue: String(name[dot...].dropFirst())),
            let device = Device.named(String(name[..<dot]))
        else { return nil }
        self.init(device: device, appearance: appearance)
    }

    /// Every device with every appearance, device by device.
    public static func all(
        devices: [Device], appearances: [Appearance] = Appearance.allCases
    ) -> [SnapshotConfiguration] {
        devices.flatMap { device in
            appearances.map { SnapshotConfiguration(device: device, appearance: $0) }
        }
    }

    /// iPhone 12 and iPhone SE (3rd), light and dark: a tall screen with a notch, and a short one without.
    public static var standard: [SnapshotConfiguration] {
        all(devices: ["iPhone 12", "iPhone SE (3rd)"].compactMap { Device.named($0) })
    }

    /// A renderer for the device's whole screen at its own scale.
    public var renderer: Renderer {
        Renderer(
            device: device, traits: UITraitCollection(userInterfaceStyle: appearance.interfaceStyle),
            timeout: 600)
    }
}

extension Device {
    /// The name in lower case with a hyphen for whatever is neither letter nor figure, such as `iphone-se-3rd`;
    /// `named(_:)` finds the device by it.
    public var fileName: String {
        var result = ""
        for character in name.lowercased() {
            if character.isLetter || character.isNumber {
                result.append(character)
            } else if !result.isEmpty, !result.hasSuffix("-") {
                result.append("-")
            }
        }
        return result.hasSuffix("-") ? String(result.dropLast()) : result
    }
}
