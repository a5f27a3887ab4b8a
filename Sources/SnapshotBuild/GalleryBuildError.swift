import SnapshotCore

/// An error that prevents a gallery from being built.
package enum GalleryBuildError: Error, Hashable {
    /// The executable wasn't built by SwiftPM, or its build folder is gone.
    case notBuiltBySwiftPM(executable: String)
    /// The plan of the build folder belongs to another package.
    case otherPackage(executable: String, scratch: String)
    /// Another process builds in the folder for too long.
    case locked(scratch: String, by: LockHolder?)
    /// A program of the toolchain can't be started.
    case cannotStart(reason: String)
}

extension GalleryBuildError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .notBuiltBySwiftPM(let executable):
            "\(executable) isn't in SwiftPM's folder of built files, so it can't be built anew: run “swift run” in the "
                + "package of the gallery"
        case .otherPackage(let executable, let scratch):
            "\(scratch) holds the plan of another package, so \(executable) can't be built anew: run “swift build” in "
                + "the package of the gallery, then try again"
        case .locked(let scratch, let holder):
            "another build in \(scratch) doesn't end" + (holder.map { " (\($0))" } ?? "")
                + ": end it, or wait for it and try again"
        case .cannotStart(let reason): "the gallery can't be built: \(reason)"
        }
    }

    package var commandStatus: CommandStatus {
        switch self {
        case .notBuiltBySwiftPM, .otherPackage: .usage
        case .locked: .cannotCreate
        case .cannotStart: .internalError
        }
    }
}
