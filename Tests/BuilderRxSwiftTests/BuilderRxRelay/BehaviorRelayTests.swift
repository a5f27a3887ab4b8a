import BuilderRxRelay
import BuilderRxSwift
import Testing

@Suite(.leavesNoResources) struct BehaviorRelayTests {
    private let tally = Tally()

    @Test func aBehaviorRelaySendsItsValueFirst() {
        let relay = BehaviorRelay(value: 1)
        _ = relay.subscribe(onNext: { [tally] in tally.note("\($0)") })
        relay.accept(2)
        #expect(tally.lines == ["1", "2"])
        #expect(relay.value == 2)
    }

    @Test func completionDoesNotReachARelay() {
        let relay = BehaviorRelay(value: 0)
        _ = relay.subscribe { [tally] in tally.note("\($0)") }
        _ = Observable.of(1, 2).bind(to: relay)
        relay.accept(3)
        #expect(tally.lines == ["next(0)", "next(1)", "next(2)", "next(3)"])
    }
}
