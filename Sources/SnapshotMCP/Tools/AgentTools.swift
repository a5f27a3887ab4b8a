import Foundation
import SnapshotBuild
import SnapshotCore
import Synchronization

/// The tools of `snapshot mcp`.
final class AgentTools: ToolSet {
    /// The maximum number of characters of a text, unless the caller sets another one.
    static let textLimit = 4000
    /// The largest limit that a caller can set.
    static let largestLimit = 200_000

    private let options: ServerOptions
    private let executable: String
    private let drawing: Mutex<DrawingProcess>
    private let build: GalleryBuildRun?
    let tools: [AgentTool]

    init(options: ServerOptions, executable: String = Process.builtExecutable) {
        self.options = options
        self.executable = executable
        drawing = Mutex(
            DrawingProcess(
                executable: executable, arguments: options.workerArguments, timeout: options.timeout,
                onErrorLine: { [console = options.console] in console.message($0) }))
        build = GalleryBuildRun(executable: executable)
        tools = Self.readingTools + (options.allowsRecording ? Self.recordingTools : [])
    }

    /// Ends the processes.
    func end() { drawing.withLock { $0.end() } }

    func call(
        _ tool: AgentTool, _ arguments: [String: JSONValue], _ cancellation: Cancellation
    ) throws -> ToolResult {
        var limit = Self.textLimit
        let result: ToolResult
        do {
            try tool.check(arguments)
            let values = ToolArguments(arguments)
            // That of find is a number of views.
            limit = values.integer("limit").map { tool.name == "find" ? max(Self.textLimit, 100 * $0) : $0 } ?? limit
            result = try perform(tool.name, values, cancellation)
        } catch let error as ToolError {
            result = ToolResult(error: error.description)
        }
        return result.limited(to: limit, advice: tool.advice)
    }

    static let outdatedNote = "! sources are newer than this build: call build"

    private func perform(
        _ name: String, _ arguments: ToolArguments, _ cancellation: Cancellation
    ) throws -> ToolResult {
        switch name {
        case "list": return try draw(.list, arguments, cancellation)
        case "look": return try look(arguments, cancellation)
        case "act": return try draw(.look, arguments, cancellation)
        case "explain": return try draw(.explain, arguments, cancellation)
        case "find": return try find(arguments, cancellation)
        case "reach": return try reach(arguments, cancellation)
        case "compare": return try compare(arguments, cancellation)
        case "audit": return try audit(arguments, cancellation)
        case "build":
            guard let build else { throw ToolError.failed(GalleryBuildRun.unavailable) }
            return try build.run(cancellation)
        case "record":
            return try command(
                ["record", "--baselines", options.baselines, "--mode", arguments.text("mode") ?? "failed"]
                    + rendering + selection(arguments), cancellation)
        case "approve":
            return try command(
                ["approve", "--baselines", options.baselines, "--"] + arguments.texts("pictures"), cancellation)
        default: throw ToolError.failed("there is no tool “\(name)”: list the tools")
        }
    }

    // MARK: Drawing

    /// A Boolean value that indicates whether sources are newer than the executable.
    var isOutdated: Bool { build?.isOutdated() == true }

    /// Executes a request in the process that draws, and says so if sources are newer.
    func draw(
        _ work: ScreenRequest.Work, _ arguments: ToolArguments, _ cancellation: Cancellation
    ) throws -> ToolResult {
        guard isOutdated else { return try request(work, arguments, cancellation) }
        var values = arguments.values
        values["limit"] = .integer(
            max(1, (arguments.integer("limit") ?? Self.textLimit) - Self.outdatedNote.count - 1))
        var result = try request(work, ToolArguments(values), cancellation)
        if !result.isError { result.content.append(.text(Self.outdatedNote)) }
        return result
    }

    /// Executes a request in the process that draws.
    func request(
        _ work: ScreenRequest.Work, _ arguments: ToolArguments, _ cancellation: Cancellation
    ) throws -> ToolResult {
        try drawing.withLock { process in
            try process.result(
                of: ScreenRequest(work, arguments.values), blaming: arguments.text("screen"), cancellation)
        }
    }

