import BuilderUIKit
import Foundation
import Testing

@testable import SnapshotCore

/// Entries store few bytes, and are to the outside what their properties are.
@Suite struct RunEntryTests {
    /// All members of an entry in results, each stored.
    private struct Plain: Codable {
        var screen: String
        var state: String?
        var configuration: String
        var name: String
        var outcome: RunOutcome
        var recording: BaselineRecording?
        var message: String
        var files: RunEntry.Files
        var difference: DifferenceRecord?
        var warnings: [String]
        var seconds: Double
        var isProved: Bool?
        var types: [String]?

        init(_ entry: RunEntry) {
            screen = entry.screen
            state = entry.state
            configuration = entry.configuration
            name = entry.name
            outcome = entry.outcome
            recording = entry.recording
            message = entry.message
            files = entry.files
            difference = entry.difference
            warnings = entry.warnings
            seconds = entry.seconds
            isProved = entry.isProved
            types = entry.types
        }
    }

    private static let screen = Screen("box", configurations: Gallery.configurations) { UIView() }
        .state("empty") { _ in UIView() }
    private static let pictures = screen.pictures
    private static let record = DifferenceRecord(
        recordedWidth: 40, recordedHeight: 30, drawnWidth: 41, drawnHeight: 30, differingPixels: 5,
        comparedPixels: 1200,
        regions: [DifferenceRecord.Region(x: 1, y: 2, width: 3, height: 4, pixels: 5, causes: ["label moved"])],
        rows: ["2 rows inserted"], changes: ["label moved"], sweep: "none")

    private static func entry(_ baseline: String, of picture: DeclaredPicture = pictures[0]) -> RunEntry {
        RunEntry(of: picture, outcome: .same, files: RunEntry.Files(baseline: baseline))
    }

    /// An entry in which every property has a value.
    private static var full: RunEntry {
        var entry = RunEntry(
            of: pictures[3], outcome: .differs, message: "two\nlines",
            files: RunEntry.Files(
                baseline: "Snapshots/box/empty.iphone-se-1st.dark.png", actual: "a/b.actual.png", difference: "d.png",
                baselineHash: "00", actualHash: "11"), difference: record, warnings: ["one", "two"], seconds: 0.25)
        entry.recording = .updated
        entry.isProved = true
        entry.types = ["App.Box"]
        return entry
    }

    /// Entries whose name and path are made of their parts, and others.
    private static var entries: [RunEntry] {
        var renamed = entry("Snapshots/other.png")
        renamed.name = "other"
        var moved = full
        moved.files.baseline = "elsewhere.png"
        return [
            entry("Snapshots/box/iphone-se-1st.light.png"), entry("/box/iphone-se-1st.light.png"),
            entry("box/iphone-se-1st.light.png"), entry("iphone-se-1st.light.png"), entry(""), entry("/"),
            entry("//box/iphone-se-1st.light.png"), entry("Snapshots/box/iphone-se-1st.light.PNG"),
            entry("S/box/empty.iphone-se-1st.light.png", of: pictures[2]), renamed, full, moved,
        ]
    }

    @Test func theResultsContainAllPropertiesAsBefore() throws {
        for entry in Self.entries {
            let text = try JSONText.of(Plain(entry))
            #expect(try JSONText.of(entry) == text)
            #expect(try WorkerLine.data(entry) == WorkerLine.data(Plain(entry)))
            let read = try JSONDecoder().decode(RunEntry.self, from: Data(text.utf8))
            #expect(read == entry && read.hashValue == entry.hashValue)
            #expect(try JSONText.of(read) == text)
        }
    }

