import Dispatch
import Testing

@testable import Settling

/// Screens that rest while other threads end their work.
@MainActor @Suite(.timeLimit(.minutes(20))) struct RestTests {
    /// Work on a queue hands its result to the main thread at the moment it ends, as a download does. The race was lost
    /// about once in a few thousand times.
    @Test func whatAQueueHandsOverAtItsEndRuns() {
        let queue = DispatchQueue(label: "download")
        var results = 0
        var left: [String] = []
        for _ in 0..<20_000 {
            let screen = VirtualScreen()
            screen.build {
                screen.work.run(on: queue) {
                    screen.work.run(on: .main) { results += 1 }
                }
            }
            left += screen.rest()
        }
        #expect(left == [])
        #expect(results == 20_000)
    }
}
