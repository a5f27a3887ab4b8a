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
    /// The color of everything in one color inside a vibrancy effect; nil outside.
    var vibrancy: UIColor?

    func resolve(_ color: UIColor) -> Color { color.renderColor(for: traits, tint: tint) }
}

/// The warnings of a display, each once, in order of first appearance.
@MainActor
final class DisplayWarnings {
    private(set) var list: [ViewWarning] = []

    func add(_ warning: ViewWarning) {
        if !list.contains(warning) { list.append(warning) }
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
        context.report(environment.warnings.list)
    }

    func append(_ content: LayerContent) { contents.append(content) }
    func warn(_ text: String) { environment.warnings.add(.other(text)) }

    /// Adds the warnings of a text that was laid out to be drawn.
    func warn(about layout: ParagraphLayout, of text: @autoclosure () -> String, in view: UIView) {
        for warning in layout.warnings { warn(warning) }
        guard !layout.missingGlyphs.isEmpty else { return }
        let name = view.accessibilityIdentifier ?? "\(type(of: view))"
        environment.warnings.add(
            .missingGlyphs(MissingText(view: name, text: text(), glyphs: layout.missingGlyphs)))
    }

    func resolve(_ color: UIColor) -> Color { environment.resolve(color) }
}
