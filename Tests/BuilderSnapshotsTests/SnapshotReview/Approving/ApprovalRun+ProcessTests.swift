import Foundation
import Testing

@testable import SnapshotCore

/// `approve` with processes of its own, as an app's gallery has them.
@Suite struct ApprovalRunProcessTests {
    @Test func onlyWhatTheSameScreensDrawIsApproved() throws {
        let folder = try TemporaryFolder()
        let part = ["--filter", "labels-*"]
        let variant = ["GALLERY_VARIANT": "1"]
        _ = try GalleryTool(["record"] + part, in: folder)
        #expect(try GalleryTool(["verify"] + part, in: folder, environment: variant).status == 1)
        let refused = try GalleryTool(["approve"], in: folder)
        #expect(refused.status == 2)
        #expect(refused.messages.contains("the screen has changed since"), "\(refused.messages)")
        #expect(try GalleryTool(["verify"] + part, in: folder).status == 0)

        _ = try GalleryTool(["verify"] + part, in: folder, environment: variant)
        let approved = try GalleryTool(["approve", "--jobs", "2"], in: folder, environment: variant)
        #expect(approved.status == 0, "\(approved.messages)")
        #expect(approved.messages == "24 approved: 24 replaced\n")
        #expect(try GalleryTool(["verify"] + part, in: folder, environment: variant).status == 0)
    }

    @Test func aSignalLeavesNoCandidatesBehind() throws {
        // On a busy machine, the signal may come when all candidates are approved.
        let isStopped = try (0..<20).contains { _ in try isStoppedBeforeApproval() }
        #expect(isStopped)
    }

    /// Ends a command that has candidates in a temporary folder, where none may stay.
    /// - Returns: Whether the signal ended it before it approved any.
    private func isStoppedBeforeApproval() throws -> Bool {
        let folder = try TemporaryFolder()
        let temporary = "\(folder.path)/temporary"
        try FilePaths.makeFolder(temporary)
        _ = try GalleryTool(["verify", "--filter", "labels-*", "--record", "never"], in: folder)
        let process = try GalleryTool.start(["approve"], in: folder, environment: ["TMPDIR": temporary])
        while try process.isRunning && FileManager.default.contentsOfDirectory(atPath: temporary).isEmpty {
            usleep(2000)
        }
        if process.isRunning { kill(process.processIdentifier, SIGTERM) }
        process.waitUntilExit()
        #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == [])
        return process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM
            && !folder.files.contains { $0.hasPrefix("Snapshots/") }
    }

    @Test func aCrashingScreenIsRejected() throws {
        let folder = try TemporaryFolder()
        let part = ["--filter", "labels-8/*,fault-random/*", "--record", "never"]
        _ = try GalleryTool(["verify"] + part, in: folder, faults: ["random"])
        let refused = try GalleryTool(["approve", "--keep-going"], in: folder, faults: ["random"])
        #expect(refused.status == 2)
        #expect(refused.messages.contains("fault-random/iphone-se-1st.dark"), "\(refused.messages)")
        #expect(refused.messages.hasSuffix("2 approved: 2 new; 2 refused\n"))
    }
}
