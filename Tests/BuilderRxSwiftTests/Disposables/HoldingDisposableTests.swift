import BuilderRxSwift
import Testing

/// Those that hold another one: for a while, once, or for as long as somebody needs it.
@Suite struct HoldingDisposableTests {
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

    @Test func aSingleOneIsDisposedWhenBothHappened() {
        let tally = Tally()
        let early = SingleAssignmentDisposable()
        early.dispose()
        #expect(early.isDisposed)
        early.setDisposable(tally.disposable("early"))
        let late = SingleAssignmentDisposable()
        late.setDisposable(tally.disposable("late"))
        #expect(!late.isDisposed)
        late.dispose()
        late.dispose()
        #expect(tally.lines == ["early", "late"])
    }

    @Test func aSecondOneIsNotKept() {
        let tally = Tally()
        let single = SingleAssignmentDisposable()
        single.setDisposable(tally.disposable("first"))
        single.setDisposable(tally.disposable("second"))
        #expect(tally.lines == ["second"])
        single.dispose()
        #expect(tally.lines == ["second", "first"])
    }

    @Test func givingAndDisposingAtTheSameTimeDisposesOnce() {
        for _ in 0..<500 {
            let tally = Tally()
            let single = Shared(SingleAssignmentDisposable())
            onThreads(3) { thread in
                if thread == 0 { single.value.setDisposable(tally.disposable()) } else { single.value.dispose() }
            }
            #expect(tally.count == 1)
        }
    }

    @Test func aSingleOneLetsGoOfWhatItHeld() {
        let single = SingleAssignmentDisposable()
        var witness: Witness? = Witness()
        weak let held = witness
        single.setDisposable(Keeper(witness: witness))
        witness = nil
        #expect(held != nil)
        single.dispose()
        #expect(held == nil)
    }

    private struct Keeper: Disposable {
        let witness: Witness?
        func dispose() {}
    }

    @Test func aCountedOneWaitsForAllUsers() {
        let tally = Tally()
        let counted = RefCountDisposable(disposable: tally.disposable())
        let first = counted.retain()
        let second = counted.retain()
        first.dispose()
        first.dispose()
        counted.dispose()
        counted.dispose()
        #expect(!counted.isDisposed)
        #expect(tally.count == 0)
        second.dispose()
        #expect(counted.isDisposed)
        #expect(tally.count == 1)
        counted.retain().dispose()
        #expect(tally.count == 1)
    }

    @Test func aCountedOneWithoutUsersIsDisposedAtOnce() {
        let tally = Tally()
        let counted = RefCountDisposable(disposable: tally.disposable())
        counted.retain().dispose()
        #expect(tally.count == 0)
        counted.dispose()
        #expect(tally.count == 1)
    }

    @Test func aCountedOneIsDisposedOnceWithManyThreads() {
        for _ in 0..<100 {
            let tally = Tally()
            let counted = Shared(RefCountDisposable(disposable: tally.disposable()))
            let users = Shared((0..<4).map { _ in counted.value.retain() })
            onThreads(5) { thread in
                if thread < 4 { users.value[thread].dispose() } else { counted.value.dispose() }
            }
            #expect(tally.count == 1)
        }
    }
}
