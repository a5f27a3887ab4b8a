import BuilderUIKit
import Render

/// A screen that has been laid out for a picture, with the names of all its views.
@MainActor
package struct LaidOutScreen {
    /// The screen's name.
    package let name: String
    /// The configuration that it was laid out for.
    package let configuration: SnapshotConfiguration
    /// The result of layout.
    package let display: Display
    /// The accessibility identifiers of all views, those that don't show included, each once.
    package let identifiers: [String]

    /// Builds the screen, lets it come to rest and lays it out.
    /// - Throws: `RenderError`, or what the screen's `make` throws.
    package init(_ screen: Screen, for configuration: SnapshotConfiguration, input: ScreenInput) async throws {
        var given = input
        if configuration.form == .bareView { given.form = .bareView }
        let input = given
        (display, identifiers) = try await configuration.renderer.display(
            of: try screen.make(input), width: configuration.width.map(Double.init),
            reading: { Self.identifiers(in: $0) })
        name = screen.fullName
        self.configuration = configuration
    }

    private static func identifiers(in root: UIView) -> [String] {
        var found: [String] = []
        var seen: Set<String> = []
        var waiting = [root]
        while let view = waiting.popLast() {
            if let name = view.accessibilityIdentifier, seen.insert(name).inserted { found.append(name) }
            waiting.append(contentsOf: view.subviews.reversed())
        }
        return found
    }

    /// A Boolean value that indicates whether it is a device's whole screen, not a bare view.
    package var isWholeScreen: Bool { configuration.form == .wholeScreen }

    /// The color beyond its edges: the one that it is filled with, else the system's background.
    package var groundColor: Color {
        let system = Color.systemBackground(for: configuration.appearance)
        return ScreenGround(of: display.layer, size: display.size).color(over: display.background ?? system)
    }
}

extension Color {
    /// Returns `UIColor.systemBackground` in light or dark.
    @MainActor package static func systemBackground(for appearance: Appearance) -> Color {
        Color(.systemBackground, for: appearance)
    }

    /// A color of UIKit as it is in light or dark.
    @MainActor init(_ color: UIColor, for appearance: Appearance) {
        let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: appearance.interfaceStyle))
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        _ = resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }
}
