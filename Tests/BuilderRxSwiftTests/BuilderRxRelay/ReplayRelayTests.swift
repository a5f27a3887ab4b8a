import BuilderRxRelay
import BuilderRxSwift
import Testing

@Suite(.leavesNoResources) struct ReplayRelayTests {
    private let tally = Tally()

    @Test func aReplayRelaySendsTheLatestFirst() {
        let relay = ReplayRelay<Int>.create(bufferSize: 2)
        (1...3).forEach(relay.accept)
        _ = relay.subscribe(onNext: { [tally] in tally.note("\($0)") })
        relay.accept(4)
        #expect(tally.lines == ["2", "3", "4"])
    }

    @Test func anUnboundReplayRelaySendsEverything() {
        let relay = ReplayRelay<Int>.createUnbound()
        (1...100).forEach(relay.accept)
        _ = relay.subscribe(onNext: { [tally] _ in tally.note() })
        #expect(tally.count == 100)
    }
}
