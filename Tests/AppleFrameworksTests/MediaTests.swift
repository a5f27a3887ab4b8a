import BuilderAVFoundation
import BuilderCloudKit
import BuilderCoreImage
import BuilderCoreVideo
import BuilderUIKit
import Testing

/// Values of media that are computed: compositions, pixels, records.
@Suite struct MediaTests {
    private func seconds(_ value: Double) -> CMTime { CMTime(seconds: value, preferredTimescale: 600) }
    private func range(_ start: Double, _ duration: Double) -> CMTimeRange {
        CMTimeRange(start: seconds(start), duration: seconds(duration))
    }

    @Test func compositionsMoveLaterParts() throws {
        let composition = AVMutableComposition()
        let track = try #require(
            composition.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
        let source = AVAssetTrack()
        try track.insertTimeRange(range(0, 4), of: source, at: .zero)
        try track.insertTimeRange(range(0, 2), of: source, at: seconds(1))
        #expect(track.segments.map(\.timeRange.start.seconds) == [0, 1, 3])
        #expect(composition.duration.seconds == 6)
        track.removeTimeRange(range(2, 3))
        #expect(track.segments.map(\.timeRange.duration.seconds) == [1, 1, 1])
        #expect(track.segments.map(\.timeRange.start.seconds) == [0, 1, 2])
        track.scaleTimeRange(range(0, 2), toDuration: seconds(1))
        #expect(composition.duration.seconds == 2)
        try track.insertTimeRange(range(0, 1), of: source, at: seconds(5))
        #expect(track.segments.map(\.isEmpty) == [false, false, false, true, false])
        #expect(composition.duration.seconds == 6)
        let other = composition.addMutableTrack(withMediaType: .audio, preferredTrackID: track.trackID)
        #expect(other?.trackID == track.trackID + 1)
        #expect(composition.tracks(withMediaType: .audio) == [other].compactMap { $0 })
    }

    @Test func pixelsBecomeAnImage() throws {
        var created: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 3, 2, kCVPixelFormatType_32BGRA, nil, &created) == kCVReturnSuccess)
        let buffer = try #require(created)
        #expect(CVPixelBufferGetBytesPerRow(buffer) == 64)
        let bytes = try #require(CVPixelBufferGetBaseAddress(buffer)).assumingMemoryBound(to: UInt8.self)
        // The last pixel of the second row is red.
        bytes[64 + 2 * 4 + 2] = 255
        bytes[64 + 2 * 4 + 3] = 255
        let image = CIImage(cvPixelBuffer: buffer)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 3, height: 2))
        var pixel = [UInt8](repeating: 0, count: 4)
        CIContext().render(
            image, toBitmap: &pixel, rowBytes: 4, bounds: CGRect(x: 2, y: 0, width: 1, height: 1), format: .RGBA8,
            colorSpace: nil)
        #expect(pixel == [255, 0, 0, 255])
        #expect(CVPixelBufferCreate(nil, 0, 2, kCVPixelFormatType_32BGRA, nil, &created) == kCVReturnInvalidSize)
        #expect(CVPixelBufferCreate(nil, 1, 1, 7, nil, &created) == kCVReturnInvalidPixelFormat)
    }

    @Test func recordsKeepTheirValues() async throws {
        let record = CKRecord(recordType: "Todo")
        record["title"] = "a"
        record["done"] = true
        #expect(record["title"] as? String == "a" && record.allKeys() == ["done", "title"])
        let copy = try #require(record.copy() as? CKRecord)
        copy["title"] = nil
        #expect(copy.allKeys() == ["done"] && record.allKeys().count == 2)
        #expect(CKRecord.ID(recordName: "x") == CKRecord.ID(recordName: "x"))
        #expect(try await CKContainer.default().accountStatus() == .noAccount)
        let error = await #expect(throws: CKError.self) {
            try await CKContainer.default().publicCloudDatabase.record(for: CKRecord.ID(recordName: "x"))
        }
        #expect(error?.code == .notAuthenticated)
    }
}
