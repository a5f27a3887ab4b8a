import Foundation
import Render
import Testing

@testable import SnapshotGit

@Suite struct BaselineChangeTests {
    private func version(_ rows: [Int]) throws -> BaselineVersion {
        BaselineVersion(try PNGEncoder().encode(.rows(rows), scale: 1))
    }

    @Test func insertedAndRemovedRowsAreReported() throws {
        let short = try version(Array(1...20))
        let long = try version(Array(1...9) + [98, 99] + Array(10...20))
        let grown = BaselineChange(from: short, to: long).lines
        #expect(grown.contains("2 rows inserted at row 9"))
        #expect(grown.contains("8 × 2 at (0, 9), 16 pixels"))
        let shrunk = BaselineChange(from: long, to: short).lines
        #expect(shrunk.contains("2 rows removed at row 9"))
        #expect(shrunk.contains("8 × 2 at (0, 9) of the recorded picture, 16 pixels"))
    }
}
