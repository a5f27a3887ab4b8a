import Foundation
import Testing

@testable import SnapshotCore
@testable import SnapshotReview

/// Reports whose making is cut short, and file systems that can less.
@MainActor
@Suite struct ReportFolderStopTests {
    @Test func aSignalLeavesTheOldReportAndNothingElse() async throws {
        // On a busy machine, the signal may come when the report is complete.
        for _ in 0..<20 where try await isStoppedBeforeTheReport() { return }
        Issue.record("no signal ends the command before the report is complete")
    }

    /// Ends a command that fills the folder of a report.
    /// - Returns: Whether the signal came before the report was complete; then the old one is still there.
    private func isStoppedBeforeTheReport() async throws -> Bool {
        let scene = try await ReportScene()
        _ = try await scene.verified()
        _ = await scene.run("report", "-o", "out/report")
        let old = try scene.folder.read("out/report/report.json")
        // So many entries that no report is complete before the signal.
        var results = try scene.results()
        results.entries = (0..<1500).map { number in
            var entry = results.entries[number % 2]
            entry.name = "many-\(number)/\(entry.configuration)"
            return entry
        }
        try scene.write(results)
        let process = try GalleryTool.start(["report", "-o", "out/report"], in: scene.folder)
        try interrupt(process, whenFilledIn: "\(scene.folder.path)/out")
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(scene.folder.path)/out") == ["report"])
        guard process.terminationReason == .uncaughtSignal, try scene.folder.read("out/report/report.json") == old
        else { return false }
        #expect(process.terminationStatus == SIGTERM)
        // Whole, with its pictures.
        #expect(scene.files("out/report").count == 8)
        return true
    }

    @Test func decisionsStayWhereTheFileSystemHasNoSecondNamesAndNoExchange() async throws {
        let scene = try await ReportScene()
        let results = try await scene.verified()
        _ = await scene.run("report", "-o", "report")
        try scene.folder.write("{}", to: "report/decisions.json")
        var folder = try ReportFolder("\(scene.folder.path)/report")
        let fails: FolderCalls.Call = { _, _ in
            errno = EINVAL
            return -1
        }
        folder.calls = FolderCalls(exchange: fails, giveSecondName: fails)
        try write(results, of: scene, to: folder)
        #expect(try scene.record().tool.version == "2")
        #expect(try scene.folder.read("report/decisions.json") == Data("{}".utf8))
        let names = try FileManager.default.contentsOfDirectory(atPath: scene.folder.path)
        #expect(!names.contains { $0.hasSuffix(".tmp") })
    }

    @Test func whatAKilledProcessLeftIsDeletedByTheNextReport() async throws {
        let scene = try await ReportScene()
        let results = try await scene.verified()
        let left = "\(scene.folder.path)/.builder-1-a-new.tmp"
        try FilePaths.makeFolder("\(left)/pictures/1")
        var folder = try ReportFolder("\(scene.folder.path)/report")
        try write(results, of: scene, to: folder)
        #expect(FilePaths.isFolder(left), "it may still be filled")
        // As an hour later.
        folder.sweepAge = -1
        try write(results, of: scene, to: folder)
        #expect(!FilePaths.exists(left))
        #expect(try scene.record().files.map(\.name) == ReportScene.names)
    }

    /// Ends a process that has begun to fill a folder.
    private func interrupt(_ process: Process, whenFilledIn folder: String) throws {
        var isFilling = false
        while !isFilling, process.isRunning {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            isFilling = names.contains { $0.hasSuffix("-new.tmp") }
            usleep(2000)
        }
        if isFilling { kill(process.processIdentifier, SIGTERM) }
        process.waitUntilExit()
    }

    private func write(_ results: RunResults, of scene: ReportScene, to folder: ReportFolder) throws {
        let tool = SnapshotTool(catalog: scene.catalog, version: "2", folder: scene.folder.path)
        let source = ReportSource(results, pictures: RunImages(roots: [scene.folder.path]))
        _ = try ReportWriter(source, tool: tool).write(to: folder, signals: DeferredSignals())
    }
}
