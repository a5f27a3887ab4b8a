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
            "there is no \(path): run “verify” before, name its folder with --artifacts, or name the results.json"
        case .alreadyReport(let folder):
            "\(folder) is a report already: open \(folder)/index.html, or name the folder of the run that it was made of"
        case .gone(let path, let picture):
            "\(picture): \(path) is gone since the run. Run “verify” again, in the folder that this one was made in"
        case .changed(let path, let picture):
            "\(picture): \(path) was changed since the run: run “verify” again; where it is a baseline, those of the run's "
                + "commit can be named with --baselines"
        case .link(let path, let picture):
            "\(picture): \(path) is a symbolic link, and a run leaves files: run “verify” again"
        case .outside(let path, let picture):
            "\(picture): \(path) lies outside of the package, of the results' folder and of --baselines, so it isn't shown: "
                + "make the report in the folder that the run was made in"
        case .notAFile(let path, let picture):
            "\(picture): \(path) is no file: run “verify” again"
        case .tooLarge(let path, let picture, let bytes, let limit):
            "\(picture): \(path) has \(bytes) bytes, and pictures of at most \(limit) are shown"
        case .unreadable(let path, let picture, let reason):
            "\(picture): \(path) can't be read (\(reason))"
        case .notAPicture(let path, let picture, let reason):
            "\(picture): \(path) is no picture of a run (\(reason)): run “verify” again"
        case .otherFolder(let path, let content):
            "\(path) has “\(content)” in it, which is no part of a report, and isn't replaced: name another folder, or an "
                + "empty one"
        case .amongBaselines(let path, let baselines):
            "\(path) lies among the baselines, in \(baselines), where a report's pictures would be taken for some: name a folder "
                + "outside of it"
        case .notReplaced(let path, let reason):
            "the report can't be put at \(path) (\(reason)): choose a place that you may write to"
        case .notBroughtBack(let path, let kept, let reason):
            "the report can't be put at \(path) (\(reason)), and what was there lies at \(kept) now: move it back, or keep what "
                + "you need of it"
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
