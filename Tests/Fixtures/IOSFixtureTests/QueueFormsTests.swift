import IOSFixture
import Testing
import UIKit

@Suite("Queues and tasks as an iOS app writes them")
struct QueueFormsTests {
    @Test("compile, and a render waits for their work")
    func forms() async throws {
        let (display, done) = try await Renderer(timeout: 600).display(
            of: QueueFormsTests.screen(), reading: { _ in QueueFormsTests.done?() ?? [] })
        #expect(display.warnings == [])
        let expected = [
            "async", "weak", "qos", "execute", "method", "after", "milliseconds", "wall", "sum 5050", "notified",
            "task",
            "main actor task", "throwing task", "answer 42",
        ]
        #expect(expected.filter { !done.contains($0) } == [])
        // Timers fire in the order of their deadlines, however they were created.
        #expect(done.filter { ["after", "milliseconds", "wall"].contains($0) } == ["after", "milliseconds", "wall"])
    }

    @MainActor private static var done: (() -> [String])?

    @MainActor private static func screen() -> UIViewController {
        let (controller, done) = QueueFormsFixture.make()
        Self.done = done
        return controller
    }
}
