import BuilderRxSwift
import Testing

@Suite(.leavesNoResources) struct RefCountDisposableTests {
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
