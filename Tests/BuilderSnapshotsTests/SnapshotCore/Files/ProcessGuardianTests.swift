import Foundation
import Testing

@testable import SnapshotCore

/// Programs that end with the process that started them.
@Suite struct ProcessGuardianTests {
    /// Starts a shell in a process group of its own.
    private func start(_ script: String) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script]
        process.standardInput = FileHandle.nullDevice
        // One that is left over doesn't hold the tests' output open.
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    @Test(.timeLimit(.minutes(20))) func whatIsAddedEndsWithTheGuardiansInput() throws {
        let ended = [try start("sleep 1000 & sleep 1000"), try start("trap '' INT TERM; while :; do sleep 1; done")]
        let removed = try start("exec sleep 1000")
        defer { removed.terminate() }
        do {
            let guardian = try #require(ProcessGuardian())
            // What isn't known changes nothing.
            guardian.remove(99_999_999)
            guardian.add(ended[0].processIdentifier)
            guardian.add(removed.processIdentifier)
            guardian.add(ended[1].processIdentifier)
            guardian.remove(removed.processIdentifier)
            usleep(300_000)
            #expect(ended[0].isRunning)
            #expect(ended[1].isRunning)
        }
        // The system closes the pipe as well when a process is killed.
        #expect(ProcessState.wait { !ended[0].isRunning })
        #expect(ProcessState.wait { !ended[1].isRunning })
        #expect(removed.isRunning)
    }

    /// A program that this process starts must not hold the guardian's pipe open.
    @Test func programsDoNotInheritThePipe() throws {
        let guardian = try #require(ProcessGuardian())
        #expect(fcntl(guardian.input, F_GETFD) & FD_CLOEXEC != 0)
    }
}
