import Render
import Testing

@testable import BuilderSnapshots

@Suite struct PictureScalerTests {
    @Test func aPixelIsTheMeanOfItsArea() {
        let bitmap = Bitmap([[0xFF00_0000, 0xFFFF_FFFF], [0xFFFF_0000, 0xFF00_00FF]])
        #expect(PictureScaler.scale(bitmap, width: 1, height: 1).pixel(x: 0, y: 0) == 0xFF80_4080)
    }

    @Test func pixelsThatAreCutCountByTheirShare() {
        let bitmap = Bitmap([[0xFF00_0000, 0xFF00_00FF, 0xFF00_00FF]])
        let scaled = PictureScaler.scale(bitmap, width: 2, height: 1)
        #expect(scaled.pixel(x: 0, y: 0) == 0xFF00_0055)
        #expect(scaled.pixel(x: 1, y: 0) == 0xFF00_00FF)
    }

    @Test func theSameSizeIsTheSamePicture() {
        let bitmap = Bitmap.gradient(width: 5, height: 7)
        #expect(PictureScaler.scale(bitmap, width: 5, height: 7) === bitmap)
    }

    @Test(arguments: [(1, 1), (3, 11), (37, 41), (64, 2)])
    func oneColorStaysOneColor(width: Int, height: Int) {
        let bitmap = Bitmap(Array(repeating: Array(repeating: 0x8040_2010, count: 64), count: 53))
        let scaled = PictureScaler.scale(bitmap, width: width, height: height)
        for y in 0..<height { for x in 0..<width { #expect(scaled.pixel(x: x, y: y) == 0x8040_2010) } }
    }

    @Test func opaqueStaysOpaque() {
        let bitmap = Bitmap.gradient(width: 100, height: 100)
        let scaled = PictureScaler.scale(bitmap, width: 33, height: 7)
        for y in 0..<7 { for x in 0..<33 { #expect(scaled.pixel(x: x, y: y) >> 24 == 255) } }
    }
}
