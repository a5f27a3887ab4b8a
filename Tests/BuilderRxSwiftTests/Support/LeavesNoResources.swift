import BuilderRxSwift
import Testing

/// A check that the observables, observers, operators and disposables that a test creates are gone after it.
///
/// `Resources.total` counts those of all tests, which run at the same time; this trait counts each test's own. With
/// RxSwift in place of the own modules nothing is counted.
struct LeavesNoResources: TestTrait, SuiteTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        #if RXSWIFT_IN_PLACE
        try await function()
        #else
        let ledger = ResourceLedger()
        try await ResourceLedger.$counting.withValue(ledger) { try await function() }
        let total = await ledger.settledTotal()
        #expect(total == 0, "objects that are left", sourceLocation: test.sourceLocation)
        #endif
    }
}

extension Trait where Self == LeavesNoResources {
    /// Checks that what the test creates of the reactive modules is gone after it.
    static var leavesNoResources: Self { Self() }
}

#if !RXSWIFT_IN_PLACE
extension ResourceLedger {
    /// The number of living objects, once another thread has released those that it holds for a moment, which on a busy
    /// machine is a long one.
    func settledTotal() async -> Int32 {
        let deadline = ContinuousClock.now + .seconds(300)
        while total != 0, ContinuousClock.now < deadline { try? await Task.sleep(for: .milliseconds(10)) }
        return total
    }
}
#endif
