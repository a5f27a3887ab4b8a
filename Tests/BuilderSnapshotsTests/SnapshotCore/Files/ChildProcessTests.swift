import Foundation
import Testing

@testable import SnapshotCore

/// Programs that are run beside a command.
@Suite struct ChildProcessTests {
    private static func shell(_ script: String, timeout: Double? = nil) throws -> ProcessResult {
        try ChildProcess.run(
            "sh", ["-c", script], in: "/", environment: ["PATH": "/usr/bin:/bin"], timeout: timeout)
    }

    @Test func outputIsReadToItsEnd() throws {
        let outcome = try Self.shell("head -c 300000 /dev/zero; head -c 200000 /dev/zero >&2; exit 3")
        #expect(outcome.status == 3)
        #expect(outcome.output.count == 300_000)
        #expect(outcome.errors.count == 200_000)
        #expect(!outcome.isTimedOut)
    }

    @Test func signalsAndMissingProgramsHaveNumbers() throws {
        #expect(try Self.shell("kill -9 $$").status == 128 + SIGKILL)
        let outcome = try ChildProcess.run("no-such-program", [], in: "/", environment: ["PATH": "/usr/bin:/bin"])
        #expect(outcome.status == ChildProcess.notFound)
    }

    @Test func whatTakesTooLongEndsWithAllThatItStarted() throws {
        var (outcome, timeout) = (try Self.shell("sleep 1000 & echo $!; wait", timeout: 3), 3.0)
        // A busy machine starts it late.
        while outcome.output.isEmpty, timeout < 300 {
            timeout *= 4
            outcome = try Self.shell("sleep 1000 & echo $!; wait", timeout: timeout)
        }
        #expect(outcome.isTimedOut)
        #expect(outcome.status != 0)
        let text = String(decoding: outcome.output, as: UTF8.self).trimmingCharacters(in: .newlines)
        let started = try #require(Int32(text))
        // A process that was killed ends when it has its turn.
        #expect(ProcessState.wait { ProcessState.hasEnded(started) })
    }

    @Test(.timeLimit(.minutes(20))) func aGroupEndsWhatRunsInIt() throws {
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

    /// In a process of its own, since other tests have files open, too.
    @Test func programsThatHaveEndedKeepNoFilesOpen() async {
        await #expect(processExitsWith: .success) {
            func openFiles() throws -> Int {
                try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
            }
            _ = try Self.shell("exit 0")
            let before = try openFiles()
            for _ in 0..<150 { try #require(try Self.shell("exit 0").status == 0) }
            let after = try openFiles()
            precondition(after < before + 75, "\(before) before, \(after) after")
        }
    }

    @Test func canceledProgramsEnd() throws {
        let start = ContinuousClock.now
        #expect(throws: CancellationError.self) {
            try ChildProcess.run(
                "sh", ["-c", "sleep 1000"], in: "/", environment: ["PATH": "/usr/bin:/bin"],
                isCanceled: { ContinuousClock.now - start > .milliseconds(200) })
        }
        #expect(ContinuousClock.now - start < .seconds(900))
    }

    @Test func theEndOfALongOutputIsKept() throws {
        let outcome = try ChildProcess.run(
            "sh", ["-c", "head -c 500000 /dev/zero; echo end; echo error >&2"], in: "/",
            environment: ["PATH": "/usr/bin:/bin"], outputLimit: 1000)
        #expect(outcome.output.count <= 2000 + 65_536)
        #expect(String(decoding: outcome.output.suffix(4), as: UTF8.self) == "end\n")
        #expect(outcome.errorText == "error")
    }

    /// Foundation keeps processes with a handler for their end, 7 KB each. In a process of its own, since other tests
    /// take memory meanwhile.
    @Test func programsThatHaveEndedAreReleased() async {
        await #expect(processExitsWith: .success) {
            func resident() throws -> Int {
                let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
                return try #require(Int(text.split(separator: " ")[1])) * 4096
            }
            for _ in 0..<50 { try #require(try Self.shell("exit 0").status == 0) }
            var least = Int.max
            // The first rounds may take memory that stays for the next ones.
            for _ in 0..<5 where least >= 1 << 20 {
                let before = try resident()
                let variables = Dictionary(uniqueKeysWithValues: (0..<200).map { ("VARIABLE_\($0)", "\($0)") })
                for _ in 0..<100 {
                    _ = try ChildProcess.run(
                        "true", [], in: "/", environment: variables.merging(["PATH": "/usr/bin:/bin"]) { $1 })
                }
                least = min(least, try resident() - before)
            }
            // Each environment takes 20 KB.
            precondition(least < 1 << 20, "\(least)")
        }
    }
}
