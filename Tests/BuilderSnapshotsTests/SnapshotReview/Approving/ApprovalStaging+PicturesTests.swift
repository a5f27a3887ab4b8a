import Foundation
import Testing

@testable import SnapshotCore
@testable import SnapshotReview

/// Candidates that are put aside.
@Suite struct ApprovalStagingPicturesTests {
    @Test func foldersAreMadeAndFilesReplaced() throws {
        let folder = try TemporaryFolder()
        for text in ["old", "new"] {
            try ApprovalStaging.put(Data(text.utf8), at: "\(folder.path)/pictures/box/light.png")
        }
        #expect(folder.files == ["pictures/box/light.png"])
        #expect(try folder.read("pictures/box/light.png") == Data("new".utf8))
    }

    @Test func whereThatIsImpossibleThePlaceIsNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "pictures")
        let error = try #require(throws: ApprovalError.self) {
            try ApprovalStaging.put(Data(), at: "\(folder.path)/pictures/light.png")
        }
        #expect(error.commandStatus == .cannotCreate)
        let text = "\(error)"
        #expect(text.contains("can't copy the pictures to \(folder.path)/pictures for the check ("), "\(text)")
        #expect(text.contains("set TMPDIR to") && !text.contains(".builder-"), "\(text)")
    }
}
