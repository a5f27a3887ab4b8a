import Foundation
import Testing

/// Labels as wide and high as UIKit's.
@MainActor
@Suite struct TextConformanceTests {
    /// The share is a promise for strings of these kinds: 95 of 100 within the tolerance, which is half a point.
    @Test(arguments: [Area.labelsNew, .labelsOld, .labelsBuilder])
    func nearlyAllWidthsAreUIKits(area: Area) throws {
        let cases = try CaseFile.textCases().filter { $0.area == area }
        let widths = try TextRun(cases).measurements.filter { $0.kind == .width }
        let misses = widths.filter { !$0.isWithinTolerance }
        #expect(widths.count >= 16)
        #expect(misses.count * 100 <= widths.count * 5, "\(misses.map(\.description))")
    }

    @Test func allHeightsAreUIKits() throws {
        let heights = try TextRun(CaseFile.textCases()).measurements.filter { $0.kind == .height }
        #expect(heights.count >= 100)
        let misses = heights.filter { !$0.isWithinTolerance }
        #expect(misses.isEmpty, "\(misses.map(\.description))")
    }
}
