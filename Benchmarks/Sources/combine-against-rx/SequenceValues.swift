import BuilderCombine
import Measuring
import OpenCombine

/// Measures the time of a value of a sequence's publisher, against the publisher of OpenCombine that it replaces.
struct SequenceValues {
    /// The promised ratio to the time of OpenCombine: no slower, with a margin for the measurement.
    static let limit = 1.2
    let elements: Int
    let repeats: Int

    func measure() throws -> [Finding] {
        let sequence = 0..<elements
        let own = BuilderCombine.Publishers.Sequence<Range<Int>, Never>(sequence: sequence)
        let replaced = OpenCombine.Publishers.Sequence<Range<Int>, Never>(sequence: sequence)
        guard sum(own) == sum(replaced) else { throw WrongResult(what: "a sequence") }
        let runs = PairedRuns(repeats, first: { time(own) }, second: { time(replaced) })
        let nanoseconds = { (all: [Double]) in "\((all.median * 1e6 / Double(elements)).text(1)) ns" }
        return [
            Finding(
                "A value of a sequence, against OpenCombine", ours: nanoseconds(runs.first),
                other: nanoseconds(runs.second), value: runs.ratio, limit: Self.limit)
        ]
    }

    private func time(_ publisher: some OpenCombine.Publisher<Int, Never>) -> Double {
        Stopwatch.milliseconds { _ = sum(publisher) }
    }

    private func sum(_ publisher: some OpenCombine.Publisher<Int, Never>) -> Int {
        var sum = 0
        let subscription = publisher.sink { sum &+= $0 }
        subscription.cancel()
        return sum
    }
}
