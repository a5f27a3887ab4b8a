import Testing

@testable import BuilderSnapshotTesting

@Suite struct SnapshotTestingConfigurationTests {
    private var current: SnapshotTestingConfiguration? { SnapshotTestingConfiguration.current }

    @Test func whatIsNilStaysAsAround() {
        withSnapshotTesting(record: .failed, diffTool: .ksdiff) {
            withSnapshotTesting(record: .never) {
                #expect(current?.record == .never)
                #expect(current?.diffTool?(currentFilePath: "/a b", failedFilePath: "/c") == "ksdiff '/a b' /c")
            }
            #expect(current?.record == .failed)
        }
    }

    @Test func itReachesAsynchronousCode() async {
        await withSnapshotTesting(record: .never) {
            await Task.yield()
            #expect(current?.record == .never)
        }
    }

    @Test(.snapshots(record: .failed)) func aTraitSetsIt() {
        #expect(current?.record == .failed)
    }

    @Suite(.snapshots(record: .all, diffTool: "compare")) struct Inner {
        @Test(.snapshots(record: .never)) func theTestsTraitWinsOverTheSuites() {
            #expect(SnapshotTestingConfiguration.current?.record == .never)
            let line = SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "a", failedFilePath: "b")
            #expect(line == "compare a b")
        }
    }
}
