import Measuring
import SwiftlyUI

/// Measures building a tree of 1,000 views with fluent members and declared constraints, against the same tree with
/// plain properties and constraints.
///
///     fluent-building [--repeat N]
@main
@MainActor
struct FluentBuilding {
    static func main() throws {
        let pairs = Options().count("repeat", default: 41)
        print(
            MarkdownTable([
                try finding("1,000 views in stacks, built", pairs, FluentTree.stacks, PlainTree.stacks),
                try finding("1,000 views with 4,000 constraints, built", pairs, FluentTree.boxes, PlainTree.boxes),
                try finding(
                    "1,000 views with 4,000 constraints, built and laid out", pairs, FluentTree.boxes, PlainTree.boxes,
                    laysOut: true),
            ]).text)
    }

    private static func finding(
        _ what: String, _ pairs: Int, _ fluent: @escaping () -> UIView, _ plain: @escaping () -> UIView,
        laysOut: Bool = false
    ) throws -> Finding {
        guard count(fluent()) == 1000, frames(fluent()) == frames(plain()) else { throw DifferentTrees(what: what) }
        func time(_ make: () -> UIView) -> Double {
            var tree: UIView?
            let time = Stopwatch.milliseconds {
                let made = make()
                if laysOut { made.layoutIfNeeded() }
                tree = made
            }
            return withExtendedLifetime(tree) { time }
        }
        let runs = PairedRuns(pairs) {
            time(fluent)
        } second: {
            time(plain)
        }
        return Finding(
            what, ours: "\(runs.first.median.text(2)) ms", other: "\(runs.second.median.text(2)) ms", value: runs.ratio,
            limit: 1.5)
    }

    private static func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }

    private static func frames(_ view: UIView) -> [CGRect] {
        view.layoutIfNeeded()
        var (waiting, frames) = ([view], [CGRect]())
        while let next = waiting.popLast() {
            frames.append(next.frame)
            waiting += next.subviews
        }
        return frames
    }
}

/// An error for two trees that differ.
struct DifferentTrees: Error, CustomStringConvertible {
    let what: String
    var description: String { "\(what): the fluent tree and the plain one differ; nothing was measured." }
}
