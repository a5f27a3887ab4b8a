import Testing

@testable import SnapshotCore
@testable import SnapshotReview

@Suite struct ArchiveErrorTests {
    /// What somebody can do who has nothing but the artefact.
    private static let advice: [(ArchiveError, String)] = [
        (.missing(path: "a"), "name the folder of a failed run"),
        (.notAnArtifact(path: "a"), "name the folder of a failed run"),
        (.notAZip(path: "a", reason: "why"), "fetch it again, or name a folder"),
        (.badPath(path: "a", entry: "x", .upwards), "fetch it again, or run “verify” again"),
        (.link(path: "a", entry: "x"), "unpack the zip, and name the run's folder in it"),
        (.notAFile(path: "a", entry: "x"), "unpack the zip, and name the run's folder in it"),
        (.encrypted(path: "a", entry: "x"), "Unpack it, and name the folder"),
        (.twice(path: "a", entry: "x"), "Fetch it again, or name the folder that it was made of"),
        (.tooManyFiles(path: "a", limit: 1), "Name the folder or zip of one run"),
        (.tooLarge(path: "a", limit: 4_294_967_296), "Unpack what the run left, and name that folder"),
        (.bomb(path: "a", entry: "x", ratio: 2000), "unpack it, and name the folder"),
        (.entryTooLarge(path: "a", entry: "x.json", bytes: 200_000_000, limit: 1), "Unpack the zip, and name"),
        (.entryTooLarge(path: "a", entry: "x.json", bytes: 600_000_000, limit: 1), "Run “verify” in shards"),
        (.entryTooLarge(path: "a", entry: "x.png", bytes: 2, limit: 1), "fetch it again, or run “verify” again"),
        (.noEntry(path: "a", entry: "x"), "Fetch it again, or run “verify” again"),
        (.damaged(path: "a", entry: "x", reason: "why"), "fetch it again, or run “verify” again"),
    ]

    @Test(arguments: advice)
    func everyErrorSaysWhatToDo(error: ArchiveError, text: String) {
        #expect("\(error)".contains(text), "\(error)")
    }
}
