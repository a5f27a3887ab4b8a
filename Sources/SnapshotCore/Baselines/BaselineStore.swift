import BuilderUIKit
import Foundation
import Render

/// The folder of recorded pictures: `<screen>/<configuration>.png`, `<screen>/<state>.<configuration>.png`.
public struct BaselineStore: Hashable, Sendable {
    /// The folder of the baselines.
    public var folder: String
    /// The folder of pictures of failures, as `<screen>/<configuration>.actual.png` and `….difference.png`.
    public var failures: String

    /// Names the folders; they are made when the first picture is written.
    public init(folder: String, failures: String) {
        self.folder = folder
        self.failures = failures
    }

    /// `Snapshots` and `.build/snapshot-failures` in a package's folder; pictures of failures go to the folder that
    /// `SNAPSHOT_ARTIFACTS` names, where it names one.
    public init(package: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        let named = environment[Self.artifactsVariable] ?? ""
        self.init(
            folder: "\(package)/Snapshots", failures: named.isEmpty ? "\(package)/.build/snapshot-failures" : named)
    }

    /// The environment variable that names the folder for pictures of failures.
    public static let artifactsVariable = "SNAPSHOT_ARTIFACTS"

    /// The store of the package that a source file belongs to: of the nearest folder around it with a `Package.swift`.
    ///
    /// Without one, it is the folder of the file itself.
    public init(packageOf sourceFile: String = #filePath) {
        self.init(packageOf: sourceFile, environment: ProcessInfo.processInfo.environment)
    }

    /// The same, with the variables of an environment.
    package init(packageOf sourceFile: String, environment: [String: String]) {
        var folder = FilePaths.folder(of: sourceFile)
        while folder != "/", folder != ".", !FilePaths.exists("\(folder)/Package.swift") {
            folder = FilePaths.folder(of: folder)
        }
        let isFound = FilePaths.exists("\(folder)/Package.swift")
        self.init(package: isFound ? folder : FilePaths.folder(of: sourceFile), environment: environment)
    }

    /// The path of a baseline.
    public func path(of screen: String, _ configuration: SnapshotConfiguration) -> String {
        "\(folder)/\(screen)/\(configuration.name).png"
    }

    /// The path of a declared picture's baseline.
    public func path(of picture: DeclaredPicture) -> String { "\(folder)/\(picture.name).png" }

    /// The files of a declared picture.
    public func place(of picture: DeclaredPicture) -> BaselinePlace { place(named: picture.name) }

    func place(of screen: String, _ configuration: SnapshotConfiguration) -> BaselinePlace {
        place(named: "\(screen)/\(configuration.name)")
    }

    private func place(named name: String) -> BaselinePlace {
        BaselinePlace(
            path: "\(folder)/\(name).png", actual: "\(failures)/\(name).actual.png",
            difference: "\(failures)/\(name).difference.png")
    }
}
