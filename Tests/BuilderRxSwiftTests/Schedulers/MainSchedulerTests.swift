import BuilderRxSwift
import Foundation
import Testing

@MainActor
@Suite(.leavesNoResources) struct MainSchedulerTests {
    private let tally = Tally()

    private func schedule(_ name: String, on scheduler: any ImmediateSchedulerType) {
        _ = scheduler.schedule(name) { [tally] name in
            MainActor.assertIsolated()
            tally.note(name)
            return Disposables.create()
        }
    }

    /// Awaits what is in the main queue by now.
    private func settle() async {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            DispatchQueue.main.async { done.resume() }
        }
    }

    @Test func workRunsAtOnceWhenNothingIsUnderWay() async {
        let scheduler = MainScheduler()
        schedule("at once", on: scheduler)
        tally.note("after")
        #expect(tally.lines == ["at once", "after"])
        // Twice, because what was counted must have been counted off.
        schedule("again", on: scheduler)
        #expect(tally.lines.last == "again")
    }

    @Test func workInsideWorkGoesThroughTheQueue() async {
        let scheduler = MainScheduler()
        _ = scheduler.schedule(()) { [self] _ in
            schedule("inner", on: scheduler)
            tally.note("outer")
            return Disposables.create()
        }
        schedule("behind", on: scheduler)
        #expect(tally.lines == ["outer"])
        await settle()
        #expect(tally.lines == ["outer", "inner", "behind"])
        schedule("at once", on: scheduler)
        #expect(tally.lines.last == "at once")
    }

    @Test func workFromElsewhereKeepsItsPlace() async {
        let scheduler = MainScheduler()
        let note: @Sendable (String) -> Void = { [tally] name in
            _ = scheduler.schedule(name) { name in
                tally.note(name)
                return Disposables.create()
            }
        }
        let sent = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            note("elsewhere")
            sent.signal()
        }
        // The main thread is held up on purpose: the work can't have run when this thread schedules its own.
        waitFor(sent)
        note("here")
        #expect(tally.lines == [])
        await settle()
        #expect(tally.lines == ["elsewhere", "here"])
    }

    private nonisolated func waitFor(_ semaphore: DispatchSemaphore) {
        semaphore.wait()
    }

    @Test func theAsynchronousOneIsNeverInline() async {
        schedule("later", on: MainScheduler.asyncInstance)
        #expect(tally.lines == [])
        await settle()
        #expect(tally.lines == ["later"])
    }

    @Test func theConcurrentOneIsAlwaysInlineHere() async {
        _ = ConcurrentMainScheduler.instance.schedule(()) { [self] _ in
            schedule("inner", on: ConcurrentMainScheduler.instance)
            tally.note("outer")
            return Disposables.create()
        }
        #expect(tally.lines == ["inner", "outer"])
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            DispatchQueue.global().async {
                _ = ConcurrentMainScheduler.instance.schedule(()) { _ in
                    MainActor.assertIsolated()
                    done.resume()
                    return Disposables.create()
                }
            }
        }
    }

    /// Nothing is expected but that it ends: without a loop, the stack would overflow.
    @Test func aLongRecursionDoesNotCrash() async {
        let scheduler = MainScheduler()
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            _ = scheduler.scheduleRecursive(100_000) { number, recurse in
                if number > 0 { recurse(number - 1) } else { done.resume() }
            }
        }
    }

    @Test func theMainThreadIsEnsured() async {
        MainScheduler.ensureExecutingOnScheduler()
        MainScheduler.ensureRunningOnMainThread(errorMessage: "not here")
        await #expect(processExitsWith: .failure) {
            await Task.detached { MainScheduler.ensureExecutingOnScheduler(errorMessage: "elsewhere") }.value
        }
    }
}
