import Foundation
import Measuring

/// Measures the solver against kiwi, a Cassowary solver in C++, alternately with the same systems.
///
///     solver-against-kiwi --kiwi PROGRAM --folder PLACE [--repeat N] [--only build|step|large|scaling]
@main
struct SolverAgainstKiwi {
    static func main() throws {
        let options = Options()
        guard let program = options.text("kiwi"), let folder = options.text("folder") else {
            print("usage: solver-against-kiwi --kiwi PROGRAM --folder PLACE [--repeat N] [--only PART]")
            exit(2)
        }
        let repeats = options.count("repeat", default: 5)
        let only = options.text("only")
        let kiwi = Kiwi(program: program, folder: folder)
        let form = SystemDescription(text: try kiwi.recordedForm())
        print("| What | Ours | kiwi | Ratio | Promise | Kept |\n|---|---:|---:|---:|---:|:---:|")
        if only == nil || only == "build" { try build(form, kiwi, repeats) }
        if only == nil || only == "step" { try Steps(form: form, kiwi: kiwi, repeats: repeats).run() }
        if only == nil || only == "large" { try large(kiwi, repeats) }
        if only == nil || only == "scaling" { try SolverScaling.run(repeats) }
    }

    private static func build(_ form: SystemDescription, _ kiwi: Kiwi, _ repeats: Int) throws {
        let priorities = OurSystem.priorities(of: form)
        let count = 500
        let runs = try PairedRuns(repeats) {
            try Stopwatch.milliseconds {
                for _ in 0..<count { _ = try OurSystem(form, priorities) }
            } / Double(count)
        } second: {
            try kiwi.buildTime(form, "form", count: count)
        }
        let title = "Building a form: \(form.variableCount) variables, \(form.rows.count) constraints"
        report(title, runs, "ms", 3, limit: 1)
    }

    private static func large(_ kiwi: Kiwi, _ repeats: Int) throws {
        let systems: [(String, SystemDescription)] = [
            ("A row of 800 equal widths", .row(800)), ("800 nested insets", .nest(800)),
            ("5,000 independent views of five constraints", .independent(5000)),
        ]
        for (place, (title, system)) in systems.enumerated() {
            let priorities = OurSystem.priorities(of: system)
            let runs = try PairedRuns(min(repeats, 3)) {
                try Stopwatch.milliseconds {
                    for _ in 0..<5 { _ = try OurSystem(system, priorities) }
                } / 5
            } second: {
                try kiwi.buildTime(system, "large-\(place)", count: 1)
            }
            report(title, runs, "ms", 2, limit: 0.05)
        }
    }

    /// Prints a row of the table.
    ///
    /// - Parameters:
    ///   - limit: The largest promised ratio.
    ///   - longest: The longest promised time.
    static func report(
        _ title: String, _ runs: PairedRuns, _ unit: String, _ places: Int, limit: Double? = nil,
        longest: Double? = nil
    ) {
        let (ours, other) = (runs.first.median.text(places), runs.second.median.text(places))
        let promise = limit.map { "≤ \($0)" } ?? longest.map { "≤ \($0) \(unit)" } ?? ""
        let isKept = limit.map { runs.ratio <= $0 } ?? longest.map { runs.first.median <= $0 }
        let kept = isKept.map { $0 ? "yes" : "no" } ?? ""
        print("| \(title) | \(ours) \(unit) | \(other) \(unit) | \(runs.ratio.text(4)) | \(promise) | \(kept) |")
    }
}
