import BuilderUIKit

/// A screen in `snapshot list --json`.
package struct ScreenListing: Codable, Hashable, Sendable {
    package private(set) var name: String
    package private(set) var title: String
    private var takesData: Bool
    /// The names of the states that have baselines, in addition to the screen's own.
    package private(set) var states: [String]
    /// The names of the configurations that have baselines, in each state.
    package private(set) var configurations: [String]
    /// True if parts of what it shows are left out; nil if none are known.
    private var isIncomplete: Bool?

    package init(_ screen: Screen) {
        name = screen.name
        title = screen.title
        takesData = screen.takesData
        states = screen.states.map(\.name)
        configurations = screen.configurations.map(\.name)
        isIncomplete = screen.isIncomplete ? true : nil
    }
}

/// A device in `snapshot devices`; lengths are in points, in portrait.
package struct DeviceListing: Codable, Hashable {
    private struct SafeArea: Codable, Hashable {
        var top: Double
        var left: Double
        var bottom: Double
        var right: Double
    }

    private var name: String
    private var aliases: [String]
    /// `phone` or `pad`.
    private var idiom: String
    private var width: Double
    private var height: Double
    /// The number of pixels per point.
    private var scale: Double
    private var safeArea: SafeArea

    package init(_ device: Device) {
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

    /// The cells of the table's row.
    package var columns: [String] {
        [
            name, "\(Self.text(width)) × \(Self.text(height))", "\(Self.text(scale))x",
            "\(Self.text(width * scale)) × \(Self.text(height * scale))",
        ]
    }

    private static func text(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
    }
}
