import Foundation

@testable import Settling

/// A screen that is built and then rests, in virtual time.
@MainActor
struct VirtualScreen {
    let work: ScreenWork
    let limit: Double

    init(start: Date? = nil, limit: Double = 300, responses: (@Sendable (URL) -> ScreenResponse?)? = nil) {
        work = ScreenWork(start: start, responses: responses)
        self.limit = limit
    }

    /// Calls a closure as part of the screen's work.
    func build<Value>(_ body: () throws -> Value) rethrows -> Value {
        try ScreenWork.$current.withValue(work, operation: body)
    }

    /// Calls a closure on the main queue after a number of seconds of virtual time.
    func after(_ seconds: Double, _ body: @escaping () -> Void) {
        build { _ = work.run(on: .main, after: seconds, body) }
    }

    /// Runs the screen's work until it is idle, and returns the descriptions of what is left.
    @discardableResult
    func rest() -> [String] {
        var loop = IdleLoop(
            of: work, limit: limit, turn: { body in ScreenWork.$current.withValue(work) { body() } },
            layOut: { false })
        loop.runUntilIdle()
        return loop.pending.map(\.description)
    }
}
