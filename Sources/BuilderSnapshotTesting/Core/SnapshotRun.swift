import BuilderUIKit
import Foundation
import Render
import Settling
import Synchronization

/// A snapshot in progress, with its errors and warnings, since strategies can't throw errors.
final class SnapshotRun: Sendable {
    @TaskLocal static var current: SnapshotRun?

    /// The path of the test's source; nil for a run that leaves the fonts as they are.
    private let source: String?
    private let state = Mutex(
        (
            error: (any Error)?.none, warnings: [String](), settlingTime: TimeInterval?.none, allowsMissingGlyphs: false
        ))

    init(source: String? = nil) { self.source = source }

    /// Searches the fonts beside the source's baselines first, instead of those of another test target.
    func usePinnedFonts() throws(FontError) {
        guard let source else { return }
        try FontLibrary.shared.usePinnedFonts(besideBaselines: SnapshotFiles.folderWithFonts(of: source))
    }

    var error: (any Error)? { state.withLock { $0.error } }
    /// The warnings about parts that the snapshot doesn't show correctly.
    var warnings: [String] { state.withLock { $0.warnings } }

    /// Records the first error that prevents the snapshot.
    func fail(_ error: any Error) { state.withLock { $0.error = $0.error ?? error } }

    func warn(_ texts: [String]) {
        state.withLock { state in state.warnings += texts.filter { !state.warnings.contains($0) } }
    }

    /// Adds a drawing's warnings, and fails if it shows characters that no font has, unless that is allowed.
    func check(_ display: Display) {
        warn(display.warnings)
        guard !display.missingTexts.isEmpty, !allowsMissingGlyphs else { return }
        fail(SnapshotError.missingGlyphs(display.missingTexts.map(\.description)))
    }

    /// A Boolean value that indicates whether boxes in place of characters that no font has are compared.
    var allowsMissingGlyphs: Bool {
        get { state.withLock { $0.allowsMissingGlyphs } }
        set { state.withLock { $0.allowsMissingGlyphs = newValue } }
    }

    /// The virtual time for which screens run before they are drawn, in seconds; nil to run until they are idle.
    var settlingTime: TimeInterval? {
        get { state.withLock { $0.settlingTime } }
        set { state.withLock { $0.settlingTime = newValue } }
    }
}

/// Runs work that was requested outside of a screen until it is idle.
@MainActor
enum SettledWork {
    /// Runs the work that is ready, and advances virtual time by the given number of seconds at most.
    static func waitUntilIdle(_ work: ScreenWork, seconds: TimeInterval) {
        var loop = IdleLoop(
            of: work, limit: seconds, turn: { body in ScreenWork.$current.withValue(work) { body() } },
            layOut: { false })
        loop.runUntilIdle()
    }
}

extension SnapshotRun {
    /// Takes the snapshot of a value.
    /// - Parameter source: The path of the test's source, whose pinned fonts are used; nil for the current ones.
    /// - Throws: The value's or the strategy's error; `FontError`; `SnapshotError.timeout`.
    static func take<Value, Format>(
        _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, timeout: TimeInterval,
        source: String? = nil
    ) throws -> (format: Format, warnings: [String]) {
        let run = SnapshotRun(source: source)
        // On another thread, views are drawn on the main thread, with these fonts; only code that draws images is not.
        if MainQueue.isCurrent || Format.self is UIImage.Type { try run.usePinnedFonts() }
        return try $current.withValue(run) {
            let format = try withoutActuallyEscaping(value) { value in
                try run.wait(timeout: timeout) {
                    if let drawing = strategy.drawing { return drawing(value) }
                    return strategy.snapshot(try value())
                }
            }
            if let error = run.error { throw error }
            return (format, run.warnings)
        }
    }

    /// Creates an asynchronous value and waits for it.
    ///
    /// If this blocks the main thread, the work of the main queue and of timers runs in virtual time meanwhile.
    private func wait<Format>(timeout: TimeInterval, for make: () throws -> Async<Format>) throws -> Format {
        let box = ResultBox<Format>()
        if MainQueue.isCurrent {
            let work = ScreenWork()
            defer { work.close() }
            try ScreenWork.$current.withValue(work) { try make().run { box.set(.success($0)) } }
            if box.value == nil { try waitUntilIdle(work, box, timeout: timeout) }
        } else {
            try make().run { box.set(.success($0)) }
            box.wait(seconds: timeout)
        }
        if let error { throw error }
        guard let result = box.value else { throw SnapshotError.timeout(timeout) }
        return try result.get()
    }

    private func waitUntilIdle<Format>(_ work: ScreenWork, _ box: ResultBox<Format>, timeout: TimeInterval) throws {
        let deadline = Date(timeIntervalSinceNow: timeout)
        try MainThread.call {
            SettledWork.waitUntilIdle(work, seconds: timeout)
            if box.value == nil, MainThreadTurns.areAvailable {
                MainThreadTurns.spin(until: { box.value != nil }, deadline: deadline)
            }
        }
        if box.value == nil { box.wait(seconds: deadline.timeIntervalSinceNow) }
    }
}
