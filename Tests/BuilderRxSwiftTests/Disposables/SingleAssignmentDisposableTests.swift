import BuilderRxSwift
import Testing

@Suite(.leavesNoResources) struct SingleAssignmentDisposableTests {
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
}
