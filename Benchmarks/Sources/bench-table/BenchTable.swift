import Foundation
import Measuring

/// Runs everything and prints one Markdown table.
///
///     bench-table --snapshot PROGRAM --card PROGRAM --tools FOLDER [--cold-pairs N] [--warm-pairs N]
///
/// `--card` is the card drawn in C, `--tools` the folder of the other programs of this package.
@main
struct BenchTable {
    private let options = Options()
    private let folder: String

    static func main() throws {
        // A folder in memory: the disk's speed is not what is compared.
        let base = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
        let folder = "\(base)/builder-benchmark-\(ProcessInfo.processInfo.processIdentifier)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let bench = BenchTable(folder: folder)
        var findings = [try bench.cold(), try bench.coldMemory(), try bench.warm()]
        for tool in ["table-10000", "layout-scaling"] {
            let text = try bench.tool(tool)
            findings += text.split(separator: "\n").compactMap { Finding(line: String($0)) }
        }
        print(MarkdownTable(findings).text)
    }

    private init(folder: String) {
        self.folder = folder
    }

    // MARK: The card

    /// Whole processes, from nothing to the file.
    private func cold() throws -> Finding {
        let (ours, other) = try coldCommands()
        // Once each: programs and fonts come from the disk only the first time.
        _ = try ours.run()
        _ = try other.run()
        let runs = try PairedRuns(options.count("cold-pairs", default: 41)) {
            try ours.run().milliseconds
        } second: {
            try other.run().milliseconds
        }
        return Finding(
            "`snapshot render card --scale 2` against C, cold", ours: "\(runs.first.median.text(2)) ms",
            other: "\(runs.second.median.text(2)) ms", value: runs.ratio, limit: 1.5)
    }

    private func coldMemory() throws -> Finding {
        let (ours, other) = try coldCommands()
        let (first, second) = (try ours.run().peakBytes, try other.run().peakBytes)
        return Finding(
            "The same, most memory", ours: "\((first / 1_048_576).text(1)) MB",
            other: "\((second / 1_048_576).text(1)) MB", value: first / second)
    }

    private func coldCommands() throws -> (ours: ChildProcess, other: ChildProcess) {
        (
            ChildProcess(
                try program("snapshot"), ["render", "card", "--scale", "2", "--output", "\(folder)/ours.png"]),
            ChildProcess(try program("card"), ["\(folder)/c.png"])
        )
    }

    /// The same picture again and again in one process.
    private func warm() throws -> Finding {
        let ours = ChildProcess("\(try program("tools"))/warm-card", ["--repeat", "40"])
        let other = ChildProcess(try program("card"), ["\(folder)/c.png", "--repeat", "40"])
        let runs = try PairedRuns(options.count("warm-pairs", default: 11)) {
            try ours.run().number
        } second: {
            try other.run().number
        }
        return Finding(
            "The card against C, warm", ours: "\(runs.first.median.text(2)) ms",
            other: "\(runs.second.median.text(2)) ms", value: runs.ratio, limit: 1.25)
    }

    // MARK: Programs

    private func tool(_ name: String) throws -> String {
        try ChildProcess("\(try program("tools"))/\(name)", []).run().output
    }

    private func program(_ option: String) throws -> String {
        guard let path = options.text(option) else { throw MissingOption(name: option) }
        return path
    }

    struct MissingOption: Error, CustomStringConvertible {
        let name: String
        var description: String { "--\(name) is missing: run scripts/bench, which builds and names everything." }
    }
}
