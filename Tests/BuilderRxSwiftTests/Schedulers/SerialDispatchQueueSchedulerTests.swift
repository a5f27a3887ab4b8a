import BuilderRxSwift
import Foundation
import Testing

/// Schedulers of real queues. No test depends on how long anything takes.
@Suite(.leavesNoResources) struct SerialDispatchQueueSchedulerTests {
    /// Awaits the moment at which the body calls the function that it gets.
    private func wait(_ body: (@escaping @Sendable () -> Void) -> Void) async {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in body { done.resume() } }
    }

    private static let serial: [@Sendable () -> SerialDispatchQueueScheduler] = [
        { SerialDispatchQueueScheduler(internalSerialQueueName: "own") },
        { SerialDispatchQueueScheduler(queue: .global(), internalSerialQueueName: "in a concurrent one") },
        { SerialDispatchQueueScheduler(qos: .default) },
        { MainScheduler.asyncInstance },
    ]

    @Test(arguments: serial) func aSerialOneKeepsTheOrder(make: @Sendable () -> SerialDispatchQueueScheduler) async {
        let tally = Tally()
        let scheduler = make()
        await wait { done in
            for number in 0..<100 {
                _ = scheduler.schedule(number) { number in
                    tally.note("\(number)")
                    if number == 99 { done() }
                    return Disposables.create()
                }
            }
        }
        #expect(tally.lines == (0..<100).map { "\($0)" })
    }

    @Test func aQueueIsSetUpBeforeItIsUsed() async {
        let key = DispatchSpecificKey<String>()
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "own") {
            $0.setSpecific(key: key, value: $0.label)
        }
        let tally = Tally()
        await wait { done in
            _ = scheduler.schedule(()) { _ in
                tally.note(DispatchQueue.getSpecific(key: key) ?? "")
                done()
                return Disposables.create()
            }
        }
        #expect(tally.lines == ["own"])
    }

    @Test func whatIsTakenBackDoesNotRunAndIsReleased() async {
        let queue = DispatchQueue(label: "held up")
        queue.suspend()
        let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "own")
        let tally = Tally()
        var witness: Witness? = Witness()
        weak let held = witness
        let work = scheduler.schedule(()) { [witness] _ in
            _ = witness
            tally.note("never")
            return Disposables.create()
        }
        witness = nil
        #expect(held != nil)
        work.dispose()
        #expect(held == nil)
        queue.resume()
        await wait { done in
            _ = scheduler.schedule(()) { _ in
                done()
                return Disposables.create()
            }
        }
        #expect(tally.lines == [])
    }

    private static let timed: [@Sendable () -> any SchedulerType] = [
        { SerialDispatchQueueScheduler(qos: .default) },
        { ConcurrentDispatchQueueScheduler(qos: .default) },
        { ConcurrentDispatchQueueScheduler(queue: .global()) },
        { MainScheduler.instance },
        { ConcurrentMainScheduler.instance },
    ]

    @Test(arguments: timed) func workAfterAWhileRunsInTheOrderOfItsTimes(
        make: @Sendable () -> any SchedulerType
    ) async {
        let scheduler = make()
        let before = scheduler.now
        var tally = Tally()
        var delay = 10
        var inTime = false
        // A busy machine may need longer than the delay to reach the disposal: the test is about one before it.
        while !inTime {
            let round = Tally()
            let due = delay
            inTime = await withCheckedContinuation { continuation in
                let start = ContinuousClock.now
                let never = scheduler.scheduleRelative((), dueTime: .milliseconds(due)) { _ in
                    round.note("never")
                    return Disposables.create()
                }
                never.dispose()
                let disposedInTime = ContinuousClock.now - start < .milliseconds(due)
                _ = scheduler.scheduleRelative("late", dueTime: .milliseconds(due + 20)) { name in
                    round.note(name)
                    continuation.resume(returning: disposedInTime)
                    return Disposables.create()
                }
            }
            tally = round
            delay *= 2
        }
        #expect(tally.lines == ["late"])
        #expect(scheduler.now > before)
    }

    @Test(arguments: timed) func periodsGoOnUntilDisposed(make: @Sendable () -> any SchedulerType) async {
        let tally = Tally()
        let scheduler = make()
        let ticks = Shared(SingleAssignmentDisposable())
        let isSet = DispatchSemaphore(value: 0)
        await wait { done in
            ticks.value.setDisposable(
                scheduler.schedulePeriodic(0, startAfter: .nanoseconds(0), period: .milliseconds(1)) { count in
                    // Five periods may pass before there is anything to dispose.
                    if count == 0 { isSet.wait() }
                    tally.note("\(count)")
                    if count == 4 {
                        ticks.value.dispose()
                        done()
                    }
                    return count + 1
                })
            isSet.signal()
        }
        #expect(tally.lines == ["0", "1", "2", "3", "4"])
    }

    /// Waits for the closures to go, however long that takes: the queue lets go of them after their timer's end.
    @Test("closures of timed work are released, or the test doesn't end", .timeLimit(.minutes(20)), arguments: timed)
    func timedClosuresAreReleased(make: @Sendable () -> any SchedulerType) async {
        let scheduler = make()
        await wait { done in
            let farewell = Farewell(done)
            scheduler.schedulePeriodic(0, startAfter: .seconds(1000), period: .seconds(1)) { count in
                _ = farewell
                return count
            }.dispose()
        }
        await wait { done in
            let farewell = Farewell(done)
            scheduler.scheduleRelative((), dueTime: .seconds(1000)) { _ in
                _ = farewell
                return Disposables.create()
            }.dispose()
        }
        await wait { done in
            let farewell = Farewell(done)
            _ = scheduler.scheduleRelative((), dueTime: .nanoseconds(0)) { _ in
                _ = farewell
                return Disposables.create()
            }
        }
    }

    /// Calls a closure when it is released.
    private final class Farewell: Sendable {
        private let call: @Sendable () -> Void
        init(_ call: @escaping @Sendable () -> Void) { self.call = call }
        deinit { call() }
    }

    /// Without a loop, the stack would overflow.
    @Test("a long recursion ends without a crash") func aLongRecursionDoesNotCrash() async {
        let scheduler = SerialDispatchQueueScheduler(qos: .default)
        await wait { done in
            _ = scheduler.scheduleRecursive(100_000) { number, recurse in
                if number > 0 { recurse(number - 1) } else { done() }
            }
        }
    }

    @Test func disposalEndsARecursionFromOutside() async {
        let scheduler = SerialDispatchQueueScheduler(qos: .default)
        let recursion = Shared(SerialDisposable())
        let tally = Tally()
        await wait { done in
            recursion.value.disposable = scheduler.scheduleRecursive(0) { number, recurse in
                if number == 100 { done() }
                recurse(number + 1)
            }
        }
        recursion.value.dispose()
        // What the scheduler runs after this one comes after a run that was under way.
        await wait { done in
            _ = scheduler.schedule(()) { _ in
                tally.note()
                done()
                return Disposables.create()
            }
        }
        #expect(tally.count == 1)
    }
}
