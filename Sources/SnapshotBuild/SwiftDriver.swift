import Foundation
import SnapshotCore

/// The compiler's driver for a module, as SwiftPM plans to run it.
struct SwiftDriver {
    /// A function that runs a program with arguments and additional variables.
    typealias Runner = (String, [String], [String: String]) throws -> ProcessResult

    /// The path of the file with the paths of what each source is compiled to.
    let outputMap: String
    /// The path of the module.
    let module: String?
    private let program: String
    private let arguments: [String]
    private let sources: [String]

    /// Creates the driver of a plan's command; nil if the command is another one.
    init?(_ command: BuildManifest.Command) {
        guard let program = command.arguments.first, program.hasSuffix("/swiftc"),
            command.arguments.contains("-incremental"),
            let map = command.arguments.firstIndex(of: "-output-file-map"), map + 1 < command.arguments.count
        else { return nil }
        self.program = program
        outputMap = command.arguments[map + 1]
        module = command.arguments.firstIndex(of: "-emit-module-path").flatMap {
            command.arguments.dropFirst($0 + 1).first
        }
        // SwiftPM reads JSON from the driver, and writes the errors that it contains.
        arguments = command.arguments.dropFirst().filter { $0 != "-parseable-output" }
        sources = command.inputs.filter { $0.hasSuffix(".swift") }
    }

    /// Returns the compilations of all files, a line for each.
    ///
    /// - Parameter folder: a folder for lists of files, which the lines name.
    func plan(in folder: String, by runner: Runner) throws -> ProcessResult {
        let arguments = arguments.filter { $0 != "-incremental" && $0 != "-enable-batch-mode" }
        return try runner(program, arguments + ["-disable-batch-mode", "-###"], ["TMPDIR": folder])
    }

    /// Compiles what has changed, and writes the module.
    ///
    /// For the module the compiler reads the bodies of all functions, in case one declares a type, which a debugger may
    /// ask for. Without them it takes half the time.
    func run(by runner: Runner) throws -> ProcessResult {
        guard !sources.contains(where: Self.isInlined) else { return try runner(program, arguments, [:]) }
        let result = try Self.withTemporaryFolder { folder in
            let script = "\(folder)/swift-frontend"
            let text = """
                #!/bin/bash
                exec \(Self.quoted(FilePaths.folder(of: program) + "/swift-frontend")) "${@/#\(Self.partOfBodies)/\(Self.noBodies)}"

                """
            guard
                FileManager.default.createFile(
                    atPath: script, contents: Data(text.utf8), attributes: [.posixPermissions: 0o700])
            else { return try runner(program, arguments, [:]) }
            // The driver looks for its own library beside the compiler.
            let toolchain = FilePaths.folder(of: FilePaths.folder(of: program))
            let library = "\(toolchain)/lib/swift/host/lib_InternalSwiftScan.so"
            var variables = ["SWIFT_DRIVER_SWIFT_FRONTEND_EXEC": script]
            if FilePaths.isFile(library) { variables["SWIFT_DRIVER_SWIFTSCAN_LIB"] = library }
            return try runner(program, arguments, variables)
        }
        guard result.status != 0, !result.isTimedOut else { return result }
        // Another version of the compiler may not have the option, and the folder may forbid programs.
        let isRefused = result.errors.range(of: Data(Self.noBodies.utf8)) != nil
        let errors = CompilerError.all(in: result.errorText + "\n" + String(decoding: result.output, as: UTF8.self))
        return isRefused || errors.isEmpty ? try runner(program, arguments, [:]) : result
    }

    private static let partOfBodies = "-experimental-skip-non-inlinable-function-bodies-without-types"
    private static let noBodies = "-experimental-skip-all-function-bodies"

    /// Returns a text as a word of a shell.
    static func quoted(_ text: String) -> String { "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'" }

    /// Returns whether modules that import a file's module may depend on the body of one of its functions.
    static func isInlined(_ path: String) -> Bool {
        guard let text = FileManager.default.contents(atPath: path) else { return true }
        return ["some ", "@inlinable", "@_transparent", "@_alwaysEmitIntoClient", "@backDeployed"].contains {
            text.range(of: Data($0.utf8)) != nil
        }
    }

    /// Runs a closure with the path of a folder that is removed afterwards.
    static func withTemporaryFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appending(path: "compilation-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return try body(folder)
    }
}
