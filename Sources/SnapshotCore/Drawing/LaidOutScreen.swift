import BuilderUIKit
import Foundation
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
    /// The accessibility identifiers of all views, including invisible ones, each once.
    package let identifiers: [String]

    /// Builds the screen, waits until it is idle, and lays it out.
    /// - Parameter showsStatusBar: A Boolean value that indicates whether a whole screen has a status bar.
    /// - Throws: `RenderError`, or what the screen's `make` throws.
    package init(
        _ screen: Screen, for configuration: SnapshotConfiguration, showsStatusBar: Bool = false, input: ScreenInput
    ) async throws {
        var given = input
        if configuration.form == .bareView { given.form = .bareView }
        let input = given
        var renderer = screen.renderer(for: configuration)
        renderer.showsStatusBar = showsStatusBar
        var (display, identifiers) = try await renderer.display(
            of: try screen.make(input), width: configuration.width.map(Double.init),
            reading: { Self.identifiers(in: $0) })
        if screen.allowsMissingGlyphs { display.missingTexts = [] }
        if screen.allowsMissingParts { display.leftOutParts = [] }
        (self.display, self.identifiers) = (display, identifiers)
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

    package var isWholeScreen: Bool { configuration.form == .wholeScreen }

    /// The background color beyond its edges: the one that fills it, else the system's background.
    package var groundColor: Color {
        let system = Color.systemBackground(for: configuration.appearance)
        return ScreenBackground(of: display.layer, size: display.size).color(over: display.background ?? system)
    }
}

extension Color {
    /// Returns `UIColor.systemBackground` in light or dark.
    @MainActor package static func systemBackground(for appearance: Appearance) -> Color {
        Color(.systemBackground, for: appearance)
    }

    /// Creates the value of a `UIColor` in light or dark.
    @MainActor init(_ color: UIColor, for appearance: Appearance) {
        let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: appearance.interfaceStyle))
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        _ = resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }
}

/// The plain colors that fill a screen behind everything else: its window's, and those of the backmost views that fill
/// it.
package struct ScreenBackground {
    /// The layers from the root on, each the backmost one in its parent. All fill the picture to its corners.
    private let layers: [Layer]

    /// Finds the background layers.
    /// - Parameter size: the picture's size, in points.
    package init(of layer: Layer, size: CGSize) {
        var layers: [Layer] = []
        var next: Layer? = layer
        var toPicture = CGAffineTransform.identity
        while let layer = next {
            toPicture = layer.transformToParent.concatenating(toPicture)
            guard layer.opacity >= 1, layer.mask.isEmpty, layer.corners.radius <= 0,
                layer.bounds.applying(toPicture).fills(size)
            else { break }
            layers.append(layer)
            next = layer.contents.isEmpty ? layer.sublayers.first : nil
        }
        self.layers = layers
    }

    /// Returns the colors composed over each other.
    /// - Parameter base: the color below them.
    package func color(over base: Color) -> Color {
        layers.compactMap(\.background).reduce(base) { below, color in
            let alpha = min(1, max(0, color.alpha))
            func mix(_ above: Double, _ below: Double) -> Double { above * alpha + below * (1 - alpha) }
            return Color(
                red: mix(color.red, below.red), green: mix(color.green, below.green),
                blue: mix(color.blue, below.blue), alpha: mix(1, below.alpha))
        }
    }

    /// The root layer without these colors; nil if it doesn't fill the picture itself.
    package var cleared: Layer? {
        var inner: Layer?
        for layer in layers.reversed() {
            var layer = layer
            layer.background = nil
            if let inner { layer.sublayers[0] = inner }
            inner = layer
        }
        return inner
    }
}

extension CGRect {
    fileprivate func fills(_ size: CGSize) -> Bool {
        minX <= 0.01 && minY <= 0.01 && maxX >= size.width - 0.01 && maxY >= size.height - 0.01
    }
}
