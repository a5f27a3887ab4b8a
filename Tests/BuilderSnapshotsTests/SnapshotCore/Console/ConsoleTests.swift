import Foundation
import Synchronization
import Testing

@testable import SnapshotCore

@Suite struct ConsoleTests {
    @Test func theStatusLineGivesWay() throws {
        let written = Mutex("")
        let write: @Sendable (Data) -> Void = { data in
            written.withLock { $0 += String(decoding: data, as: UTF8.self) }
        }
        let console = Console(showsStatus: true, result: write, message: write)
        console.status("one")
        console.status("two")
        try console.result("result")
        console.warn("careful")
        console.status("three")
        console.error("wrong")
        console.status(nil)
        let clear = "\r\u{1B}[K"
        #expect(
            written.withLock { $0 }
                == "one\(clear)two\(clear)result\nwarning: careful\nthree\(clear)error: wrong\n")
    }

    @Test func withoutATerminalThereIsNone() {
        let written = Mutex("")
        let write: @Sendable (Data) -> Void = { data in
            written.withLock { $0 += String(decoding: data, as: UTF8.self) }
        }
        Console(showsStatus: false, result: write, message: write).status("one")
        #expect(written.withLock { $0 }.isEmpty)
    }
}
