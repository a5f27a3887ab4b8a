import Foundation

/// SwiftPM's plan of a build: the commands that make the products of a package from its sources.
///
/// When SwiftPM plans a build it writes the plan for llbuild, as `debug.yaml` in the folder of built files. Each key of
/// a command is on a line of its own, and lists are JSON.
struct BuildManifest {
    /// A command of the plan.
    struct Command: Hashable {
        /// The kind of the command, such as `shell`.
        var tool = ""
        /// The paths of the files and folders that it reads, and the names of nodes without a file.
        var inputs: [String] = []
        /// The paths of the files that it writes, and the names of nodes without a file.
        var outputs: [String] = []
        /// The program and its arguments; empty for tools of SwiftPM's own.
        var arguments: [String] = []
    }

    /// The commands, in the order of the plan.
    let commands: [Command]

    /// Creates the plan from the text of the file.
    init(text: String) {
        let decoder = JSONDecoder()
        func list(_ line: Substring) -> [String] {
            (try? decoder.decode([String].self, from: Data(line.utf8))) ?? []
        }
        var commands: [Command] = []
        var current: Command?
        for line in text.split(separator: "\n") {
            if line.hasPrefix("  \""), line.hasSuffix("\":") {
                if let current { commands.append(current) }
                current = Command()
            } else if line.hasPrefix("    "), let colon = line.firstIndex(of: ":") {
                let value = line[line.index(after: colon)...].drop { $0 == " " }
                switch line[..<colon].drop(while: { $0 == " " }) {
                case "tool": current?.tool = String(value)
                case "inputs": current?.inputs = list(value)
                case "outputs": current?.outputs = list(value)
                case "args": current?.arguments = list(value)
                default: break
                }
            }
        }
        if let current { commands.append(current) }
        self.commands = commands.filter { !$0.tool.isEmpty }
    }

    /// Reads the plan from its file.
    /// - Throws: the system's error if the file can't be read.
    init(contentsOf path: String) throws { self.init(text: try String(contentsOfFile: path, encoding: .utf8)) }

    /// The folder of the package that was planned; nil if the plan names none.
    var packageFolder: String? {
        let manifest = "/Package.swift"
        let inputs = commands.first { $0.tool == "package-structure-tool" }?.inputs ?? []
        return inputs.first { $0.hasSuffix(manifest) }.map { String($0.dropLast(manifest.count)) }
    }

    /// The paths whose changes require another plan: those of sources and of the package's description.
    var structure: [String] { commands.first { $0.tool == "package-structure-tool" }?.inputs ?? [] }
}
