import Foundation

/// Runs `swift`.
package struct Toolchain: Sendable {
    /// The exit status of a command, and its output.
    struct ToolResult: Sendable {
        var succeeded: Bool
        var output: String
    }

    /// Runs `swift` with arguments; the closure receives each line of the output.
    /// - Throws: `InitError.noCompiler`.
    var run: @Sendable (_ arguments: [String], _ line: @escaping @Sendable (String) -> Void) async throws -> ToolResult

    /// Runs a tool that a package was built with.
    var runTool: @Sendable (_ path: String, _ arguments: [String]) async throws -> ToolResult = { path, arguments in
        try await onThread { try runProcess([path] + arguments, { _ in }) }
    }

    /// The toolchain in PATH.
    package static let system = Toolchain { arguments, line in
        try await onThread { try runProcess(["swift"] + arguments, line) }
    }

    private static func onThread(_ body: @escaping @Sendable () throws -> ToolResult) async throws -> ToolResult {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
        }
    }

    /// Builds a package.
    /// - Parameter isPlanned: true if the package was built before, and nothing but the content of files has changed.
    func build(
        _ package: String, scratch: String, isPlanned: Bool, line: @escaping @Sendable (String) -> Void
    ) async throws -> ToolResult {
        let arguments = ["build", "--package-path", package, "--scratch-path", scratch]
        if isPlanned, hasPlan(of: package, in: scratch) {
            let result = try await run(arguments, line)
            // Another package may have been built while this one waited.
            if hasPlan(of: package, in: scratch) { return result }
        }
        return try await run(arguments + ["--disable-build-manifest-caching"], line)
    }

    /// Returns a Boolean value that indicates whether the last build in a folder was of a package.
    private func hasPlan(of package: String, in scratch: String) -> Bool {
        let plan = FileManager.default.contents(atPath: "\(scratch)/debug.yaml") ?? Data()
        return plan.range(of: Data("\"\(package)/Package.swift\"".utf8)) != nil
    }

    /// Returns the content of a package's manifest.
    /// - Throws: `InitError.unreadableManifest` or `.noCompiler`.
    func describe(_ package: String) async throws -> PackageDump {
        // A separate scratch folder, so that nothing is created in the package.
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
            "snapshot-init-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let outcome = try await run(
            ["package", "--package-path", package, "--scratch-path", scratch.path, "dump-package"], { _ in })
        guard outcome.succeeded, let start = outcome.output.firstIndex(of: "{"),
            let dump = try? JSONDecoder().decode(PackageDump.self, from: Data(outcome.output[start...].utf8))
        else { throw InitError.unreadableManifest(path: "\(package)/Package.swift", output: outcome.output) }
        return dump
    }

    private static func runProcess(_ arguments: [String], _ line: (String) -> Void) throws -> ToolResult {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let pipe = Pipe()
        defer { pipe.close() }
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw InitError.noCompiler
        }
        var data = Data()
        var lineStart = 0
        while case let part = pipe.fileHandleForReading.availableData, !part.isEmpty {
            data.append(part)
            while let end = data[lineStart...].firstIndex(of: UInt8(ascii: "\n")) {
                line(String(decoding: data[lineStart..<end], as: UTF8.self))
                lineStart = end + 1
            }
        }
        process.waitUntilExit()
        // This is the status of `env` if there is no such program.
        if process.terminationReason == .exit, process.terminationStatus == 127 { throw InitError.noCompiler }
        return ToolResult(
            succeeded: process.terminationReason == .exit && process.terminationStatus == 0,
            output: String(decoding: data, as: UTF8.self))
    }
}
