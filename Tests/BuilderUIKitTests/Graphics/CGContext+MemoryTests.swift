import Foundation
import Render
import Testing

@testable import BuilderUIKit

@Suite struct CGContextMemoryTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func makeImage(_ colors: [CGColor]) -> CGImage? {
        let context = CGContext(
            data: nil, width: colors.count, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        for (index, color) in colors.enumerated() {
            context?.setFillColor(color)
            context?.fill(CGRect(x: index, y: 0, width: 1, height: 1))
        }
        return context?.makeImage()
    }

    @Test(
        arguments: [
            (CGImageAlphaInfo.premultipliedLast.rawValue, [255, 0, 0, 255]),
            (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 255, 0, 0]),
            (CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, [0, 0, 255, 255]),
            (CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, [255, 0, 0, 255]),
        ] as [(UInt32, [UInt8])])
    func drawingGoesToTheCallersMemory(info: UInt32, expected: [UInt8]) {
        var bytes = [UInt8](repeating: 0, count: 16)
        bytes.withUnsafeMutableBytes { memory in
            let context = CGContext(
                data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
            context?.setFillColor(red)
            // The y axis points up, so this is the left pixel of the second row.
            context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(context?.data == memory.baseAddress && context?.bytesPerRow == 8)
        }
        #expect(Array(bytes[8..<12]) == expected)
        #expect(bytes[0..<8].allSatisfy { $0 == 0 } && bytes[12...].allSatisfy { $0 == 0 })
    }

    @Test func theMeanColorOfAnImageIsReadFromOnePixel() throws {
        var pixel: [UInt8] = [0, 0, 0, 0]
        let image = try #require(makeImage([red, CGColor(red: 0, green: 0, blue: 1, alpha: 1)]))
        let context = CGContext(
            data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect((100...155).contains(pixel[0]) && (100...155).contains(pixel[2]))
        #expect(pixel[1] == 0 && pixel[3] == 255)
    }

    @Test func changedMemoryIsDrawnOver() {
        var bytes = [UInt8](repeating: 0, count: 8)
        bytes.withUnsafeMutableBytes { memory in
            let context = CGContext(
                data: memory.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            memory.storeBytes(of: 0xFF00_FF00, as: UInt32.self)
            context?.setFillColor(red)
            context?.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            let image = context?.makeImage()?.bitmap
            #expect(image?.pixel(x: 0, y: 0) == 0xFF00_FF00 && image?.pixel(x: 1, y: 0) == 0xFFFF_0000)
            context?.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(bytes == [0, 0, 0, 0, 255, 0, 0, 255])
    }

    @Test func transparencyLayersAreComposedAtTheirEnd() {
        var bytes = [UInt8](repeating: 0, count: 4)
        bytes.withUnsafeMutableBytes { memory in
            let context = CGContext(
                data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.setAlpha(0.5)
            context?.beginTransparencyLayer(auxiliaryInfo: nil)
            context?.setFillColor(red)
            context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(memory[3] == 0)
            context?.endTransparencyLayer()
        }
        #expect((127...128).contains(bytes[0]) && (127...128).contains(bytes[3]))
    }

    @Test func grayContextsMakeGrayImages() throws {
        let colored = try #require(makeImage([red, CGColor(gray: 1, alpha: 1)]))
        let context = CGContext(
            data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
        context?.draw(colored, in: CGRect(x: 0, y: 0, width: 2, height: 1))
        let gray = try #require(context?.makeImage()?.bitmap)
        // The sRGB component of red's luminance, 0.2126.
        #expect(gray.pixel(x: 0, y: 0) == 0xFF7F_7F7F && gray.pixel(x: 1, y: 0) == 0xFFFF_FFFF)
        #expect(context?.bitsPerPixel == 8 && context?.bytesPerRow == 2 && context?.colorSpace?.model == .monochrome)
    }

    @Test func aContextsOwnMemoryHasWhatWasDrawn() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let data = try #require(context.data)
        #expect(data.load(as: UInt32.self) == 0xFF00_00FF)
        context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(data.load(as: UInt32.self) == 0xFFFF_0000)
    }

    @Test func unusableLayoutsFail() {
        var bytes = [UInt8](repeating: 0, count: 64)
        func context(_ bits: Int, _ rowLength: Int, _ info: UInt32) -> CGContext? {
            CGContext(
                data: &bytes, width: 4, height: 4, bitsPerComponent: bits, bytesPerRow: rowLength,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
        }
        #expect(context(8, 16, CGImageAlphaInfo.premultipliedLast.rawValue) != nil)
        #expect(context(8, 12, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
        #expect(context(16, 32, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
        #expect(context(8, 16, CGImageAlphaInfo.last.rawValue) == nil)
    }

    @Test func imagesAreMadeFromBytes() throws {
        let bytes: [UInt8] = [255, 0, 0, 128, 0, 255, 0, 255]
        let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
        let image = CGImage(
            width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
            provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        #expect(image?.bitmap.pixel(x: 0, y: 0) == 0x8080_0000 && image?.bitmap.pixel(x: 1, y: 0) == 0xFF00_FF00)
        let tooLarge = CGImage(
            width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
            provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        #expect(tooLarge == nil)
    }

    @Test func masksKeepWhatLiesUnderBlack() throws {
        let source = try #require(makeImage([red, red]))
        let provider = try #require(CGDataProvider(data: Data([0, 255]) as CFData))
        func masked(_ decode: [CGFloat]?) -> Bitmap? {
            let mask = CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider,
                decode: decode, shouldInterpolate: false)
            return mask.flatMap { source.masking($0) }?.bitmap
        }
        let plain = try #require(masked(nil))
        #expect(plain.pixel(x: 0, y: 0) == 0xFFFF_0000 && plain.pixel(x: 1, y: 0) == 0)
        let inverted = try #require(masked([1, 0]))
        #expect(inverted.pixel(x: 0, y: 0) == 0 && inverted.pixel(x: 1, y: 0) == 0xFFFF_0000)
        let black = CGColor(gray: 0, alpha: 1)
        let levels = try #require(makeImage([black, CGColor(gray: 1, alpha: 1)]))
        let byLevels = try #require(source.masking(levels)).bitmap
        #expect(byLevels.pixel(x: 0, y: 0) == 0 && byLevels.pixel(x: 1, y: 0) == 0xFFFF_0000)
    }

    @Test func deviceSpacePointsUpInPixels() {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 10, height: 20), scale: 2)
        #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 2)) == CGPoint(x: 2, y: 36))
        #expect(context.convertToUserSpace(CGPoint(x: 2, y: 36)) == CGPoint(x: 1, y: 2))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(context.convertToUserSpace(context.convertToDeviceSpace(rect)) == rect)
    }

    @Test func geometryIsWrittenAsText() {
        let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
        #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {3, 4}}")
        #expect(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}") == rect && NSCoder.cgRect(for: "{1, 2}") == .zero)
        #expect(NSCoder.cgPoint(for: NSCoder.string(for: CGPoint(x: -1, y: 0))) == CGPoint(x: -1, y: 0))
        #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
        #expect(CGSize(dictionaryRepresentation: CGPoint.zero.dictionaryRepresentation) == nil)
    }

    @Test func colorsAreConverted() {
        let gray = red.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
        #expect(gray?.numberOfComponents == 2 && abs((gray?.components?[0] ?? 0) - 0.4984) < 0.001)
        let back = gray?.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .perceptual, options: nil)
        #expect(back?.numberOfComponents == 4 && back?.colorSpace?.model == .rgb)
        #expect(red.converted(to: CGColorSpaceCreateDeviceCMYK(), intent: .defaultIntent, options: nil) == nil)
        let inks = CGColor(colorSpace: CGColorSpaceCreateDeviceCMYK(), components: [0, 1, 1, 0, 1])
        #expect(inks == red)
    }
}
