import BuilderRxSwift
import Foundation

/// Notes what happens, from any thread.
final class Tally: @unchecked Sendable {
    private let lock = NSLock()
    private var noted: [String] = []

    var lines: [String] { lock.withLock { noted } }
    var count: Int { lines.count }

    func note(_ line: String = "") {
        lock.withLock { noted.append(line) }
    }

    /// A disposable that is noted each time it is disposed: unlike those of the library, again and again.
    func disposable(_ name: String = "") -> any Disposable {
        Noting(tally: self, name: name)
    }

    private struct Noting: Disposable {
        let tally: Tally
        let name: String
        func dispose() { tally.note(name) }
    }
}

/// What closures hold in tests of release.
final class Witness: Sendable {}

/// Hands something that isn't Sendable to several threads at a time, whose safety is what the test is about.
struct Shared<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// Runs a closure on several threads at the same time, and returns when all are done and hold it no more.
///
/// Threads of their own: what waits for another one must not wait for a free worker of a pool.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for number in 0..<count {
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
