import Render
import SnapshotCore

/// An error that prevents `approve` from approving anything.
enum ApprovalError: Error, Hashable {
    /// The folder contains no run.
    case noRun(String, isDefault: Bool)
    /// Two of the artifact's runs have the same picture.
    case twice(String, one: String, other: String)
    case otherReport(String, format: Int)
    /// The file isn't a report, or is truncated.
    case notAReport(String)
    case emptyName
    /// No picture, screen or pattern matches a name.
    case unknownName(String, nearest: [String])
    /// No screen declares a baseline, or the baselines of a folder.
    case orphan(String)
    /// Some pictures were refused; each reason has already been written.
    case refused(Int, of: Int)
    /// The folder for staged pictures can't be created.
    case noTemporaryFolder(String, reason: String)
    /// A picture can't be staged, for example because the disk is full.
    case notPutAside(folder: String, reason: String)
}

extension ApprovalError: CustomStringConvertible, StatusError {
    var description: String {
        switch self {
        case .noRun(let path, let isDefault):
            isDefault
                ? "there is no \(path)/\(ResultsFile.name): run “verify” first, or pass a folder with --from"
                : "\(path) has neither \(ResultsFile.name) nor \(ReportRecord.fileName): pass the folder of a failed "
                    + "run or of a report"
        case .twice(let name, let one, let other):
            "\(name) is in \(one) and in \(other): pass one of them with --from"
        case .otherReport(let path, let format):
            "\(path) is a report in format \(format), but this tool reads format \(ReportRecord.currentFormat): create "
                + "it again with this version of the tool"
        case .notAReport(let path):
            "\(path) isn't a report, or is truncated: create it again with “report”"
        case .emptyName:
            "a name is empty: pass a screen or a picture, or no name to approve everything that differs"
        case .unknownName(let name, let nearest):
            "the run has no picture “\(PlainText.of(name))”: "
                + (nearest.isEmpty
                    ? "pass a screen, or a name that “verify” prints"
                    : "did you mean " + nearest.map { "“\(PlainText.of($0))”" }.joined(separator: ", ") + "?")
        case .orphan(let name):
            "no screen declares “\(PlainText.of(name))” any more, so it can't be approved: “prune” deletes its "
                + "baselines"
        case .refused(let count, let all):
            "nothing was written because \(count == all ? "" : "\(count) of ")\(Plural.of(all, "picture")) "
                + "\(count == 1 ? "is" : "are") refused"
                + (count == all ? "" : ": pass only the other names, or add --keep-going")
        case .noTemporaryFolder(let path, let reason):
            "can't create a folder in \(path) (\(reason)): set TMPDIR to another folder"
        case .notPutAside(let folder, let reason):
            "can't copy the pictures to \(folder) for the check (\(reason)): set TMPDIR to a folder with enough space"
        }
    }

    var commandStatus: CommandStatus {
        switch self {
        case .noRun: .noInput
        case .twice, .otherReport, .notAReport: .badData
        case .emptyName, .unknownName, .orphan: .usage
        case .refused: .notCompared
        case .noTemporaryFolder, .notPutAside: .cannotCreate
        }
    }
}

/// The reason for which a picture doesn't become a baseline.
enum CandidateError: Error, Hashable {
    /// No screen declares the picture any more.
    case gone(nearest: [String])
    /// The picture is declared, but the run didn't cover it.
    case notInRun
    /// The run has no file of the picture.
    case noPicture(RunOutcome)
    /// The tolerance or a mask must be corrected first.
    case refusedTolerance
    /// The decision was about another picture.
    case otherPictureDecided
    /// The artifact lacks the picture, or has only a part of it.
    case unreadable(String)
    /// The file isn't the picture that the run left.
    case changedSinceRun
    /// Another program has created or saved the file.
    case notOurs(String)
    case otherVersions([Fingerprint.Difference])
    case baselineChanged(path: String)
    case baselineAppeared(path: String)
    case baselineGone(path: String)
    /// The baseline can't be read; the reason is the system's.
    case baselineUnreadable(path: String, reason: String)
    /// The run didn't record which baseline it compared with.
    case unknownBaseline
    /// The screen now renders a different picture; the difference, if it is known.
    case drawsOtherwise(String)
    /// The screen could not be rendered again.
    case notDrawn(String)
}

extension CandidateError: CustomStringConvertible {
    var description: String {
        switch self {
        case .gone(let nearest):
            "no screen declares it any more"
                + (nearest.isEmpty
                    ? "" : ": was it renamed to " + nearest.map { "“\($0)”" }.joined(separator: " or ") + "?")
        case .notInRun:
            "the run didn't include it: run “verify” for it, or pass another run with --from"
        case .noPicture(let outcome):
            "there is no picture to approve (\(outcome.words)): fix the cause, and run “verify” again"
        case .refusedTolerance:
            "its tolerance or a mask was refused: correct it, and run “verify” again"
        case .otherPictureDecided:
            "the decision was about a different picture: review this one"
        case .unreadable(let reason):
            PlainText.of(reason)
        case .changedSinceRun:
            "the candidate's file has changed since the run: run “verify” again"
        case .notOurs(let reason):
            "it isn't a file that this tool wrote (\(PlainText.of(reason))): run “verify” again"
        case .otherVersions(let changes):
            "it was rendered with versions that differ from this machine's: "
                + PlainText.of(changes.map(\.description).joined(separator: "; "))
                + ". Approve it on a machine with the same versions, or run “verify” here"
        case .baselineChanged(let path):
            "\(path) has been changed since the run: run “verify” again, and review it"
        case .baselineAppeared(let path):
            "\(path) has been recorded since the run: run “verify” again, and review it"
        case .baselineGone(let path):
            "\(path) has been deleted since the run: run “verify” again, and review it"
        case .baselineUnreadable(let path, let reason):
            "can't check whether \(path) is still the baseline of the run (\(reason)): make it readable, or delete it "
                + "and run “verify” again"
        case .unknownBaseline:
            "the results don't record the baseline: run “verify” again with this version of the tool"
        case .drawsOtherwise(let how):
            "the screen has changed since the run: it renders a different picture now"
                + "\(how.isEmpty ? "" : " (\(how))"). Run “verify” again, and review it"
        case .notDrawn(let reason):
            "can't check whether the screen still renders it: \(reason)"
        }
    }
}
