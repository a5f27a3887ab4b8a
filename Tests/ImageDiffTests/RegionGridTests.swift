import Foundation
import Testing

@testable import ImageDiff
@testable import Render

@Suite("Regions of differences")
struct RegionGridTests {
    private func regions(_ width: Int, _ height: Int, _ isChanged: (Int, Int) -> Bool) throws -> [DifferenceRegion] {
        let drawn = ComparisonFixture.opaque(width, height) { isChanged($0, $1) ? 0xFF00_0000 : 0xFFFF_FFFF }
        return try BitmapComparison(ComparisonFixture.flat(width, height), drawn).regions
    }

    @Test("near pixels share a region, far ones don't; the largest comes first")
    func joining() throws {
        let found = try regions(200, 100) { x, y in
            (10..<20).contains(x) && (10..<14).contains(y) || (x, y) == (26, 18) || (100..<120).contains(x) && y == 60
        }
        #expect(
            found.map(\.box) == [
                PixelBox(x: 10, y: 10, width: 17, height: 9), PixelBox(x: 100, y: 60, width: 20, height: 1),
            ])
        #expect(found.map(\.pixels) == [41, 20])
        #expect(found[1].density == 1 && abs(found[0].density - 41.0 / 153) < 1e-9)
        #expect(found[0].recordedBox == found[0].box && found[0].parts == 1)
        #expect(found[0].description == "41 pixels in (10, 10) 17 × 9")
    }

    @Test("pixels less than eight apart share a region, more than sixteen apart never do", arguments: 1...24)
    func distance(distance: Int) throws {
        for start in 0..<9 {
            for direction in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                let first = (x: 30 + start, y: 30 + start)
                let second = (x: first.x + direction.0 * distance, y: first.y + direction.1 * distance)
                let count = try regions(70, 70) { ($0, $1) == first || ($0, $1) == second }.count
                if distance <= 8 { #expect(count == 1) }
                if distance > 16 { #expect(count == 2) }
            }
        }
    }

    @Test("more than fifty regions: the largest are separate, the rest is one")
    func many() throws {
        // 100 dots; every seventh is three pixels wide.
        let found = try regions(400, 400) { x, y in
            guard y % 40 == 0 else { return false }
            let dot = y / 40 * 10 + x / 40
            return x % 40 < (dot % 7 == 0 ? 3 : 1)
        }
        #expect(found.count == 50)
        #expect(found.reduce(0) { $0 + $1.pixels } == 100 + 15 * 2)
        #expect(found.map(\.parts).reduce(0, +) == 100 && found.map(\.parts).max() == 51)
        #expect(found.filter { $0.pixels == 3 && $0.parts == 1 }.count == 15)
    }

    /// The boxes and pixels of squares that hang together, found in the plainest way.
    private func plainRegions(_ pixels: [(x: Int, y: Int)]) -> [(box: PixelBox, pixels: Int)] {
        var groups: [[(x: Int, y: Int)]] = []
        for pixel in pixels {
            func isNear(_ other: (x: Int, y: Int)) -> Bool {
                abs(pixel.x / 8 - other.x / 8) <= 1 && abs(pixel.y / 8 - other.y / 8) <= 1
            }
            let joined = groups.filter { $0.contains(where: isNear) }.flatMap { $0 } + [pixel]
            groups = groups.filter { !$0.contains(where: isNear) } + [joined]
        }
        return groups.map { group in
            let box = group.map { PixelBox(x: $0.x, y: $0.y, width: 1, height: 1) }.reduce(nil as PixelBox?) {
                $0?.union($1) ?? $1
            }
            return (box ?? PixelBox(x: 0, y: 0, width: 0, height: 0), group.count)
        }
    }

    @Test("the grid finds what the plainest search finds, at every border of its squares", arguments: 0..<40)
    func reference(seed: Int) {
        var numbers = ComparisonFixture.Numbers(seed)
        let size = PixelSize(
            width: Int.random(in: 1...72, using: &numbers), height: Int.random(in: 1...72, using: &numbers))
        let share = Int.random(in: 1...100, using: &numbers)
        let grid = RegionGrid(size)
        var pixels: [(x: Int, y: Int)] = []
        for y in 0..<size.height {
            for x in 0..<size.width where Int.random(in: 0..<1000, using: &numbers) < share {
                pixels.append((x, y))
                grid.add(x: x, y: y, recordedY: y + y / 10)
            }
        }
        func sorted(_ boxes: [(box: PixelBox, pixels: Int)]) -> [String] { boxes.map { "\($0)" }.sorted() }
        let found = grid.regions()
        #expect(sorted(found.map { ($0.box, $0.pixels) }) == sorted(plainRegions(pixels)))
        for region in found {
            let last = region.box.y + region.box.height - 1
            let (top, bottom) = (region.box.y + region.box.y / 10, last + last / 10)
            #expect(
                region.recordedBox
                    == PixelBox(x: region.box.x, y: top, width: region.box.width, height: bottom - top + 1))
        }
    }
}
