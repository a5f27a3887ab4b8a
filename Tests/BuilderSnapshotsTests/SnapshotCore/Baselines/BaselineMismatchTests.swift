import ImageDiff
import Render
import Testing

@testable import SnapshotCore

@Suite struct BaselineMismatchTests {
    @Test func removedRowsArePlacesOfTheBaseline() throws {
        let comparison = try BitmapComparison(
            StraightBitmap(.rows(Array(1...40))), StraightBitmap(.rows(Array(1...10) + Array(15...40))))
        let mismatch = BaselineMismatch(
            path: "a.png", recorded: BaselineMismatch.Size(width: 8, height: 40, scale: 1),
            drawn: BaselineMismatch.Size(width: 8, height: 36, scale: 1), comparison: comparison,
            causes: comparison.causes(among: []), changes: [], baselineHasViewTree: true, notes: [])
        #expect(
            mismatch.description.contains(
                """
                  4 rows removed at row 10
                  8 × 4 at (0, 10) of the recorded picture, 32 pixels: the same views, different pixels
                """))
    }
}
