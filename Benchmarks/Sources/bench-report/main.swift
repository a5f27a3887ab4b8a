import Foundation
import Measuring

// Measures the time and memory of “report” after a failed run, and the time of “approve”.
//
//     bench-report --program verify-gallery [--differences 100] [--approved 1000] [--rounds 3]

let options = Options()
guard let program = options.text("program").flatMap({ realpath($0, nil) }).map({ String(cString: $0) }) else {
    print("--program is missing")
    exit(64)
}
let differences = options.count("differences", default: 100)
let approved = options.count("approved", default: 1000)
let rounds = options.count("rounds", default: 3)
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-report-\(getpid())").path
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(atPath: folder) }

/// Runs the gallery's command, and exits if its status isn't the expected one.
func run(
    _ arguments: String..., screens: Int, isChanged: Bool, isSmall: Bool = false, status: Int32 = 0
) throws -> GalleryProcess {
    let process = try GalleryProcess(
        program, arguments, in: folder, screens: screens, isChanged: isChanged, pictures: isSmall ? "small" : "")
    guard process.status == status else {
        print("\(arguments) ended with \(process.status):\n\(process.output.suffix(2000))")
        exit(1)
    }
    return process
}
func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
func seconds(_ value: Double) -> String { "\(value.text(2)) s" }

// Every screen differs from its baseline.
_ = try run("record", screens: differences, isChanged: false)
_ = try run("verify", screens: differences, isChanged: true, status: 1)
var reports: [GalleryProcess] = []
for _ in 0..<rounds {
    reports.append(try run("report", "--output", "report", screens: differences, isChanged: true))
}
let pages = try FileManager.default.subpathsOfDirectory(atPath: "\(folder)/report").count { $0.hasSuffix(".png") }
guard pages >= 2 * differences else {
    print("the report has \(pages) pictures for \(differences) differences")
    exit(1)
}
let reporting = median(reports.map(\.seconds))
let memory = reports.map(\.peak).max() ?? 0

/// Measures approvals while the screens alternate between two variants, so that each approved baseline differs next
/// time.
func approving(isSmall: Bool) throws -> Finding {
    _ = try run("record", screens: approved, isChanged: false, isSmall: isSmall)
    var approvals: [Double] = []
    var verifications: [Double] = []
    var isChanged = false
    for _ in 0..<rounds {
        isChanged.toggle()
        _ = try run("verify", screens: approved, isChanged: isChanged, isSmall: isSmall, status: 1)
        approvals.append(try run("approve", screens: approved, isChanged: isChanged, isSmall: isSmall).seconds)
        verifications.append(
            try run("verify", "--fresh", screens: approved, isChanged: isChanged, isSmall: isSmall).seconds)
    }
    try FileManager.default.removeItem(atPath: "\(folder)/Snapshots")
    return Finding(
        "`approve` of \(approved) pictures of \(isSmall ? "828 × 1792" : "1170 × 2532") pixels, "
            + "against `verify` of the same",
        ours: seconds(median(approvals)), other: seconds(median(verifications)), value: median(approvals), unit: "s",
        limit: 10)
}

let findings = [
    Finding(
        "`report` of \(differences) differences", ours: seconds(reporting), other: "", value: reporting, unit: "s",
        limit: 6),
    Finding(
        "Its memory", ours: "\(memory / 1_000_000) MB", other: "", value: Double(memory) / 1e6, unit: "MB", limit: 400),
    try approving(isSmall: true), try approving(isSmall: false),
]
print(MarkdownTable(findings).text)
