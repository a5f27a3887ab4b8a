import Foundation
import Testing

@testable import SnapshotCore
@testable import SnapshotReview

@Suite struct ZipFilesTests {
    private let folder: TemporaryFolder
    private var path: String { "\(folder.path)/artifact.zip" }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func open(_ sample: ZipSample, limits: ZipLimits = ZipLimits()) throws -> ZipFiles {
        try sample.write(to: path)
        return try ZipFiles(path, limits: limits)
    }

    private func refusal(_ entries: [ZipSample.Entry], limits: ZipLimits = ZipLimits()) throws -> ArchiveError {
        try ZipSample(entries).write(to: path)
        return try #require(throws: ArchiveError.self) { try ZipFiles(path, limits: limits) }
    }

    @Test func filesAreReadByPath() throws {
        let words = Data("words".utf8)
        let files = try open(
            ZipSample([
                .init(name: "run/", mode: 0o040755), .init(name: "./run/results.json", data: words),
                .init(name: "run/empty"), .init(name: "other", data: Data("x".utf8), mode: nil),
            ]))
        #expect(files.paths() == ["other", "run/empty", "run/results.json"])
        #expect(files.contains("run/empty") && !files.contains("run"))
        #expect(try files.read("run/results.json", limit: 5) == words)
        #expect(try files.read("run/empty", limit: 5).isEmpty)
        #expect(throws: ArchiveError.noEntry(path: path, entry: "run/x")) { try files.read("run/x", limit: 5) }
        #expect(throws: ArchiveError.entryTooLarge(path: path, entry: "run/results.json", bytes: 5, limit: 4)) {
            try files.read("run/results.json", limit: 4)
        }
    }

    @Test(arguments: [
        ("/etc/passwd", EntryPath.Fault.absolute), ("C:/x", .absolute), ("c:x", .absolute), ("../x", .upwards),
        ("a/../../x", .upwards), ("a/..", .upwards), ("a\\..\\x", .backslash), ("\\x", .backslash), ("./", .empty),
    ])
    func pathsThatLeaveTheFolderAreRefused(name: String, fault: EntryPath.Fault) throws {
        let error = try refusal([.init(name: "results.json"), .init(name: name)])
        #expect(error == .badPath(path: path, entry: name, fault))
        #expect("\(error)".hasPrefix("\(path) is refused: its entry “\(name)” has "))
    }

    @Test func namesThatOnlyLookLikeSuchAreNot() throws {
        let names = ["..x/a", "a..b", "...", "a/b.c", "ä: b"]
        #expect(try open(ZipSample(names.map { .init(name: $0) })).paths() == names.sorted())
    }

    @Test func linksAndDevicesAreRefused() throws {
        let link = ZipSample.Entry(name: "run", data: Data("/etc".utf8), mode: 0o120777)
        #expect(try refusal([link]) == .link(path: path, entry: "run"))
        #expect(try refusal([.init(name: "pipe", mode: 0o010644)]) == .notAFile(path: path, entry: "pipe"))
    }

    @Test func encryptedEntriesAreRefused() throws {
        #expect(try refusal([.init(name: "x", flags: 1)]) == .encrypted(path: path, entry: "x"))
    }

    @Test func doubledNamesAreRefused() throws {
        #expect(try refusal([.init(name: "a/x"), .init(name: "a/x")]) == .twice(path: path, entry: "a/x"))
        #expect(try refusal([.init(name: "a/x"), .init(name: "a/./x")]) == .twice(path: path, entry: "a/x"))
        #expect(try refusal([.init(name: "a"), .init(name: "a/", mode: 0o040755)]) == .twice(path: path, entry: "a"))
    }

    @Test func whatGrowsTooMuchIsRefusedByWhatItSays() throws {
        let packed = Data(repeating: 0, count: 1000)
        let bomb = ZipSample.Entry(name: "x", data: packed, saidBytes: 1_002_000, method: 8)
        // A little more than a megabyte is what such a rate is allowed for.
        _ = try open(ZipSample([bomb]))
        var large = bomb
        large.saidBytes = 2_000_000
        #expect(try refusal([large]) == .bomb(path: path, entry: "x", ratio: 2000))
        let halves = ["a", "b"].map {
            ZipSample.Entry(name: $0, data: Data(repeating: 0, count: 1 << 22), saidBytes: 1 << 31, method: 8)
        }
        _ = try open(ZipSample(halves))
        let more = halves + [ZipSample.Entry(name: "c", data: Data([1]))]
        #expect(try refusal(more) == .tooLarge(path: path, limit: 4 << 30))
    }

    @Test func tooManyEntriesAreRefusedBeforeTheListIsRead() throws {
        let limits = ZipLimits(entries: 2)
        let entries = ["a", "b", "c"].map { ZipSample.Entry(name: $0) }
        _ = try open(ZipSample(Array(entries.dropLast())), limits: limits)
        #expect(try refusal(entries, limits: limits) == .tooManyFiles(path: path, limit: 2))
        // The end says two: the list is counted, too.
        try ZipSample(entries, saidEntries: 2).write(to: path)
        #expect(throws: ArchiveError.self) { try ZipFiles(path, limits: limits) }
        let long = ZipLimits(directoryBytes: 100)
        #expect(try refusal(entries, limits: long) == .tooManyFiles(path: path, limit: 100_000))
    }

    private func end(_ data: Data) throws -> ZipEnd {
        try data.write(to: URL(fileURLWithPath: path))
        return try ZipEnd(try #require(FileHandle(forReadingAtPath: path)), path: path)
    }

    @Test func largeNumbersCountWhereverTheyStand() throws {
        let words = Data("words".utf8)
        let files = try open(ZipSample([.init(name: "x", data: words)], largeEntries: 1))
        #expect(try files.read("x", limit: 5) == words)
        let marked = try open(ZipSample([.init(name: "x", data: words)], saidEntries: 0xFFFF, largeEntries: 1))
        #expect(marked.paths() == ["x"])

        let sample = ZipSample([.init(name: "x")], largeEntries: 2_000_000)
        #expect(try end(sample.data).entries == 2_000_000)
        #expect(throws: ArchiveError.tooManyFiles(path: path, limit: 100_000)) { try open(sample) }
        var lost = sample.data
        // What points at the record points behind the file.
        lost[lost.count - 22 - 20 + 15] = 255
        let error = try #require(throws: ArchiveError.self) { try end(lost) }
        #expect("\(error)".contains("its end points nowhere"), "\(error)")
    }

    @Test func ofSeveralEndsTheLargestCounts() throws {
        let entries = ["a", "b", "c"].map { ZipSample.Entry(name: $0) }
        var data = ZipSample(entries).data
        // The second is the comment of the first.
        data[data.count - 2] = 22
        data += ZipSample([]).data
        #expect(try end(data).entries == 3)
        // A zip in a zip says what it has itself.
        let inner = ZipSample.Entry(name: "inner.zip", data: ZipSample(entries).data)
        #expect(try open(ZipSample([inner])).paths() == ["inner.zip"])
        let large = ZipSample.Entry(name: "inner.zip", data: ZipSample(entries, largeEntries: 3).data)
        #expect(try end(ZipSample([large]).data).entries == 3)
    }

    @Test func damagedEntriesAreErrors() throws {
        let wrong = try open(ZipSample([.init(name: "x", data: Data("words".utf8), saidChecksum: 1)]))
        #expect(throws: ArchiveError.self) { try wrong.read("x", limit: 100) }
        let broken = try open(
            ZipSample([.init(name: "x", data: Data(repeating: 255, count: 40), saidBytes: 100, method: 8)]))
        #expect(throws: ArchiveError.self) { try broken.read("x", limit: 1000) }
    }

    @Test func cutOffAndOtherFilesAreNoZips() throws {
        let whole = ZipSample([.init(name: "x", data: Data("words".utf8))]).data
        for data in [Data(), Data("PK".utf8), Data(repeating: 7, count: 100), whole.dropLast(), whole.dropLast(30)] {
            try data.write(to: URL(fileURLWithPath: path))
            let error = try #require(throws: ArchiveError.self) { try ZipFiles(path) }
            guard case .notAZip = error else {
                Issue.record("\(error)")
                continue
            }
        }
    }

    @Test func namesCannotDriveATerminal() throws {
        let error = try refusal([.init(name: "/\u{1B}[2Jx\n")])
        #expect(!"\(error)".unicodeScalars.contains { $0.value < 32 })
        #expect(PlainText.of("a\u{1B}[2J\n\u{202E}é👩‍👩‍👧") == "a\u{FFFD}[2J\u{FFFD}\u{FFFD}é👩‍👩‍👧")
    }
}
