import Foundation
import ImageDiff
import Render
import Testing

@testable import SnapshotCore
@testable import SnapshotReview

@Suite struct ThumbnailTests {
    private func decoded(_ thumbnail: Thumbnail?) throws -> Bitmap {
        try ImageDecoder.decode(try #require(thumbnail).png)
    }

    @Test(arguments: [(960, 480, 240, 121), (100, 50, 102, 52), (240, 1440, 122, 720), (100_000, 1, 240, 3)])
    func largePicturesBecomeSmall(width: Int, height: Int, smallWidth: Int, smallHeight: Int) throws {
        let thumbnail = try #require(Thumbnail(Bitmap.gradient(width: width, height: height), bounds: nil, marks: []))
        #expect((thumbnail.width, thumbnail.height) == (smallWidth, smallHeight))
        let picture = try decoded(thumbnail)
        #expect((picture.width, picture.height) == (smallWidth, smallHeight))
    }

    @Test func picturesOfOneRowShrinkAlike() throws {
        let difference = DifferenceRecord(
            recordedWidth: 480, recordedHeight: 100, drawnWidth: 480, drawnHeight: 300, differingPixels: 1,
            comparedPixels: 1, regions: [], changes: [], sweep: "")
        let bounds = Thumbnail.Bounds(difference)
        let recorded = Thumbnail(Bitmap.gradient(width: 480, height: 100), bounds: bounds, marks: [])
        let drawn = Thumbnail(Bitmap.gradient(width: 480, height: 300), bounds: bounds, marks: [])
        #expect(recorded?.height == 52 && drawn?.height == 151)
    }

    @Test func aDifferenceOfOnePixelIsFramed() throws {
        // Made half as large.
        let white = Bitmap(Array(repeating: Array(repeating: 0xFFFF_FFFF, count: 476), count: 476))
        let mark = DifferenceRecord.Region(x: 240, y: 240, width: 1, height: 1, pixels: 1, causes: [])
        let picture = try decoded(Thumbnail(white, bounds: nil, marks: [mark]))
        // Two pixels thick, two away from the pixel at (121, 121).
        #expect(picture.pixel(x: 117, y: 117) == 0xFFE0_0000)
        #expect(picture.pixel(x: 118, y: 121) == 0xFFE0_0000)
        #expect(picture.pixel(x: 119, y: 121) == 0xFFFF_FFFF)
        #expect(picture.pixel(x: 121, y: 125) == 0xFFE0_0000)
        #expect(picture.pixel(x: 116, y: 117) == 0xFFFF_FFFF)
    }

    @Test func removedRowsAreFramedWhereTheyAreMissing() throws {
        let white = Bitmap(Array(repeating: Array(repeating: 0xFFFF_FFFF, count: 100), count: 100))
        var mark = DifferenceRecord.Region(x: 20, y: 70, width: 60, height: 10, pixels: 600, causes: [])
        mark.drawn = PixelBox(x: 20, y: 40, width: 60, height: 0)
        let picture = try decoded(Thumbnail(white, bounds: nil, marks: [mark]))
        // With the line around: from row 37 to row 44.
        #expect([37, 38, 43, 44].allSatisfy { picture.pixel(x: 50, y: $0) == 0xFFE0_0000 })
        #expect([36, 39, 42, 45, 67, 84].allSatisfy { picture.pixel(x: 50, y: $0) == 0xFFFF_FFFF })
    }

    @Test func aLineGoesAround() throws {
        let white = Bitmap([[0xFFFF_FFFF, 0xFFFF_FFFF]])
        let picture = try decoded(Thumbnail(white, bounds: nil, marks: []))
        #expect((picture.width, picture.height) == (4, 3))
        for x in 0..<4 { for y in [0, 2] { #expect(picture.pixel(x: x, y: y) == 0xFFC0_C4C8) } }
        #expect((0..<4).map { picture.pixel(x: $0, y: 1) } == [0xFFC0_C4C8, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFC0_C4C8])
    }

    /// Summaries have many of them, made where every minute counts.
    @Test func oneTakesAFractionOfTheSmallestFile() throws {
        let picture = Bitmap.gradient(width: 476, height: 200)
        var made: Thumbnail?
        let time = ProcessorTime.of { made = Thumbnail(picture, bounds: nil, marks: []) }
        let small = try decoded(made)
        #expect(try time * 2 < ProcessorTime.of { _ = try PNGEncoder().compact().encode(small, scale: 1) })
    }

    @Test func marksThatNoPictureHasAreNoHarm() throws {
        let wild = [(Int.min, Int.max), (Int.max, Int.max), (-5, 3), (7, 0)].map { place, length in
            DifferenceRecord.Region(x: place, y: place, width: length, height: length, pixels: 1, causes: [])
        }
        let picture = try decoded(Thumbnail(Bitmap.gradient(width: 20, height: 20), bounds: nil, marks: wild))
        #expect(picture.width == 22)
    }

    @Test func whatIsNoPictureHasNone() {
        #expect(Thumbnail(Data("text".utf8), bounds: nil, marks: []) == nil)
        #expect(Thumbnail(Data(), bounds: nil, marks: []) == nil)
    }
}
