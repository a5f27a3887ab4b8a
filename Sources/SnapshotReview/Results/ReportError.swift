import Foundation
import SnapshotCore

/// An error that prevents a report.
package enum ReportError: Error, Hashable {
    /// There is no results file.
    case noResults(path: String)
    /// The folder holds a report, not a run's results.
    case alreadyReport(folder: String)
    /// A file in the results no longer exists.
    case gone(path: String, picture: String)
    /// A file isn't the one that the run compared or wrote.
    case changed(path: String, picture: String)
    /// A file is a symbolic link, which no run creates.
    case link(path: String, picture: String)
    /// A file is in none of the folders of the run.
    case outside(path: String, picture: String)
    /// A path names a folder, a device or a pipe.
    case notAFile(path: String, picture: String)
    case tooLarge(path: String, picture: String, bytes: Int, limit: Int)
    case unreadable(path: String, picture: String, reason: String)
    /// A file isn't a PNG.
    case notAPicture(path: String, picture: String, reason: String)
    /// The output folder contains something that isn't part of a report.
    case otherFolder(path: String, content: String)
    /// The output folder is among baselines, which a report's pictures aren't.
    case amongBaselines(path: String, baselines: String)
    /// The new folder can't be moved to its path.
    case notReplaced(path: String, reason: String)
    /// The new folder can't be moved to its path, and the old one can't be restored, which is now at another path.
    case notBroughtBack(path: String, kept: String, reason: String)
}

extension ReportError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .noResults(let path):
            "there is no \(path): run “verify” first, or pass the run's folder with --artifacts, or a results.json"
        case .alreadyReport(let folder):
            "\(folder) is already a report: open \(folder)/index.html, or pass the folder of its run"
        case .gone(let path, let picture):
            "\(picture): \(path) no longer exists: run “verify” again, in the working folder of the run"
        case .changed(let path, let picture):
            "\(picture): \(path) was changed since the run: run “verify” again or, if it is a baseline, pass the "
                + "baselines of the run's commit with --baselines"
        case .link(let path, let picture):
            "\(picture): \(path) is a symbolic link, which no run writes: run “verify” again"
        case .outside(let path, let picture):
            "\(picture): \(path) is outside the package, the results' folder and --baselines, so it isn't shown: "
                + "create the report in the working folder of the run"
        case .notAFile(let path, let picture):
            "\(picture): \(path) isn't a regular file: run “verify” again"
        case .tooLarge(let path, let picture, let bytes, let limit):
            "\(picture): \(path) has \(bytes) bytes, and the limit for pictures is \(limit)"
        case .unreadable(let path, let picture, let reason):
            "\(picture): \(path) can't be read (\(reason))"
        case .notAPicture(let path, let picture, let reason):
            "\(picture): \(path) isn't a picture that a run wrote (\(reason)): run “verify” again"
        case .otherFolder(let path, let content):
            "\(path) contains “\(content)”, which isn't part of a report, so it isn't replaced: use a new or empty "
                + "folder"
        case .amongBaselines(let path, let baselines):
            "\(path) is inside the baselines' folder \(baselines), where a report's pictures would count as baselines: "
                + "use a folder outside it"
        case .notReplaced(let path, let reason):
            "the report can't be moved to \(path) (\(reason)): use a writable folder"
        case .notBroughtBack(let path, let kept, let reason):
            "the report can't be moved to \(path) (\(reason)), and the previous content is now at \(kept): move it "
                + "back, or keep what you need of it"
        }
    }

    package var commandStatus: CommandStatus {
        switch self {
        case .noResults, .alreadyReport, .gone, .unreadable: .noInput
        case .changed, .link, .outside, .notAFile, .tooLarge, .notAPicture: .badData
        case .otherFolder, .amongBaselines, .notReplaced, .notBroughtBack: .cannotCreate
        }
    }
}
