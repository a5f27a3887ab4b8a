import Foundation
import Testing

@testable import Render

@Suite struct ResamplerTests {
    struct Case: Sendable {
        var width: Int
        var height: Int
        var newWidth: Int
        var newHeight: Int
        var x: UprightResampler.Axis
        var y: UprightResampler.Axis
    }

    /// Returns mappings of all kinds; the first fill the new picture.
    static let cases: [Case] = {
        let sizes: [(Int, Int, Int, Int)] = [
            (1, 1, 1, 1), (1, 1, 5, 4), (7, 9, 1, 1), (64, 48, 1, 30), (64, 48, 30, 1), (1, 40, 9, 17),
            (40, 1, 17, 9), (50, 50, 100, 100), (105, 75, 48, 34), (100, 100, 60, 60), (100, 50, 60, 100),
            (33, 31, 33, 31), (2, 2, 3, 1), (3, 5, 2, 2), (129, 65, 7, 5), (97, 101, 49, 50), (5, 6, 80, 4),
        ]
        var result = sizes.map { width, height, newWidth, newHeight in
            Case(
                width: width, height: height, newWidth: newWidth, newHeight: newHeight,
                x: .init(step: Double(width) / Double(newWidth), start: 0),
                y: .init(step: Double(height) / Double(newHeight), start: 0))
        }
        let axes: [(Double, Double)] = [
            (32_000, 0), (32_000, -32_000), (32_000, 1e9), (1.5, -1e9), (1.5, 1e9), (0.5, -40), (0.5, 60),
            (1e-6, 3.3), (1e-6, -7), (1, -3), (1, 2.5), (-1, 24), (-0.7, 20), (-1.6, 30), (-5, 24), (1, 1e18),
            (2, 1), (1.999_999, 0.1), (1.000_001, 0.3), (0, 4.2), (3, -8.7), (1e300, 1e300), (.infinity, 0),
            (1, .nan), (.nan, 0),
        ]
        for (step, start) in axes {
            let odd = UprightResampler.Axis(step: step, start: start)
            let plain = UprightResampler.Axis(step: 1.3, start: 0.2)
            result.append(Case(width: 24, height: 21, newWidth: 11, newHeight: 12, x: odd, y: odd))
            result.append(Case(width: 24, height: 21, newWidth: 11, newHeight: 12, x: odd, y: plain))
            result.append(Case(width: 24, height: 21, newWidth: 11, newHeight: 12, x: plain, y: odd))
            result.append(Case(width: 1, height: 2, newWidth: 3, newHeight: 2, x: odd, y: odd))
        }
        var random = Random(state: 4_711)
        for _ in 0..<60 {
            result.append(
                Case(
                    width: random.next(1...40), height: random.next(1...40), newWidth: random.next(1...40),
                    newHeight: random.next(1...40),
                    x: .init(step: random.next(0.05...3.5), start: random.next(-20...40)),
                    y: .init(step: random.next(0.05...3.5), start: random.next(-20...40))))
        }
        return result
    }()

    /// Draws a picture in two bands, as images are drawn.
    private func draw(_ resampler: any Resampler, into result: GuardedPixels) {
        let middle = result.height / 3
        resampler.draw(0..<middle, into: result.pixels, bytesPerRow: result.bytesPerRow)
        resampler.draw(
            middle..<result.height, into: result.pixels + middle * result.bytesPerRow, bytesPerRow: result.bytesPerRow)
    }

    private func drawn(_ item: Case, _ source: GuardedPixels, isOpaque: Bool, isAtEnd: Bool) -> GuardedPixels {
        let result = GuardedPixels(width: item.newWidth, height: item.newHeight, isAtEnd: isAtEnd) { _, _ in 0x1234567 }
        let resampler = UprightResampler(
            source.source(isOpaque: isOpaque), x: item.x, y: item.y, width: item.newWidth, height: item.newHeight)
        draw(resampler, into: result)
        return result
    }

    @Test(arguments: [false, true], [false, true])
    func uprightImagesEqualTheReference(isOpaque: Bool, isAtEnd: Bool) {
        var total = [Int](repeating: 0, count: 256)
        for (number, item) in Self.cases.enumerated() {
            for look in PixelPattern.allCases {
                let source = look.pixels(
                    item.width, item.height, isOpaque: isOpaque, seed: UInt64(number), isAtEnd: isAtEnd)
                let result = drawn(item, source, isOpaque: isOpaque, isAtEnd: isAtEnd)
                #expect(result.isPaddingIntact && source.isPaddingIntact)
                if isOpaque {
                    #expect(result.allPixels.allSatisfy { $0 >> 24 == 255 })
                } else {
                    #expect(result.allPixels.allSatisfy(Self.isPremultiplied))
                }
                guard isAtEnd else { continue }
                guard item.x.step.isFinite, item.x.start.isFinite, item.y.step.isFinite, item.y.start.isFinite else {
                    continue
                }
                let expected = ReferenceResampler(source, isOpaque: isOpaque).upright(
                    x: item.x, y: item.y, width: item.newWidth, height: item.newHeight)
                let found = differences(result.allPixels, expected.pixels)
                #expect(found.count <= 3, "\(item) \(look): \(found)")
                for (index, count) in found.enumerated() { total[index] += count }
            }
        }
        // Two axes may each round a near half differently.
        #expect(total[1] < max(1, total[0] / 100) && total[2] <= total[0] / 100_000, "\(total.prefix(5))")
    }

