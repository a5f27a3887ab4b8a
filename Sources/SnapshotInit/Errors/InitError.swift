import SnapshotCore

/// An error that prevents a gallery from being created, with its text in `description`.
enum InitError: Error, Hashable {
    /// There is nothing at a path.
    case noFolder(path: String)
    /// There is a file instead of a folder at a path.
    case notAFolder(path: String)
    /// A folder can't be read; the reason is the system's.
    case unreadable(path: String, reason: String)
    /// A folder contains no Swift files for a gallery; `excludedCount` is the number of excluded ones.
    case noSources(path: String, excludedCount: Int)
    /// The gallery's path is taken, by a gallery (with its content) or by something else.
    case alreadyThere(path: String, gallery: [String]?)
    /// The gallery that `--check` needs doesn't exist.
    case noGallery(path: String)
    case invalidName(String)
    /// The name is that of a module that the gallery imports.
    case takenName(String)
    /// The value of `--builder` is neither a URL nor a folder with a package.
    case noBuilder(path: String)
    /// The package from which the command was built is missing, and `--builder` isn't given.
    case unknownBuilder
    /// The path is that of a gallery, or inside one; `app` is the folder around it.
    case insideGallery(path: String, app: String)
    /// `swift package dump-package` failed.
    case unreadableManifest(path: String, output: String)
    /// A folder that `--package-sources` names contains no package.
    case noPackageSources(path: String, problem: PackageSourcesProblem)
    /// The compiler is missing: `swift` can't be run.
    case noCompiler
    /// The gallery can't be written; the reason is the system's.
    case cannotWrite(path: String, reason: String)
}

/// The reason why a folder has no sources of packages.
enum PackageSourcesProblem: String, Hashable {
    case missing = "there is no such folder"
    case file = "it is a file"
    case noSources = "there are neither packages nor Swift files in it"
}

extension InitError: CustomStringConvertible, StatusError {
    var description: String {
        switch self {
        case .noFolder(let path):
            "there is no folder \(path): pass the folder of an app's sources, or of a Swift package"
        case .notAFolder(let path):
            "\(path) is a file: pass the folder that contains it"
        case .unreadable(let path, let reason):
            "\(path) can't be read (\(reason))"
        case .noSources(let path, 0):
            "there are no Swift files in \(path): pass the folder of an app's sources, or of a Swift package"
        case .noSources(let path, let count):
            "the Swift files in \(path) (\(count)) are tests, entry points or parts of other packages: "
                + "pass the folder of an app's sources"
        case .alreadyThere(let path, let gallery?):
            "\(path) already exists, with \(gallery.joined(separator: ", ")): nothing was written. "
                + "Add --check to see what doesn't compile yet, or --name for a second gallery"
        case .alreadyThere(let path, nil):
            "\(path) already exists and is not a gallery: nothing was written. Choose another name with --name"
        case .noGallery(let path):
            "there is no gallery at \(path) to check: omit --check to create one"
        case .invalidName(let name):
            "--name “\(name)”: use letters A to Z, digits and underscores, beginning with a letter"
        case .takenName(let name):
            "--name “\(name)” is the name of a module that the gallery imports: choose another one"
        case .noBuilder(let path):
            "--builder \(path): there is no Package.swift in that folder; pass Builder's folder, or its git URL"
        case .unknownBuilder:
            "--builder is required, as the package that this command was built from no longer exists: pass Builder's "
                + "folder, or the URL of its git repository (URL#branch for a branch)"
        case .insideGallery(let path, let app):
            "\(path) is a gallery created by `snapshot init`, not an app: pass the app's folder, as in "
                + "`snapshot init \(ShellWord.quoted(app))`, with --check to see what doesn't compile yet"
        case .unreadableManifest(let path, let output):
            "\(path) can't be evaluated on Linux: make it pass `swift package dump-package`, or pass the folder of one "
                + "target's sources instead\n\(output)"
        case .noPackageSources(let path, let problem):
            "--package-sources \(path): \(problem.rawValue); pass the folder of a package, or one that contains several"
        case .noCompiler:
            "`swift` can't be run: add it to PATH. --no-build scans a folder of sources without it"
        case .cannotWrite(let path, let reason):
            "\(path) can't be written (\(reason)), and nothing was created: choose a writable location"
        }
    }

    var commandStatus: CommandStatus {
        switch self {
        case .invalidName, .takenName, .unknownBuilder: .usage
        case .noFolder, .notAFolder, .unreadable, .noSources, .noGallery, .noBuilder, .insideGallery, .noPackageSources:
            .noInput
        case .unreadableManifest: .badData
        case .alreadyThere, .cannotWrite: .cannotCreate
        case .noCompiler: .renderFailed
        }
    }
}
