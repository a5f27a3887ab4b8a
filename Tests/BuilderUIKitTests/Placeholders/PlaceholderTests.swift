import Foundation
import Render
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct PlaceholderTests {
    private func bitmap(
        of view: @autoclosure @escaping @MainActor @Sendable () -> UIView, width: Double, height: Double,
        style: UIUserInterfaceStyle = .light, replacements: ViewReplacements = ViewReplacements()
    ) async throws -> Bitmap {
        var renderer = Renderer(traits: UITraitCollection(userInterfaceStyle: style), timeout: 600)
        renderer.replacements = replacements
        return try await renderer.bitmap(of: view(), width: width, height: height, scale: 1)
    }

    private static func square(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    /// Returns the number of pixels that differ from the one in the corner.
    private func inkCount(_ bitmap: Bitmap) -> Int {
        let pixels = (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { x in bitmap.pixel(x: x, y: y) } }
        return pixels.count { $0 != pixels[0] }
    }

    @Test func boxIsGrayInBothStyles() async throws {
        let light = try await bitmap(of: PlaceholderView(name: "Map"), width: 80, height: 60)
        let dark = try await bitmap(of: PlaceholderView(name: "Map"), width: 80, height: 60, style: .dark)
        #expect(light.pixel(x: 0, y: 0) == 0xFFE5_E5EA && dark.pixel(x: 0, y: 0) == 0xFF2C_2C2E)
        #expect(inkCount(light) > 0 && inkCount(dark) > 0)
    }

    @Test func smallBoxHasNoText() async throws {
        let tiny = try await bitmap(of: PlaceholderView(name: "WKWebView", detail: "a.com"), width: 24, height: 24)
        let flat = try await bitmap(of: PlaceholderView(name: "WKWebView", detail: "a.com"), width: 200, height: 8)
        #expect(inkCount(tiny) == 0 && inkCount(flat) == 0)
    }

    @Test func pictureReplacesTheBoxAndKeepsSubviews() async throws {
        var replacements = ViewReplacements()
        replacements.replace(PlaceholderView.self) { view in
            #expect(view.layer.placeholder?.name == "MKMapView")
            return Self.square(.red)
        }
        let picture = try await bitmap(
            of: {
                let view = PlaceholderView(name: "MKMapView")
                let pin = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                pin.backgroundColor = .blue
                view.addSubview(pin)
                return view
            }(), width: 80, height: 40, replacements: replacements)
        #expect(picture.pixel(x: 5, y: 5) == 0xFF00_00FF)
        #expect(picture.pixel(x: 40, y: 20) == 0xFFFF_0000 && picture.pixel(x: 79, y: 39) == 0xFFFF_0000)
    }

    @Test func nilKeepsTheBoxAndTheLastReplacementWins() async throws {
        var replacements = ViewReplacements()
        replacements.replace(PlaceholderView.self) { _ in nil }
        let box = try await bitmap(of: PlaceholderView(name: "Map"), width: 80, height: 60)
        #expect(
            try await bitmap(of: PlaceholderView(name: "Map"), width: 80, height: 60, replacements: replacements)
                == box)
        for color in [UIColor.red, .green] {
            replacements.replace(PlaceholderView.self) { _ in Self.square(color) }
        }
        let picture = try await bitmap(
            of: PlaceholderView(name: "Map"), width: 80, height: 60, replacements: replacements)
        #expect(picture.pixel(x: 40, y: 30) == 0xFF00_FF00)
    }

    @Test func controllersViewIsReplaced() async throws {
        var renderer = Renderer(timeout: 600)
        renderer.replacements.replace(UIViewController.self) { _ in Self.square(.green) }
        let picture = try await renderer.bitmap(of: UIViewController(), scale: 1)
        #expect(picture.pixel(x: 100, y: 300) == 0xFF00_FF00)
    }

    @Test func textTreeContainsTheDetail() {
        let view = PlaceholderView(name: "WKWebView", detail: "https://a.com")
        #expect(view.textTree.contains("placeholder=\"https://a.com\""))
    }
}
