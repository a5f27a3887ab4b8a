import BuilderSnapshotTesting
import Testing

@testable import Screens

// snapshot: begin assert-snapshot
@MainActor
@Suite struct ThanksTests {
    @Test func thanks() {
        assertSnapshot(of: ThanksView(name: "Ada"), as: .image(layout: .fixed(width: 300, height: 110)))
    }
}
// snapshot: end assert-snapshot
