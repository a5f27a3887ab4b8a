import Foundation
import Measuring

/// Measures the growth of the solver's time with the number of views: the exponent, fitted to (log n, log time).
enum SolverScaling {
    private static let counts = [100, 200, 500, 1000, 2000, 5000, 10_000]

    static func run(_ repeats: Int) throws {
        print("\n| What | n = 100 | n = 10,000 | Exponent | Promise | Kept |\n|---|---:|---:|---:|---:|:---:|")
        try exponent("A row of n equal widths", SystemDescription.row)
        try exponent("n nested insets", SystemDescription.nest)
        try exponent("n independent views of five constraints", SystemDescription.independent)
    }

    private static func exponent(_ title: String, _ make: (Int) -> SystemDescription) throws {
        let systems = counts.map { make($0) }
        var times = counts.map { _ in [Double]() }
        for turn in 0..<4 {
            for (place, system) in systems.enumerated() {
                let rounds = max(1, 10_000 / counts[place])
                let priorities = OurSystem.priorities(of: system)
                let time = try Stopwatch.milliseconds {
                    for _ in 0..<rounds { _ = try OurSystem(system, priorities) }
                }
                // The first turn fills the processor's caches.
                if turn > 0 { times[place].append(time / Double(rounds)) }
            }
        }
        let medians = times.map(\.median)
        let slope = slope(counts.map { log(Double($0)) }, medians.map { log($0) })
        print(
            "| \(title) | \(medians[0].text(3)) ms | \(medians[medians.count - 1].text(2)) ms | \(slope.text(2)) "
                + "| ≤ 1.1 | \(slope <= 1.1 ? "yes" : "no") |")
    }

    /// Returns the slope of the least-squares line.
    private static func slope(_ xs: [Double], _ ys: [Double]) -> Double {
        let (meanX, meanY) = (xs.reduce(0, +) / Double(xs.count), ys.reduce(0, +) / Double(ys.count))
        var (above, below) = (0.0, 0.0)
        for (x, y) in zip(xs, ys) {
            above += (x - meanX) * (y - meanY)
            below += (x - meanX) * (x - meanX)
        }
        return above / below
    }
}