    @Test func thePropertiesAreThoseThatWereGiven() throws {
        let full = Self.full
        #expect(full.screen == "box" && full.state == "empty" && full.configuration == "iphone-se-1st.dark")
        #expect(full.name == "box/empty.iphone-se-1st.dark")
        #expect(full.files.baseline == "Snapshots/box/empty.iphone-se-1st.dark.png")
        #expect(full.files.actual == "a/b.actual.png" && full.files.difference == "d.png")
        #expect(full.files.baselineHash == "00" && full.files.actualHash == "11")
        #expect(full.message == "two\nlines" && full.difference == Self.record && full.warnings == ["one", "two"])
        #expect(full.outcome == .differs && full.recording == .updated && full.seconds == 0.25)
        #expect(full.isProved == true && full.types == ["App.Box"])
        let paths = [
            "Snapshots/box/iphone-se-1st.light.png", "/box/iphone-se-1st.light.png", "box/iphone-se-1st.light.png", "",
            "/", "Snapshots/box/iphone-se-1st.light.PNG",
        ]
        for path in paths { #expect(Self.entry(path).files.baseline == path) }
    }

    @Test func eachPropertyIsSetAlone() {
        var entry = Self.entry("Snapshots/box/iphone-se-1st.light.png")
        entry.screen = "other"
        entry.state = "full"
        entry.configuration = "ipad"
        #expect(entry.name == "box/iphone-se-1st.light")
        #expect(entry.files.baseline == "Snapshots/box/iphone-se-1st.light.png")
        entry.name = "other/full.ipad"
        #expect(entry.screen == "other" && entry.state == "full" && entry.configuration == "ipad")
        #expect(entry.files.baseline == "Snapshots/box/iphone-se-1st.light.png")
        entry.files.baseline = "S/other/full.ipad.png"
        #expect(entry.name == "other/full.ipad" && entry.files.baseline == "S/other/full.ipad.png")
        entry.name += "!"
        #expect(entry.name == "other/full.ipad!" && entry.files.baseline == "S/other/full.ipad.png")
    }

    @Test func entriesAreEqualIfTheirPropertiesAre() {
        let entries = Self.entries
        for (index, one) in entries.enumerated() {
            for (otherIndex, other) in entries.enumerated() { #expect((one == other) == (index == otherIndex)) }
        }
        // However they became so.
        var entry = entries[0]
        entry.message = "words"
        entry.warnings = ["one"]
        entry.name = "other"
        entry.files.baseline = "elsewhere.png"
        #expect(entry != entries[0])
        entry.message = ""
        entry.warnings = []
        entry.name = entries[0].name
        entry.files.baseline = entries[0].files.baseline
        #expect(entry == entries[0] && entry.hashValue == entries[0].hashValue)
        for change: (inout RunEntry) -> Void in [
            { $0.screen += "-" }, { $0.state = "s" }, { $0.configuration += "-" }, { $0.name += "-" },
            { $0.outcome = .missing }, { $0.recording = .created }, { $0.message = "m" },
            { $0.files.baseline += "-" }, { $0.files.actual = "a" }, { $0.files.difference = "d" },
            { $0.files.baselineHash = "0" }, { $0.files.actualHash = "0" }, { $0.difference = Self.record },
            { $0.warnings = ["w"] }, { $0.seconds += 1 }, { $0.isProved = true }, { $0.types = [] },
        ] {
            var changed = entries[0]
            change(&changed)
            #expect(changed != entries[0])
        }
    }

    /// Strings with the same characters in other bytes are equal, but keep their bytes.
    @Test func pathsKeepTheirBytes() throws {
        var entry = Self.entry("Snapshots/box/iphone-se-1st.light.png")
        entry.name = "caf\u{E9}"
        entry.files.baseline = "S/cafe\u{301}.png"
        #expect(entry.files.baseline.utf8.count == "S/cafe\u{301}.png".utf8.count)
        var other = entry
        other.files.baseline = "S/caf\u{E9}.png"
        #expect(other.files.baseline.utf8.count == entry.files.baseline.utf8.count - 1)
        #expect(other == entry && other.hashValue == entry.hashValue)
        #expect(try JSONText.of(entry) == JSONText.of(Plain(entry)))
    }

    @Test func textsAreSharedOnlyIfTheyAreEqual() {
        var entry = Self.full
        entry.shareTexts(of: Self.pictures[3], folder: "Snapshots")
        #expect(entry == Self.full)
        entry.shareTexts(of: Self.pictures[0], folder: "elsewhere")
        #expect(entry == Self.full)
    }

    /// A run may have a hundred thousand of them.
    @Test func anEntryIsSmall() { #expect(MemoryLayout<RunEntry>.stride <= 88) }

    @Test func theSummaryCountsScreensAndOutcomes() {
        var entries = Self.pictures.map { Self.entry("\($0.name).png", of: $0) }
        entries[0].isProved = true
        entries[3].outcome = .differs
        let other = Screen("other", configurations: Gallery.configurations) { UIView() }
        // A screen's pictures needn't be neighbors.
        entries.insert(Self.entry("other.png", of: other.pictures[0]), at: 2)
        let results = RunResults(
            scope: RunScope(), declared: ["a"], fingerprint: ResultsMergeTests.fingerprint, entries: entries,
            orphans: [])
        #expect("\(results)" == "5 pictures of 2 screens: 4 same (1 proved before), 1 different")
    }
}
