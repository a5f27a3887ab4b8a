import Foundation
import SnapshotBuild
import Testing

@testable import SnapshotMCP

/// The build of a gallery for the agents' server.
@Suite struct GalleryBuildRunTests {
    @Test func compilerErrorsAreShownAtTheirPlaces() {
        let output = """
            [1/3] Compiling App A.swift
            /home/me/app/A.swift:3:5: error: cannot find 'x' in scope
            /home/me/app/A.swift:3:5: error: cannot find 'x' in scope
            /home/me/other/B.swift:1:1: error: no such module 'C'
            error: fatalError
            """
        #expect(
            GalleryBuildRun.report(output, folder: "/home/me/app") == """
                the build failed, 2 errors:
                A.swift:3:5: cannot find 'x' in scope
                /home/me/other/B.swift:1:1: no such module 'C'
                error: fatalError
                """)
        #expect(GalleryBuildRun.report("killed", folder: "/") == "the build failed:\nkilled")
    }

    @Test func aProgramOutsideOfAPackageHasNoBuild() throws {
        #expect(GalleryBuildRun(executable: "/usr/bin/snapshot", environment: [:]) == nil)
        let folder = try TemporaryFolder()
        #expect(GalleryBuildRun(executable: "\(folder.path)/.build/debug/tool", environment: [:]) == nil)
        try folder.write("", to: "Package.swift")
        #expect(GalleryBuildRun(executable: "\(folder.path)/.build/debug/tool", environment: [:]) != nil)
    }

    /// A gallery with a script in place of its own.
    private func makeGallery(_ script: String) throws -> (folder: TemporaryFolder, run: GalleryBuildRun) {
        let folder = try TemporaryFolder()
        try folder.writeProgram("#!/bin/sh\n\(script)\n", to: "snapshot")
        try folder.write("", to: "tool")
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/Sources/App", withIntermediateDirectories: true)
        let run = try #require(
            GalleryBuildRun(
                executable: "\(folder.path)/tool",
                environment: [GalleryBuild.launcherVariable: "\(folder.path)/snapshot"]))
        return (folder, run)
    }

    @Test func theScriptBuilds() throws {
        let gallery = try makeGallery(#"echo "$*" > "$(dirname "$0")/arguments"; echo new > "$(dirname "$0")/tool""#)
        #expect(try gallery.run.run(Cancellation()) == ToolResult("built"))
        #expect(try gallery.folder.read("arguments") == Data("--version\n".utf8))
    }

    @Test func aFailedBuildIsAnError() throws {
        let gallery = try makeGallery("echo '/a/B.swift:1:2: error: wrong' >&2; exit 1")
        #expect(
            try gallery.run.run(Cancellation())
                == ToolResult(error: "the build failed, 1 error:\n/a/B.swift:1:2: wrong"))
    }

    @Test(.timeLimit(.minutes(20))) func aCanceledBuildEnds() throws {
        let gallery = try makeGallery("sleep 600")
        let cancellation = Cancellation()
        Thread.detachNewThread {
            usleep(300_000)
            cancellation.cancel()
        }
        #expect(throws: CancellationError.self) { try gallery.run.run(cancellation) }
    }

    @Test func newerSourcesAreNoticed() throws {
        let gallery = try makeGallery("true")
        try gallery.folder.write("", to: "Sources/App/A.swift")
        let path = "\(gallery.folder.path)/Sources/App/A.swift"
        func isOutdated(_ seconds: Double) throws -> Bool {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: seconds)], ofItemAtPath: path)
            // Without the memory of an earlier search.
            return try #require(
                GalleryBuildRun(
                    executable: "\(gallery.folder.path)/tool",
                    environment: [GalleryBuild.launcherVariable: "\(gallery.folder.path)/snapshot"])
            ).isOutdated()
        }
        #expect(try !isOutdated(-1_000_000))
        #expect(try isOutdated(1_000_000))
    }

    /// A build leaves the executable as it is if a source isn't one of its product's.
    @Test func afterABuildNothingIsNewer() throws {
        let gallery = try makeGallery("true")
        try gallery.folder.write("", to: "Sources/App/A.swift")
        let manager = FileManager.default
        try manager.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -1000)], ofItemAtPath: "\(gallery.folder.path)/tool")
        try manager.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -500)],
            ofItemAtPath: "\(gallery.folder.path)/Sources/App/A.swift")
        #expect(gallery.run.isOutdated())
        #expect(try gallery.run.run(Cancellation()) == ToolResult("built; nothing changed"))
        #expect(!gallery.run.isOutdated())
    }
}
