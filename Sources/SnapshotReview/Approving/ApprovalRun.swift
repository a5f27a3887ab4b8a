import BuilderUIKit
import Foundation
import Render
import SnapshotCore

/// Checks every selected picture, then writes all of them, and prints their names.
@MainActor
package struct ApprovalRun {
    package let tool: SnapshotTool
    package let files: ArtifactFolder
    /// Creates the run that draws the screens again.
    package let makeRun: (RunConfiguration) -> CatalogRun
    package let isDryRun: Bool
    package let keepsGoing: Bool
    /// A Boolean value that indicates whether the pictures were drawn here: their metadata isn't verified then.
    package let trustsPictures: Bool
    package let store: BaselineStore

    package init(
        tool: SnapshotTool, files: ArtifactFolder, makeRun: @escaping (RunConfiguration) -> CatalogRun, isDryRun: Bool,
        keepsGoing: Bool,
        trustsPictures: Bool, store: BaselineStore
    ) {
        self.tool = tool
        self.files = files
        self.makeRun = makeRun
        self.isDryRun = isDryRun
        self.keepsGoing = keepsGoing
        self.trustsPictures = trustsPictures
        self.store = store
    }

    /// - Returns: success if all selected pictures are baselines now, or already were.
    /// - Throws: `ApprovalError.refused` if nothing is written because some are refused, the error that prevents
    ///   everything from being checked or written, and an error of printing the names of baselines that have been
    ///   written.
    package func approve(_ selection: ApprovalSelection) async throws -> CommandStatus {
        let signals = tool.deferSignals()
        let staging = try signals.whileDeferred { () throws -> ApprovalStaging in
            let staging = try ApprovalStaging()
            signals.onShutDown { staging.remove() }
            return staging
        }
        defer { staging.remove() }
        var (approvals, refusals) = try checked(selection.items, staging, signals)
        if refusals.isEmpty || keepsGoing {
            try BaselineAccess.check(approvals.filter { $0.change != .unchanged }.map(\.path))
            let again = try await redrawn(approvals, staging)
            approvals.removeAll { again[$0.picture.name] != nil }
            refusals += again.sorted { $0.key < $1.key }.map { Refused(name: $0.key, reason: $0.value) }
        }
        report(refusals)
        if !refusals.isEmpty, !keepsGoing { throw ApprovalError.refused(refusals.count, of: selection.items.count) }

        if !isDryRun { try write(approvals, signals) }
        // A failure to print doesn't revert written files.
        var outputError: (any Error)?
        do {
            try report(approvals)
        } catch {
            outputError = error
        }
        tool.console.message(
            summary(
                approvals, refused: refusals.count, left: selection.notes.count, rejected: selection.rejected.count))
        if let outputError { throw outputError }
        return refusals.isEmpty && selection.notes.isEmpty ? .success : .notCompared
    }

    /// A picture that isn't approved.
    private struct Refused {
        var name: String
        var reason: CandidateError
    }

    private func checked(
        _ items: [ApprovalSelection.SelectedCandidate], _ staging: ApprovalStaging, _ signals: DeferredSignals
    ) throws -> ([Approval], [Refused]) {
        let check = CandidateCheck(
            files: files, store: store, staging: staging.pictures, signals: signals, catalog: tool.catalog)
        var approvals: [Approval] = []
        var refusals: [Refused] = []
        for (item, result) in zip(items, check.approvals(of: items)) {
            do {
                approvals.append(try result.get())
            } catch let reason as CandidateError {
                refusals.append(Refused(name: item.name, reason: reason))
            }
        }
        return (approvals, refusals)
    }

    /// Returns the approvals to draw again: pictures that equal their baselines don't need it.
    private func redrawn(_ approvals: [Approval], _ staging: ApprovalStaging) async throws -> [String: CandidateError] {
        let changed = approvals.filter { $0.change != .unchanged }
        guard !changed.isEmpty else { return [:] }
        let check = RedrawCheck(
            tool: tool, makeRun: makeRun, staging: staging.pictures, baselines: store.folder, scratch: staging.scratch,
            trustsCandidates: trustsPictures)
        return try await check.refusals(of: changed)
    }

    private func write(_ approvals: [Approval], _ signals: DeferredSignals) throws {
        let replacements = approvals.filter { $0.change != .unchanged }.map {
            BaselineReplacement(path: $0.path, source: $0.file, replaced: $0.recorded, identity: $0.identity)
        }
        try BaselineRecorder(isCompact: false, signals: signals).replace(replacements, in: store.folder)
    }

    // MARK: Words

    private func report(_ approvals: [Approval]) throws {
        for approval in approvals { try tool.console.result(approval.text(isDryRun: isDryRun)) }
    }

    /// Reports each reason once, with the pictures that it applies to.
    private func report(_ refusals: [Refused]) {
        var names: [String: [String]] = [:]
        var reasons: [String] = []
        for refused in refusals {
            let reason = "\(refused.reason)"
            if names[reason] == nil { reasons.append(reason) }
            names[reason, default: []].append(PlainText.of(refused.name))
        }
        for reason in reasons {
            let list = names[reason] ?? []
            let shown = list.prefix(Self.nameLimit).joined(separator: ", ")
            let rest = list.count - Self.nameLimit
            tool.console.error("\(shown)\(rest > 0 ? " and \(rest) more" : ""): \(reason)")
        }
    }

    private static let nameLimit = 10

    /// Returns a summary such as “3 approved: 1 new, 2 replaced; 1 unchanged, 2 rejected”.
    private func summary(_ approvals: [Approval], refused: Int, left: Int, rejected: Int) -> String {
        let new = approvals.count { $0.change == .new }
        let unchanged = approvals.count { $0.change == .unchanged }
        let replaced = approvals.count - new - unchanged
        let kinds = [(new, "new"), (replaced, "replaced")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let others = [(unchanged, "unchanged"), (rejected, "rejected"), (refused, "refused"), (left, "skipped")]
            .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let rest = others.isEmpty ? "" : "; \(others.joined(separator: ", "))"
        if new + replaced == 0 { return "nothing to approve\(rest)" }
        let words = isDryRun ? "would be approved" : "approved"
        return "\(new + replaced) \(words): \(kinds.joined(separator: ", "))\(rest)"
    }
}

/// Renders the screens again, in processes as `verify` does, and compares the results with the candidates, which are
/// staged like baselines.
struct RedrawCheck {
    let tool: SnapshotTool
    let makeRun: (RunConfiguration) -> CatalogRun
    /// The folder of the candidates, `<picture's name>.png`.
    let staging: String
    /// The folder of the baselines, beside which fonts may be pinned.
    let baselines: String
    /// A path that is never written to, since pictures of redrawn differences aren't kept.
    let scratch: String
    /// A Boolean value that indicates whether the candidates were drawn here.
    let trustsCandidates: Bool

    /// - Returns: by name, the reasons why candidates don't equal the current renders of their screens.
    /// - Throws: `RunError`.
    @MainActor
    func refusals(of approvals: [Approval]) async throws -> [String: CandidateError] {
        var order = RunConfiguration(
            baselines: staging, failures: scratch, mode: .never,
            comparison: trustsCandidates ? .candidates : .untrustedCandidates)
        order.fontsFolder = baselines
        var refusals: [String: CandidateError] = [:]
        try await makeRun(order).run(approvals.map(\.picture)) { entry in
            for warning in entry.warnings { tool.console.warn(warning, of: entry.name) }
            refusals[entry.name] = refusal(entry)
        }
        return refusals
    }

    private func refusal(_ entry: RunEntry) -> CandidateError? {
        switch entry.outcome {
        // Only differences under masks are tolerated.
        case .same, .tolerated: nil
        case .differs, .otherFingerprint: .drawsOtherwise(Self.words(entry.difference))
        case .refused: .refusedTolerance
        case .missing, .recorded, .unreadable: .notDrawn("the copied picture no longer exists")
        case .failed, .missingGlyphs, .incomplete, .crashed, .timedOut, .unwritable:
            .notDrawn("\(entry.outcome.words): \(entry.message)")
        }
    }

    /// Returns a description such as “120 pixels of 1000: label “Email” moved down 3 pt”.
    private static func words(_ difference: DifferenceRecord?) -> String {
        guard let difference else { return "" }
        var words =
            difference.differingPixels == 0
            ? "the pixels are equal, but the file's metadata doesn't match them"
            : "\(Plural.of(difference.differingPixels, "pixel")) of \(difference.comparedPixels)"
        if let cause = difference.regions.lazy.flatMap(\.causes).first ?? difference.changes.first {
            words += ": \(PlainText.of(cause))"
        }
        return words
    }
}

/// Checks whether baselines can be written, before anything is drawn, without creating anything.
enum BaselineAccess {
    /// - Throws: `FileTransactionError.readOnly`, `CommandError.cannotCreate` or `AtomicFileError.folderNotWritable`.
    static func check(_ paths: [String]) throws {
        var checked: Set<String> = []
        for path in paths {
            if FileTransaction.isReadOnly(path) { throw FileTransactionError.readOnly(path: path) }
            var folder = FilePaths.folder(of: FilePaths.real(path) ?? path)
            while !FilePaths.exists(folder) { folder = FilePaths.folder(of: folder) }
            guard checked.insert(folder).inserted else { continue }
            guard FilePaths.isFolder(folder) else {
                throw CommandError.cannotCreate(path: path, reason: "\(folder) is a file, not a folder")
            }
            guard access(folder, W_OK | X_OK) == 0 else {
                throw AtomicFileError.folderNotWritable(
                    folder: folder, path: path, reason: String(cString: strerror(errno)))
            }
        }
    }
}
