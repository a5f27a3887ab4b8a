import Foundation
import Testing

@testable import SnapshotCore
@testable import SnapshotGit

/// `snapshot stats`
@MainActor
@Suite struct StatsCommandTests {
    private func repository() throws -> ScratchRepository {
        let repository = try ScratchRepository()
        try repository.record(variant: 0)
        try repository.commit("one", at: "2025-09-30T23:30:00+0000")
        try repository.record("rows-1", variant: 0)
        try repository.record(variant: 1)
        try repository.commit("two and three", at: "2025-11-03T12:00:00+0000")
        return repository
    }

    private func statistics(_ arguments: [String], in repository: ScratchRepository) throws -> BaselineStatistics {
        let outcome = try repository.run(
            GalleryTool.path, ["stats", "--json"] + arguments, in: repository.path)
        #expect(outcome.status == 0, "\(outcome.text)")
        return try JSONDecoder().decode(BaselineStatistics.self, from: Data(outcome.output.utf8))
    }

    @Test func filesAndTheirGrowthAreCounted() throws {
        let repository = try repository()
        let names = ["labels-8/iphone-se-1st.light", "rows-1/iphone-se-1st.light"]
        let sizes = try names.map { try repository.read("Snapshots/\($0).png").count }
        let found = try statistics(["--sample", "0"], in: repository)
        #expect(found.count == 2)
        #expect(found.bytes == sizes[0] + sizes[1])
        #expect(Set(found.largest.map(\.name)) == Set(names))
        #expect(found.largest[0].bytes == sizes.max())
        #expect(found.compact == nil)
        let growth = try #require(found.growth)
        #expect(growth.months.map(\.month) == ["2025-09", "2025-11"])
        #expect(growth.months.map(\.versions) == [1, 2])
        // git compresses a little more, and adds a few bytes.
        #expect(growth.bytes > sizes[0])
        #expect(growth.lfsBytes == 0)
    }

    @Test func aVersionThatComesBackCountsOnce() throws {
        let repository = try repository()
        try repository.record(variant: 0)
        try repository.commit("as before", at: "2026-01-01T12:00:00+0000")
        try repository.git("mv", "Snapshots/rows-1", "Snapshots/rows-2")
        try repository.commit("renamed", at: "2026-02-01T12:00:00+0000")
        let growth = try #require(try statistics(["--sample", "0"], in: repository).growth)
        #expect(growth.versions == 3)
        #expect(growth.months.count == 2)
    }

    @Test func compactFilesAreTriedInMemory() throws {
        let repository = try repository()
        let before = try repository.read("Snapshots/rows-1/iphone-se-1st.light.png")
        let saving = try #require(try statistics(["--all"], in: repository).compact)
        #expect(saving.tried == 2)
        #expect(!saving.isEstimate)
        #expect(saving.bytes == saving.before - saving.after)
        #expect(saving.bytes > 0)
        #expect(try repository.read("Snapshots/rows-1/iphone-se-1st.light.png") == before)
        // What was promised is what is saved.
        try repository.record(variant: 1, compact: true)
        try repository.record("rows-1", variant: 0, compact: true)
        let compact = try statistics(["--all"], in: repository)
        #expect(compact.bytes == saving.after)
        #expect(compact.compact?.bytes == 0)
    }

    @Test func aFewStandForAll() throws {
        let repository = try repository()
        let saving = try #require(try statistics(["--sample", "1"], in: repository).compact)
        #expect(saving.tried == 1)
        #expect(saving.fileCount == 2)
        #expect(try String(decoding: JSONEncoder().encode(saving), as: UTF8.self).contains(#""of":2"#))
        #expect(saving.isEstimate)
        #expect(saving.bytes > saving.before - saving.after)
    }

