import Foundation
import Testing

@testable import SnapshotCore
@testable import SnapshotReview

@Suite struct ApprovalStagingTests {
    @Test func onlyWhatNobodyNeedsAnyMoreIsTakenAway() throws {
        let folder = try TemporaryFolder()
        let left = "\(folder.path)/snapshot-approve-abcdef"
        try FilePlace.makeFolder("\(left)/pictures")
        try FilePlace.makeFolder("\(folder.path)/another")
        let held = try ApprovalStaging(in: folder.path)
        // A minute hasn't gone by.
        #expect(FilePlace.exists(left))

        let next = try ApprovalStaging(in: folder.path, sweepingAfter: -1)
        #expect(!FilePlace.exists(left))
        #expect(FilePlace.exists(held.folder) && FilePlace.exists(next.folder))
        #expect(FilePlace.exists("\(folder.path)/another"))
        held.remove()
        next.remove()
        #expect(!FilePlace.exists(held.folder) && !FilePlace.exists(next.folder))
    }
}
