import BuilderUIKit
import Foundation
import Render
import Testing

@testable import SnapshotCore
@testable import SnapshotDocs

@MainActor
@Suite struct CalloutOverlayTests {
    private static let black: UInt32 = 0xFF00_0000
    private static let white: UInt32 = 0xFFFF_FFFF

    @Test(arguments: Appearance.allCases)
    func aDiscStandsBesideItsViewAndNothingOnIt(appearance: Appearance) async throws {
        let plain = PictureGallery.picture()
        let marked = try await PictureGallery.bitmap(plain.callout(on: "outer", "A box"), appearance, scale: 2)
        let bare = try await PictureGallery.bitmap(plain, appearance, scale: 2)
        #expect(marked.width == bare.width)
        // Points: the view is at (40, 50) 120 × 80, the disc's middle 17 before it.
        #expect(
            marked.part(x: 80, y: 100, width: 240, height: 160) == bare.part(x: 80, y: 100, width: 240, height: 160))
        #expect(marked.pixel(x: 2 * 23 - 16, y: 180) == Self.black)
        #expect(marked.pixel(x: 2 * 23 - 21, y: 180) == Self.white)
        #expect(
            marked.part(x: 400, y: 0, width: 240, height: 1136) == bare.part(x: 400, y: 0, width: 240, height: 1136))
    }

    @Test func discsKeepTheirSizeUnderZoom() async throws {
        let picture = PictureGallery.picture().cropped(to: .view("outer")).padded(20).zoomed(3)
            .callout(on: "inner", "Within")
        let bitmap = try await PictureGallery.bitmap(picture)
        // In the picture the view begins at 3 × (20 + 20.4, 20 + 10.3) and is 120 × 90.
        let box = CGRect(x: 121, y: 91, width: 120, height: 90)
        let center = Int((box.minX - 17).rounded())
        #expect(bitmap.pixel(x: center - 7, y: 136) == Self.black)
        #expect(bitmap.pixel(x: center - 13, y: 136) == 0xFF00_00FF)
    }

    @Test func aMarginHasTheScreensGround() async throws {
        let picture = PictureGallery.picture().cropped(to: .view("outer")).callout(on: "outer", "All of it")
        let bitmap = try await PictureGallery.bitmap(picture)
        #expect(bitmap.width == 120 + Int(CalloutPlacement.marginWidth))
        #expect(bitmap.pixel(x: 1, y: 1) == 0xFF00_FF00)
        let clear = try await PictureGallery.bitmap(picture.ground(.transparent))
        #expect(clear.pixel(x: 1, y: 1) == 0)
    }

    @Test func theRimOrTheDiscStandsOutOnEveryGround() {
        for step in 0...255 {
            let share = Double(step) / 255
            let light = share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
            #expect(max(1.05 / (light + 0.05), (light + 0.05) / 0.05) >= 4.5)
        }
    }

    @Test func theLegendStandsBelowAndIsAsWideAsThePicture() async throws {
        let picture = PictureGallery.picture().callout(on: "outer", "A blue box").callout(on: "turned", "A turned one")
        let without = try await PictureGallery.drawing(picture).display
        let with = try await PictureGallery.drawing(picture.legend(.inPicture)).display
        #expect(with.size.width == without.size.width)
        #expect(with.size.height > without.size.height + 2 * CalloutPlacement.diameter)
        #expect(with.size.height == with.size.height.rounded())
        let texts = with.layer.texts.joined()
        #expect(texts.contains("A blue box") && texts.contains("A turned one"))
        #expect(!without.layer.texts.joined().contains("A blue box"))
    }

    @Test func aLongTextWrapsInTheLegend() async throws {
        func height(_ text: String) async throws -> CGFloat {
            let picture = PictureGallery.picture().cropped(to: .view("outer")).callout(on: "inner", text)
            return try await PictureGallery.drawing(picture.legend(.inPicture)).display.size.height
        }
        let words = Array(repeating: "word", count: 40).joined(separator: " ")
        #expect(try await height(words) > height("word") + 60)
    }

    @Test func aNarrowPictureGetsRoomForItsLegend() async throws {
        let picture = PictureGallery.picture().cropped(to: .view("turned")).callout(on: "turned", "Turned")
            .legend(.inPicture)
        let drawing = try await PictureGallery.drawing(picture)
        #expect(drawing.display.size.width == CalloutLegend.leastWidth)
    }

    @Test func theLegendReadsFromTheRightWhereTheScreenDoes() async throws {
        func badge(_ direction: UITraitEnvironmentLayoutDirection) async throws -> CGFloat? {
            var configuration = PictureGallery.small
            configuration.layoutDirection = direction
            let picture = PictureGallery.picture(of: "panel", configuration).callout(on: "outer", "A box")
                .legend(.inPicture)
            let display = try await PictureGallery.drawing(picture).display
            let bitmap = try display.bitmap()
            let y = bitmap.height - 12 - 11
            return (0..<bitmap.width).first { bitmap.pixel(x: $0, y: y) == Self.black }.map { CGFloat($0) }
        }
        #expect(try #require(try await badge(.leftToRight)) < 40)
        #expect(try #require(try await badge(.rightToLeft)) > 40)
    }
}

extension Layer {
    /// The text of its glyph runs.
    var texts: [String] {
        var texts: [String] = []
        var pending = [self]
        while let layer = pending.popLast() {
            for case .glyphs(let run) in layer.contents { texts.append(run.text) }
            pending.append(contentsOf: layer.sublayers)
        }
        return texts
    }
}
