import SnapshotBuild
import SnapshotCore

/// An error of watching a gallery's sources.
package enum WatchError: Error, Hashable {
    /// The system doesn't watch the folder.
    case cannotWatch(folder: String?, reason: String)
    /// Another process watches the same gallery.
    case alreadyWatched(executable: String, by: LockHolder?)
    /// The command `verify` of the built executable refuses the arguments.
    case wrongArguments(reason: String)
    /// The command `verify` of the built executable gave no results.
    case cannotDraw(reason: String)
}

extension WatchError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .cannotWatch(let folder, let reason):
            "\(folder ?? "the sources") can't be watched (\(reason)): raise fs.inotify.max_user_watches and "
                + "max_user_instances, or close other programs that watch files"
        case .alreadyWatched(let executable, let holder):
            "another process watches \(executable)" + (holder.map { " (\($0))" } ?? "")
                + ": use its output, or end it first"
        case .wrongArguments(let reason): reason.hasPrefix("error: ") ? String(reason.dropFirst(7)) : reason
        case .cannotDraw(let reason): "the screens can't be drawn: \(reason)"
        }
    }

    package var commandStatus: CommandStatus {
        switch self {
        case .alreadyWatched, .wrongArguments: .usage
        case .cannotWatch: .noInput
        case .cannotDraw: .renderFailed
        }
    }
}
