import Builder
import Foundation
import Render
import Testing

@testable import Screens

/// `card-classic` against the screenshot of a real iPhone (iPhone 12, 390 × 844 points at 3x, light).
@MainActor
@Suite struct DetailCardViewMeasuredTests {
    private func display() async throws -> Display {
        let data = try SampleData.load(warn: { _ in })
        return try await Renderer(device: Device.find("iPhone 12"), timeout: 600).display(
            of: makeCardClassicScreen(data: data))
    }

    private func expect(
        _ frame: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ name: String,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let frame = try #require(frame, "\(name)", sourceLocation: location)
        // Every edge lies on the same pixel.
        for (found, wanted) in [
            (frame.minX, x), (frame.minY, y), (frame.maxX, x + width), (frame.maxY, y + height),
        ] {
            #expect(
                Int((found * 3).rounded()) == Int((wanted * 3).rounded()), "\(name): \(frame)",
                sourceLocation: location)
        }
    }

    @Test func everyFrameHoldsToThePixel() async throws {
        let frames = LayerFrames(try await display())
        try expect(frames.frame(identified: "card"), 20, 111, 350, 438.667, "card")
        try expect(frames.frame(identified: "photo"), 20, 111, 350, 250, "photo")
        try expect(frames.frame(identified: "name"), 20, 324.667, 350, 36.333, "name")
        try expect(frames.frame(identified: "rows"), 20, 369, 350, 180.667, "rows")
        let stack = "UIStackView"
        try expect(frames.frame(of: stack, around: "571 W Pecan St"), 40, 389, 310, 19.333, "address")
        try expect(frames.frame(of: stack, around: "Fort Wayne Iowa 60270"), 40, 410.333, 310, 19.333, "city")
        try expect(
            frames.frame(of: stack, around: "danielle.garcia@example.com"), 40, 449.667, 310, 19.333, "e-mail")
        try expect(frames.frame(of: stack, around: "(651)-406-7230"), 40, 471, 310, 19.333, "phone")
        try expect(frames.frame(of: stack, around: "74"), 40, 510.333, 310, 19.333, "age")
        let spacers = frames.entries.map(\.frame).filter { (frame: CGRect) in
            frame.width == 310 && abs(frame.height - 16) < 0.01
        }
        try expect(spacers.first, 40, 431.667, 310, 16, "first spacer")
        try expect(spacers.last, 40, 492.333, 310, 16, "second spacer")
    }

    @Test func everyTextsInkIsWhereTheIPhoneHasIt() async throws {
        let bitmap = try await display().bitmap()
        // Text, the region it stands alone in, and its left, right, top and bottom.
        let texts: [(String, CGRect, [CGFloat])] = [
            ("Address", CGRect(x: 30, y: 388, width: 100, height: 21), [40.33, 98.67, 392.33, 404.67]),
            ("street", CGRect(x: 200, y: 388, width: 165, height: 21), [237.67, 349.67, 392.67, 404.67]),
            ("city", CGRect(x: 150, y: 410, width: 215, height: 21), [179.67, 349.00, 414.00, 428.67]),
            ("e-mail", CGRect(x: 110, y: 449, width: 255, height: 21), [135.67, 349.33, 453.00, 468.00]),
            ("phone", CGRect(x: 200, y: 471, width: 165, height: 20), [231.67, 349.00, 474.33, 489.33]),
            ("74", CGRect(x: 300, y: 510, width: 65, height: 21), [332.67, 349.67, 514.33, 525.67]),
            ("name", CGRect(x: 200, y: 327, width: 168, height: 32), [244.67, 361.00, 336.00, 349.33]),
            ("title", CGRect(x: 120, y: 50, width: 160, height: 38), [137.33, 253.33, 62.00, 75.33]),
        ]
        for (name, region, expected) in texts {
            let ink = try #require(inkBox(bitmap, in: region, scale: 3), "\(name)")
            let found = [ink.minX, ink.maxX, ink.minY, ink.maxY]
            for (value, wanted) in zip(found, expected) {
                #expect(abs(value - wanted) <= 1.5, "\(name): \(found) instead of \(expected)")
            }
        }
    }

    @Test func flatColorsAreExact() async throws {
        let bitmap = try await display().bitmap()
        func color(_ x: Double, _ y: Double) -> [UInt32] {
            let pixel = bitmap.pixel(x: Int(x * 3), y: Int(y * 3))
            return [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255]
        }
        #expect(color(200, 540) == [244, 244, 245], "card")
        #expect(color(200, 700) == [255, 255, 255], "page")
        #expect(color(200, 20) == [0, 0, 0], "bar")
        #expect(color(30, 340) == [76, 76, 76], "name bar over white")
        func darkest(_ region: CGRect) -> [UInt32] {
            var best: [UInt32] = [255, 255, 255]
            for y in stride(from: region.minY, to: region.maxY, by: 1.0 / 3) {
                for x in stride(from: region.minX, to: region.maxX, by: 1.0 / 3) {
                    let found = color(Double(x), Double(y))
                    if found.reduce(0, +) < best.reduce(0, +) { best = found }
                }
            }
            return best
        }
        #expect(darkest(CGRect(x: 40, y: 389, width: 60, height: 19)) == [134, 134, 138], "field names")
        #expect(darkest(CGRect(x: 230, y: 389, width: 120, height: 19)) == [0, 0, 0], "values")
    }

    /// The corner is a plain circular arc of 16 points: the card's color begins where the circle does.
    @Test func theCornerIsCircular() async throws {
        let bitmap = try await display().bitmap()
        for row in stride(from: 3, to: 45, by: 6) {
            let y = 549.667 * 3 - Double(row) - 0.5
            let down = 48 - (Double(row) + 0.5)
            let edge = 60 + 48 - (48 * 48 - down * down).squareRoot()
            func isCard(_ x: Double) -> Bool { bitmap.pixel(x: Int(x), y: Int(y)) & 255 == 245 }
            #expect(isCard(edge + 1.5), "row \(row)")
            #expect(!isCard(edge - 1.5), "row \(row)")
        }
    }
}
