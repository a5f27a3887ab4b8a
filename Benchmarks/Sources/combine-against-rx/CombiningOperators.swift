import BuilderCombine
import BuilderRxSwift
import Measuring

/// Measures the time of an element through an operator with several sources, which take turns.
struct CombiningOperators {
    /// The promised ratio to the time of our Rx.
    static let limit = 1.5
    let elements: Int
    let repeats: Int

    func measure() throws -> [Finding] {
        [
            try pair("combineLatest of 2", combine: combineLatestOfTwo, rx: combineLatestOfTwoInRx),
            try pair("combineLatest of 4", combine: combineLatestOfFour, rx: combineLatestOfFourInRx),
            try pair("merge of 2", combine: mergeOfTwo, rx: mergeOfTwoInRx),
            try pair("merge of 4", combine: mergeOfFour, rx: mergeOfFourInRx),
            try pair("zip of 2", combine: zipOfTwo, rx: zipOfTwoInRx),
            try pair("zip of 4", combine: zipOfFour, rx: zipOfFourInRx),
        ]
    }

    private struct Result {
        var time = 0.0
        var sum = 0
    }

    private func pair(_ what: String, combine: () -> Result, rx: () -> Result) throws -> Finding {
        guard combine().sum == rx().sum else { throw WrongResult(what: what) }
        let runs = PairedRuns(repeats, first: { combine().time }, second: { rx().time })
        let nanoseconds = { (all: [Double]) in "\((all.median * 1e6 / Double(elements)).text(1)) ns" }
        return Finding(
            "An element through \(what), Combine against Rx", ours: nanoseconds(runs.first),
            other: nanoseconds(runs.second), value: runs.ratio, limit: Self.limit)
    }

    // Combine

    private typealias Subject = PassthroughSubject<Int, Never>

    private func combineLatestOfTwo() -> Result {
        drive(2) { $0[0].combineLatest($0[1]) { $0 &+ $1 } }
    }

    private func combineLatestOfFour() -> Result {
        drive(4) { $0[0].combineLatest($0[1], $0[2], $0[3]) { $0 &+ $1 &+ $2 &+ $3 } }
    }

    private func mergeOfTwo() -> Result {
        drive(2) { $0[0].merge(with: $0[1]) }
    }

    private func mergeOfFour() -> Result {
        drive(4) { $0[0].merge(with: $0[1], $0[2], $0[3]) }
    }

    private func zipOfTwo() -> Result {
        drive(2) { $0[0].zip($0[1]) { $0 &+ $1 } }
    }

    private func zipOfFour() -> Result {
        drive(4) { $0[0].zip($0[1], $0[2], $0[3]) { $0 &+ $1 &+ $2 &+ $3 } }
    }

    private func drive<Chain: Publisher>(_ count: Int, _ chain: ([Subject]) -> Chain) -> Result
    where Chain.Output == Int, Chain.Failure == Never {
        let sources = (0..<count).map { _ in Subject() }
        var result = Result()
        let subscription = chain(sources).sink { result.sum &+= $0 }
        let time = Stopwatch.milliseconds {
            for element in 0..<elements { sources[element % count].send(element) }
        }
        subscription.cancel()
        result.time = time
        return result
    }

    // Rx

    private func combineLatestOfTwoInRx() -> Result {
        driveRx(2) { Observable.combineLatest($0[0], $0[1]) { $0 &+ $1 } }
    }

    private func combineLatestOfFourInRx() -> Result {
        driveRx(4) { Observable.combineLatest($0[0], $0[1], $0[2], $0[3]) { $0 &+ $1 &+ $2 &+ $3 } }
    }

    private func mergeOfTwoInRx() -> Result {
        driveRx(2) { Observable.merge($0[0].asObservable(), $0[1].asObservable()) }
    }

    private func mergeOfFourInRx() -> Result {
        driveRx(4) { Observable.merge($0.map { $0.asObservable() }) }
    }

    private func zipOfTwoInRx() -> Result {
        driveRx(2) { Observable.zip($0[0], $0[1]) { $0 &+ $1 } }
    }

    private func zipOfFourInRx() -> Result {
        driveRx(4) { Observable.zip($0[0], $0[1], $0[2], $0[3]) { $0 &+ $1 &+ $2 &+ $3 } }
    }

    private func driveRx(_ count: Int, _ chain: ([PublishSubject<Int>]) -> Observable<Int>) -> Result {
        let sources = (0..<count).map { _ in PublishSubject<Int>() }
        var result = Result()
        let subscription = chain(sources).subscribe(onNext: { result.sum &+= $0 })
        let time = Stopwatch.milliseconds {
            for element in 0..<elements { sources[element % count].onNext(element) }
        }
        subscription.dispose()
        result.time = time
        return result
    }
}
