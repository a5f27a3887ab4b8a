import Foundation
import Testing

/// Labels as wide and high as UIKit's.
@MainActor
@Suite struct TextConformanceTests {
    /// Within the tolerance, which is half a point; the open ones are listed.
    @Test func allWidthsAreUIKitsButTheOpenOnes() throws {
        let widths = try TextRun(CaseFile.textCases()).measurements.filter { $0.kind == .width }
        #expect(widths.count >= 235)
        let misses = widths.filter { !$0.isWithinTolerance }
        #expect(misses.map(\.name) == OpenCase.texts.map(\.id), "\(misses.map(\.description))")
    }

    @Test func allHeightsAreUIKits() throws {
        let heights = try TextRun(CaseFile.textCases()).measurements.filter { $0.kind == .height }
        #expect(heights.count >= 100)
        let misses = heights.filter { !$0.isWithinTolerance }
        #expect(misses.isEmpty, "\(misses.map(\.description))")
    }
}
