import Testing

@testable import SnapshotDocs

@Suite struct DrawingWatchdogTests {
    @Test func eachPictureHasItsOwnTime() {
        let watchdog = DrawingWatchdog(seconds: 2) { _ in }
        let start = SuspendingClock.Instant.now
        #expect(watchdog.lateItem(at: start + .seconds(9)) == nil)
        watchdog.begin("one", at: start)
        #expect(watchdog.lateItem(at: start + .seconds(2)) == nil)
        #expect(watchdog.lateItem(at: start + .seconds(3)) == "one")
        watchdog.begin("two", at: start + .seconds(2))
        #expect(watchdog.lateItem(at: start + .seconds(3)) == nil)
        #expect(watchdog.lateItem(at: start + .seconds(5)) == "two")
        watchdog.end()
        #expect(watchdog.lateItem(at: start + .seconds(9)) == nil)
    }
}
