import Foundation
import RenderFixtures
import Testing

@testable import Render

@Suite("Animated PNG files")
struct AnimatedPNGWriterTests {
    @Test("each frame is the rectangle that differs, and all frames together are the pictures")
    func framesAreDifferences() throws {
        let pictures = [
            picture(boxAt: (2, 3)), picture(boxAt: (10, 3)), picture(boxAt: (10, 3)), picture(boxAt: (10, 20)),
        ]
        var writer = try AnimatedPNGWriter(scale: 2)
        for (picture, ticks) in zip(pictures, [1, 2, 30, 60]) { try writer.append(picture, ticks: ticks) }
        #expect(writer.count == 3)
        let file = try AnimatedPNGFile(writer.finish())
        #expect((file.width, file.height) == (40, 30))
        #expect(file.plays == 0)
        #expect(file.frames.map(\.ticks) == [1, 32, 60])
        #expect(file.frames.map(\.rect) == [[0, 0, 40, 30], [2, 3, 12, 4], [10, 3, 4, 21]])
        #expect(file.frames.map(\.sequence) == [0, 1, 3])
        #expect(try file.composed() == [pictures[0], pictures[1], pictures[3]])
    }

    @Test("a viewer without animations shows the first picture")
    func firstPicture() throws {
        var writer = try AnimatedPNGWriter(scale: 1)
        let first = PaintFixture.noise(17, 9)
        try writer.append(first, ticks: 5)
        try writer.append(PaintFixture.bitmap(17, 9, isOpaque: true) { _, _ in 0xFF00_0000 }, ticks: 5)
        #expect(try ImageDecoder.decode(writer.finish()) == first)
    }

    @Test("a single changed pixel at any edge is found", arguments: [(0, 0), (6, 0), (0, 4), (6, 4), (3, 2)])
    func singlePixels(x: Int, y: Int) throws {
        var writer = try AnimatedPNGWriter(scale: 1)
        try writer.append(PaintFixture.bitmap(7, 5, isOpaque: true) { _, _ in 0xFFFF_FFFF }, ticks: 1)
        try writer.append(
            PaintFixture.bitmap(7, 5, isOpaque: true) { $0 == x && $1 == y ? 0xFF00_0000 : 0xFFFF_FFFF }, ticks: 1)
        #expect(try AnimatedPNGFile(writer.finish()).frames.last?.rect == [x, y, 1, 1])
    }

    @Test("pictures of no time are left out, and long ones limited")
    func times() throws {
        var writer = try AnimatedPNGWriter(scale: 1)
        try writer.append(picture(boxAt: (0, 0)), ticks: 0)
        try writer.append(picture(boxAt: (2, 2)), ticks: 100_000)
        #expect(try AnimatedPNGFile(writer.finish()).frames.map(\.ticks) == [65_535])
    }

    @Test("other sizes, no pictures and invalid scales are errors")
    func errors() throws {
        var writer = try AnimatedPNGWriter(scale: 1)
        #expect(throws: ImageError.self) { try writer.finish() }
        try writer.append(PaintFixture.noise(4, 4), ticks: 1)
        #expect(throws: ImageError.self) { try writer.append(PaintFixture.noise(4, 5), ticks: 1) }
        #expect(throws: ImageError.self) { try AnimatedPNGWriter(scale: 0) }
    }

    private func picture(boxAt place: (x: Int, y: Int)) -> Bitmap {
        PaintFixture.bitmap(40, 30, isOpaque: true) { x, y in
            (place.x..<place.x + 4).contains(x) && (place.y..<place.y + 4).contains(y) ? 0xFFFF_0000 : 0xFFFF_FFFF
        }
    }
}

/// An animated PNG, read chunk by chunk; each frame is decoded as a PNG of its own.
struct AnimatedPNGFile {
    struct Frame {
        var sequence = 0
        var rect: [Int] = []
        var ticks = 0
        var data = Data()
    }

    private(set) var width = 0
    private(set) var height = 0
    private(set) var plays = -1
    private(set) var frames: [Frame] = []

    init(_ file: Data) throws {
        var rest = file.dropFirst(8)
        func number(_ data: Data, _ offset: Int, bytes: Int = 4) -> Int {
            data.dropFirst(offset).prefix(bytes).reduce(0) { $0 << 8 | Int($1) }
        }
        var count = 0
        while rest.count >= 12 {
            let length = number(rest, 0)
            let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            let content = rest.dropFirst(8).prefix(length)
            switch type {
            case "IHDR": (width, height) = (number(content, 0), number(content, 4))
            case "acTL": (count, plays) = (number(content, 0), number(content, 4))
            case "fcTL":
                #expect(number(content, 22, bytes: 2) == AnimatedPNGWriter.ticksPerSecond)
                frames.append(
                    Frame(
                        sequence: number(content, 0),
                        rect: [12, 16, 4, 8].map { number(content, $0) }, ticks: number(content, 20, bytes: 2)))
            case "IDAT": frames[frames.count - 1].data += content
            case "fdAT":
                #expect(number(content, 0) == frames[frames.count - 1].sequence + 1)
                frames[frames.count - 1].data += content.dropFirst(4)
            default: break
            }
            rest = rest.dropFirst(12 + length)
        }
        #expect(rest.isEmpty && count == frames.count)
    }

    /// Returns the whole pictures.
    func composed() throws -> [Bitmap] {
        var pixels = [UInt32](repeating: 0, count: width * height)
        return try frames.map { frame in
            var writer = PNGChunkWriter(capacity: 0)
            var header = Data()
            for value in frame.rect[2...] { header.appendBigEndian(UInt32(value)) }
            writer.append("IHDR", header + [8, 6, 0, 0, 0])
            writer.append("IDAT", frame.data)
            writer.append("IEND", Data())
            let part = try ImageDecoder.decode(writer.data)
            for y in 0..<part.height {
                for x in 0..<part.width {
                    pixels[(frame.rect[1] + y) * width + frame.rect[0] + x] = part.pixel(x: x, y: y)
                }
            }
            let all = pixels
            return PaintFixture.bitmap(width, height, isOpaque: true) { all[$1 * width + $0] }
        }
    }
}
