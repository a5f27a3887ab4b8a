import Foundation
import Testing

@testable import SnapshotCore

/// Programs that are run beside a command.
@Suite struct ChildProcessTests {
    private func shell(_ script: String, timeout: Double? = nil) throws -> ProcessResult {
        try ChildProcess.run(
            "sh", ["-c", script], in: "/", environment: ["PATH": "/usr/bin:/bin"], timeout: timeout)
    }

    @Test func outputIsReadToItsEnd() throws {
        let outcome = try shell("head -c 300000 /dev/zero; head -c 200000 /dev/zero >&2; exit 3")
        #expect(outcome.status == 3)
        #expect(outcome.output.count == 300_000)
        #expect(outcome.errors.count == 200_000)
        #expect(!outcome.isTimedOut)
    }

    @Test func signalsAndMissingProgramsHaveNumbers() throws {
        #expect(try shell("kill -9 $$").status == 128 + SIGKILL)
        let outcome = try ChildProcess.run("no-such-program", [], in: "/", environment: ["PATH": "/usr/bin:/bin"])
        #expect(outcome.status == ChildProcess.notFound)
    }

    @Test func whatTakesTooLongEndsWithAllThatItStarted() throws {
        let outcome = try shell("sleep 1000 & echo $!; wait", timeout: 3)
        #expect(outcome.isTimedOut)
        #expect(outcome.status != 0)
        let text = String(decoding: outcome.output, as: UTF8.self).trimmingCharacters(in: .newlines)
        let place = "/proc/\(try #require(Int(text)))/stat"
        var state: String?
        // A process that was killed ends when it has its turn.
        for _ in 0..<600 {
            state = try? String(contentsOfFile: place, encoding: .utf8)
            if Self.hasEnded(state) { break }
            usleep(50_000)
        }
        #expect(Self.hasEnded(state), "\(state ?? "")")
    }

    @Test(.timeLimit(.minutes(1))) func aGroupEndsWhatRunsInIt() throws {
        let group = ChildGroup()
        group.end()
        let folder = try TemporaryFolder()
        let started = folder.path + "/started"
        Thread.detachNewThread {
            while !FilePaths.exists(started) { usleep(10_000) }
            group.end()
        }
        let outcome = try ChildProcess.run(
            "sh", ["-c", "sleep 1000 & touch '\(started)'; wait"], in: "/", environment: ["PATH": "/usr/bin:/bin"],
            group: group)
        #expect(outcome.status > 128)
        #expect(!outcome.isTimedOut)
    }

    @Test func programsThatHaveEndedKeepNoFilesOpen() throws {
        func openFiles() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
        let before = try openFiles()
        for _ in 0..<150 { #expect(try shell("exit 0").status == 0) }
        // Other tests have files open too, by the dozen; a descriptor for each program would be more.
        let after = try openFiles()
        #expect(after < before + 150, "\(before) before, \(after) after")
    }

    /// Indicates whether a process is gone or a zombie.
    private static func hasEnded(_ state: String?) -> Bool {
        guard let state else { return true }
        return state.contains(") Z ") || state.contains(") X ")
    }
}