    /// Returns the names of the screens that a filter matches.
    func screenNames(_ filter: String?, _ cancellation: Cancellation) throws -> [String] {
        var values: [String: JSONValue] = [:]
        if let filter { values["filter"] = .string(filter) }
        let result = try request(.names, ToolArguments(values), cancellation)
        if result.isError { throw ToolError.failed(result.text) }
        return result.text.split(separator: "\n").map(String.init)
    }

    /// Finds views on all screens; a screen that can't be drawn is named, and the others are searched.
    private func find(_ arguments: ToolArguments, _ cancellation: Cancellation) throws -> ToolResult {
        guard arguments.text("query")?.isEmpty == false else { throw ToolError.wrongArguments("“query” is empty") }
        let limit = arguments.integer("limit") ?? 40
        var lines: [String] = []
        var failures: [String] = []
        var count = 0
        for screen in try screenNames(arguments.text("screens"), cancellation) {
            try cancellation.check()
            var values = arguments.values
            values["screen"] = .string(screen)
            do {
                let result = try request(.find, ToolArguments(values), cancellation)
                if result.isError {
                    failures.append("! \(screen): \(Self.firstLine(result.text))")
                } else {
                    let found = result.content.first.map { ToolResult([$0]).text } ?? ""
                    for line in found.split(separator: "\n") {
                        count += 1
                        if count <= limit { lines.append("\(screen): \(line)") }
                    }
                }
            } catch let error as ToolError {
                failures.append("! \(screen): \(Self.firstLine(error.description))")
            }
        }
        if count > limit { lines.append("and \(count - limit) more: use “screens” or “by”, or raise “limit”") }
        if count == 0 { lines.append("no view is found") }
        return ToolResult((lines + failures).joined(separator: "\n"))
    }

    static func firstLine(_ text: String) -> String {
        text.split(separator: "\n").first.map(String.init) ?? text
    }

    /// Finds the screens that show a type which a file declares, or which depends on a symbol.
    private func reach(_ arguments: ToolArguments, _ cancellation: Cancellation) throws -> ToolResult {
        guard (arguments.text("file") == nil) != (arguments.text("symbol") == nil) else {
            throw ToolError.wrongArguments("pass “file” or “symbol”")
        }
        guard let build else { throw ToolError.failed(GalleryBuildRun.unavailable) }
        let sources = try SourceNames(folders: build.sourceFolders, check: cancellation.check)
        let reached: SourceNames.Types
        do {
            reached = try sources.typesReached(file: arguments.text("file"), symbol: arguments.text("symbol"))
        } catch {
            throw ToolError.failed("\(error)")
        }
        var lines: [String] = []
        var failures: [String] = []
        for screen in try screenNames(nil, cancellation) {
            try cancellation.check()
            do {
                let result = try request(.types, ToolArguments(["screen": .string(screen)]), cancellation)
                if result.isError {
                    failures.append("! \(screen): \(Self.firstLine(result.text))")
                } else if let type = reached.first(in: result.text) {
                    lines.append("\(screen) (\(type))")
                }
            } catch let error as ToolError {
                failures.append("! \(screen): \(Self.firstLine(error.description))")
            }
        }
        if lines.isEmpty { lines = ["no screen shows a type that depends on it"] }
        return ToolResult((lines + failures).joined(separator: "\n"))
    }

    // MARK: Commands

    /// The options with which screens look as those that this server draws.
    var rendering: [String] { ["--timeout=\(options.timeout)"] + options.renderingArguments }

    /// The arguments that select pictures.
    func selection(_ arguments: ToolArguments) -> [String] {
        var words: [String] = []
        if let filter = arguments.text("filter") { words += ["--filter=\(filter)"] }
        return words + ["--"] + arguments.texts("screens")
    }

