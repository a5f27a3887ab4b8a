import BuilderUIKit
import Testing

@testable import SnapshotCore

@Suite struct RunAdviceTests {
    private func advice(
        _ outcomes: [RunOutcome], artifacts: String? = nil, baselines: String? = nil, hasPage: Bool = false
    ) -> String? {
        let pictures = Catalog([Screen("box", configurations: Gallery.configurations) { UIView() }]).pictures
        let entries = outcomes.map {
            RunEntry(of: pictures[0], outcome: $0, message: "", files: RunEntry.Files(baseline: "a.png"))
        }
        let results = RunResults(
            scope: RunScope(), declared: ["box"], fingerprint: ResultsMergeTests.fingerprint, entries: entries,
            orphans: [], environment: [:])
        return RunAdvice(
            results, toolName: "gallery", artifacts: artifacts, baselines: baselines, hasPage: hasPage)?.text
    }

    @Test(arguments: [[], [RunOutcome.same], [.same, .tolerated]])
    func aGreenRunNeedsNone(_ outcomes: [RunOutcome]) {
        #expect(advice(outcomes) == nil)
    }

    @Test func aRedRunIsShownAndApproved() {
        let both = "“gallery report” shows them, “gallery approve” makes them baselines"
        #expect(advice([.same, .differs]) == both)
        #expect(advice([.crashed, .missing]) == both)
    }

    @Test func whatCanNotBecomeABaselineIsOnlyShown() {
        #expect(advice([.crashed, .otherFingerprint]) == "“gallery report” shows them")
        #expect(advice([.crashed], hasPage: true) == nil)
        #expect(advice([.differs], hasPage: true) == "“gallery approve” makes them baselines")
    }

    @Test func otherFoldersAreNamedAsShellsTakeThem() {
        #expect(
            advice([.differs], artifacts: "out/größe-1", baselines: "it's mine")
                == "“gallery report --artifacts out/größe-1” shows them, "
                + "“gallery approve --artifacts out/größe-1 --baselines 'it'\\''s mine'” makes them baselines")
        #expect(advice([.failed], artifacts: "$HOME;x") == "“gallery report --artifacts '$HOME;x'” shows them")
    }
}
