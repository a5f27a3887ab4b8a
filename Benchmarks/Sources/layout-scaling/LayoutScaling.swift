import BuilderUIKit
import Measuring
import Render

/// Measures the growth of layout time with the number of labels in a stack: the median ratio of alternating runs with
/// 2n and n labels.
///
///     layout-scaling [--repeat N]
@main
@MainActor
struct LayoutScaling {
    private static let sizes = [100, 200, 500, 1000, 2000, 5000]
    /// The promised ratio for twice the number of labels.
    private static let limit = 2.2

    static func main() throws {
        let pairs = Options().count("repeat", default: 3)
        var stack = LabelStack()
        try table(pairs, "Layout of a stack, labels of one line") { try stack.layoutTime($0, lines: 1) }
        try table(pairs, "Layout of a stack, labels that wrap") { try stack.layoutTime($0, lines: 0) }
        try table(pairs, "Making the same and laying it out") { try stack.wholeTime($0) }
        try table(pairs, "The solver alone") { try SolverStack.time($0) }
    }

    private static func table(_ pairs: Int, _ what: String, time: (Int) throws -> Double) throws {
        // The first runs load fonts and fill the cache of shaped text, so that it is equally full for all sizes.
        _ = try time(2 * (sizes.last ?? 0))
        for size in sizes {
            // Small stacks are fast and noisy, and get more runs.
            let count = max(pairs, min(40, 7_000 / size))
            let runs = try PairedRuns(count) {
                try time(2 * size)
            } second: {
                try time(size)
            }
            let finding = Finding(
                "\(what), \(2 * size) against \(size)", ours: "\(runs.first.median.text(2)) ms",
                other: "\(runs.second.median.text(2)) ms", value: runs.ratio, limit: limit)
            print(finding.line)
        }
    }
}
