import SnapshotCore

/// An error of an operation with git; its description contains the remedy.
package enum GitError: Error, Hashable {
    /// There is no `git` in PATH.
    case noGit
    case notStarted(reason: String)
    /// The folder isn't in a repository with a working tree.
    case noRepository(folder: String)
    /// A command of git failed, with its own message.
    case failed(command: String, reason: String)
    /// The baselines are outside the repository.
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
        case .noGit: "“git” isn't in PATH: install it (apt install git)"
        case .notStarted(let reason): "git can't be run: \(reason)"
        case .noRepository(let folder):
            "\(folder) isn't in a git repository with a working tree: run this in the package's folder, after “git "
                + "init”"
        case .failed(let command, let reason):
            "“git \(command)” failed" + (reason.isEmpty ? "" : ": \(reason)")
        case .outside(let folder, let repository):
            "\(folder) isn't inside the repository \(repository): set the baselines' folder with --baselines"
        case .linkedAttributes(let path):
            "\(path) is a symbolic link, which git doesn't follow: replace it with the file"
        case .unreadableAttributes(let path, let reason):
            "\(path) can't be read (\(reason)): make it a readable text file; nothing was changed"
        case .changedMeanwhile(let path):
            "\(path) was changed by another process in the meantime; nothing was written: run this again"
        case .invalidDriver(let name):
            "--driver “\(name)”: use letters, digits and hyphens"
        case .takenDriver(let name, let pattern):
            "the drivers “\(name)” are already used for \(PlainText.of(pattern)): choose another name with --driver, "
                + "or first remove them with --remove and their --baselines; nothing was changed"
        case .otherDriver(let name, let pattern):
            "\(PlainText.of(pattern)) already uses the drivers “\(PlainText.of(name))”: use this name with --driver, "
                + "or first remove them with --remove, --driver and the same --baselines; nothing was changed"
        case .noExecutable(let path):
            "\(path) no longer exists: build the tool, and run this again with the new executable"
        case .noLFS: "“git lfs” isn't installed: install it (apt install git-lfs); nothing was changed"
        case .unusedLFS:
            "Git LFS is installed but not configured: run “git lfs install” first; nothing was changed"
        case .unknownPicture(let name, let nearest):
            "no commit contains a picture “\(name)”: "
                + (nearest.isEmpty
                    ? "use a name such as card/iphone-12.light"
                    : "did you mean " + nearest.map { "“\($0)”" }.joined(separator: ", ") + "?")
        case .invalidName(let name):
            "“\(name)” isn't a valid picture name: use one such as card/iphone-12.light"
        case .nothingToDraw(let name):
            "no version of \(name) is a readable picture, so the contact sheet would be empty"
        case .sheetTooLarge(let versions, let limit):
            "\(versions) versions don't fit on one sheet"
                + (limit.map { ", which shows \($0) at most" } ?? "") + ": use --limit, or select fewer pictures"
        case .noBaselines(let folder):
            "there is no folder \(folder): record baselines, or set their folder with --baselines"
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
