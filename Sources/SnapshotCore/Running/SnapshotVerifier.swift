import BuilderUIKit
import Render
import Synchronization

/// Draws declared pictures one after the other, and compares each with its baseline or records it.
@MainActor
package final class SnapshotVerifier {
    private let configuration: RunConfiguration
    private let recorder: BaselineRecorder
    private let input: ScreenInput
    /// The warnings of the drawn picture.
    private let notes = WarningNotes()
    /// The types of the drawn picture's views, if they are requested.
    private var types: [String]?

    package init(_ configuration: RunConfiguration, signals: DeferredSignals) {
        self.configuration = configuration
        recorder = BaselineRecorder(isCompact: configuration.isCompact, signals: signals)
        input = ScreenInput(warn: { [notes] in notes.add($0) })
    }

    /// Draws a picture, and returns the result.
    ///
    /// Every failure results in an entry: only the end of the process ends the run.
    package func entry(for picture: DeclaredPicture) async -> RunEntry {
        let start = ContinuousClock.now
        types = nil
        var entry = await verified(picture)
        entry.types = types
        entry.seconds = ((ContinuousClock.now - start) / .milliseconds(1)).rounded(.down) / 1000
        return entry
    }

    private func verified(_ picture: DeclaredPicture) async -> RunEntry {
        let store = configuration.store
        let paths = store.paths(of: picture)
        let files = RunEntry.Files(baseline: paths.path)
        let log = WarningLog { [notes] in notes.add("\($0)") }
        do {
            try configuration.usePinnedFonts()
            let display = try await log.asCurrent {
                guard configuration.listsTypes else {
                    return try await picture.screen.display(for: picture.configuration, input: input)
                }
                let (display, types) = try await picture.screen.displayWithTypes(
                    for: picture.configuration, input: input)
                self.types = types
                return display
            }
            if !picture.screen.allowsMissingGlyphs, !display.missingTexts.isEmpty {
                return RunEntry(
                    of: picture, outcome: .missingGlyphs, message: Self.message(display.missingTexts), files: files,
                    warnings: notes.take(display.warnings).filter { warning in
                        !display.missingTexts.contains { "\($0)" == warning }
                    })
            }
            if !picture.screen.allowsMissingParts, !display.leftOutParts.isEmpty {
                return RunEntry(
                    of: picture, outcome: .incomplete, message: Self.message(display.leftOutParts), files: files,
                    warnings: notes.take(display.warnings).filter { !$0.hasPrefix("left out: ") })
            }
            let verdict = try store.verify(
                display, of: picture, recording: configuration.mode, by: configuration.comparer(for: picture.screen),
                with: recorder)
            return RunEntry(of: picture, paths: paths, verdict: verdict, warnings: notes.take(display.warnings))
        } catch {
            let isUnwritable = (error as? any StatusError)?.commandStatus == .cannotCreate
            return RunEntry(
                of: picture, outcome: isUnwritable ? .unwritable : .failed, message: "\(error)", files: files,
                warnings: notes.take([]))
        }
    }
}

extension SnapshotVerifier {
    /// Returns the parts that are left out, and the remedy.
    private static func message(_ parts: [String]) -> String {
        let lines = parts.prefix(4).map { "\n  \($0)" } + (parts.count > 4 ? ["\n  and \(parts.count - 4) more"] : [])
        return "parts of it are left out on Linux:" + lines.joined()
            + "\nChange them in the app, or allow it: .allowingMissingParts() of the screen."
    }

    /// Returns the texts with characters that no font has, and the remedy.
    private static func message(_ texts: [MissingText]) -> String {
        let lines = texts.prefix(4).map { "\n  \($0)" } + (texts.count > 4 ? ["\n  and \(texts.count - 4) more"] : [])
        return "it shows characters that no font has, as boxes with their code points:" + lines.joined()
            + "\nInstall the fonts, or allow such boxes: .allowingMissingGlyphs() of the screen."
    }
}

/// The warnings of one picture, each once.
final class WarningNotes: Sendable {
    private let texts = Mutex<[String]>([])

    func add(_ text: String) { texts.withLock { if !$0.contains(text) { $0.append(text) } } }

    /// Returns the added warnings and `others`, and clears them.
    func take(_ others: [String]) -> [String] {
        for text in others { add(text) }
        return texts.withLock { texts in
            defer { texts = [] }
            return texts
        }
    }
}

extension RunEntry {
    init(of picture: DeclaredPicture, paths: BaselinePaths, verdict: BaselineVerdict, warnings: [String]) {
        var files = Files(baseline: paths.path)
        var difference: DifferenceRecord?
        var message = "\(verdict)"
        let outcome: RunOutcome
        switch verdict {
        case .equal:
            outcome = .same
            message = ""
        case .tolerated:
            outcome = .tolerated
        case .differs(let mismatch), .otherFingerprint(_, let mismatch):
            if case .differs = verdict { outcome = .differs } else { outcome = .otherFingerprint }
            files.actual = mismatch.actual
            files.difference = mismatch.difference
            difference = DifferenceRecord(mismatch.comparison, changes: mismatch.changes)
        case .missing(_, let actual):
            outcome = .missing
            files.actual = actual
        case .unreadable(_, _, let actual):
            outcome = .unreadable
            files.actual = actual
        case .refused(_, _, let actual):
            outcome = .refused
            files.actual = actual
        case .recorded(let recording, _):
            outcome = .recorded
            files.baselineHash = FileDigest(ofFile: files.baseline)?.text
            self.init(of: picture, outcome: outcome, message: message, files: files, warnings: warnings)
            self.recording = recording
            return
        }
        if let actual = files.actual {
            files.baselineHash = FileDigest(ofFile: files.baseline)?.text
            files.actualHash = FileDigest(ofFile: actual)?.text
        }
        self.init(
            of: picture, outcome: outcome, message: message, files: files, difference: difference, warnings: warnings)
    }
}
