import Builder
import BuilderSnapshots
import Foundation
import Measuring

// Measures the time of “docs --check” of unchanged images against their layout and painting alone, on one core each.
//
//     docs-check [--pictures 100] [--rounds 5]

let options = Options()
let count = options.count("pictures", default: 100)
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("docs-check-\(getpid())").path
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(atPath: folder) }

let names = (0..<count).map { "orders-\($0)" }
let page = names.map { "<!-- snapshot: picture \($0) -->\n<!-- snapshot: end -->\n" }.joined(separator: "\n")
try Data(page.utf8).write(to: URL(fileURLWithPath: "\(folder)/README.md"))

let pictures = names.map { DocumentationPicture($0, of: $0, alternativeText: "An order") }
let catalog = Catalog(
    Catalog.gallery(of: count).screens, documentation: Documentation(pages: ["README.md"], pictures: pictures))
let quiet = Console(showsStatus: false, result: { _ in }, message: { _ in })
let tool = SnapshotTool(catalog: catalog, folder: folder, console: quiet)

/// Runs the command, which must succeed.
func docs(_ arguments: String...) async -> Double {
    let start = ContinuousClock.now
    let status = await tool.run(["docs"] + arguments)
    guard status == .success else {
        print("docs \(arguments.joined(separator: " ")) ended with \(status.rawValue)")
        exit(1)
    }
    return Stopwatch.milliseconds(since: start)
}

/// Renders the same images and discards them.
func rendering() async throws -> Double {
    let start = ContinuousClock.now
    let input = ScreenInput()
    for picture in pictures {
        for appearance in picture.appearances {
            var display = try await DocumentationDrawing(
                picture, in: catalog, appearance: appearance, input: input
            ).display
            for scale in picture.scales {
                display.scale = Double(scale)
                guard try display.bitmap().width > 0 else { exit(1) }
            }
        }
    }
    return Stopwatch.milliseconds(since: start)
}

_ = await docs()
_ = try await rendering()
var alone: [Double] = []
var one: [Double] = []
var all: [Double] = []
for _ in 0..<options.count("rounds", default: 5) {
    alone.append(try await rendering())
    one.append(await docs("--check", "--jobs", "1"))
    all.append(await docs("--check"))
}

let findings = [
    Finding(
        "`docs --check` of \(count) unchanged pictures on one core, against their rendering",
        ours: "\(one.median.text(0)) ms", other: "\(alone.median.text(0)) ms",
        value: PairedRuns(first: one, second: alone).ratio, limit: 1.3),
    Finding(
        "The same on all cores", ours: "\(all.median.text(0)) ms", other: "\(alone.median.text(0)) ms",
        value: PairedRuns(first: all, second: alone).ratio, limit: 1.3),
]
print(MarkdownTable(findings).text)
