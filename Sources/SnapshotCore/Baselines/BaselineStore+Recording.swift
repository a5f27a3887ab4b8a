import BuilderUIKit

extension BaselineStore {
    /// The environment variable that makes tests and `verify` record everything when it is 1.
    public static let recordVariable = "RECORD_SNAPSHOTS"

    /// Makes what was drawn the baseline.
    /// - Throws: `RenderError` when the display can't be painted, `AtomicFileError` and others when the file can't be
    ///   written; it is as before then.
    public func record(
        _ display: Display, as screen: String, _ configuration: SnapshotConfiguration
    ) throws -> BaselineRecording {
        try BaselineRecorder().record(DrawnPicture(display), to: path(of: screen, configuration))
    }

    /// Compares what was drawn with the baseline, pixel by pixel; see `BaselineComparer.compare(_:with:)`.
    public func compare(
        _ display: Display, with screen: String, _ configuration: SnapshotConfiguration
    ) throws -> BaselineVerdict {
        let comparer = BaselineComparer()
        let place = place(of: screen, configuration)
        if try comparer.isSurelyEqual(display, with: place) { return .equal }
        return try comparer.compare(DrawnPicture(display), with: place)
    }

    /// Compares a picture in a test, or records it, depending on the mode.
    ///
    /// ```swift
    /// let verdict = try await BaselineStore().verify(picture)
    /// #expect(verdict.isSuccess, "\(verdict)")
    /// ```
    ///
    /// Recording is no success either: a run that recorded has checked nothing.
    /// - Parameter mode: by default the mode of the environment; see `RecordMode.init(environment:)`.
    @MainActor
    public func verify(
        _ picture: DeclaredPicture, input: ScreenInput = ScreenInput(), recording mode: RecordMode = RecordMode()
    ) async throws -> BaselineVerdict {
        let display = try await picture.screen.display(for: picture.configuration, input: input)
        return try verify(
            display, of: picture, recording: mode, by: comparer(for: picture), with: BaselineRecorder())
    }

    /// The same for a picture that has been drawn already.
    public func verify(
        _ drawn: DrawnPicture, of picture: DeclaredPicture, recording mode: RecordMode = RecordMode(),
        allowsOtherFingerprint: Bool = false
    ) throws -> BaselineVerdict {
        var comparer = comparer(for: picture)
        comparer.allowsOtherFingerprint = allowsOtherFingerprint
        return try verify(drawn, of: picture, recording: mode, by: comparer, with: BaselineRecorder())
    }

    private func comparer(for picture: DeclaredPicture) -> BaselineComparer {
        BaselineComparer(tolerance: picture.screen.tolerance, masks: picture.screen.masks)
    }

    /// The same for a screen that is painted only as far as needed.
    func verify(
        _ display: Display, of picture: DeclaredPicture, recording mode: RecordMode, by comparer: BaselineComparer,
        with recorder: BaselineRecorder
    ) throws -> BaselineVerdict {
        if mode != .all, try comparer.isSurelyEqual(display, with: place(of: picture)) { return .equal }
        return try verify(DrawnPicture(display), of: picture, recording: mode, by: comparer, with: recorder)
    }

    func verify(
        _ drawn: DrawnPicture, of picture: DeclaredPicture, recording mode: RecordMode, by comparer: BaselineComparer,
        with recorder: BaselineRecorder
    ) throws -> BaselineVerdict {
        let place = place(of: picture)
        func record() throws -> BaselineVerdict {
            let recording = try recorder.record(drawn, to: place.path)
            removeFailures(at: place)
            return recording == .unchanged ? .equal : .recorded(recording, path: place.path)
        }
        if mode == .all { return try record() }
        let verdict = try comparer.compare(drawn, with: place)
        switch (verdict, mode) {
        case (.missing, .missing), (.missing, .failed), (.differs, .failed), (.otherFingerprint, .failed),
            (.unreadable, .failed):
            return try record()
        default: return verdict
        }
    }

    private func removeFailures(at place: BaselinePlace) {
        unlink(place.actual)
        unlink(place.difference)
    }
}
