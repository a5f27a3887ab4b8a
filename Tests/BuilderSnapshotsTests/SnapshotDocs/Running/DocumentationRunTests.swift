import Foundation
import Testing

@testable import BuilderSnapshots

/// The command as a process of its own.
@Suite struct DocumentationRunTests {
    private static func page(_ name: String) -> String {
        "<!-- snapshot: picture \(name) -->\n<!-- snapshot: end -->\n"
    }

    @Test func aScreenThatCrashesLeavesTheTreeAsItWas() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.page("rows-1") + Self.page("part"), to: "README.md")
        #expect(try GalleryTool(["docs", "rows-1", "part"], in: folder).status == 0)
        let before = folder.files
        let page = try folder.read("README.md") + Data((Self.page("labels-8") + Self.page("fault-crash")).utf8)
        try page.write(to: URL(fileURLWithPath: "\(folder.path)/README.md"))
        let run = try GalleryTool(["docs"], in: folder, faults: ["crash"], environment: ["GALLERY_VARIANT": "1"])
        #expect(run.wasKilled)
        #expect(folder.files == before)
        #expect(try folder.read("README.md") == page)
    }

    @Test(arguments: [(["docs"], 1), (["docs", "--check"], 2)]) func aScreenThatNeverComesBackEndsTheCommand(
        _ arguments: [String], _ status: Int
    ) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.page("fault-hang") + Self.page("part"), to: "README.md")
        let before = try folder.read("README.md")
        let (run, limit) = try GalleryTool.withinLimit(of: 1.5) { limit in
            try GalleryTool(arguments + ["--timeout", limit], in: folder, faults: ["hang"])
        } isSufficient: {
            $0.messages.contains("error: fault-hang ")
        }
        #expect((Int(run.status), run.wasKilled) == (status, false), "\(run.messages)")
        #expect(run.messages.contains("error: fault-hang (light): not laid out within \(limit)"))
        #expect(try folder.read("README.md") == before)
        #expect(!folder.files.contains { $0.hasSuffix(".png") || $0.hasSuffix(".tmp") })
    }

    @Test func theNumberOfCoresChangesNothing() throws {
        let names = ["rows-1", "part", "labels-8"]
        let trees = try ["1", "4"].map { jobs in
            let folder = try TemporaryFolder()
            try folder.write(names.map(Self.page).joined(), to: "README.md")
            let run = try GalleryTool(["docs", "--gallery", "all.html", "--jobs", jobs], in: folder)
            #expect(run.status == 0, "\(run.messages)")
            return try folder.files.filter { !$0.hasPrefix(".") }.map { [Data($0.utf8), try folder.read($0)] }
        }
        #expect(trees[0].count == names.count * 4 + 2)
        #expect(trees[0] == trees[1])
    }
}
