import ImageDiff
import Render
import Testing

@testable import SnapshotCore
@testable import SnapshotReview

@Suite struct RegionPairTests {
    private func region(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> DifferenceRecord.Region {
        DifferenceRecord.Region(x: x, y: y, width: width, height: height, pixels: 1, causes: [])
    }

    private let old = Bitmap(Array(repeating: Array(repeating: 0xFFFF_0000, count: 400), count: 300))
    private let new = Bitmap(Array(repeating: Array(repeating: 0xFF00_00FF, count: 400), count: 200))

    @Test func smallRegionsGetAMargin() throws {
        let dot = try #require(RegionPair(old, new, region(200, 100, 1, 1)))
        #expect(dot.box == PixelBox(x: 152, y: 52, width: 97, height: 97))
        let large = try #require(RegionPair(old, new, region(100, 100, 160, 40)))
        #expect(large.box == PixelBox(x: 60, y: 72, width: 240, height: 96))
        let corner = try #require(RegionPair(old, new, region(390, 290, 10, 10)))
        #expect(corner.box == PixelBox(x: 347, y: 247, width: 53, height: 53))
    }

    @Test func thePairIsArrangedBesideOrBelow() throws {
        let pair = try #require(RegionPair(old, new, region(100, 100, 160, 40)))
        let beside = pair.bitmap(.beside)
        #expect((beside.width, beside.height) == (490, 96))
        #expect(beside.pixel(x: 0, y: 0) == 0xFFFF_0000 && beside.pixel(x: 239, y: 95) == 0xFFFF_0000)
        #expect(beside.pixel(x: 240, y: 50) == 0 && beside.pixel(x: 249, y: 50) == 0)
        #expect(beside.pixel(x: 250, y: 0) == 0xFF00_00FF && beside.pixel(x: 489, y: 95) == 0xFF00_00FF)
        let below = pair.bitmap(.below)
        #expect((below.width, below.height) == (240, 202))
        #expect(below.pixel(x: 0, y: 95) == 0xFFFF_0000 && below.pixel(x: 0, y: 100) == 0)
        #expect(below.pixel(x: 239, y: 201) == 0xFF00_00FF)
        #expect(pair.words(.below) == "recorded (top) and rendered (bottom), 240 × 96 pixels at (60, 72)")
    }

    @Test func whereOnlyOneHasPixelsTheOtherIsClear() throws {
        let picture = try #require(RegionPair(old, new, region(0, 210, 400, 90))).bitmap(.below)
        #expect(picture.height == 2 * 112 + 16)
        #expect(picture.pixel(x: 0, y: 111) == 0xFFFF_0000)
        // The new one ends at row 200 of its own.
        #expect(picture.pixel(x: 0, y: 128 + 11) == 0xFF00_00FF)
        #expect(picture.pixel(x: 0, y: 128 + 12) == 0)
    }

    @Test func eachIsShownWhereItHasTheRegion() throws {
        // Blue from row 200 on; in the new one from row 240 on.
        func picture(_ height: Int, edge: Int) -> Bitmap {
            Bitmap((0..<height).map { row in [UInt32](repeating: row < edge ? 0xFFFF_FFFF : 0xFF00_00FF, count: 120) })
        }
        let (old, new) = (picture(300, edge: 200), picture(340, edge: 240))
        var below = region(0, 240, 120, 60)
        below.recorded = PixelBox(x: 0, y: 200, width: 120, height: 60)
        let pair = try #require(RegionPair(old, new, below))
        let both = pair.bitmap(.beside)
        #expect(pair.box == PixelBox(x: 0, y: 222, width: 120, height: 96))
        for x in [0, 119, 125, 244] {
            #expect(both.pixel(x: x, y: 17) == 0xFFFF_FFFF && both.pixel(x: x, y: 18) == 0xFF00_00FF, "\(x)")
        }
        #expect(
            pair.words(.beside) == "recorded (left) at (0, 182) and rendered (right) at (0, 222), 120 × 96 pixels")

        var removed = region(0, 0, 120, 40)
        removed.drawn = PixelBox(x: 0, y: 5, width: 120, height: 0)
        let gap = try #require(RegionPair(old, new, removed))
        #expect(gap.words(.below) == "recorded (top) at (0, 0) and rendered (bottom) at (0, 5), 120 × 68 pixels")
    }

    @Test func placesThatNoPictureHasAreNoHarm() throws {
        for place in [Int.min, Int.max] {
            var wild = region(10, 10, 20, 20)
            wild.recorded = PixelBox(x: place, y: place, width: Int.max, height: Int.max)
            wild.drawn = PixelBox(x: place, y: place, width: Int.max, height: Int.max)
            let pair = try #require(RegionPair(old, new, wild))
            let picture = pair.bitmap(.below)
            #expect(picture.height == pair.size(.below).height)
        }
    }

    @Test(arguments: [(400, 0, 5, 5), (0, 300, 5, 5), (-9, -9, 9, 9), (Int.max, 0, Int.max, 1), (5, 5, 0, 3)])
    func regionsThatNoPictureHasAreNone(x: Int, y: Int, width: Int, height: Int) {
        #expect(RegionPair(old, new, region(x, y, width, height)) == nil)
    }
}
