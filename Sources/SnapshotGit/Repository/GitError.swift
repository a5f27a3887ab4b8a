import SnapshotCore

/// An error of an operation with git; its description contains the remedy.
package enum GitError: Error, Hashable {
    /// There is no `git` in PATH.
    case noGit
    case notStarted(reason: String)
    /// The folder belongs to no repository with a working tree.
    case noRepository(folder: String)
    /// A command of git failed, with its own message.
    case failed(command: String, reason: String)
    /// The baselines lie outside of the repository.
    case outside(folder: String, repository: String)
    /// git ignores a `.gitattributes` that is a link.
    case linkedAttributes(path: String)
    case unreadableAttributes(path: String, reason: String)
    /// Another process has written the file since it was read.
    case changedMeanwhile(path: String)
    /// A driver's name isn't valid in git's configuration.
    case invalidDriver(String)
    /// The drivers of that name belong to another folder, whose pictures this line of attributes refers to.
    case takenDriver(name: String, pattern: String)
    /// A line of attributes assigns the folder to drivers of another name.
    case otherDriver(name: String, pattern: String)
    /// The path of the tool's executable can't be written to a configuration.
    case noExecutable(path: String)
    /// `git lfs` isn't installed.
    case noLFS
    /// Git LFS is installed, but git isn't configured for it.
    case unusedLFS
    /// No picture of such a name has ever existed.
    case unknownPicture(name: String, nearest: [String])
    /// A picture's name would lead out of the baselines' folder.
    case invalidName(String)
    /// None of the versions can be drawn on a contact sheet.
    case nothingToDraw(name: String)
    /// The contact sheet of the versions would have too many pixels; the limit is nil if pictures of other shapes would
    /// fit.
    case sheetTooLarge(versions: Int, limit: Int?)
    /// The folder of the baselines doesn't exist.
    case noBaselines(folder: String)
}

extension GitError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .noGit: "there is no “git” in PATH: install it (apt install git)"
        case .notStarted(let reason): "git can't be run: \(reason)"
        case .noRepository(let folder):
            "\(folder) belongs to no git repository with a working tree: run this in the package's folder, after “git init”"
        case .failed(let command, let reason):
            "“git \(command)” failed" + (reason.isEmpty ? "" : ": \(reason)")
        case .outside(let folder, let repository):
            "\(folder) isn't inside of the repository \(repository): name the baselines' folder with --baselines"
        case .linkedAttributes(let path):
            "\(path) is a link, which git doesn't follow: put the file itself there"
        case .unreadableAttributes(let path, let reason):
            "\(path) can't be read (\(reason)): make it a readable text file; nothing was changed"
        case .changedMeanwhile(let path):
            "\(path) was changed by another process just now; nothing was changed: run this again"
        case .invalidDriver(let name):
            "--driver “\(name)”: use letters, figures and hyphens"
        case .takenDriver(let name, let pattern):
            "the drivers “\(name)” are those of \(PlainText.of(pattern)): give this folder drivers of its own with "
                + "--driver NAME, or first take the others away with --remove and their --baselines; nothing was changed"
        case .otherDriver(let name, let pattern):
            "\(PlainText.of(pattern)) has the drivers “\(PlainText.of(name))” already: name these with --driver, or first take "
                + "them away with --remove, --driver and the same --baselines; nothing was changed"
        case .noExecutable(let path):
            "\(path) isn't there any more: build the tool, and run this with what was built"
        case .noLFS: "“git lfs” isn't installed: install it (apt install git-lfs); nothing was changed"
        case .unusedLFS:
            "Git LFS is installed and git doesn't use it yet: run “git lfs install” first; nothing was changed"
        case .unknownPicture(let name, let nearest):
            "no picture called “\(name)” was ever committed: "
                + (nearest.isEmpty
                    ? "use a name such as card/iphone-12.light"
                    : "did you mean " + nearest.map { "“\($0)”" }.joined(separator: ", ") + "?")
        case .invalidName(let name):
            "“\(name)” is no picture's name: use one such as card/iphone-12.light"
        case .nothingToDraw(let name):
            "no version of \(name) is a picture that can be read, so there is nothing to draw on a sheet"
        case .sheetTooLarge(let versions, let limit):
            "\(versions) versions don't fit on one sheet"
                + (limit.map { ", which shows \($0) at most" } ?? "") + ": use --limit, or name fewer pictures"
        case .noBaselines(let folder):
            "there is no folder \(folder): record baselines, or name their folder with --baselines"
        }
    }

    package var commandStatus: CommandStatus {
        switch self {
        case .noGit, .notStarted, .failed, .noExecutable: .renderFailed
        case .noRepository, .outside, .noBaselines, .unknownPicture: .noInput
        case .sheetTooLarge: .usage
        case .linkedAttributes, .unreadableAttributes, .nothingToDraw: .badData
        case .changedMeanwhile, .noLFS, .unusedLFS: .cannotCreate
        case .invalidDriver, .takenDriver, .otherDriver, .invalidName: .usage
        }
    }
}
