import Foundation
import Measuring

// Measures the time of “verify” of unchanged screens against rendering alone, with one process and with two, that of
// “audit”, the memory of each process, and the steps of a screen.
//
//     bench-verify --program verify-gallery [--screens 1000] [--many 10000] [--rounds 3]

let options = Options()
guard let program = options.text("program").flatMap({ realpath($0, nil) }).map({ String(cString: $0) }) else {
    print("--program is missing")
    exit(64)
}
let screens = options.count("screens", default: 1000)
let many = options.count("many", default: 10_000)
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-verify-\(getpid())").path
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(atPath: folder) }

func run(_ arguments: String..., screens: Int, pictures: String = "", allowed: Int32 = 0) throws -> GalleryProcess {
    let process = try GalleryProcess(program, arguments, in: folder, screens: screens, pictures: pictures)
    guard 0...allowed ~= process.status else {
        print("\(arguments) ended with \(process.status):\n\(process.output.suffix(2000))")
        exit(1)
    }
    return process
}

func pure() throws -> Double {
    let process = try run("pure", screens: screens)
    return (process.output.split(separator: " ").first.flatMap { Double($0) } ?? .nan) / 1000
}

_ = try run("record", screens: screens)
var rendering: [Double] = []
var one: [Double] = []
var two: [Double] = []
var again: [Double] = []
var audits: [Double] = []
var peak = 0
for _ in 0..<options.count("rounds", default: 3) {
    rendering.append(try pure())
    let single = try run("verify", "--fresh", "--jobs", "1", screens: screens)
    one.append(single.seconds)
    two.append(try run("verify", "--fresh", "--jobs", "2", screens: screens).seconds)
    again.append(try run("verify", screens: screens).seconds)
    // Findings are no failure of the measurement.
    audits.append(try run("audit", "--jobs", "1", screens: screens, allowed: 1).seconds)
    peak = max(peak, single.peak)
}
// In the same folder, as the catalogs of other pictures have screens of the same names.
_ = try run("record", screens: screens, pictures: "photos")
let photos = try (0..<options.count("rounds", default: 3)).map { _ in
    try run("verify", "--fresh", "--jobs", "2", screens: screens, pictures: "photos").seconds
}
_ = try run("record", screens: screens)
func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
func seconds(_ value: Double) -> String { "\(value.text(2)) s" }

var findings = [
    Finding(
        "`verify` of \(screens) unchanged screens, one process, against their rendering", ours: seconds(median(one)),
        other: seconds(median(rendering)), value: median(zip(one, rendering).map { $0 / $1 }), limit: 1.3),
    Finding(
        "The same with two processes against one (1.8 times as fast is 0.556)", ours: seconds(median(two)),
        other: seconds(median(one)), value: median(zip(two, one).map { $0 / $1 }), limit: 1 / 1.8),
    Finding(
        "`verify` of \(screens) with gradients and photos, two processes", ours: seconds(median(photos)), other: "",
        value: median(photos), unit: "s", limit: 6),
    Finding(
        "`audit` of the screens, one process, against their rendering", ours: seconds(median(audits)),
        other: seconds(median(rendering)), value: median(zip(audits, rendering).map { $0 / $1 }), limit: 1.3),
    Finding(
        "`verify` again, with nothing changed", ours: seconds(median(again)), other: "", value: median(again),
        unit: "s",
        limit: 0.3),
    Finding(
        "The most memory of a process, \(screens) screens", ours: "\(peak / 1_000_000) MB", other: "",
        value: Double(peak) / 1e6, unit: "MB", limit: 300),
]
findings += try run("steps", screens: screens).output.split(separator: "\n").compactMap { Finding(line: String($0)) }
if many > screens {
    _ = try run("record", screens: many)
    let long = try run("verify", "--fresh", "--jobs", "2", screens: many)
    findings.append(
        Finding(
            "The most memory of a process, \(many) screens", ours: "\(long.peak / 1_000_000) MB",
            other: "\(peak / 1_000_000) MB", value: Double(long.peak) / 1e6, unit: "MB", limit: 300))
}
print(MarkdownTable(findings).text)
