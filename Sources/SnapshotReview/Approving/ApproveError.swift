import SnapshotCore

/// An error that keeps `approve` from approving anything.
enum ApproveError: Error, Hashable {
    /// Nothing of a run lies there.
    case noRun(String, isDefault: Bool)
    /// Two of the artifact's runs have the same picture.
    case twice(String, one: String, other: String)
    case otherReport(String, format: Int)
    /// It is cut off, or something else.
    case notAReport(String)
    case emptyName
    /// A name that stands for nothing.
    case unknownName(String, nearest: [String])
    /// A baseline, or a folder of them, that no screen declares.
    case orphan(String)
    /// Some pictures were refused; each reason was written already.
    case refused(Int, of: Int)
    /// Pictures can't be put aside for the check.
    case noTemporaryFolder(String, reason: String)
    /// A picture can't be, such as on a full disk.
    case notPutAside(folder: String, reason: String)
}

extension ApproveError: CustomStringConvertible, StatusError {
    var description: String {
        switch self {
        case .noRun(let path, let isDefault):
            isDefault
                ? "there is no \(path)/\(RunFiles.resultsName): run “verify” before, or name a folder with --from"
                : "\(path) has no \(RunFiles.resultsName) and no \(ReportRecord.fileName): name the folder of a failed run or "
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
            "nothing was written, as \(count == all ? "" : "\(count) of ")\(RunResults.count(all, "picture")) "
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
        case .refused: RunVerdict.notCompared.commandStatus
        case .noTemporaryFolder, .notPutAside: .cannotCreate
        }
    }
}