    @Test(arguments: [false, true]) func eachAxisEqualsTheReference(isOpaque: Bool) {
        let same = UprightResampler.Axis(step: 1, start: 0)
        for (number, item) in Self.cases.enumerated() {
            guard item.x.step.isFinite, item.x.start.isFinite, item.y.step.isFinite, item.y.start.isFinite else {
                continue
            }
            let source = PixelPattern.allCases[number % 3].pixels(
                item.width, item.height, isOpaque: isOpaque, seed: UInt64(number), isAtEnd: true)
            var alongRows = item
            alongRows.y = same
            var alongColumns = item
            alongColumns.x = same
            for item in [alongRows, alongColumns] {
                let result = drawn(item, source, isOpaque: isOpaque, isAtEnd: true)
                let expected = ReferenceResampler(source, isOpaque: isOpaque).upright(
                    x: item.x, y: item.y, width: item.newWidth, height: item.newHeight)
                let found = differences(result.allPixels, expected.pixels)
                #expect(found.count <= 2, "\(item): \(found)")
            }
        }
    }

    @Test(arguments: [false, true]) func flatColorsStayTheSame(isOpaque: Bool) {
        let colors: [UInt32] = isOpaque ? [0xFF00_0000, 0xFFFF_FFFF, 0xFF01_7FFE] : [0, 0xFFFF_FFFF, 0x8001_7F80]
        for item in Self.cases {
            for color in colors {
                let source = GuardedPixels(width: item.width, height: item.height, isAtEnd: true) { _, _ in color }
                let result = drawn(item, source, isOpaque: isOpaque, isAtEnd: true)
                #expect(result.allPixels.allSatisfy { $0 == color }, "\(item)")
            }
        }
    }

