import Foundation
import Testing

@testable import SnapshotCore
@testable import SnapshotReview

@Suite struct ApprovalStagingTests {
    @Test func onlyAbandonedFoldersAreRemoved() throws {
        let folder = try TemporaryFolder()
        let left = "\(folder.path)/snapshot-approve-abcdef"
        try FilePaths.makeFolder("\(left)/pictures")
        try FilePaths.makeFolder("\(folder.path)/another")
        let held = try ApprovalStaging(in: folder.path)
        // A minute hasn't gone by.
        #expect(FilePaths.exists(left))

        let next = try ApprovalStaging(in: folder.path, sweepingAfter: -1)
        #expect(!FilePaths.exists(left))
        #expect(FilePaths.exists(held.folder) && FilePaths.exists(next.folder))
        #expect(FilePaths.exists("\(folder.path)/another"))
        held.remove()
        next.remove()
        #expect(!FilePaths.exists(held.folder) && !FilePaths.exists(next.folder))
    }
}
