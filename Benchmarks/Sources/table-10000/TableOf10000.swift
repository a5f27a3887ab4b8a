import BuilderUIKit
import DemoScreens
import Measuring
import Render

/// Measures the visible part of a table of 10,000 users against one of 20: time, and memory beyond the decoded data.
///
///     table-10000 [--repeat N] [--users N]
///
/// The time is measured alternately in one process, and the memory in a child process for each size.
@main
@MainActor
struct TableOf10000 {
    private static let few = 20
    private static let timeLimit = 1.2
    /// The promised number of bytes.
    private static let memoryLimit = 40.0 * 1024 * 1024

    static func main() throws {
        let options = Options()
        let many = options.count("users", default: 10_000)
        if options.has("memory") {
            print(try memory(many))
            return
        }
        try compareTimes(many, pairs: options.count("repeat", default: 31))
        try compareMemory(many)
    }

    // MARK: Time

    private static func compareTimes(_ many: Int, pairs: Int) throws {
        let short = try UserStore.load(from: ManyUsers.file(few))
        let long = try UserStore.load(from: ManyUsers.file(many))
        guard short.users.count == few, long.users.count == many else { throw NotMeasured() }
        // Loads fonts and fills caches for both.
        guard try draw(short) == draw(long) else { throw NotMeasured() }
        let runs = try PairedRuns(pairs) {
            try Stopwatch.milliseconds { _ = try draw(long) }
        } second: {
            try Stopwatch.milliseconds { _ = try draw(short) }
        }
        let finding = Finding(
            "Table of \(many) users against \(few), visible part", ours: "\(runs.first.median.text(2)) ms",
            other: "\(runs.second.median.text(2)) ms", value: runs.ratio, limit: timeLimit)
        print(finding.line)
        let layout = try PairedRuns(pairs) {
            try Stopwatch.milliseconds { _ = try layOut(long) }
        } second: {
            try Stopwatch.milliseconds { _ = try layOut(short) }
        }
        let steps = Finding(
            "The same without painting and encoding", ours: "\(layout.first.median.text(2)) ms",
            other: "\(layout.second.median.text(2)) ms", value: layout.ratio, limit: timeLimit)
        print(steps.line)
    }

    private static func layOut(_ data: UserData) throws -> Display {
        try Renderer(scale: 2).layOut(makeListScreen(data: data))
    }

    private static func draw(_ data: UserData) throws -> Data {
        try layOut(data).png()
    }

    // MARK: Memory

    private static func compareMemory(_ many: Int) throws {
        let long = try run(users: many)
        let short = try run(users: few)
        let finding = Finding(
            "Memory that drawing \(many) users adds to the decoded data", ours: megabytes(long),
            other: "\(megabytes(short)) for \(few)", value: Double(long) / 1_048_576, unit: "MB",
            limit: memoryLimit / 1_048_576)
        print(finding.line)
    }

    private static func megabytes(_ bytes: Int) -> String { "\((Double(bytes) / 1_048_576).text(1)) MB" }

    /// Returns the peak number of bytes that drawing adds to the process once the users are decoded.
    private static func memory(_ count: Int) throws -> Int {
        let data = try UserStore.load(from: ManyUsers.file(count))
        guard Memory.resetPeak() else { throw NotMeasured() }
        let before = Memory.resident
        let png = try draw(data)
        let peak = Memory.peak
        guard !png.isEmpty, data.users.count == count else { throw NotMeasured() }
        return peak - before
    }

    private static func run(users: Int) throws -> Int {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--memory", "--users", "\(users)"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0, let bytes = Int(text.trimmingCharacters(in: .whitespacesAndNewlines))
        else { throw NotMeasured() }
        return bytes
    }

    struct NotMeasured: Error, CustomStringConvertible {
        var description: String {
            "The tables don't show what they should, or /proc can't be used: nothing was measured."
        }
    }
}