    @Test func wholePixelShiftsCopy() {
        let source = PixelPattern.noise.pixels(20, 20, isOpaque: false, seed: 1, isAtEnd: true)
        let item = Case(
            width: 20, height: 20, newWidth: 12, newHeight: 9, x: .init(step: 1, start: 3),
            y: .init(step: -1, start: 15))
        let result = drawn(item, source, isOpaque: false, isAtEnd: true)
        for y in 0..<9 {
            for x in 0..<12 { #expect(result[x, y] == source[x + 3, 14 - y]) }
        }
    }

    static let transforms: [(CGAffineTransform, left: Int, top: Int)] = {
        var result: [(CGAffineTransform, left: Int, top: Int)] = [
            (CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0), 0, 0),
            (CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0.5, ty: 0.25), -2, 3),
            (CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0), 0, 0),
            (CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 4, ty: -2), -5, -7),
            (CGAffineTransform(a: 3, b: 4, c: -4, d: 3, tx: 4, ty: -2), -5, -7),
            (CGAffineTransform(a: 32_000, b: 1_000, c: -9, d: 32_000, tx: 0, ty: 0), 0, 0),
            (CGAffineTransform(a: 1e-5, b: 1e-6, c: 2e-6, d: 1e-5, tx: 3.7, ty: 4.3), 0, 0),
            (CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 1e9, ty: -1e9), 0, 0),
            (CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 1e300, ty: -1e300), 0, 0),
            (CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 3.3, ty: 4.4), 0, 0),
            (CGAffineTransform(a: .infinity, b: 0, c: .nan, d: 1e300, tx: .nan, ty: 1), 0, 0),
            (CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0), 32_000, -32_000),
        ]
        var random = Random(state: 815)
        for _ in 0..<60 {
            result.append(
                (
                    CGAffineTransform(
                        a: random.next(-2.5...2.5), b: random.next(-2.5...2.5), c: random.next(-2.5...2.5),
                        d: random.next(-2.5...2.5), tx: random.next(-30...30), ty: random.next(-30...30)),
                    random.next(-20...20), random.next(-20...20)
                ))
        }
        return result
    }()

    @Test(arguments: [false, true], [false, true])
    func transformedImagesEqualTheReference(isOpaque: Bool, isAtEnd: Bool) {
        var total = [Int](repeating: 0, count: 256)
        for (number, (inverse, left, top)) in Self.transforms.enumerated() {
            for (width, height) in [(1, 1), (24, 21), (2, 40), (1, 9)] {
                for look in PixelPattern.allCases {
                    let source = look.pixels(
                        width, height, isOpaque: isOpaque, seed: UInt64(number), isAtEnd: isAtEnd)
                    let result = GuardedPixels(width: 23, height: 17, isAtEnd: isAtEnd) { _, _ in 0x1234567 }
                    let resampler = TransformedResampler(
                        source.source(isOpaque: isOpaque), inverse: inverse, left: left, top: top, width: 23)
                    draw(resampler, into: result)
                    #expect(result.isPaddingIntact && source.isPaddingIntact)
                    if isOpaque {
                        #expect(result.allPixels.allSatisfy { $0 >> 24 == 255 })
                    } else {
                        #expect(result.allPixels.allSatisfy(Self.isPremultiplied))
                    }
                    guard isAtEnd else { continue }
                    guard inverse.a.isFinite, inverse.c.isFinite, inverse.tx.isFinite else { continue }
                    let expected = ReferenceResampler(source, isOpaque: isOpaque).transformed(
                        inverse, left: left, top: top, width: 23, height: 17)
                    let found = differences(result.allPixels, expected.pixels)
                    #expect(found.count <= 2, "\(inverse) \(look): \(found)")
                    for (index, count) in found.enumerated() { total[index] += count }
                }
            }
        }
        #expect(total[1] < max(1, total[0] / 100), "\(total.prefix(5))")
    }

    @Test(arguments: [false, true]) func flatColorsStayTheSameWhenTransformed(isOpaque: Bool) {
        let colors: [UInt32] = isOpaque ? [0xFF00_0000, 0xFFFF_FFFF, 0xFF01_7FFE] : [0, 0xFFFF_FFFF, 0x8001_7F80]
        for (inverse, left, top) in Self.transforms {
            for color in colors {
                let source = GuardedPixels(width: 13, height: 9, isAtEnd: true) { x, y in color }
                let result = GuardedPixels(width: 20, height: 20, isAtEnd: true)
                let resampler = TransformedResampler(
                    source.source(isOpaque: isOpaque), inverse: inverse, left: left, top: top, width: 20)
                draw(resampler, into: result)
                #expect(result.allPixels.allSatisfy { $0 == color }, "\(inverse)")
            }
        }
    }

    @Test func weightsAddUp() {
        for step in [0.1, 0.5, 1, 1.1, 1.5, 1.7, 1.999, -1.3] {
            for isSharp in [false, true] {
                let axis = UprightResampler.Axis(step: step, start: step < 0 ? 40 : -3)
                let weights = AxisWeights(axis, count: 50, length: 30, isSharp: isSharp)
                for index in 0..<50 {
                    let all = (0..<weights.taps).map { Int64(bitPattern: weights.weights[index * weights.taps + $0]) }
                    #expect(all.reduce(0, +) == 4_096)
                    #expect(isSharp || all.allSatisfy { $0 >= 0 })
                    // The sums of words must have room for their channels.
                    #expect(all.filter { $0 < 0 }.reduce(0, -) < 2_000)
                    #expect(weights.firsts[index] >= 0 && weights.firsts[index] < 30)
                }
            }
        }
    }

    @Test func lanczosPolynomialIsClose() {
        for index in 1...2_100 {
            let x = Double(index) / 1_000
            let exact = x < 2 ? sin(.pi * x) * sin(.pi * x / 2) * 2 / (.pi * .pi * x * x) : 0
            #expect(abs(AxisWeights.lanczos(x) - exact) < 2e-6)
        }
        #expect(AxisWeights.lanczos(0) == 1)
    }

    /// The same on each processor: the hash was made on x86-64.
    @Test func pixelsNeverChange() {
        var hash: UInt64 = 14_695_981_039_346_656_037
        for (number, item) in Self.cases.enumerated() {
            for isOpaque in [false, true] {
                let source = PixelPattern.noise.pixels(
                    item.width, item.height, isOpaque: isOpaque, seed: UInt64(number), isAtEnd: true)
                for pixel in drawn(item, source, isOpaque: isOpaque, isAtEnd: true).allPixels {
                    hash = (hash ^ UInt64(pixel)) &* 1_099_511_628_211
                }
            }
        }
        for (number, (inverse, left, top)) in Self.transforms.enumerated() {
            let source = PixelPattern.noise.pixels(24, 21, isOpaque: false, seed: UInt64(number), isAtEnd: true)
            let result = GuardedPixels(width: 23, height: 17, isAtEnd: true)
            let resampler = TransformedResampler(
                source.source(isOpaque: false), inverse: inverse, left: left, top: top, width: 23)
            draw(resampler, into: result)
            for pixel in result.allPixels { hash = (hash ^ UInt64(pixel)) &* 1_099_511_628_211 }
        }
        #expect(hash == 11_918_072_408_968_810_037)
    }

    private static func isPremultiplied(_ pixel: UInt32) -> Bool {
        let alpha = pixel >> 24
        return pixel >> 16 & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel & 255 <= alpha
    }
}
