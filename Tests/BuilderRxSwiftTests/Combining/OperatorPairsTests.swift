import Testing

/// A watchdog over all pairs of operators that take turns: none waits for a thread that waits for it.
@Suite(.serialized, .leavesNoResources) struct OperatorPairsTests {
    @Test(arguments: PairedOperator.all.map(\.name)) func pairsEndInTime(outer: String) {
        let hanging = hangingPairs(outer: outer, limit: 300)
        #expect(hanging.isEmpty)
    }

    @Test func namesAreUnique() {
        let names = PairedOperator.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.count > 30)
    }
}
