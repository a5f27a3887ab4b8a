import BuilderUIKit

extension SnapshotConfiguration {
    /// The name of its files: the device and the appearance, such as `iphone-12.light`, and then whatever isn't as on a
    /// new device held upright, such as `iphone-12.dark.landscape.rtl.text-ax-l` or `iphone-12.light.width-320`.
    public var name: String {
        var parts = [device.fileName, appearance.rawValue]
        if orientation == .landscape { parts.append(Self.landscape) }
        if layoutDirection == .rightToLeft { parts.append(Self.rightToLeft) }
        if contentSizeCategory != .large {
            parts.append(Self.textPrefix + textSizeName)
        }
        if let width { parts.append("\(Self.widthPrefix)\(width)") }
        return parts.joined(separator: ".")
    }

    /// Reads such a name; nil where a part of it is unknown.
    public init?(name: String) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 2, let device = Device.named(parts[0]), let appearance = Appearance(rawValue: parts[1])
        else { return nil }
        self.init(device: device, appearance: appearance)
        for part in parts.dropFirst(2) {
            if part == Self.landscape {
                orientation = .landscape
            } else if part == Self.rightToLeft {
                layoutDirection = .rightToLeft
            } else if let size = Self.textSizes.first(where: { Self.textPrefix + $0.name == part }) {
                contentSizeCategory = size.category
            } else if part.hasPrefix(Self.widthPrefix), let width = Int(part.dropFirst(Self.widthPrefix.count)) {
                self.width = width
            } else {
                return nil
            }
        }
    }

    /// Such as `xxl` or `ax-l`.
    var textSizeName: String {
        Self.textSizes.first { $0.category == contentSizeCategory }?.name ?? "unspecified"
    }

    private static let landscape = "landscape"
    private static let rightToLeft = "rtl"
    private static let textPrefix = "text-"
    private static let widthPrefix = "width-"

    private static let textSizes: [(name: String, category: UIContentSizeCategory)] = [
        ("xs", .extraSmall), ("s", .small), ("m", .medium), ("l", .large), ("xl", .extraLarge),
        ("xxl", .extraExtraLarge), ("xxxl", .extraExtraExtraLarge), ("ax-m", .accessibilityMedium),
        ("ax-l", .accessibilityLarge), ("ax-xl", .accessibilityExtraLarge), ("ax-xxl", .accessibilityExtraExtraLarge),
        ("ax-xxxl", .accessibilityExtraExtraExtraLarge),
    ]
}
