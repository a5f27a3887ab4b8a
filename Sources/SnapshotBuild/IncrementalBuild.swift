import Foundation
import Render
import SnapshotCore

/// The commands that make an executable, of which a build runs those that a changed file reaches.
///
/// SwiftPM plans each build before it compiles, which takes longer than compiling one file does. As long as no file is
/// added or removed, the plan stays the same, so this type runs its commands itself. A command that writes the same
/// module as before reaches nothing further: a change in a function's body compiles one file and links.
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
        commands = ordered
        self.sources = sources
    }

    /// Runs the commands that changed files reach.
    /// - Parameters:
    ///   - dirty: the paths of the changed files. The files that the commands have written are added: if a later command
    ///     fails, those that read them must still run in the next build, when nothing tells that they have changed.
    ///   - timeout: the seconds after which a command is ended.
    ///   - isCanceled: checked again and again; true to end the command that runs.
    /// - Throws: the system's error if a command can't be started; `CancellationError`.
    func run(
        dirty: inout Set<String>, in folder: String, timeout: Double, isCanceled: (() -> Bool)? = nil
    ) throws -> Outcome {
        for command in commands where command.inputs.contains(where: dirty.contains) {
            switch command.tool {
            case "phony":
                dirty.formUnion(command.outputs)
            case "write-auxiliary-file":
                // A list of the paths of its inputs, whatever these contain.
                break
            case "shell":
                guard let program = command.arguments.first else { return .needsPlan }
                let before = stamps(of: command.outputs)
                let result: ProcessResult
                do {
                    result = try ChildProcess.run(
                        program, Array(command.arguments.dropFirst()), in: folder,
                        environment: ProcessInfo.processInfo.environment, timeout: timeout, outputLimit: 1 << 20,
                        isCanceled: isCanceled)
                } catch {
                    let after = stamps(of: command.outputs)
                    dirty.formUnion(command.outputs.filter { before[$0] != after[$0] })
                    throw error
                }
                let after = stamps(of: command.outputs)
                // The names of nodes without a file have no stamps. A command that fails may have written some files.
                let isDone = result.status == 0 && !result.isTimedOut
                dirty.formUnion(
                    command.outputs.filter { after[$0] == nil ? isDone : before[$0] != after[$0] })
                if result.isTimedOut {
                    return .failed(
                        output: "error: a command of the build took longer than \(Int(timeout)) s: \(program)")
                }
                guard result.status == 0 else {
                    let output = String(decoding: result.output, as: UTF8.self)
                    return .failed(output: output + (output.isEmpty ? "" : "\n") + result.errorText)
                }
            default:
                return .needsPlan
            }
        }
        return .built
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
