import BuilderUIKit
import Render

/// What recording did to a baseline's file.
public enum BaselineRecording: String, Hashable, Sendable {
    case created
    case updated
    /// The file had the same pixels, drawn with the same versions, and was left alone.
    case unchanged
}

extension BaselineStore {
    /// The environment variable that makes `verify` record when it is 1.
    public static let recordVariable = "RECORD_SNAPSHOTS"

    /// Makes what was drawn the baseline.
    /// - Throws: `RenderError` when the display can't be painted, `AtomicFileError` and others when the file can't be
    ///   written; it is as before then.
    public func record(
        _ display: Display, as screen: String, _ configuration: SnapshotConfiguration
    ) throws -> BaselineRecording {
        try record(display, as: screen, configuration, through: WriteGate())
    }

    func record(
        _ display: Display, as screen: String, _ configuration: SnapshotConfiguration, through gate: WriteGate
    ) throws -> BaselineRecording {
        let path = path(of: screen, configuration)
        let before = try? Data(contentsOf: URL(fileURLWithPath: path))
        if let before, let info = try? PNGInspector.inspect(before), let hash = info.pixelHash,
            info.fingerprint == display.fingerprint, try display.bitmap().pixelHash(scale: display.scale) == hash
        {
            return .unchanged
        }
        let png = try display.png()
        try FilePlace.makeFolder(FilePlace.folder(of: path))
        try gate.write { try AtomicFile.write(png, to: path) }
        return before == nil ? .created : .updated
    }

    /// What a test does with a picture: compares it, or records it where `RECORD_SNAPSHOTS=1` asks for that.
    ///
    /// ```swift
    /// let verdict = try await BaselineStore().verify(screen.display(for: configuration), as: "card", configuration)
    /// #expect(verdict.isSuccess, "\(verdict)")
    /// ```
    ///
    /// Recording is no success either: a run that recorded has checked nothing.
    public func verify(
        _ display: Display, as screen: String, _ configuration: SnapshotConfiguration,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> BaselineVerdict {
        guard environment[Self.recordVariable] == "1" else {
            return try compare(display, with: screen, configuration)
        }
        let recording = try record(display, as: screen, configuration)
        return recording == .unchanged ? .equal : .recorded(recording, path: path(of: screen, configuration))
    }
}
