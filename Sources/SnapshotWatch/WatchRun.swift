import Foundation
import SnapshotBuild
import SnapshotCore

/// Builds a gallery each time its sources are saved, draws its screens, and says what became different.
package final class WatchRun {
    private let watch: BuildWatch
    private let arguments: [String]
    private let timeout: Double
    private let isJSON: Bool
    private let console: Console
    private var reach: ScreenReach
    /// The number of drawings so far.
    private var drawing = 0
    /// A Boolean value that indicates whether pictures have been drawn.
    private var hasDrawn = false
    /// The changes of builds whose pictures couldn't be drawn.
    private var undrawn: Set<String> = []
    /// A Boolean value that indicates whether all pictures were drawn since the last build that changed something.
    private var isComplete = false

    /// Prepares to watch the gallery of this process.
    /// - Parameters:
    ///   - executable: the path of the gallery's executable; nil for this process's.
    ///   - arguments: the arguments of `verify` that select pictures and set how they are drawn.
    ///   - buildTimeout: the seconds after which a build is ended, and a drawing of all pictures.
    ///   - isJSON: true to write an object of JSON for each event instead of text.
    /// - Throws: `WatchError` or `GalleryBuildError`.
    package init(
        of executable: String? = nil, arguments: [String], buildTimeout: Double, isJSON: Bool, console: Console
    ) throws {
        watch = try BuildWatch(of: executable, timeout: buildTimeout)
        reach = ScreenReach(folders: watch.build.sourceFolders)
        self.arguments = arguments
        timeout = buildTimeout
        self.isJSON = isJSON
        self.console = console
    }

    /// The folder of the last pictures, which the next ones are compared with.
    private var last: String { "\(watch.folder)/last" }

    /// Watches until the process is ended, or until a number of changes.
    /// - Parameter limit: the number of changes after which it returns; nil for no limit.
    /// - Throws: `WatchError`, `GalleryBuildError`, or `CommandError.standardOutput`.
    package func run(changes limit: Int?) throws {
        for name in ["last", "drawn"] { try? FileManager.default.removeItem(atPath: "\(watch.folder)/\(name)") }
        // A process that has ended must not end this one with it.
        signal(SIGPIPE, SIG_IGN)
        var start = Date()
        try watch.run(changes: limit) { event in
            switch event {
            case .waiting: console.status("watching \(watch.build.package)")
            case .building:
                start = Date()
                console.status("building")
            case .waitingForBuild(let holder):
                let who = holder.map { " (\($0))" } ?? ""
                try write(Event(event: "waiting", process: holder?.id)) {
                    "another build in \(watch.build.scratch) is waited for\(who)"
                }
            case .built(let changed): try draw(after: changed, since: start)
            case .unchanged: try drawAfterNothing(since: start)
            case .failed(let errors):
                try write(Event(event: "build failed", errors: errors)) {
                    errors.joined(separator: "\n") + "\nThe last pictures stay, since the build failed."
                }
            }
        }
    }

    // MARK: Drawing

    /// Ends a change that has left all built files as they were.
    private func drawAfterNothing(since start: Date) throws {
        // A former drawing may have been interrupted by this change.
        guard isComplete else { return try draw(after: [], since: start) }
        try write(Event(event: "drawn", seconds: seconds(since: start), count: 0, pictures: [])) {
            "nothing to draw: the build is the same"
        }
    }

    private func draw(after changed: Set<String>, since start: Date) throws {
        isComplete = false
        undrawn.formUnion(changed)
        do {
            try drawPictures(leavingOut: hasDrawn ? reach.picturesLeftOut(by: undrawn) : [], since: start)
            undrawn = []
            // Later changes are compared with what is drawn now.
            if !hasDrawn { reach.readSources() }
            hasDrawn = true
        } catch WatchError.cannotDraw(let reason) {
            // The next change may mend it, such as a crash in the declaration of the screens.
            try write(Event(event: "drawing failed", errors: [reason])) {
                "\(WatchError.cannotDraw(reason: reason))\nThe last pictures stay."
            }
        }
    }

    /// Runs `verify` of the built executable against the last pictures.
    /// - Parameter others: the pictures that are drawn after the others. The next change interrupts them.
    /// - Throws: `WatchError`.
    private func drawPictures(leavingOut others: [String], since start: Date) throws {
        console.status("drawing")
        drawing += 1
        let process = try startProcess(leavingOut: others)
        let deadline = Date() + timeout
        let later = Set(others)
        var group = Group()
        var waiting: Set<String> = []
        var isOthers = false
        func line(_ interruption: Int32?) throws -> PictureStream.Line? {
            while true {
                let left = max(0.001, deadline.timeIntervalSinceNow)
                guard let data = try process.line(within: left, unlessReadable: interruption) else {
                    // A temporary file isn't a change.
                    if watch.hasChanges() { return nil }
                    continue
                }
                do {
                    return try PictureStream.line(data)
                } catch {
                    throw WatchError.cannotDraw(reason: "the executable's “verify” is another version's: \(error)")
                }
            }
        }
        do {
            guard case .pictures(let names) = try line(nil) else { throw WatchError.cannotDraw(reason: "no list") }
            reach.keep(Set(names))
            waiting = Set(names)
            while !waiting.isEmpty {
                if !isOthers, waiting.isSubset(of: later) {
                    isOthers = true
                    try end(&group, isOthers: false, remaining: waiting.count, since: start)
                }
                guard case .drawn(let entry) = try line(isOthers ? watch.interruption : nil) else { break }
                waiting.remove(entry.name)
                try add(entry, to: &group)
            }
        } catch let error as WorkerProcessError {
            throw reason(of: error, process)
        }
        process.end()
        isComplete = waiting.isEmpty
        if isComplete || group.count > 0 {
            try end(&group, isOthers: isOthers, remaining: waiting.count, since: start)
        }
    }

    private func startProcess(leavingOut others: [String]) throws -> LineProcess {
        let list = "\(watch.folder)/others"
        do {
            try Data(others.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: list))
            return try LineProcess(
                executable: watch.build.executable,
                arguments: ["verify"] + arguments + [
                    "--baselines", last, "--artifacts", "\(watch.folder)/drawn", "--record", "never", "--no-pictures",
                    "--\(PictureStream.option)", list,
                ]
            ) { _ in }
        } catch {
            throw WatchError.cannotDraw(reason: "\(error)")
        }
    }

    /// Returns the error of a process that has ended before the last picture.
    ///
    /// Arguments that are wrong for the first pictures are an error of the command line. Later, a screen that they name
    /// may be gone for a while.
    private func reason(of error: WorkerProcessError, _ process: LineProcess) -> WatchError {
        switch error {
        case .silent:
            return .cannotDraw(
                reason: "they took longer than \(Int(timeout)) s: select fewer screens, or raise --build-timeout")
        case .died(let how, let errors):
            if !hasDrawn, process.exitCode == CommandStatus.usage.rawValue { return .wrongArguments(reason: errors) }
            return .cannotDraw(reason: errors.isEmpty ? "“verify” ended \(how)" : errors)
        }
    }

    /// Pictures that are reported together.
    private struct Group {
        var count = 0
        var different: [Event.Picture] = []
    }

    /// Keeps a drawn picture, and says what became different of it.
    private func add(_ entry: RunEntry, to group: inout Group) throws {
        if let actual = entry.files.actual { keep(actual, as: entry.files.baseline) }
        reach.add(entry, drawing: drawing)
        group.count += 1
        guard let picture = Event.Picture(entry, isFirst: !hasDrawn) else { return }
        group.different.append(picture)
        if !isJSON { try console.result(picture.lines.joined(separator: "\n")) }
    }

    /// Reports the end of a group.
    /// - Parameters:
    ///   - isOthers: true for the pictures that the change doesn't reach by name.
    ///   - remaining: the number of pictures that are left.
    private func end(_ group: inout Group, isOthers: Bool, remaining: Int, since start: Date) throws {
        defer { group = Group() }
        let seconds = seconds(since: start)
        let isSame = group.different.isEmpty
        let event = Event(
            event: "drawn", seconds: seconds, count: group.count, pictures: group.different,
            remaining: remaining > 0 ? remaining : nil)
        try write(event) {
            let count = isOthers ? Plural.of(group.count, "other") : Plural.of(group.count, "picture")
            return "\(count) in \(String(format: "%.1f", seconds)) s"
                + (!hasDrawn ? " in \(last)" : isSame ? ": nothing changed" : "")
                + (remaining == 0 ? "" : isOthers ? "; a new change" : "; then \(Plural.of(remaining, "other"))")
        }
    }

    private func seconds(since start: Date) -> Double { (Date().timeIntervalSince(start) * 1000).rounded() / 1000 }

    /// Makes a drawn picture the one that the next is compared with.
    private func keep(_ drawn: String, as last: String) {
        let manager = FileManager.default
        try? manager.createDirectory(atPath: FilePaths.folder(of: last), withIntermediateDirectories: true)
        rename(drawn, last)
    }

    /// Writes an event as JSON, or as a text.
    private func write(_ event: Event, text: () -> String) throws {
        guard isJSON else { return try console.result(text()) }
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
    var remaining: Int?
    var process: pid_t?

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
