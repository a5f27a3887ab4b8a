import BuilderRxSwift
import Measuring
import OpenCombine

/// Measures the time of an element through five operators, in our chain and in OpenCombine's.
struct Chains {
    /// The promised ratio to OpenCombine's time.
    static let limit = 3.0
    let elements: Int
    let repeats: Int

    func measure() throws -> [Finding] {
        [
            try pair("map, map, map, map, map", ours: fiveMaps, other: fiveMapsInOpenCombine),
            try pair(
                "map, filter, compactMap, scan, distinctUntilChanged", ours: mixed, other: mixedInOpenCombine),
            try pair("the same with closures that may throw", ours: mixed, other: throwingInOpenCombine),
        ]
    }

    private typealias Run = () throws -> (time: Double, sum: Int)

    private func pair(_ what: String, ours: Run, other: Run) throws -> Finding {
        let check = (try ours().sum, try other().sum)
        guard check.0 == check.1 else { throw WrongResult(what: what) }
        let runs = try PairedRuns(repeats, first: { try ours().time }, second: { try other().time })
        let nanoseconds = { (all: [Double]) in "\((all.median * 1e6 / Double(elements)).text(1)) ns" }
        return Finding(
            "An element through \(what)", ours: nanoseconds(runs.first), other: nanoseconds(runs.second),
            value: runs.ratio, limit: Chains.limit)
    }

    private func fiveMaps() -> (time: Double, sum: Int) {
        drive { $0.map { $0 &+ 1 }.map { $0 &* 3 }.map { $0 &+ 1 }.map { $0 ^ 5 }.map { $0 &- 2 } }
    }

    private func fiveMapsInOpenCombine() -> (time: Double, sum: Int) {
        driveOpenCombine { $0.map { $0 &+ 1 }.map { $0 &* 3 }.map { $0 &+ 1 }.map { $0 ^ 5 }.map { $0 &- 2 } }
    }

    private func mixed() -> (time: Double, sum: Int) {
        drive {
            $0.map { $0 &+ 1 }
                .filter { $0 % 4 != 0 }
                .compactMap { $0 % 7 == 0 ? nil : $0 &* 3 }
                .scan(0) { $0 ^ $1 }
                .distinctUntilChanged()
        }
    }

    private func mixedInOpenCombine() -> (time: Double, sum: Int) {
        driveOpenCombine {
            $0.map { $0 &+ 1 }
                .filter { $0 % 4 != 0 }
                .compactMap { $0 % 7 == 0 ? nil : $0 &* 3 }
                .scan(0) { $0 ^ $1 }
                .removeDuplicates()
        }
    }

    private func throwingInOpenCombine() -> (time: Double, sum: Int) {
        driveOpenCombine {
            $0.tryMap { $0 &+ 1 }
                .tryFilter { $0 % 4 != 0 }
                .tryCompactMap { $0 % 7 == 0 ? nil : $0 &* 3 }
                .tryScan(0) { $0 ^ $1 }
                .tryRemoveDuplicates { $0 == $1 }
        }
    }

    private func drive(_ chain: (Observable<Int>) -> Observable<Int>) -> (time: Double, sum: Int) {
        let source = PublishSubject<Int>()
        var sum = 0
        let subscription = chain(source).subscribe(onNext: { sum &+= $0 })
        let time = Stopwatch.milliseconds {
            for element in 0..<elements { source.onNext(element) }
        }
        subscription.dispose()
        return (time, sum)
    }

    private func driveOpenCombine<Chain: Publisher>(
        _ chain: (PassthroughSubject<Int, any Error>) -> Chain
    ) -> (time: Double, sum: Int) where Chain.Output == Int, Chain.Failure == any Error {
        let source = PassthroughSubject<Int, any Error>()
        var sum = 0
        let subscription = chain(source).sink(receiveCompletion: { _ in }, receiveValue: { sum &+= $0 })
        let time = Stopwatch.milliseconds {
            for element in 0..<elements { source.send(element) }
        }
        subscription.cancel()
        return (time, sum)
    }
}
