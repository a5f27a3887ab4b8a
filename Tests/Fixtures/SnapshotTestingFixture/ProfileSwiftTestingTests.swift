import SnapshotTesting
import Testing
import UIKit

@MainActor
@Suite(.snapshots(diffTool: .ksdiff)) struct ProfileSwiftTestingTests {
    @Test func profile() {
        assertSnapshot(of: ProfileViewController(name: "Ada Lovelace"), as: .image(on: .iPhone13))
    }

    @Test(.snapshots(record: .missing)) func bullets() {
        assertSnapshot(of: ["a", "b"], as: .bullets)
        assertSnapshots(of: ["a"], as: [.bullets, .dump])
    }
}
