import Foundation
import ImageDiff
import Render
import Testing

@testable import SnapshotCore

/// Where regions lie in each of two pictures of different heights.
@Suite struct DifferenceRecordTests {
    private func record(_ recorded: Bitmap, _ drawn: Bitmap) throws -> DifferenceRecord {
        DifferenceRecord(
            try BitmapComparison(StraightBitmap(recorded), StraightBitmap(drawn)), changes: [])
    }

    @Test func differencesBelowInsertedRowsHaveTwoPositions() throws {
        let record = try record(
            .rows(Array(1...40)), .rows(Array(1...10) + [91, 92, 93] + Array(11...40), changing: 30))
        #expect(record.rows == ["3 rows inserted at row 10"])
        let inserted = try #require(record.regions.first)
        #expect(inserted.drawnBox == PixelBox(x: 0, y: 10, width: 8, height: 3) && inserted.drawn == nil)
        #expect(inserted.recorded == PixelBox(x: 0, y: 10, width: 8, height: 0))
        #expect(inserted.boxText == "8 × 3 at (0, 10)")
        let changed = try #require(record.regions.last)
        #expect(changed.drawnBox == PixelBox(x: 2, y: 30, width: 1, height: 1))
        #expect(changed.recorded == PixelBox(x: 2, y: 27, width: 1, height: 1))
    }

    @Test func removedRowsArePlacesOfTheRecordedPicture() throws {
        let record = try record(.rows(Array(1...40)), .rows(Array(1...10) + Array(15...40)))
        #expect(record.rows == ["4 rows removed at row 10"])
        let removed = try #require(record.regions.first)
        #expect(removed.recordedBox == PixelBox(x: 0, y: 10, width: 8, height: 4) && removed.recorded == nil)
        #expect(removed.drawn == PixelBox(x: 0, y: 10, width: 8, height: 0))
        #expect(removed.boxText == "8 × 4 at (0, 10) of the recorded picture")
    }

    @Test func picturesOfOneHeightHaveOnePlaceForEach() throws {
        let record = try record(.rows(Array(1...40)), .rows(Array(1...40), changing: 5))
        #expect(record.rows == nil)
        #expect(record.regions.count == 1)
        #expect(record.regions.allSatisfy { $0.recorded == nil && $0.drawn == nil })
    }

    @Test func recordsWithoutRowsAreRead() throws {
        let text = """
            {"recordedWidth": 8, "recordedHeight": 8, "drawnWidth": 8, "drawnHeight": 9, "differingPixels": 8, \
            "comparedPixels": 72, "regions": [{"x": 0, "y": 8, "width": 8, "height": 1, "pixels": 8, "causes": []}], \
            "changes": [], "sweep": ""}
            """
        let record = try JSONDecoder().decode(DifferenceRecord.self, from: Data(text.utf8))
        #expect(record.rows == nil)
        #expect(record.regions.first?.recordedBox == PixelBox(x: 0, y: 8, width: 8, height: 1))
        let whole = try self.record(.rows(Array(1...40)), .rows(Array(1...10) + Array(15...40)))
        #expect(try JSONDecoder().decode(DifferenceRecord.self, from: JSONEncoder().encode(whole)) == whole)
    }
}
