import Testing

@testable import SnapshotCore
@testable import SnapshotReview

@Suite struct ArtifactErrorTests {
    /// The advice of each error.
    private static let advice: [(ArtifactError, String)] = [
        (.missing(path: "a"), "pass the folder of a failed run"),
        (.notAFolder(path: "a"), "pass the folder of a failed run"),
        (.zip(path: "a b.zip"), "(unzip 'a b.zip' -d 'a b'), and pass that folder"),
        (.zip(path: "a"), "(unzip a -d a-unpacked)"),
        (.badPath(path: "a", entry: "x", .upwards), "fetch it again, or run “verify” again"),
        (.link(path: "a", entry: "x"), "pass the run's own folder"),
        (.notAFile(path: "a", entry: "x"), "pass the run's own folder"),
        (.tooManyFiles(path: "a", limit: 1), "Pass the folder of one run"),
        (.entryTooLarge(path: "a", entry: "x.json", bytes: 600_000_000, limit: 1), "Run “verify” in shards"),
        (.entryTooLarge(path: "a", entry: "x.png", bytes: 2, limit: 1), "fetch it again, or run “verify” again"),
        (.noEntry(path: "a", entry: "x"), "Fetch it again, or run “verify” again"),
        (.damaged(path: "a", entry: "x", reason: "why"), "fetch it again, or run “verify” again"),
    ]

    @Test(arguments: advice)
    func everyErrorNamesTheRemedy(error: ArtifactError, text: String) {
        #expect("\(error)".contains(text), "\(error)")
    }

    @Test func namesCannotDriveATerminal() {
        let error = ArtifactError.noEntry(path: "a", entry: "/\u{1B}[2Jx\n")
        #expect(!"\(error)".unicodeScalars.contains { $0.value < 32 })
        #expect(PlainText.of("a\u{1B}[2J\n\u{202E}é👩‍👩‍👧") == "a\u{FFFD}[2J\u{FFFD}\u{FFFD}é👩‍👩‍👧")
    }
}
