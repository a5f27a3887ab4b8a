import Foundation
import Render

/// A run over declared pictures, in worker processes or in this one; each picture results in an entry, even if it
/// fails.
package struct CatalogRun {
    /// The tool whose catalog declares the pictures.
    package let tool: SnapshotTool
    package let configuration: RunConfiguration
    /// The number of worker processes that draw at a time, 1 or more.
    package let jobs: Int
    /// The time limit of a picture in seconds, after which its worker is killed.
    package let timeout: Double
    /// The use of proofs of earlier runs.
    package var proofs = ProofUse.none

    /// The uses of proofs of earlier runs that a picture is the same as its baseline.
    package enum ProofUse {
        /// All pictures are drawn, and nothing is kept.
        case none
        /// All pictures are drawn, for the next run.
        case fresh
        /// Only pictures without a proof are drawn.
        case all
    }

    package init(tool: SnapshotTool, configuration: RunConfiguration, jobs: Int, timeout: Double) {
        self.tool = tool
        self.configuration = configuration
        self.jobs = jobs
        self.timeout = timeout
    }

    /// Draws the pictures.
    /// - Parameter report: receives the entries in the pictures' order, each as soon as the preceding ones are
    ///   available.
    /// - Throws: `RunError` if a font is missing, or no worker can be started.
    @MainActor
    package func run(_ pictures: [DeclaredPicture], report: (RunEntry) throws -> Void) async throws {
        try configuration.usePinnedFonts()
        guard tool.ownsProcess, !pictures.isEmpty else {
            let verifier = SnapshotVerifier(configuration, signals: tool.deferSignals())
            for (index, picture) in pictures.enumerated() {
                tool.console.status("[\(index + 1)/\(pictures.count)] \(picture.name)")
                try report(await verifier.entry(for: picture))
            }
            tool.console.status(nil)
            return
        }
        let store = configuration.store
        var proofs = self.proofs == .none ? nil : Proofs(for: configuration, pictures, isFresh: self.proofs == .fresh)
        let proved = proofs?.proved(in: store) ?? []
        var waiting: [Int: RunEntry] = [:]
        let drawn = Self.order(of: pictures.count, proved: proved, proofs)
        var next = 0
        func reportWaiting() throws {
            while next < pictures.count,
                let entry = proved.contains(next)
                    ? proofs?.entry(at: next, in: store) : waiting.removeValue(forKey: next)
            {
                try report(entry)
                next += 1
            }
        }
        try reportWaiting()
        if drawn.isEmpty { return }
        var configuration = configuration
        configuration.inputsStart = proofs?.start
        let pool = WorkerPool(
            pictures, order: drawn, launch: try WorkerLaunch(configuration, catalog: tool.catalog),
            timeout: timeout, console: tool.console,
            request: { [timeout] worker, picture in try worker.verify(picture.name, timeout: timeout) },
            failure: { (Self.entry(for: $0, $1, in: store), nil) })
        var progress = RunProgress(total: drawn.count, console: tool.console)
        for try await (index, (reply, inputs)) in pool.results(jobs: min(jobs, drawn.count)) {
            // Each decoded entry has texts of its own.
            var entry = reply
            entry.shareTexts(of: pictures[index], folder: store.folder)
            proofs?.add(entry, at: index, inputs)
            waiting[index] = entry
            try reportWaiting()
            progress.add(entry)
        }
        tool.console.status(nil)
        proofs?.write(tool.deferSignals())
    }

    /// Returns the indices of the pictures that are drawn: those that can't be proved are last.
    private static func order(of count: Int, proved: IndexSet, _ proofs: Proofs?) -> [Int32] {
        var order: [Int32] = []
        order.reserveCapacity(count - proved.count)
        for isLast in [false, true] {
            for index in 0..<count where !proved.contains(index) && proofs?.isUnprovable(index) ?? false == isLast {
                order.append(Int32(index))
            }
        }
        return order
    }

    private static func entry(
        for picture: DeclaredPicture, _ error: WorkerProcessError, in store: BaselineStore
    ) -> RunEntry {
        let files = RunEntry.Files(baseline: store.paths(of: picture).path)
        switch error {
        case .died: return RunEntry(of: picture, outcome: .crashed, message: "\(error)", files: files)
        case .silent(let seconds, _):
            return RunEntry(of: picture, outcome: .timedOut, message: "\(error)", files: files, seconds: seconds)
        }
    }
}

/// An error that prevents a run.
package enum RunError: Error, Hashable {
    /// A worker process could not be started, or isn't the same program.
    case noWorker(reason: String)
    /// The fonts that text is drawn with are missing, or were changed.
    case noFont(FontError)
}

extension RunError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .noWorker(let reason): "can't start a worker process: \(reason)"
        case .noFont(let error): "\(error)"
        }
    }

    /// 2: could not compare.
    package var commandStatus: CommandStatus { .notCompared }
}

/// The status line of a run: a bar, counts, and the failures so far.
private struct RunProgress {
    private let total: Int
    private let console: Console
    private var done = 0
    private var different = 0
    private var notCompared = 0
    private var last = ContinuousClock.now

    init(total: Int, console: Console) {
        self.total = total
        self.console = console
    }

