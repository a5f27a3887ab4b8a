import BuilderRxSwift
import Foundation

/// Sends, subscribes and disposes from several threads at once, and counts that nothing is lost.
///
/// A program of its own, so that it can be built for the thread sanitizer without everything else:
/// `scripts/check-threads`.
@main
struct RxThreads {
    static func main() {
        let scenarios: [(String, () -> [String])] = [
            ("relays lose nothing", relaysLoseNothing),
            ("observers come and go", observersComeAndGo),
            ("subjects end once", subjectsEndOnce),
            ("replays race disposal", replaysRaceDisposal),
            ("disposal happens once", disposalHappensOnce),
            ("bags take from all sides", bagsTakeFromAllSides),
            ("create lets go", createLetsGo),
            ("errors race disposal", errorsRaceDisposal),
            ("merge loses nothing", mergeLosesNothing),
            ("junctions keep the grammar", junctionsKeepTheGrammar),
            ("inner sequences switch", innerSequencesSwitch),
            ("shared sequences connect once", sharedSequencesConnectOnce),
            ("events during closures are kept", eventsDuringClosuresAreKept),
            ("pairs of operators go on", pairsOfOperatorsGoOn),
            ("queues keep the order", queuesKeepTheOrder),
            ("time on real queues", timeOnRealQueues),
            ("screens come to rest", screensComeToRest),
        ]
        var failures: [String] = []
        for (name, scenario) in scenarios {
            let found = scenario()
            print(found.isEmpty ? "passed: \(name)" : "FAILED: \(name)")
            found.forEach { print("    \($0)") }
            failures += found
        }
        print("\(scenarios.count) scenarios, \(failures.count) failures")
        exit(failures.isEmpty ? 0 : 1)
    }
}

/// A sixth of the pairs, since the sanitizer takes its time; the tests without it try all.
private func pairsOfOperatorsGoOn() -> [String] {
    PairedOperator.all.flatMap { hangingPairs(outer: $0.name, limit: 300, stride: 6) }
}

/// What a scenario expects; the messages of what was not so.
struct Expectations {
    private(set) var failures: [String] = []

    mutating func expect<Value: Equatable>(_ value: Value, _ expected: Value, _ what: String) {
        if value != expected { failures.append("\(what): \(value), expected \(expected)") }
    }
}

/// A number that threads count up.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }

    func add(_ number: Int = 1) {
        lock.withLock { count += number }
    }
}

/// Runs a body on several threads at once, and returns when all are done and hold it no more.
func inParallel(_ threads: Int = 4, _ body: @escaping (Int) -> Void) {
    let group = DispatchGroup()
    for number in 0..<threads {
        group.enter()
        let work = ThreadWork { body(number) }
        Thread.detachNewThread {
            work.run()
            group.leave()
        }
    }
    group.wait()
}

/// What one thread does. A thread lets go of its own closure some time after it has run.
private final class ThreadWork: @unchecked Sendable {
    private var body: (() -> Void)?

    init(_ body: @escaping () -> Void) {
        self.body = body
    }

    func run() {
        body?()
        body = nil
    }
}
