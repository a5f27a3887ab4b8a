import BuilderRxSwift
import Testing

@Suite(.leavesNoResources) struct SerialDisposableTests {
    @Test func aSerialOneHoldsTheLast() {
        let tally = Tally()
        let serial = SerialDisposable()
        serial.disposable = tally.disposable("a")
        serial.disposable = tally.disposable("b")
        #expect(tally.lines == ["a"])
        serial.dispose()
        serial.dispose()
        #expect(serial.isDisposed)
        serial.disposable = tally.disposable("c")
        #expect(tally.lines == ["a", "b", "c"])
        serial.disposable.dispose()
        #expect(tally.count == 3)
    }
}
