import Foundation
import Testing

@testable import SnapshotCore

@Suite struct LineProcessTests {
    private func start(_ script: String) throws -> LineProcess {
        try LineProcess(executable: "/bin/sh", arguments: ["-c", script], onErrorLine: { _ in })
    }

    /// A line without an end takes neither memory nor the time of the reply.
    @Test func aFloodOnStandardErrorDelaysNoReply() throws {
        let process = try start("head -c 20000000 /dev/zero >&2; echo done; read line")
        #expect(try process.line(within: 300) == Data("done".utf8))
        process.end()
    }

    @Test func theEndHasTheLastWords() throws {
        let process = try start("echo first >&2; printf last >&2; exit 3")
        #expect(throws: WorkerProcessError.died(how: "with status 3", errors: "first\nlast")) {
            try process.line(within: 300)
        }
    }

    @Test func aSilentProcessIsKilled() throws {
        // A busy machine lets it write its words late.
        var (seconds, error) = (1.0, WorkerProcessError?.none)
        while seconds < 100, error != .silent(seconds: seconds, errors: "words") {
            if error != nil { seconds *= 4 }
            let process = try start("echo words >&2; exec sleep 1000")
            error = #expect(throws: WorkerProcessError.self) { try process.line(within: seconds) }
        }
        #expect(error == .silent(seconds: seconds, errors: "words"))
    }
}
