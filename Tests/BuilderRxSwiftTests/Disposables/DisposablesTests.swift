import BuilderRxSwift
import BuilderRxTest
import Testing

@Suite(.leavesNoResources) struct DisposablesTests {
    @Test func aClosureRunsOnceAndIsReleased() {
        let tally = Tally()
        var witness: Witness? = Witness()
        weak let held = witness
        let disposable = Disposables.create { [witness] in
            _ = witness
            tally.note()
        }
        witness = nil
        #expect(held != nil)
        #expect(!disposable.isDisposed)
        disposable.dispose()
        disposable.dispose()
        #expect(disposable.isDisposed)
        #expect(tally.count == 1)
        #expect(held == nil)
    }

    @Test func aClosureRunsOnceForAllCallers() {
        for _ in 0..<200 {
            let tally = Tally()
            let disposable = Shared(Disposables.create { tally.note() })
            onThreads(4) { _ in disposable.value.dispose() }
            #expect(tally.count == 1)
        }
    }

    @Test func aClosureMayDisposeItself() {
        let tally = Tally()
        let serial = SerialDisposable()
        serial.disposable = Disposables.create {
            tally.note()
            serial.dispose()
        }
        serial.dispose()
        #expect(tally.count == 1)
    }

    @Test func severalAreDisposedOnceAndInOrder() {
        let tally = Tally()
        func names(_ names: String) -> [any Disposable] { names.map { tally.disposable(String($0)) } }
        let few = names("abc")
        let groups = [
            Disposables.create(few[0], few[1]),
            Disposables.create(few[0], few[1], few[2]),
            Disposables.create(few[0], few[1], few[2], few[0], few[1]),
            Disposables.create(names("xyz")),
            Disposables.create([]),
        ]
        for group in groups {
            #expect(!group.isDisposed)
            group.dispose()
            group.dispose()
            #expect(group.isDisposed)
            tally.note(".")
        }
        #expect(tally.lines.joined() == "ab.abc.abcab.xyz..")
    }

    @Test("disposing of nothing ends without a crash") func nothingToDisposeIsNothing() {
        Disposables.create().dispose()
    }

    @Test func aBooleanDisposableIsDisposedAfterDispose() {
        let disposable = BooleanDisposable()
        #expect(!disposable.isDisposed)
        disposable.dispose()
        #expect(disposable.isDisposed)
        #expect(BooleanDisposable(isDisposed: true).isDisposed)
        #expect(!BooleanDisposable(isDisposed: false).isDisposed)
    }

    @Test func cancelableOnesTellWhetherTheyAreDisposed() {
        let cancelables: [any Cancelable] = [
            Disposables.create {}, BooleanDisposable(), CompositeDisposable(), SerialDisposable(),
            SingleAssignmentDisposable(), RefCountDisposable(disposable: Disposables.create()),
            PublishSubject<Int>(), BehaviorSubject<Int>(value: 0),
        ]
        for cancelable in cancelables {
            #expect(!cancelable.isDisposed, "\(type(of: cancelable))")
            cancelable.dispose()
            #expect(cancelable.isDisposed, "\(type(of: cancelable))")
        }
    }

    @Test func aScheduledOneWaitsForItsScheduler() {
        let scheduler = TestScheduler(initialClock: 0)
        let tally = Tally()
        let disposable = ScheduledDisposable(scheduler: scheduler, disposable: tally.disposable())
        disposable.dispose()
        disposable.dispose()
        #expect(!disposable.isDisposed)
        #expect(tally.count == 0)
        scheduler.start()
        #expect(disposable.isDisposed)
        #expect(tally.count == 1)
    }
}
