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
                ? "there is no \(path)/\(ResultsFile.name): run “verify” before, or name a folder with --from"
                : "\(path) has no \(ResultsFile.name) and no \(ReportRecord.fileName): name the folder of a failed run or "
                    + "of a report"
        case .twice(let name, let one, let other):
            "\(name) is in \(one) and in \(other): name one of them with --from"
        case .otherReport(let path, let format):
            "\(path) is a report in the form \(format), and this tool reads the form \(ReportRecord.currentFormat): make it "
                + "with this version of the tool"
        case .notAReport(let path):
            "\(path) is no report: it is cut off or something else. Make it again with “report”"
        case .emptyName:
            "a name is empty: name a screen or a picture, or no one for all that differ"
        case .unknownName(let name, let nearest):
            "the run has no picture “\(PlainText.of(name))”: "
                + (nearest.isEmpty
                    ? "name a screen, or a picture as “verify” does"
                    : "did you mean " + nearest.map { "“\(PlainText.of($0))”" }.joined(separator: ", ") + "?")
        case .orphan(let name):
            "no screen declares “\(PlainText.of(name))” any more, so it can't be approved: “prune” deletes what is recorded of it"
        case .refused(let count, let all):
            "nothing was written, as \(count == all ? "" : "\(count) of ")\(Plural.of(all, "picture")) "
                + "\(count == 1 ? "is" : "are") refused"
                + (count == all ? "" : ": name the others, or say --keep-going")
        case .noTemporaryFolder(let path, let reason):
            "no folder can be made in \(path) (\(reason)): name another place by TMPDIR"
        case .notPutAside(let folder, let reason):
            "pictures can't be put aside in \(folder) for the check (\(reason)): name a place with room for all of them by TMPDIR"
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
    /// The screen now draws something else; the difference, if it is known.
    case drawsOtherwise(String)
    /// The screen could not be drawn again.
    case notDrawn(String)
}

extension CandidateError: CustomStringConvertible {
    var description: String {
        switch self {
        case .gone(let nearest):
            "no screen declares it any more"
                + (nearest.isEmpty ? "" : ": is it " + nearest.map { "“\($0)”" }.joined(separator: ", ") + " now?")
        case .notInRun:
            "this run was not about it: run “verify” on it, or name another run with --from"
        case .noPicture(let outcome):
            "there is no picture to approve, it is \(outcome.words): mend that, and run “verify” again"
        case .refusedTolerance:
            "its tolerance or a mask was refused: mend that, and run “verify” again"
        case .otherPictureDecided:
            "the decision was about another picture than this one: look at it again"
        case .unreadable(let reason):
            PlainText.of(reason)
        case .changedSinceRun:
            "what was drawn has been changed since the run: run “verify” again"
        case .notOurs(let reason):
            "it isn't as this tool drew it (\(PlainText.of(reason))): run “verify” again"
        case .otherVersions(let changes):
            "it was drawn with other versions than are here: "
                + PlainText.of(changes.map(\.description).joined(separator: "; "))
                + ". Approve it where these are, or run “verify” here"
        case .baselineChanged(let path):
            "\(path) has been changed since the run: run “verify” again, and look at it"
        case .baselineAppeared(let path):
            "\(path) has been recorded since the run: run “verify” again, and look at it"
        case .baselineGone(let path):
            "\(path) has been deleted since the run: run “verify” again, and look at it"
        case .baselineUnreadable(let path, let reason):
            "whether \(path) is still what the run compared with can't be checked (\(reason)): let it be read, or delete it and "
                + "run “verify” again"
        case .unknownBaseline:
            "the run doesn't say which baseline it compared with: run “verify” again with this version of the tool"
        case .drawsOtherwise(let how):
            "the screen has changed since: it draws something else now\(how.isEmpty ? "" : " (\(how))"). Run “verify” again, and "
                + "look at it"
        case .notDrawn(let reason):
            "whether the screen still draws it can't be checked: \(reason)"
        }
    }
}
