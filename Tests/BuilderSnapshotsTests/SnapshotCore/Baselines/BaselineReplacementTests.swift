import Foundation
import Testing

@testable import Render
@testable import SnapshotCore

@Suite struct BaselineReplacementTests {
    private let folder: TemporaryFolder
    private let recorder = BaselineRecorder()

    init() throws {
        folder = try TemporaryFolder()
        for place in ["Snapshots", "new"] { try FilePaths.makeFolder("\(folder.path)/\(place)") }
        for name in ["a", "b"] {
            try folder.write("old \(name)", to: "Snapshots/\(name).png")
            try folder.write("new \(name)", to: "new/\(name).png")
        }
    }

    private func replacement(_ name: String, old: String?) -> BaselineReplacement {
        BaselineReplacement(
            path: "\(folder.path)/Snapshots/\(name).png", source: "\(folder.path)/new/\(name).png",
            replaced: old.map { FileDigest($0).text.uppercased() })
    }

    private func replace(_ items: [BaselineReplacement]) throws {
        try recorder.replace(items, in: "\(folder.path)/Snapshots")
    }

    private func text(_ name: String) throws -> String {
        String(decoding: try folder.read("Snapshots/\(name).png"), as: UTF8.self)
    }

    @Test func allAreReplacedAndMade() throws {
        try folder.write("new c", to: "new/c.png")
        var made = replacement("c", old: nil)
        made.path = "\(folder.path)/Snapshots/deep/c.png"
        try replace([replacement("a", old: "old a"), replacement("b", old: "old b"), made])
        #expect(try text("a") == "new a" && text("b") == "new b" && text("deep/c") == "new c")
        #expect(folder.files.count { $0.hasPrefix("Snapshots") } == 3)
    }

    @Test func oneThatChangedKeepsAllFromIt() throws {
        for old in ["older b", nil] {
            #expect(throws: BaselineReplacementError.changedMeanwhile(path: "\(folder.path)/Snapshots/b.png")) {
                try replace([replacement("a", old: "old a"), replacement("b", old: old)])
            }
        }
        #expect(try text("a") == "old a" && text("b") == "old b")
    }

    @Test func baselinesAreHashedOnlyWhereTheyMayHaveChanged() throws {
        var known = replacement("a", old: "what nobody hashes")
        known.identity = FileIdentity(known.path)
        try replace([known])
        #expect(try text("a") == "new a")

        try folder.write("new a", to: "Snapshots/a.png")
        #expect(throws: BaselineReplacementError.changedMeanwhile(path: known.path)) { try replace([known]) }
        var touched = replacement("b", old: "old b")
        touched.identity = FileIdentity(touched.path)
        try folder.write("old b", to: "Snapshots/b.png")
        try replace([touched])
        #expect(try text("b") == "new b")
    }

    @Test func baselinesThatAreLinksStayLinks() throws {
        let place = "\(folder.path)/Snapshots"
        try FilePaths.makeFolder("\(folder.path)/large")
        try folder.write("old a", to: "large/a")
        unlink("\(place)/a.png")
        symlink("../large/a", "\(place)/a.png")
        try folder.write("new c", to: "new/c.png")
        symlink("../large/c", "\(place)/c.png")
        try replace([replacement("a", old: "old a"), replacement("c", old: nil)])
        #expect(FilePaths.isLink("\(place)/a.png") && FilePaths.isLink("\(place)/c.png"))
        #expect(try text("a") == "new a" && text("c") == "new c")
        #expect(folder.files.count { $0.hasPrefix("large") } == 2)
    }
}