    @Test func peopleGetSentences() throws {
        let repository = try repository()
        try repository.write("no picture", to: "Snapshots/rows-1/broken.png")
        let run = try repository.tool("stats")
        #expect(run.status == 0, "\(run.text)")
        #expect(run.output.hasPrefix("3 baselines, "))
        #expect(run.output.contains("\n  2025-11  2 versions  +"))
        #expect(run.output.contains("“record --compact” would save "))
        #expect(run.output.contains("(1 file could not be compressed)"))
    }

    @Test func withoutARepositoryThereIsNoGrowth() async throws {
        let folder = try TemporaryFolder()
        let none = await ToolRun("stats", in: folder)
        #expect(none.status == .noInput)
        #expect(none.messages.contains("there is no folder"))
        _ = await ToolRun("record", "box", in: folder)
        // Whatever the temporary folder lies in.
        let around = URL(fileURLWithPath: folder.path).deletingLastPathComponent().path
        let run = try GalleryTool(["stats"], in: folder, environment: ["GIT_CEILING_DIRECTORIES": around])
        #expect(run.status == 0)
        #expect(run.text.hasPrefix("2 baselines, "))
        #expect(run.messages.contains("isn't in a git repository"))
    }

    @Test func repositoriesWithoutCommitsHaveNoneEither() throws {
        let repository = try ScratchRepository()
        try repository.record(variant: 0)
        let run = try repository.tool("stats", "--sample", "0")
        #expect(run.status == 0, "\(run.text)")
        #expect(run.output.hasSuffix("No baselines are committed yet.\n"))
    }

    @Test func partialClonesCountWhatTheyHave() throws {
        let repository = try repository()
        try repository.git("config", "uploadpack.allowFilter", "true")
        try repository.git("clone", "--quiet", "--filter=blob:none", "file://\(repository.path)", "../clone")
        let clone = "\(repository.around.path)/clone"
        let run = try repository.run(GalleryTool.path, ["stats", "--json", "--sample", "0"], in: clone)
        #expect(run.status == 0, "\(run.text)")
        #expect(run.errors.contains("1 version isn't counted: run “git fetch --refetch --no-filter”"))
        let found = try JSONDecoder().decode(BaselineStatistics.self, from: Data(run.output.utf8))
        let growth = try #require(found.growth)
        // The pictures that are checked out are there.
        #expect(growth.months.map(\.month) == ["2025-11"])
        #expect(growth.versions == 2)
        #expect(growth.missing == 1)
        // Still one is not.
        let objects = try repository.outcome(["rev-list", "--objects", "--missing=print", "HEAD"], in: clone)
        #expect(objects.output.split(separator: "\n").filter { $0.hasPrefix("?") }.count == 1)
        #expect(try statistics(["--sample", "0"], in: repository).growth?.missing == 0)
    }

    @Test func pointersCountByWhatTheyPointTo() throws {
        let repository = try ScratchRepository()
        let hash = String(repeating: "ab", count: 32)
        try repository.write(
            "version https://git-lfs.github.com/spec/v1\noid sha256:\(hash)\nsize 123456\n",
            to: "Snapshots/a/iphone-12.light.png")
        try repository.commit("a pointer")
        let found = try statistics([], in: repository)
        #expect(found.growth?.lfsBytes == 123_456)
        #expect(found.compact?.skipped == 1)
    }

    @Test(arguments: [["--sample", "-1"], ["--largest", "-2"], ["--baselines", ""]])
    func invalidOptionsAreUsageErrors(arguments: [String]) async throws {
        let run = await ToolRun(["stats"] + arguments)
        #expect(run.status == .usage)
    }

    @Test func bytesHaveUnits() {
        #expect(ByteCount.text(1) == "1 byte")
        #expect(ByteCount.text(999) == "999 bytes")
        #expect(ByteCount.text(1000) == "1.0 kB")
        #expect(ByteCount.text(41_549) == "41.5 kB")
        #expect(ByteCount.text(999_990) == "1.0 MB")
        #expect(ByteCount.text(3_200_000_000_000) == "3200.0 GB")
    }
}
