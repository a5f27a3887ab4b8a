import Foundation

@testable import BuilderSnapshotTesting

/// A package in a temporary folder with one test source, whose snapshots are taken as if its calls ran.
struct Sandbox {
    let folder: URL
    let source: String
    private let registry: SnapshotRegistry
    private let inlineSources: InlineSources
    var environment: [String: String] = [:]

    /// - Parameter code: the test source.
    init(_ code: String = "func looks() {\n    assertSnapshot(of: value, as: .lines)\n}\n") throws {
        let name = "snapshots-\(UInt64.random(in: 0...UInt64.max))"
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        let tests = folder.appendingPathComponent("Tests/AppTests")
        try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent("Package.swift"))
        source = tests.appendingPathComponent("SampleTests.swift").path
        try Data(code.utf8).write(to: URL(fileURLWithPath: source))
        registry = SnapshotRegistry()
        inlineSources = InlineSources()
    }

    private init(_ other: Sandbox, registry: SnapshotRegistry, inlineSources: InlineSources) {
        folder = other.folder
        source = other.source
        environment = other.environment
        self.registry = registry
        self.inlineSources = inlineSources
    }

    /// The same package in another run.
    var again: Sandbox { Sandbox(self, registry: SnapshotRegistry(), inlineSources: InlineSources()) }

    /// Returns the message of a call; nil where the snapshot is the recorded one.
    func take<Value, Format>(
        _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
        line: UInt = 2, column: UInt = 19, test: String = "looks()", record: SnapshotTestingConfiguration.Record? = nil,
        timeout: TimeInterval = 300, index: Int? = nil
    ) -> String? {
        result(
            value, as: strategy, named: name, line: line, column: column, test: test, record: record, timeout: timeout,
            index: index
        ).failure?.message
    }

    func result<Value, Format>(
        _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
        line: UInt = 2, column: UInt = 19, test: String = "looks()", record: SnapshotTestingConfiguration.Record? = nil,
        timeout: TimeInterval = 300, index: Int? = nil
    ) -> SnapshotResult {
        let location = IssueLocation(fileID: "AppTests/SampleTests.swift", file: "", line: line, column: column)
        var request = SnapshotRequest(name: name, record: record, timeout: timeout, testName: test, location: location)
        request.file = source
        request.index = index
        var check = SnapshotCheck(strategy: strategy, request: request)
        check.environment = environment
        check.registry = registry
        return check.run(value)
    }

    /// Returns the message of an inline snapshot.
    func takeInline(
        _ value: @autoclosure () -> String?, expected: String? = nil, line: UInt, column: UInt,
        record: SnapshotTestingConfiguration.Record? = .missing,
        syntax: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor()
    ) -> String? {
        let check = InlineCheck(
            record: record, timeout: 300, syntax: syntax, file: source, line: line, column: column,
            sources: inlineSources)
        return check.run(value, as: .lines, expected: expected)
    }

    var code: String { (try? String(contentsOfFile: source, encoding: .utf8)) ?? "" }

    /// The baselines' names, sorted.
    var baselines: [String] { names("Tests/AppTests/__Snapshots__/SampleTests") }
    /// The names of what failures left, sorted.
    var failures: [String] { names(".build/snapshot-failures/AppTests/SampleTests") }

    func baseline(_ name: String) -> URL {
        folder.appendingPathComponent("Tests/AppTests/__Snapshots__/SampleTests/\(name)")
    }

    func text(of name: String) -> String? { try? String(contentsOf: baseline(name), encoding: .utf8) }

    private func names(_ path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path)) ?? [])
            .sorted()
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}
