import BuilderUIKit
import Foundation
import Render

/// A request to a worker process for a screen in any configuration.
package struct DrawingRequest: Hashable, Sendable, Codable {
    /// The kinds of content of a reply.
    package enum Content: String, Hashable, Sendable, Codable {
        /// A picture, as PNG.
        case picture
        /// The views, the reasons for their frames and the contrast of texts, as JSON; see ``ScreenInspection``.
        case inspection
        /// Nothing but the words that a search finds the screen by.
        case words
    }

    /// The name of the screen, with the state after a slash.
    package var screen: String
    /// The name of the configuration that has all settings without values in `axes`; empty for the screen's first.
    package var configuration: String
    /// The values of settings, at most one each.
    package var axes: ConfigurationAxes
    /// The number of pixels per point; nil for the device's.
    package var scale: Double?
    package var content: Content

    package init(
        screen: String, configuration: String = "", axes: ConfigurationAxes = ConfigurationAxes(), scale: Double? = nil,
        content: Content = .picture
    ) {
        self.screen = screen
        self.configuration = configuration
        self.axes = axes
        self.scale = scale
        self.content = content
    }
}

/// A worker's reply to a drawing request.
package struct DrawingReply: Hashable, Sendable, Codable {
    /// The name of the configuration that was drawn.
    package var configuration = ""
    /// The picture or the JSON; empty if there is an error.
    package var data = Data()
    /// The number of pixels per point.
    package var scale = 1.0
    /// The classes, texts, identifiers and labels of the views.
    package var words: [String] = []
    package var warnings: [String] = []
    /// The reason for which the screen can't be drawn.
    package var error: String?

    package init() {}
}

/// The content of an inspection, as JSON.
package struct ScreenInspection: Codable, Hashable, Sendable {
    package var configuration: String
    package var scale: Double
    package var layout: LayoutInspection
    package var contrasts: [ContrastMeasurement]
}

extension DrawingRequest {
    /// Draws the screen. Every failure results in a reply.
    @MainActor
    func reply(from catalog: Catalog, _ run: RunConfiguration) async -> DrawingReply {
        do {
            try run.usePinnedFonts()
            // An inspection lists the conflicts by itself.
            return try await LayoutDiagnostics.$reportsConflicts.withValue(false) { try await drawn(from: catalog) }
        } catch {
            var reply = DrawingReply()
            reply.error = "\(error)"
            return reply
        }
    }

    @MainActor
    private func drawn(from catalog: Catalog) async throws -> DrawingReply {
        let screen = try catalog.find(screen)
        let configuration = try resolved(for: screen)
        var renderer = screen.renderer(for: configuration)
        if let scale { renderer.scale = scale }
        let notes = WarningNotes()
        let input = ScreenInput(form: configuration.form, warn: { notes.add($0) })
        let content = self.content
        let sites = content == .inspection ? CreationSites() : nil
        let (display, found) = try await CreationSites.$current.withValue(sites) {
            try await renderer.display(
                of: try screen.make(input), width: configuration.width.map(Double.init),
                reading: { root in
                    content == .inspection
                        ? Found(layout: LayoutInspection(of: root), facts: ScreenFacts(of: root))
                        : Found(words: LayoutInspection.words(of: root))
                })
        }
        var reply = DrawingReply()
        reply.configuration = configuration.name
        reply.scale = display.scale
        reply.words = found.words
        reply.warnings = notes.take(display.warnings)
        switch content {
        case .picture: reply.data = try RenderedSnapshot(display).quickPNG()
        case .inspection:
            guard let layout = found.layout, let facts = found.facts else { break }
            reply.data = try JSONEncoder().encode(
                ScreenInspection(
                    configuration: configuration.name, scale: display.scale, layout: layout,
                    contrasts: ContrastRule.measurements(
                        in: facts, bitmap: try display.bitmap(), scale: display.scale)))
        case .words: break
        }
        return reply
    }

    /// Returns the configuration to draw.
    /// - Throws: `CommandError.invalidOption`, also if the device doesn't have the requested part of its screen.
    func resolved(for screen: Screen) throws -> SnapshotConfiguration {
        let base: SnapshotConfiguration
        if configuration.isEmpty {
            base = screen.configurations.first ?? SnapshotConfiguration(device: .standard, appearance: .light)
        } else {
            do {
                base = try SnapshotConfiguration(reading: configuration)
            } catch {
                throw CommandError.invalidOption(option: "configuration", reason: "\(error)")
            }
        }
        guard let resolved = axes.varying([base]).first else {
            throw CommandError.invalidOption(option: "split", reason: "the device has no such part")
        }
        return resolved
    }

    /// The content that is read from the views.
    private struct Found: Sendable {
        var layout: LayoutInspection?
        var facts: ScreenFacts?
        var words: [String] = []
    }
}
