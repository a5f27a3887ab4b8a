import BuilderUIKit

/// A device in `snapshot devices`; lengths are in points, in portrait.
struct DeviceListing: Codable, Hashable {
    struct SafeArea: Codable, Hashable {
        var top: Double
        var left: Double
        var bottom: Double
        var right: Double
    }

    var name: String
    var aliases: [String]
    /// `phone` or `pad`.
    var idiom: String
    var width: Double
    var height: Double
    /// Pixels to a point.
    var scale: Double
    var safeArea: SafeArea

    init(_ device: Device) {
        let insets = device.portrait.safeAreaInsets
        name = device.name
        aliases = device.aliases
        idiom = device.idiom == .pad ? "pad" : "phone"
        width = Double(device.size.width)
        height = Double(device.size.height)
        scale = Double(device.scale)
        safeArea = SafeArea(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
    }

    /// The row of the table.
    var columns: [String] {
        [
            name, "\(Self.text(width)) × \(Self.text(height))", "\(Self.text(scale))x",
            "\(Self.text(width * scale)) × \(Self.text(height * scale))",
        ]
    }

    private static func text(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
    }
}
