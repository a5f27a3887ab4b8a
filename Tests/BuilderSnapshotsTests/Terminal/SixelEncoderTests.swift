import Render
import Testing

@testable import SnapshotReview

@Suite struct SixelEncoderTests {
    @Test func fewColorsComeBackExactlyToTheHundredth() throws {
        // Rows beyond a band, runs, and a lone pixel.
        let rows: [[UInt32]] = (0..<13).map { y in
            (0..<20).map { x in
                x == 7 && y == 9 ? 0xFF12_3456 : x < 10 ? 0xFFFF_FFFF : y < 6 ? 0xFF00_7AFF : 0xFF00_0000
            }
        }
        let picture = ShownPixels(Bitmap(rows))
        let decoded = try SixelDecoder(SixelEncoder.text(picture))
        #expect((decoded.width, decoded.height) == (20, 13))
        #expect(decoded.registers.count == 4)
        for (pixel, color) in zip(decoded.pixels, picture.colors) { #expect(pixel == color.map(hundredths)) }
    }

    @Test func clearPixelsAreNotDrawn() throws {
        let picture = ShownPixels(Bitmap([[0, 0xFFFF_0000, 0x4040_0000], [0xFF00_FF00, 0, 0x8000_0080]]))
        let decoded = try SixelDecoder(SixelEncoder.text(picture))
        #expect(decoded.pixels == [nil, [100, 0, 0], nil, [0, 100, 0], nil, [0, 0, 100]])
    }

    @Test func aClearPictureIsEmpty() throws {
        let decoded = try SixelDecoder(SixelEncoder.text(ShownPixels(Bitmap([[0, 0], [0, 0]]))))
        #expect(decoded.pixels == [nil, nil, nil, nil])
        #expect(decoded.registers.isEmpty)
    }

    @Test func manyColorsBecomeNearOnes() throws {
        let picture = ShownPixels(.gradient(width: 90, height: 80))
        #expect(Set(picture.colors).count > 5000)
        let decoded = try SixelDecoder(SixelEncoder.text(picture))
        #expect((200...256).contains(decoded.registers.count))
        var error = 0
        for (pixel, color) in zip(decoded.pixels, picture.colors) {
            let (pixel, color) = (try #require(pixel), hundredths(try #require(color)))
            for channel in 0..<3 { error += abs(pixel[channel] - color[channel]) }
        }
        // A cube of 256 evenly spaced colors would be off by 4 in the mean.
        #expect(Double(error) / Double(picture.colors.count * 3) < 3.5)
    }

    /// What a screen is made of stays, beside a photo.
    @Test func aColorOfManyPixelsStaysAsItIs() throws {
        let photo = ShownPixels(.gradient(width: 60, height: 60))
        let rows = (0..<120).map { y in
            (0..<120).map { x -> UInt32 in
                x < 60 && y < 60 ? 0xFF00_0000 | (photo.colors[y * 60 + x] ?? 0) : 0xFFF2_F2F7
            }
        }
        let decoded = try SixelDecoder(SixelEncoder.text(ShownPixels(Bitmap(rows))))
        let ground = try #require(decoded.pixels[119 * 120 + 119])
        for (channel, wanted) in zip(ground, hundredths(0xF2F2F7)) { #expect(abs(channel - wanted) <= 1) }
    }

    @Test func theSamePictureIsTheSameText() {
        let picture = ShownPixels(.gradient(width: 64, height: 31))
        #expect(SixelEncoder.text(picture) == SixelEncoder.text(picture))
    }

    @Test func runsAreCounted() {
        let white = ShownPixels(Bitmap(Array(repeating: Array(repeating: 0xFFFF_FFFF, count: 500), count: 6)))
        #expect(SixelEncoder.text(white) == "\u{1B}P0;1;0q\"1;1;500;6#0;2;100;100;100#0!500~\u{1B}\\")
    }

    private func hundredths(_ color: UInt32) -> [Int] {
        [16, 8, 0].map { Int((Double(color >> $0 & 0xFF) / 2.55).rounded()) }
    }
}
