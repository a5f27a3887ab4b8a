import Builder
import Measuring

/// Updates of many labels' texts with layout, through bindings against setting the texts directly.
@MainActor
struct LabelUpdates {
    let labels: Int
    let rounds: Int
    let pairs: Int

    func measure() throws -> [Finding] {
        let all = max(1, rounds / 10)
        return [
            try finding("\(labels) labels, all change, \(all) times, with a layout each time", rounds: all) { _ in
                0..<labels
            },
            try finding("\(labels) labels, one changes, \(rounds) times, with a layout each time", rounds: rounds) {
                let index = $0 * 37 % labels
                return index..<index + 1
            },
            try finding(
                "\(labels) labels, all change, \(rounds) times, one layout in the end", rounds: rounds, laysOut: false
            ) { _ in 0..<labels },
        ]
    }

    private func finding(
        _ what: String, rounds: Int, laysOut: Bool = true, _ changed: (Int) -> Range<Int>
    ) throws -> Finding {
        let models = (0..<labels).map { Variable(wrappedValue: "Label \($0)") }
        let bound = models.map { LabelView($0).asBaseView() }
        let plain = models.map { LabelView($0.wrappedValue).asBaseView() }
        let texts = (0..<8).map { round in models.indices.map { "Label \($0): \(round * 111)" } }
        func run(_ views: [UILabel], _ set: (Int, String) -> Void) throws -> Double {
            let time = Stage.show(VerticalScrollView { VStackView { views } }) { window in
                Stopwatch.milliseconds {
                    for round in 0..<rounds {
                        for index in changed(round) { set(index, texts[round % 8][index]) }
                        if laysOut { window.layoutIfNeeded() }
                    }
                    window.layoutIfNeeded()
                }
            }
            guard let last = changed(rounds - 1).last, views[last].text == texts[(rounds - 1) % 8][last],
                views[last].frame.width > 10
            else { throw WrongResult(what: what) }
            return time
        }
        let runs = try PairedRuns(pairs) {
            try run(bound) { models[$0].wrappedValue = $1 }
        } second: {
            try run(plain) { plain[$0].text = $1 }
        }
        let updates = (0..<rounds).reduce(0) { $0 + changed($1).count }
        func each(_ times: [Double]) -> String { "\((times.median * 1000 / Double(updates)).text(2)) µs each" }
        return Finding(what, ours: each(runs.first), other: each(runs.second), value: runs.ratio)
    }
}
