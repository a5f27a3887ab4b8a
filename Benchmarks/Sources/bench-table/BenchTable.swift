import Foundation
import ImageDiff
import Measuring
import Render

/// Runs all benchmarks and prints one Markdown table.
///
///     bench-table --snapshot PROGRAM --card PROGRAM --tools FOLDER [--cold-pairs N] [--warm-pairs N]
///
/// `--card` is the card drawn in C, `--tools` the folder of this package's other programs.
@main
struct BenchTable {
    private let options = Options()
    private let folder: String

    static func main() throws {
        // A folder in memory, which excludes the disk's speed.
        let base = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
        let folder = "\(base)/builder-benchmark-\(ProcessInfo.processInfo.processIdentifier)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let bench = BenchTable(folder: folder)
        var findings = try bench.cold()
        findings.append(try bench.label())
        findings.append(try bench.warm())
        for tool in ["receipt-rate", "table-10000", "compositional-10000", "cell-layout", "layout-scaling"] {
            findings += try bench.tool(tool)
        }
        print(MarkdownTable(findings).text)
    }

    private init(folder: String) {
        self.folder = folder
    }

    // MARK: The card

    /// Measures whole processes up to the finished file: wall-clock time, processor time and memory; and compares the
    /// files.
    private func cold() throws -> [Finding] {
        say("the card, cold")
        let (ours, other) = try coldCommands()
        // Run first, as programs and fonts are only read from disk the first time.
        let memory = (try ours.peak(runs: 5), try other.peak(runs: 5))
        var first: [Double] = []
        var second: [Double] = []
        let clock = try PairedRuns(options.count("cold-pairs", default: 41)) {
            let outcome = try ours.run()
            first.append(outcome.processorMilliseconds)
            return outcome.milliseconds
        } second: {
            let outcome = try other.run()
            second.append(outcome.processorMilliseconds)
            return outcome.milliseconds
        }
        let processor = PairedRuns(first: first, second: second)
        return [
            finding("`snapshot render card --scale 2` against C, cold", clock, limit: 1.5),
            finding("The same, processor time", processor),
            Finding(
                "The same, most memory", ours: megabytes(memory.0), other: megabytes(memory.1),
                value: memory.0 / memory.1),
        ] + (try files())
    }

    /// Compares the sizes and the pixels of both files.
    ///
    /// - Throws: `DifferentPictures` if the pictures don't show the same.
    private func files() throws -> [Finding] {
        let files = try ["ours", "c"].map { try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0).png")) }
        let (ours, other) = (try ImageDecoder.decode(files[0]), try ImageDecoder.decode(files[1]))
        let all = PixelComparison(ours, other)
        // Beyond roundings, the arrow's edges differ: cairo computes those of round strokes less exactly.
        let (steps, limit, most) = (3, 8, 40)
        let beyond = PixelComparison(ours, other, tolerance: steps).differingPixels
        guard all.sizesAreEqual, all.greatestDifference <= limit, beyond <= most else {
            throw DifferentPictures(greatest: all.greatestDifference, pixels: beyond, steps: steps)
        }
        return [
            Finding(
                "The same, file", ours: "\(files[0].count) bytes", other: "\(files[1].count) bytes",
                value: Double(files[0].count) / Double(files[1].count)),
            Finding(
                "The same, greatest difference of a pixel", ours: "\(all.differingPixels) pixels differ",
                other: "\(beyond) by more than \(steps)", value: Double(all.greatestDifference), unit: "steps of 255",
                limit: Double(limit)),
        ]
    }

    /// Measures whole processes that draw one label.
    private func label() throws -> Finding {
        say("a label, cold")
        let program = ChildProcess("\(try program("tools"))/cold-label", ["\(folder)/label.png"])
        _ = try program.run()
        let time = try (0..<options.count("cold-pairs", default: 41)).map { _ in try program.run().milliseconds }.median
        return Finding(
            "A process that draws one label", ours: "\(time.text(2)) ms", other: "", value: time, unit: "ms", limit: 20)
    }

    private func finding(_ what: String, _ runs: PairedRuns, limit: Double? = nil) -> Finding {
        Finding(
            what, ours: "\(runs.first.median.text(2)) ms", other: "\(runs.second.median.text(2)) ms", value: runs.ratio,
            limit: limit)
    }

    private func megabytes(_ bytes: Double) -> String { "\((bytes / 1_048_576).text(1)) MB" }

    private func coldCommands() throws -> (ours: ChildProcess, other: ChildProcess) {
        (
            ChildProcess(
                try program("snapshot"), ["render", "card", "--scale", "2", "--output", "\(folder)/ours.png"]),
            ChildProcess(try program("card"), ["\(folder)/c.png"])
        )
    }

    /// Measures repeated drawing in one process.
    private func warm() throws -> Finding {
        say("the card, warm")
        let ours = ChildProcess("\(try program("tools"))/warm-card", ["--repeat", "40"])
        let other = ChildProcess(try program("card"), ["\(folder)/c.png", "--repeat", "40"])
        let runs = try PairedRuns(options.count("warm-pairs", default: 11)) {
            try ours.run().number
        } second: {
            try other.run().number
        }
        return finding("The card against C, warm", runs, limit: 1.25)
    }

    // MARK: Programs

    private func tool(_ name: String) throws -> [Finding] {
        say(name)
        let output = try ChildProcess("\(try program("tools"))/\(name)", []).run().output
        return output.split(separator: "\n").compactMap { Finding(line: String($0)) }
    }

    /// Writes progress to standard error.
    private func say(_ text: String) {
        FileHandle.standardError.write(Data("measuring: \(text)\n".utf8))
    }

    private func program(_ option: String) throws -> String {
        guard let path = options.text(option) else { throw MissingOption(name: option) }
        return path
    }

    struct DifferentPictures: Error, CustomStringConvertible {
        let greatest: Int
        let pixels: Int
        let steps: Int
        var description: String {
            "The card and the card in C differ by up to \(greatest) of 255 steps, and by more than \(steps) in "
                + "\(pixels) pixels: after changes of the layout run card-positions."
        }
    }

    struct MissingOption: Error, CustomStringConvertible {
        let name: String
        var description: String { "--\(name) is missing: run scripts/bench, which builds and names everything." }
    }
}
