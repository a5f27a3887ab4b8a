import SnapshotCore

/// An error of watching a gallery's sources.
package enum WatchError: Error, Hashable {
    /// The executable wasn't built by SwiftPM, or its build folder is gone.
    case notBuiltBySwiftPM(executable: String)
    /// The plan of the build folder belongs to another package.
    case otherPackage(executable: String, scratch: String)
    /// The system doesn't watch the folder.
    case cannotWatch(folder: String?, reason: String)
    /// Another process watches the same gallery.
    case alreadyWatched(executable: String)
    /// A program of the toolchain can't be started.
    case cannotBuild(reason: String)
    /// The command `verify` of the built executable refuses the arguments.
    case wrongArguments(reason: String)
    /// The command `verify` of the built executable gave no results.
    case cannotDraw(reason: String)
}

extension WatchError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .notBuiltBySwiftPM(let executable):
            "\(executable) isn't in SwiftPM's folder of built files, so it can't be built anew: run “swift run” in the "
                + "package of the gallery"
        case .otherPackage(let executable, let scratch):
            "\(scratch) holds the plan of another package, so \(executable) can't be built anew: run “swift build” in "
                + "the package of the gallery, then try again"
        case .cannotWatch(let folder, let reason):
            "\(folder ?? "the sources") can't be watched (\(reason)): raise fs.inotify.max_user_watches and "
                + "max_user_instances, or close other programs that watch files"
        case .alreadyWatched(let executable):
            "another process watches \(executable): use its output, or end it first"
        case .cannotBuild(let reason): "the gallery can't be built: \(reason)"
        case .wrongArguments(let reason): reason.hasPrefix("error: ") ? String(reason.dropFirst(7)) : reason
        case .cannotDraw(let reason): "the screens can't be drawn: \(reason)"
        }
    }

    package var commandStatus: CommandStatus {
        switch self {
        case .notBuiltBySwiftPM, .otherPackage, .alreadyWatched, .wrongArguments: .usage
        case .cannotWatch: .noInput
        case .cannotBuild: .internalError
        case .cannotDraw: .renderFailed
        }
    }
}
