import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct MainThreadMessageTests {
    private final class Counter: NSObject {
        var values: [String] = []
        func note(_ value: String) { values.append(value) }
    }

    @Test func messageWaitsForTheMainThread() async {
        let counter = Counter()
        let note = Selector("note:", Counter.note)
        counter.performSelector(onMainThread: note, with: "later", waitUntilDone: false)
        #expect(counter.values.isEmpty)
        counter.performSelector(onMainThread: note, with: "now", waitUntilDone: true)
        #expect(counter.values == ["now"])
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(counter.values == ["now", "later"])
    }
}
