import BuilderUIKit
import ImageDiff
import Render
import Testing

@testable import SnapshotCore

/// Screens that equal their baselines by hash, without a rendering.
@MainActor
@Suite struct BaselineComparerTests {
    private let folder: TemporaryFolder
    private let place: BaselinePaths

    init() throws {
        folder = try TemporaryFolder()
        let store = BaselineStore(package: folder.path)
        _ = try store.record(Self.box(.red), as: "box", Gallery.configurations[0])
        place = store.paths(of: "box", Gallery.configurations[0])
    }

    @Test func whatWasRecordedIsEqualAndLeavesNoFailures() throws {
        try leaveFailure()
        #expect(try BaselineComparer().isSurelyEqual(Self.box(.red), with: place))
        #expect(!FilePaths.exists(place.actual))
    }

    @Test func whatIsDrawnOtherwiseIsNot() throws {
        try leaveFailure()
        #expect(try !BaselineComparer().isSurelyEqual(Self.box(.green), with: place))
        #expect(try !BaselineComparer().isSurelyEqual(Self.box(.red, scale: 1), with: place))
        #expect(FilePaths.exists(place.actual))
    }

    @Test func isSurelyEqualIsFalseWithToleranceMasksOrUntrustedFiles() throws {
        var comparer = BaselineComparer(tolerance: Tolerance(precision: 0.9))
        #expect(try !comparer.isSurelyEqual(Self.box(.red), with: place))
        comparer = BaselineComparer(masks: [.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1))])
        #expect(try !comparer.isSurelyEqual(Self.box(.red), with: place))
        comparer = BaselineComparer()
        comparer.trustsFiles = false
        #expect(try !comparer.isSurelyEqual(Self.box(.red), with: place))
    }

    @Test func aFileThatWasChangedProvesNothing() throws {
        var data = try Data(contentsOf: URL(fileURLWithPath: place.path))
        data[data.count / 2] ^= 1
        try data.write(to: URL(fileURLWithPath: place.path))
        #expect(try !BaselineComparer().isSurelyEqual(Self.box(.red), with: place))
        unlink(place.path)
        #expect(try !BaselineComparer().isSurelyEqual(Self.box(.red), with: place))
    }

    @Test func whatCanNotBePaintedIsAnError() throws {
        var broken = try Self.box(.red)
        broken.limits.pixels = 100
        #expect(throws: RenderError.self) { try BaselineComparer().isSurelyEqual(broken, with: place) }
        broken = try Self.box(.red)
        broken.layer.position.x = .nan
        #expect(throws: RenderError.self) { try verify(broken) }
    }

    @Test func everyRunComesToTheSameVerdict() throws {
        #expect(try verify(Self.box(.red)) == .equal)
        guard case .differs = try verify(Self.box(.green)) else {
            Issue.record("another picture is equal")
            return
        }
        #expect(try verify(Self.box(.red), .all) == .equal)
        // Recording writes what differs, whatever its pixels.
        var other = try Self.box(.red)
        other.layer.source?.identifier = "other"
        #expect(try verify(other) == .equal)
        #expect(try verify(other, .all) == .recorded(.updated, path: place.path))
    }

    private func verify(_ display: Display, _ mode: RecordMode = .never) throws -> BaselineVerdict {
        let picture = DeclaredPicture(screen: Gallery.box, configuration: Gallery.configurations[0])
        return try BaselineStore(package: folder.path).verify(
            display, of: picture, recording: mode, by: BaselineComparer(), with: BaselineRecorder())
    }

    private func leaveFailure() throws {
        try FilePaths.makeFolder(FilePaths.folder(of: place.actual))
        try Data("old".utf8).write(to: URL(fileURLWithPath: place.actual))
    }

    private static func box(_ color: UIColor, scale: Double = 2) throws -> Display {
        try Renderer().layOut(Gallery.makeBox(color), width: 20, scale: scale)
    }
}
