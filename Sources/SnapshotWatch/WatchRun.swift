import Foundation
import SnapshotCore

/// Builds a gallery each time its sources are saved, draws its screens, and says what became different.
package struct WatchRun {
    private let build: GalleryBuild
    private let arguments: [String]
    private let buildTimeout: Double
    private let isJSON: Bool
    private let console: Console
    private let lock: Int32

    /// Prepares to watch the gallery of this process.
    /// - Parameters:
    ///   - arguments: the arguments of `verify` that select pictures and set how they are drawn.
    ///   - buildTimeout: the seconds after which a build is ended, and a drawing of all pictures.
    ///   - isJSON: true to write an object of JSON for each event instead of text.
    /// - Throws: `WatchError`.
    package init(
        arguments: [String], buildTimeout: Double, isJSON: Bool, console: Console
    ) throws(WatchError) {
        build = try GalleryBuild(timeout: buildTimeout)
        self.arguments = arguments
        self.buildTimeout = buildTimeout
        self.isJSON = isJSON
        self.console = console
        let name = URL(fileURLWithPath: build.executable).lastPathComponent
        folder = "\(build.scratch)/snapshot-watch/\(name)"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        lock = open("\(folder)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard lock >= 0 else { throw .cannotWatch(folder: folder, reason: String(cString: strerror(errno))) }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { throw .alreadyWatched(executable: build.executable) }
    }

    /// The folder of the last pictures, which the next ones are compared with.
    private let folder: String

    /// Watches until the process is ended, or until a number of builds.
    /// - Parameter builds: the number of builds after which it returns; nil for no limit.
    /// - Throws: `WatchError`, or `CommandError.standardOutput`.
    package func run(builds: Int?) throws {
        let watch = try FolderWatch()
        try watch.watch(build.folders)
        for name in ["last", "drawn"] { try? FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
        // What was saved before the command began is built first.
        var hasDrawn = try update([], isFirst: true)
        var count = 0
        while builds.map({ count < $0 }) ?? true {
            console.status("watching \(build.package)")
            let changed = watch.changes()
            if try update(changed, isFirst: !hasDrawn) { hasDrawn = true }
            try watch.watch(build.folders)
            count += 1
        }
    }

    /// Builds and draws.
    /// - Parameter isFirst: true until pictures have been drawn.
    /// - Returns: true if pictures were drawn.
    private func update(_ changed: Set<String>, isFirst: Bool) throws -> Bool {
        let start = Date()
        guard try built(changed) else { return false }
        do {
            try draw(isFirst: isFirst, since: start)
            return true
        } catch WatchError.cannotDraw(let reason) {
            // The next change may mend it, such as a crash in the declaration of the screens.
            if isJSON {
                try write(Event(event: "drawing failed", errors: [reason]))
            } else {
                try console.result("\(WatchError.cannotDraw(reason: reason))\nThe last pictures stay.")
            }
            return false
        }
    }

    private func built(_ changed: Set<String>) throws -> Bool {
        console.status("building")
        switch try build.build(changed: changed) {
        case .built: return true
        case .failed(let output):
            let lines = Self.diagnostics(in: output)
            if isJSON {
                try write(Event(event: "build failed", errors: lines))
            } else {
                try console.result(lines.joined(separator: "\n") + "\nThe last pictures stay, since the build failed.")
            }
            return false
        }
    }

    /// Returns the lines of the compiler's errors with their places, else those of other errors, else the whole output.
    ///
    /// A module's error is said twice, for the module and for the file, and again below the line of code.
    static func diagnostics(in output: String) -> [String] {
        let lines = output.split(separator: "\n")
        for isError in [{ $0.contains(": error: ") }, { $0.hasPrefix("error: ") }] as [(Substring) -> Bool] {
            var seen: Set<Substring> = []
            let errors = lines.filter { !$0.hasPrefix(" ") && isError($0) && seen.insert($0).inserted }
            if !errors.isEmpty { return errors.map(String.init) }
        }
        return lines.map(String.init)
    }

    private func draw(isFirst: Bool, since start: Date) throws {
        console.status("drawing")
        let results = try drawnResults(isFirst: isFirst)
        var events: [Event.Picture] = []
        for entry in results.entries {
            if let actual = entry.files.actual { keep(actual, as: entry.files.baseline) }
            if let event = Event.Picture(entry, isFirst: isFirst) { events.append(event) }
        }
        let seconds = (Date().timeIntervalSince(start) * 1000).rounded() / 1000
        if isJSON {
            return try write(Event(event: "drawn", seconds: seconds, count: results.entries.count, pictures: events))
        }
        var lines = events.flatMap(\.lines)
        lines.append(
            "\(Plural.of(results.entries.count, "picture")) in \(String(format: "%.1f", seconds)) s"
                + (isFirst ? " in \(folder)/last" : events.isEmpty ? ": nothing changed" : ""))
        try console.result(lines.joined(separator: "\n"))
    }

    /// Runs `verify` of the built executable against the last pictures.
    ///
    /// Arguments that are wrong for the first pictures are an error of the command line. Later, a screen that they name
    /// may be gone for a while.
    /// - Throws: `WatchError.cannotDraw` or `.wrongArguments`.
    private func drawnResults(isFirst: Bool) throws -> RunResults {
        let result = try ChildProcess.run(
            build.executable,
            ["verify"] + arguments + [
                "--baselines", "\(folder)/last", "--artifacts", "\(folder)/drawn", "--record", "never", "--json",
                "--no-pictures",
            ],
            in: FileManager.default.currentDirectoryPath, environment: ProcessInfo.processInfo.environment,
            timeout: buildTimeout)
        if result.isTimedOut {
            throw WatchError.cannotDraw(
                reason: "they took longer than \(Int(buildTimeout)) s: select fewer screens, or raise --build-timeout")
        }
        if let results = try? JSONDecoder().decode(RunResults.self, from: result.output) { return results }
        if isFirst, result.status == CommandStatus.usage.rawValue {
            throw WatchError.wrongArguments(reason: result.errorText)
        }
        throw WatchError.cannotDraw(
            reason: result.errorText.isEmpty ? "“verify” ended with status \(result.status)" : result.errorText)
    }

    /// Makes a drawn picture the one that the next is compared with.
    private func keep(_ drawn: String, as last: String) {
        let manager = FileManager.default
        try? manager.createDirectory(atPath: FilePaths.folder(of: last), withIntermediateDirectories: true)
        rename(drawn, last)
    }

    private func write(_ event: Event) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try console.result(String(decoding: try encoder.encode(event), as: UTF8.self))
    }
}

/// An event after files were saved.
private struct Event: Encodable {
    var event: String
    var errors: [String]?
    var seconds: Double?
    var count: Int?
    var pictures: [Picture]?

    /// A picture that became different, or that can't be drawn.
    struct Picture: Encodable {
        var name: String
        var file: String?
        var changes: [String]

        /// Creates the event of a picture; nil if nothing changed.
        init?(_ entry: RunEntry, isFirst: Bool) {
            name = entry.name
            switch entry.outcome {
            case .same, .tolerated, .recorded: return nil
            case .missing:
                if isFirst { return nil }
                changes = ["is new"]
            case .differs:
                let words = entry.difference?.changes ?? []
                changes = words.isEmpty ? ["\(entry.difference?.differingPixels ?? 0) pixels changed"] : words
            default:
                changes = ["\(entry.outcome.words): \(entry.message)"]
            }
            file = entry.files.baseline
        }

        /// The lines of text: the first changes after the name, as many as one reads.
        var lines: [String] {
            let shown = 8
            let rest = changes.count - shown
            return changes.prefix(shown).map { "\(name): \($0)" }
                + (rest > 0 ? ["\(name): and \(Plural.of(rest, "more change"))"] : [])
        }
    }
}
