import Foundation
import Render
import Testing

@testable import SnapshotCore

/// When a file is the picture already.
@Suite struct BaselineRecorderTests {
    private func info(corner: UInt32 = 0xFF00_0000, isCompact: Bool = false) throws -> PNGInfo {
        try PNGInspector.inspect(PNGSample.picture(corner: corner, isCompact: isCompact))
    }

    @Test func pixelsAndVersionsDecide() throws {
        let picture = try info()
        #expect(BaselineRecorder.isSame(try info(isCompact: true), picture))
        #expect(!BaselineRecorder.isSame(try info(corner: 0xFF00_00FF), picture))
        #expect(!BaselineRecorder.isSame(nil, picture))
        var other = picture
        other.texts["fingerprint"] = "cairo 0.1"
        #expect(!BaselineRecorder.isSame(other, picture))
        // The changed picture has no record of the change.
        other = picture
        other.isIntact = false
        #expect(!BaselineRecorder.isSame(other, picture) && !BaselineRecorder.isSame(other, other))
    }
}
