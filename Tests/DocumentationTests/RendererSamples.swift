import Builder
import Foundation
import Render
import Testing

@testable import Screens

/// Pages quote what stands between the markers.
@Suite struct RendererSamples {
    @Test func aViewBecomesAPictureFromAnyTask() async throws {
        // snapshot: begin draw-a-view
        let png = try await Renderer().png(of: ThanksView(name: "Ada"), width: 300, scale: 2)
        // snapshot: end draw-a-view
        let info = try PNGInspector.inspect(png)
        #expect(info.width == 600)
    }

    @Test func aViewBecomesAPage() async throws {
        // snapshot: begin draw-a-page
        let pdf = try await Renderer().pdf(of: ThanksView(name: "Ada"), width: 300, title: "Thanks")
        let svg = try await Renderer().svg(of: ThanksView(name: "Ada"), width: 300)
        // snapshot: end draw-a-page
        #expect(pdf.starts(with: Data("%PDF".utf8)))
        #expect(String(decoding: svg, as: UTF8.self).contains("<svg"))
    }

    @Test func aRendererHasADeviceAndTraits() async throws {
        // snapshot: begin device-and-traits
        let renderer = Renderer(
            device: try .find("iPad mini 6"), orientation: .landscape,
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: .dark),
                UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
            ]))
        let png = try await renderer.png(of: UINavigationController(rootViewController: UIViewController()))
        // snapshot: end device-and-traits
        let info = try PNGInspector.inspect(png)
        #expect(info.width == 2266)
        #expect(info.height == 1488)
    }

    @Test func errorDescriptionsContainARemedy() async throws {
        // snapshot: begin render-errors
        do {
            _ = try await Renderer().png(of: ThanksView(name: "Ada"), width: -1)
        } catch let error as RenderError {
            print(error)  // … can't be drawn with a width of -1.0: use a number above 0 and at most 100000.
        }
        // snapshot: end render-errors
        await #expect(throws: RenderError.self) {
            try await Renderer().png(of: ThanksView(name: "Ada"), width: -1)
        }
    }
}
