import Foundation
import Testing

@testable import Builderos

@Suite struct LogTests {
    @Test func messagesHaveFormatsAndPrivacy() {
        let number = 255
        let message: OSLogMessage =
            "\(number) \(number, format: .hex(includePrefix: true)) \(0.5, format: .fixed(precision: 1)) \(true)"
        #expect(message.text == "255 0xff 0.5 true")
        let name = "Ada"
        let hidden: OSLogMessage =
            "\(name, privacy: .private) \(name, align: .right(columns: 5)) \(name, privacy: .public)"
        #expect(hidden.text == "<private>   Ada Ada")
    }

    @Test func formatsTakeArguments() {
        let format = LogFormat("%{public}@ %d %5.2f %x %% %{private}s %lld %@")
        #expect(
            format.text(["a", -3, 1.5, 255, "secret", Int64(7)]) == "a -3  1.50 ff % <private> 7 <decode: missing data>"
        )
        #expect(LogFormat("%d %s").text(["text", "C"]) == "text C")
    }

    @Test func linesBeginWithTheCategory() {
        #expect(OSLog(subsystem: "app", category: "net").line(.error, "no") == "[app:net] error: no")
        #expect(OSLog.default.line(.default, "yes") == "yes")
        #expect(!OSLog.disabled.isEnabled(type: .fault))
    }

    @Test func locksExclude() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<1000 { lock.withLock { $0 += 1 } } }
            }
        }
        #expect(lock.withLock { $0 } == 8000)
        #expect(lock.withLockIfAvailable { $0 } == 8000)
    }
}
