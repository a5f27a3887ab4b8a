import Foundation
import Testing

@testable import Render

@Suite("Regions of differences")
struct DifferenceRegionTests {
    private func regions(_ width: Int, _ height: Int, _ isChanged: (Int, Int) -> Bool) throws -> [DifferenceRegion] {
        let drawn = ComparisonFixture.opaque(width, height) { isChanged($0, $1) ? 0xFF00_0000 : 0xFFFF_FFFF }
        return try PictureComparison(ComparisonFixture.flat(width, height), drawn).regions
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

    @Test("more than fifty regions: the largest are told apart, the rest is one")
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
}