    private func compare(_ arguments: ToolArguments, _ cancellation: Cancellation) throws -> ToolResult {
        var words = ["verify", "--record", "never", "--no-pictures"] + rendering
        guard arguments.text("against") == "last_commit" else {
            guard hasBaselines else {
                return ToolResult(
                    "nothing to compare: \(options.baselines) has no baselines, so that every picture is without a "
                        + "baseline; “snapshot record” makes them")
            }
            words += ["--baselines", options.baselines] + selection(arguments)
            return try command(words, cancellation)
        }
        let committed = try CommittedBaselines(folder: options.baselines, cancellation)
        defer { committed.remove() }
        words += ["--baselines", committed.folder, "--artifacts", ".build/snapshot-last-commit"]
        let result = try command(words + selection(arguments), cancellation)
        // The copy is gone when somebody reads this.
        return ToolResult(
            result.content.map { part in
                guard case .text(let text) = part else { return part }
                return .text(text.replacing(committed.folder, with: "HEAD:\(options.baselines)"))
            }, isError: result.isError)
    }

    /// A Boolean value that indicates whether the folder of baselines has a picture.
    private var hasBaselines: Bool {
        let files = FileManager.default.enumerator(atPath: options.baselines)
        while let path = files?.nextObject() as? String { if path.hasSuffix(".png") { return true } }
        return false
    }

    /// Runs a subcommand of the executable as it is now, whose output is the result.
    private func command(_ words: [String], _ cancellation: Cancellation) throws -> ToolResult {
        Self.result(of: try output(of: words, cancellation))
    }

    /// Runs a subcommand of the executable as it is now.
    func output(of words: [String], _ cancellation: Cancellation) throws -> CommandRun.Output {
        try CommandRun(
            program: executable, arguments: words, timeout: max(options.timeout, options.commandTimeout)
        ).run(cancellation)
    }

    static func result(of output: CommandRun.Output) -> ToolResult {
        let text = [output.text, output.messages].map { $0.trimmingCharacters(in: .newlines) }.filter { !$0.isEmpty }
            .joined(separator: "\n")
        // 1 and 2 are differences, and pictures that can't be compared; the text names them.
        return ToolResult([.text(text.isEmpty ? "done" : text)], isError: !(0...2).contains(output.status))
    }
}

/// The options of a server.
package struct ServerOptions: Sendable {
    /// The arguments with which the executable draws for this server.
    package var workerArguments: [String]
    /// The options with which commands render as this server does.
    package var renderingArguments: [String]
    /// The folder of the baselines.
    package var baselines: String
    /// A Boolean value that indicates whether the tools that write baselines are there.
    package var allowsRecording: Bool
    /// The time limit for drawing a screen, in seconds.
    package var timeout: Double
    /// The time limit of a run over many pictures, in seconds.
    package var commandTimeout: Double = 1800
    package var console: Console

    package init(
        workerArguments: [String], renderingArguments: [String] = [], baselines: String, allowsRecording: Bool,
        timeout: Double, console: Console
    ) {
        self.workerArguments = workerArguments
        self.renderingArguments = renderingArguments
        self.baselines = baselines
        self.allowsRecording = allowsRecording
        self.timeout = timeout
        self.console = console
    }
}

/// The baselines of the last commit, in a temporary folder.
private struct CommittedBaselines {
    /// The folder of the pictures.
    let folder: String
    private let temporary: String

    /// Copies the folder of baselines from the last commit.
    /// - Throws: `ToolError.failed` without a repository, a commit or baselines.
    init(folder baselines: String, _ cancellation: Cancellation) throws {
        temporary =
            FileManager.default.temporaryDirectory.appendingPathComponent(
                "snapshot-commit-\(UUID().uuidString)"
            ).path
        try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
        folder = "\(temporary)/\(FilePaths.name(of: baselines))"
        let parent = FilePaths.folder(of: baselines)
        let archive = "\(temporary)/baselines.tar"
        do {
            for words in [
                ["git", "archive", "--format=tar", "--output=\(archive)", "HEAD", FilePaths.name(of: baselines)],
                ["tar", "-xf", archive, "-C", temporary],
            ] {
                let run = CommandRun(
                    program: words[0], arguments: Array(words.dropFirst()), folder: parent, timeout: 120)
                let output = try run.run(cancellation)
                guard output.status == 0 else {
                    throw ToolError.failed(
                        "the baselines of the last commit can't be read: "
                            + output.messages.trimmingCharacters(in: .whitespacesAndNewlines))
                }
            }
            try? FileManager.default.removeItem(atPath: archive)
        } catch {
            remove()
            throw error
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: temporary) }
}
