import Foundation
import SnapshotCore

/// The files of one snapshot.
struct SnapshotPlace {
    /// What the snapshot is called: the test, a dot, and the name or the place of the call.
    let name: String
    /// The name as it was given, for messages.
    let givenName: String
    let baseline: String
    /// Where files of a failure are put, without what tells them apart.
    private let failure: String
    private let pathExtension: String?

    /// - Throws: `SnapshotError` for names that can't be.
    init(
        of request: SnapshotRequest, pathExtension: String?,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(SnapshotError) {
        let given = try Self.identifier(of: request)
        let file = URL(fileURLWithPath: request.file)
        let source = file.deletingPathExtension().lastPathComponent
        name = "\(PathComponent.of(request.testName)).\(PathComponent.of(given))"
        givenName = given
        self.pathExtension = pathExtension.flatMap { $0.isEmpty ? nil : $0 }
        let folder =
            request.directory
            ?? file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(source).path
        baseline = "\(folder)/\(name)" + (self.pathExtension.map { ".\($0)" } ?? "")
        let module = request.fileID.split(separator: "/").first.map { PathComponent.of(String($0)) } ?? "Tests"
        failure = "\(Self.failures(of: file, environment: environment))/\(module)/\(PathComponent.of(source))/\(name)"
    }

    /// What was taken instead of the baseline.
    var actual: String { path("actual") }

    /// A file of a failure: `kind` is put before the extension.
    func path(_ kind: String) -> String { "\(failure).\(kind)" + (pathExtension.map { ".\($0)" } ?? "") }

    /// A file of a failure with an extension of its own.
    func path(named fileName: String) -> String { "\(failure).\(fileName)" }

    /// The name of a file that is attached to a test's result.
    func attachmentName(_ kind: String) -> String { "\(name).\(kind)" + (pathExtension.map { ".\($0)" } ?? "") }

    private static func identifier(of request: SnapshotRequest) throws(SnapshotError) -> String {
        if let name = request.name {
            guard !name.isEmpty else { throw .emptyName }
            return name
        }
        let calls = try SourceCalls.of(request.file, line: request.line)
        guard let place = calls.identifier(line: request.line, column: request.column)
        else {
            throw .noPlace(file: request.file, line: request.line, reason: "no call stands there")
        }
        return request.index.map { "\(place)-\($0)" } ?? place
    }

    /// The folder that `SNAPSHOT_ARTIFACTS` names, else `.build/snapshot-failures` of the package that a source belongs to.
    private static func failures(of source: URL, environment: [String: String]) -> String {
        URL(fileURLWithPath: BaselineStore(packageOf: source.path, environment: environment).failures).path
    }
}