    mutating func add(_ entry: RunEntry) {
        done += 1
        switch entry.outcome.verdict {
        case .same: break
        case .differs: different += 1
        case .notCompared: notCompared += 1
        }
        // More frequent updates can't be read.
        let now = ContinuousClock.now
        guard console.showsStatus, done == total || now - last > .milliseconds(50) else { return }
        last = now
        console.status(text(name: entry.name))
    }

    private func text(name: String) -> String {
        let width = 24
        let filled = total == 0 ? width : done * width / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        var text = "\(bar) \(done)/\(total)"
        if different > 0 { text += "  \(different) different" }
        if notCompared > 0 { text += "  \(notCompared) not compared" }
        text += "  \(name)"
        // A line that wraps can't be cleared.
        return text.count < columns ? text : String(text.prefix(columns - 1))
    }

    private let columns = Terminal.size(of: STDERR_FILENO).columns
}

extension CatalogRun {
    /// Records pictures, and writes the paths of new and changed files to standard output.
    /// - Returns: the status of the first picture that can't be drawn or written.
    /// - Throws: an error of the folders, before anything is drawn, or of standard output.
    @MainActor
    package func record(_ pictures: [DeclaredPicture]) async throws -> CommandStatus {
        let console = tool.console
        try prepare(pictures)
        var counts: [BaselineRecording: Int] = [:]
        var status = CommandStatus.success
        try await run(pictures) { entry in
            for warning in entry.warnings { console.warn(warning, of: entry.name) }
            switch entry.outcome {
            case .recorded:
                counts[entry.recording ?? .updated, default: 0] += 1
                try console.result(entry.files.baseline)
            case .same, .tolerated, .differs:
                counts[.unchanged, default: 0] += 1
            default:
                console.error("\(entry.name): \(entry.message)")
                if status == .success { status = Self.recordStatus(entry.outcome) }
            }
        }
        let summary = [BaselineRecording.created, .updated, .unchanged].compactMap { recording in
            counts[recording].map { "\($0) \(recording.rawValue)" }
        }
        if !summary.isEmpty { console.message(summary.joined(separator: ", ")) }
        return status
    }

    private static func recordStatus(_ failure: RunOutcome) -> CommandStatus {
        switch failure {
        case .unwritable: .cannotCreate
        case .missingGlyphs, .incomplete: .notCompared
        default: .renderFailed
        }
    }

    /// Creates the missing folders, and checks that files can be written there.
    private func prepare(_ pictures: [DeclaredPicture]) throws {
        var screens: [String] = []
        for picture in pictures where screens.last != picture.screen.name { screens.append(picture.screen.name) }
        try tool.deferSignals().whileDeferred {
            for screen in screens {
                try FilePaths.makeFolder("\(configuration.baselines)/\(screen)")
                try AtomicFile.checkWritable(folder: "\(configuration.baselines)/\(screen)")
            }
        }
    }
}

/// The configuration of a run: the same in this process and in workers.
package struct RunConfiguration: Hashable, Sendable, Codable {
    package var baselines: String
    /// The folder for pictures of failures.
    package var failures: String
    package var mode: RecordMode
    /// The folder of the baselines beside which fonts are pinned; nil for `baselines`.
    package var fontsFolder: String?
    /// A Boolean value that indicates whether baselines of other libraries or fonts are compared, too.
    package var allowsOtherFingerprint = false
    package var isCompact = false
    /// A Boolean value that indicates whether entries contain the types of views and controllers.
    package var listsTypes = false
    /// The time at which a run began whose workers report what they read, in seconds since 1970; nil for others.
    var inputsStart: Double?
    /// The pictures to compare with.
    package var comparison = Comparison.baselines
    /// The options with which worker processes draw.
    package var settings = RenderSettings.options

    package init(
        baselines: String, failures: String, mode: RecordMode, allowsOtherFingerprint: Bool = false,
        isCompact: Bool = false, comparison: Comparison = Comparison.baselines
    ) {
        self.baselines = baselines
        self.failures = failures
        self.mode = mode
        self.allowsOtherFingerprint = allowsOtherFingerprint
        self.isCompact = isCompact
        self.comparison = comparison
    }

    /// The kinds of files that pictures are compared with.
    package enum Comparison: String, Hashable, Sendable, Codable {
        case baselines
        /// Candidates for baselines. Only masks excuse differences, and no picture of a failure is written.
        case candidates
        /// Candidates of untrusted origin: the metadata of the files is verified against their pixels.
        case untrustedCandidates
    }

    func comparer(for screen: Screen) -> BaselineComparer {
        let isBaseline = comparison == .baselines
        var comparer = BaselineComparer(
            tolerance: isBaseline ? screen.tolerance : .exact, masks: screen.masks,
            allowsOtherFingerprint: allowsOtherFingerprint)
        comparer.leavesPictures = isBaseline
        comparer.trustsFiles = comparison != .untrustedCandidates
        return comparer
    }

    /// Searches the fonts beside the baselines first, and checks that those of system text are there.
    /// - Throws: `RunError.noFont`.
    package func usePinnedFonts() throws(RunError) {
        do throws(FontError) {
            try FontLibrary.shared.usePinnedFonts(besideBaselines: fontsFolder ?? baselines)
            try FontLibrary.shared.requireSystemFont()
        } catch {
            throw .noFont(error)
        }
    }

    package var store: BaselineStore { BaselineStore(folder: baselines, failures: failures) }
}
