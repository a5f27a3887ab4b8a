import BuilderUIKit
import Render

/// The folder of recorded pictures: `<screen>/<configuration>.png`.
public struct BaselineStore: Hashable, Sendable {
    /// Where the baselines are.
    public var folder: String
    /// Where pictures of failures are put, as `<screen>/<configuration>.actual.png` and `….difference.png`.
    public var failures: String

    public init(folder: String, failures: String) {
        self.folder = folder
        self.failures = failures
    }

    /// `Snapshots` and `.build/snapshot-failures` in a package's folder.
    public init(package: String) {
        self.init(folder: "\(package)/Snapshots", failures: "\(package)/.build/snapshot-failures")
    }

    /// The store of the package that a source file belongs to: of the nearest folder around it with a `Package.swift`.
    ///
    /// Without one, it is the folder of the file itself.
    public init(packageOf sourceFile: String = #filePath) {
        var folder = FilePlace.folder(of: sourceFile)
        while folder != "/", folder != ".", !FilePlace.exists("\(folder)/Package.swift") {
            folder = FilePlace.folder(of: folder)
        }
        let isFound = FilePlace.exists("\(folder)/Package.swift")
        self.init(package: isFound ? folder : FilePlace.folder(of: sourceFile))
    }

    /// The path of a baseline.
    public func path(of screen: String, _ configuration: SnapshotConfiguration) -> String {
        "\(folder)/\(screen)/\(configuration.name).png"
    }

    /// The path of what was drawn instead of a baseline.
    func actualPath(of screen: String, _ configuration: SnapshotConfiguration) -> String {
        "\(failures)/\(screen)/\(configuration.name).actual.png"
    }

    /// The path of a picture that marks in red where a baseline and what was drawn differ.
    func differencePath(of screen: String, _ configuration: SnapshotConfiguration) -> String {
        "\(failures)/\(screen)/\(configuration.name).difference.png"
    }
}
