import Testing

/// A watchdog over all pairs of operators that deliver one value at a time: none waits for a thread that waits for it.
@Suite(.serialized) struct CombinePairsTests {
    @Test(arguments: PairedPublisher.all.map(\.name)) func pairsEndInTime(outer: String) {
        let hanging = hangingPublishers(outer: outer, limit: 300)
        #expect(hanging.isEmpty)
    }

    @Test func namesAreUnique() {
        let names = PairedPublisher.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.count >= 20)
    }
}
