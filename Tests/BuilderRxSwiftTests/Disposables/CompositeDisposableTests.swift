import BuilderRxSwift
import Testing

@Suite(.leavesNoResources) struct CompositeDisposableTests {
    @Test func allAreDisposedInOrder() {
        let tally = Tally()
        let group = CompositeDisposable()
        for name in ["a", "b", "c", "d"] { #expect(group.insert(tally.disposable(name)) != nil) }
        #expect(group.count == 4)
        #expect(!group.isDisposed)
        group.dispose()
        group.dispose()
        #expect(tally.lines == ["a", "b", "c", "d"])
        #expect(group.count == 0)
        #expect(group.isDisposed)
    }

    @Test func allInitializersKeepTheOrder() {
        let tally = Tally()
        let few = ["a", "b", "c", "d", "e"].map { tally.disposable($0) }
        let groups = [
            CompositeDisposable(few[0], few[1]),
            CompositeDisposable(few[0], few[1], few[2]),
            CompositeDisposable(few[0], few[1], few[2], few[3]),
            CompositeDisposable(few[0], few[1], few[2], few[3], few[4]),
            CompositeDisposable(disposables: few),
        ]
        for group in groups {
            _ = group.insert(tally.disposable("."))
            group.dispose()
        }
        #expect(tally.lines.joined() == "ab.abc.abcd.abcde.abcde.")
        #expect(groups.map(\.count) == [0, 0, 0, 0, 0])
    }

    @Test func whatIsRemovedIsDisposed() throws {
        let tally = Tally()
        let group = CompositeDisposable(disposables: [tally.disposable("a")])
        let key: CompositeDisposable.DisposeKey = try #require(group.insert(tally.disposable("b")))
        group.remove(for: key)
        group.remove(for: key)
        #expect(tally.lines == ["b"])
        #expect(group.count == 1)
        group.dispose()
        group.remove(for: key)
        #expect(tally.lines == ["b", "a"])
    }

    @Test func whatComesTooLateIsDisposedAtOnce() {
        let tally = Tally()
        let group = CompositeDisposable()
        group.dispose()
        #expect(group.insert(tally.disposable()) == nil)
        #expect(tally.count == 1)
    }

    @Test func disposablesMayUseTheCompositeWhileItDisposes() {
        let tally = Tally()
        let group = CompositeDisposable()
        _ = group.insert(
            Disposables.create {
                group.dispose()
                _ = group.insert(tally.disposable("late"))
                tally.note("\(group.count)")
            })
        group.dispose()
        #expect(tally.lines == ["late", "0"])
    }

    @Test func everythingIsDisposedOnceWithManyThreads() {
        let tally = Tally()
        let group = Shared(CompositeDisposable())
        onThreads(8) { thread in
            for number in 0..<100 {
                let key = group.value.insert(Disposables.create { tally.note() })
                if number % 3 == 0, let key { group.value.remove(for: key) }
                if thread == 7, number == 50 { group.value.dispose() }
            }
        }
        #expect(tally.count == 800)
        #expect(group.value.count == 0)
    }
}
