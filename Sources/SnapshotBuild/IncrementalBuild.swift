import Foundation
import Render
import SnapshotCore

/// The commands that make an executable, of which a build runs those that a changed file reaches.
///
/// SwiftPM plans each build before it compiles, which takes longer than compiling one file does. As long as no file is
/// added or removed, the plan stays the same, so this type runs its commands itself. A command that writes the same
/// module as before reaches nothing further, and a change in a function's body compiles one file and links.
struct IncrementalBuild {
    /// The result of a build.
    enum Outcome: Hashable {
        /// The executable is up to date.
        case built
        /// A command failed; its output has the compiler's errors.
        case failed(output: String)
        /// The plan has no command for the change, so SwiftPM must plan anew.
        case needsPlan
    }

    private let executable: String
    /// The commands that the executable needs, each after those that write what it reads.
    let commands: [BuildManifest.Command]
    /// The paths that they read and none of them writes.
    let sources: Set<String>

    /// Finds the commands for an executable.
    /// - Returns: nil if the plan has none that writes it.
    init?(of executable: String, in manifest: BuildManifest) {
        var makers: [String: Int] = [:]
        for (index, command) in manifest.commands.enumerated() {
            for output in command.outputs { makers[output] = index }
        }
        guard let last = makers[executable] else { return nil }
        var ordered: [BuildManifest.Command] = []
        var sources: Set<String> = []
        var visited: Set<Int> = []
        // A command is visited again after those that it needs.
        var waiting = [(index: last, isReady: false)]
        while let (index, isReady) = waiting.popLast() {
            let command = manifest.commands[index]
            if isReady {
                ordered.append(command)
                continue
            }
            guard visited.insert(index).inserted else { continue }
            waiting.append((index, true))
            for input in command.inputs {
                if let maker = makers[input] {
                    waiting.append((maker, false))
                } else {
                    sources.insert(input)
                }
            }
        }
        self.executable = executable
        commands = ordered
        self.sources = sources
    }

    /// Runs the commands that changed files reach.
    /// - Parameters:
    ///   - dirty: the paths of the changed files. The files that the commands have written are added: if a later
    ///     command fails, those that read them must still run in the next build, when nothing tells that they have
    ///     changed.
    ///   - timeout: the seconds after which a command is ended.
    ///   - isCanceled: checked again and again; true to end the command that runs.
    /// - Throws: the system's error if a command can't be started; `CancellationError`.
    func run(
        dirty: inout Set<String>, in folder: String, timeout: Double, isCanceled: (() -> Bool)? = nil
    ) throws -> Outcome {
        // The texts of written sources in the last build that succeeded.
        var former: [String: Data] = [:]
        let linked = FileIdentity(executable)?.modified
        // A file that is compiled or linked is newer than the executable after a build that was ended.
        func isUnbuilt(_ path: String) -> Bool {
            guard path.hasSuffix(".swift") || path.hasSuffix(".o"), let linked else { return false }
            return FileIdentity(path).map { $0.modified > linked } ?? false
        }
        for command in commands where command.inputs.contains(where: { dirty.contains($0) || isUnbuilt($0) }) {
            switch command.tool {
            case "phony":
                dirty.formUnion(command.outputs)
            case "write-auxiliary-file":
                // A list of the paths of its inputs, whatever these contain.
                break
            case "shell":
                guard let program = command.arguments.first else { return .needsPlan }
                let result = try run(command, dirty: &dirty, former: &former) { program, arguments, variables in
                    try ChildProcess.run(
                        program, arguments, in: folder,
                        environment: ProcessInfo.processInfo.environment.merging(variables) { $1 }, timeout: timeout,
                        outputLimit: 1 << 24, isCanceled: isCanceled)
                }
                if result.isTimedOut {
                    return .failed(
                        output: "error: a command of the build took longer than \(Int(timeout)) s: \(program)")
                }
                guard result.status == 0 else {
                    let output = String(decoding: result.output.suffix(1 << 20), as: UTF8.self)
                    return .failed(output: output + (output.isEmpty ? "" : "\n") + result.errorText)
                }
            default:
                return .needsPlan
            }
        }
        return .built
    }

    /// Runs a command, or only the compilation of the files that have changed, and adds the written files.
    private func run(
        _ command: BuildManifest.Command, dirty: inout Set<String>, former: inout [String: Data],
        by runner: SwiftDriver.Runner
    ) throws -> ProcessResult {
        if let files = FileCompilation(of: command, dirty: dirty, isLinked: isLinked) {
            let result = try noting(files.objects, in: &dirty) { try files.run(former: former, by: runner) }
            if let result { return result }
        }
        let written = command.outputs.filter { $0.hasSuffix(".swift") }
        for path in written where isLinked(path) { former[path] = FileManager.default.contents(atPath: path) }
        let result = try noting(command.outputs, in: &dirty) {
            try SwiftDriver(command)?.run(by: runner)
                ?? runner(command.arguments[0], Array(command.arguments.dropFirst()), [:])
        }
        // The names of nodes without a file have no stamps.
        if result.status == 0, !result.isTimedOut {
            dirty.formUnion(command.outputs.filter { !FilePaths.exists($0) })
        }
        return result
    }

    /// Returns whether a file was written before the executable was linked, so that the last build that succeeded has
    /// read it.
    private func isLinked(_ path: String) -> Bool {
        guard let written = FileIdentity(path)?.modified, let linked = FileIdentity(executable)?.modified else {
            return false
        }
        return written < linked
    }

    /// Adds those of the outputs that have changed. A command that fails or is ended may have written some files.
    private func noting<Value>(
        _ outputs: [String], in dirty: inout Set<String>, _ body: () throws -> Value
    ) throws -> Value {
        let before = stamps(of: outputs)
        let result = Result(catching: body)
        let after = stamps(of: outputs)
        dirty.formUnion(outputs.filter { after[$0] != nil && before[$0] != after[$0] })
        return try result.get()
    }

    /// Returns what tells whether files were written: a hash of the content of modules, which are written even if they
    /// are the same, else the size and the time of the last change.
    private func stamps(of paths: [String]) -> [String: String] {
        var stamps: [String: String] = [:]
        for path in paths {
            var status = stat()
            guard stat(path, &status) == 0 else { continue }
            if path.hasSuffix(".swiftmodule"), let data = FileManager.default.contents(atPath: path) {
                let hash = FastHash()
                hash.update(data)
                stamps[path] = hash.text
            } else {
                stamps[path] = "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_ino)"
            }
        }
        return stamps
    }
}
