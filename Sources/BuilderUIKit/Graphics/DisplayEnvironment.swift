import Foundation
import Render

/// The values that drawing depends on in addition to the view itself.
@MainActor
struct DisplayEnvironment {
    var traits: UITraitCollection
    /// The scale, in pixels per point.
    var scale: CGFloat
    var tint: UIColor
    var warnings: DisplayWarnings

    func resolve(_ color: UIColor) -> Color { color.renderColor(for: traits, tint: tint) }
}

/// The warnings of a display, each once, in order of first appearance.
@MainActor
final class DisplayWarnings {
    private(set) var texts: [String] = []

    func add(_ text: String) {
        if !texts.contains(text) { texts.append(text) }
    }
}

/// Collects the contents that a view draws while its drawing method runs.
@MainActor
final class ContentRecorder {
    private(set) static var current: ContentRecorder?

    let environment: DisplayEnvironment
    private(set) var contents: [LayerContent] = []

    private init(_ environment: DisplayEnvironment) { self.environment = environment }

    static func record(_ environment: DisplayEnvironment, _ draw: () -> Void) -> [LayerContent] {
        let recorder = ContentRecorder(environment)
        let outer = current
        current = recorder
        defer { current = outer }
        draw()
        return recorder.contents
    }

    /// Records into a graphics context instead of a layer.
    static func record(into context: CGContext, tint: UIColor, _ draw: () -> Void) {
        let environment = DisplayEnvironment(
            traits: context.traits, scale: context.scale, tint: tint, warnings: DisplayWarnings())
        context.draw(record(environment, draw), in: context.bounds)
    }

    func append(_ content: LayerContent) { contents.append(content) }
    func warn(_ text: String) { environment.warnings.add(text) }
    func resolve(_ color: UIColor) -> Color { environment.resolve(color) }
}
