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

    @Test func programsThatHaveEndedKeepNoFilesOpen() throws {
        func openFiles() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
        let before = try openFiles()
        for _ in 0..<150 { #expect(try shell("exit 0").status == 0) }
        // Other tests have files open too, by the dozen; a descriptor for each program would be more.
        let after = try openFiles()
        #expect(after < before + 150, "\(before) before, \(after) after")
    }

    @Test func canceledProgramsEnd() throws {
        let start = ContinuousClock.now
        #expect(throws: CancellationError.self) {
            try ChildProcess.run(
                "sh", ["-c", "sleep 1000"], in: "/", environment: ["PATH": "/usr/bin:/bin"],
                isCanceled: { ContinuousClock.now - start > .milliseconds(200) })
        }
        #expect(ContinuousClock.now - start < .seconds(60))
    }

    @Test func theEndOfALongOutputIsKept() throws {
        let outcome = try ChildProcess.run(
            "sh", ["-c", "head -c 500000 /dev/zero; echo end; echo error >&2"], in: "/",
            environment: ["PATH": "/usr/bin:/bin"], outputLimit: 1000)
        #expect(outcome.output.count <= 2000 + 65_536)
        #expect(String(decoding: outcome.output.suffix(4), as: UTF8.self) == "end\n")
        #expect(outcome.errorText == "error")
    }

    /// Foundation keeps processes with a handler for their end, 7 KB each.
    @Test func programsThatHaveEndedAreReleased() throws {
        func resident() throws -> Int {
            let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
            return try #require(Int(text.split(separator: " ")[1])) * 4096
        }
        for _ in 0..<50 { #expect(try shell("exit 0").status == 0) }
        var least = Int.max
        // Other tests take memory meanwhile; a round without any is enough.
        for _ in 0..<5 {
            let before = try resident()
            let variables = Dictionary(uniqueKeysWithValues: (0..<200).map { ("VARIABLE_\($0)", "\($0)") })
            for _ in 0..<100 {
                _ = try ChildProcess.run(
                    "true", [], in: "/", environment: variables.merging(["PATH": "/usr/bin:/bin"]) { $1 })
            }
            least = min(least, try resident() - before)
            if least < 1 << 20 { break }
        }
        // Each environment takes 20 KB.
        #expect(least < 1 << 20)
    }

    /// Indicates whether a process is gone or a zombie.
    private static func hasEnded(_ state: String?) -> Bool {
        guard let state else { return true }
        return state.contains(") Z ") || state.contains(") X ")
    }
}
