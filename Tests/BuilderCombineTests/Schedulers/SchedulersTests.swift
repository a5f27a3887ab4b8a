import BuilderCombine
import Foundation
import Synchronization
import Testing

@testable import Settling

/// The schedulers in a render's virtual time, and by the clock.
@MainActor @Suite(.timeLimit(.minutes(20))) struct SchedulersTests {
    @Test func receiveWaitsForItsTurn() {
        let screen = VirtualScreen()
        var values: [String] = []
        let cancellables = screen.build {
            [
                Just("queue").receive(on: DispatchQueue.main).sink { values.append($0) },
                Just("run loop").receive(on: RunLoop.main).sink { values.append($0) },
                Just("operations").receive(on: OperationQueue.main).sink { values.append($0) },
                Just("options").receive(on: DispatchQueue.main, options: .init(qos: .userInitiated))
                    .sink { values.append($0) },
            ]
        }
        #expect(values.isEmpty)
        #expect(screen.rest().isEmpty)
        #expect(values == ["queue", "run loop", "operations", "options"])
        withExtendedLifetime(cancellables) {}
    }

    /// The main thread rests without running its operations.
    @Test func operationsOfTheMainQueueAreTurns() {
        let screen = VirtualScreen()
        nonisolated(unsafe) var calls: [String] = []
        screen.build {
            OperationQueue.main.addOperationTracked { calls.append("operation") }
            DispatchQueue.main.async { calls.append("closure") }
        }
        #expect(calls.isEmpty)
        #expect(screen.rest().isEmpty)
        #expect(calls == ["operation", "closure"])
    }

    /// The main thread rests without running the operations of queues over the main queue, either.
    @Test func operationsOverTheMainQueueAreTurns() {
        let screen = VirtualScreen()
        let queue = OperationQueue()
        queue.underlyingQueue = .main
        nonisolated(unsafe) var calls: [String] = []
        screen.build {
            queue.addOperationTracked { calls.append("operation") }
            DispatchQueue.main.async { calls.append("closure") }
        }
        #expect(calls.isEmpty)
        #expect(screen.rest().isEmpty)
        #expect(calls == ["operation", "closure"])
    }

    /// Ready operations of one queue begin in the order of their priorities (`Operation.queuePriority`).
    @Test func operationsOverTheMainQueueHavePriorities() {
        let screen = VirtualScreen()
        let (queue, other) = (OperationQueue(), OperationQueue())
        for queue in [queue, other] { queue.underlyingQueue = .main }
        nonisolated(unsafe) var calls: [String] = []
        func add(_ name: String, to queue: OperationQueue, _ priority: Operation.QueuePriority) {
            guard let work = ScreenWork.current else { return }
            queue.addOperation(of: work, named: name, priority: priority) { calls.append(name) }
        }
        screen.build {
            add("low", to: queue, .low)
            add("other", to: other, .veryLow)
            add("normal", to: queue, .normal)
            DispatchQueue.main.async { calls.append("closure") }
            add("high", to: queue, .veryHigh)
            add("normal too", to: queue, .normal)
        }
        #expect(screen.rest().isEmpty)
        #expect(calls == ["high", "other", "normal", "closure", "normal too", "low"])
    }

    /// Suspended work isn't pending, and begins when its queue resumes.
    @Test(arguments: [false, true]) func suspendedQueuesAreNotWaitedFor(isOverMain: Bool) {
        let screen = VirtualScreen(limit: 30)
        let queue = serialQueue()
        if isOverMain { queue.underlyingQueue = .main }
        queue.isSuspended = true
        let calls = Mutex<[Int]>([])
        screen.build {
            for number in 1...2 { queue.addOperationTracked { calls.withLock { $0.append(number) } } }
        }
        #expect(screen.rest().isEmpty)
        #expect(calls.withLock { $0 }.isEmpty)
        screen.after(5) { queue.isSuspended = false }
        #expect(screen.rest().isEmpty)
        #expect(calls.withLock { $0 } == [1, 2])
    }

    /// A closure that has begun is waited for, though its queue is suspended meanwhile.
    @Test func begunOperationsAreWaitedFor() {
        let screen = VirtualScreen()
        let queue = serialQueue()
        let isDone = Mutex(false)
        screen.build {
            queue.addOperationTracked {
                queue.isSuspended = true
                Thread.sleep(forTimeInterval: 0.05)
                isDone.withLock { $0 = true }
            }
        }
        #expect(screen.rest().isEmpty)
        #expect(isDone.withLock { $0 })
    }

    @Test func anyToleranceWillDo() {
        for tolerance: DispatchQueue.SchedulerTimeType.Stride in [.init(.never), .seconds(-1), 3600] {
            let start = DispatchQueue.SchedulerTimeType(.now() + 3600)
            DispatchQueue.global().schedule(after: start, interval: 1, tolerance: tolerance) {}.cancel()
        }
    }

    @Test func aQueuesTimesAreThoseOfDispatch() {
        let now = DispatchTime.now()
        let time = DispatchQueue.SchedulerTimeType(now)
        #expect(time.dispatchTime == now && time.advanced(by: .milliseconds(5)).dispatchTime == now + .milliseconds(5))
    }

    @Test func otherQueuesAreWaitedFor() {
        let screen = VirtualScreen()
        var value = 0
        let cancellable = screen.build {
            Just(1).subscribe(on: DispatchQueue.global())
                .receive(on: DispatchQueue(label: "work"))
                .map { @Sendable in $0 + 1 }
                .receive(on: serialQueue())
                .receive(on: RunLoop.main)
                .sink { value = $0 }
        }
        #expect(screen.rest().isEmpty)
        #expect(value == 2)
        withExtendedLifetime(cancellable) {}
    }

    /// A queue that performs one operation at a time. On a concurrent queue a publisher's completion may overtake its
    /// value, on Apple's platforms too.
    private func serialQueue() -> OperationQueue {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        return queue
    }

    @Test func delaysAreInVirtualTime() {
        let start = ContinuousClock.now
        let screen = VirtualScreen(limit: 5000)
        var values: [Int] = []
        let cancellables = screen.build {
            [
                Just(3).delay(for: .seconds(3000), scheduler: DispatchQueue.main).sink { values.append($0) },
                Just(2).delay(for: 2000, scheduler: RunLoop.main).sink { values.append($0) },
                Just(1).delay(for: .milliseconds(1_000_000), scheduler: OperationQueue.main)
                    .sink { values.append($0) },
                Just(4).delay(for: 4000, scheduler: serialQueue()).receive(on: RunLoop.main)
                    .sink { values.append($0) },
            ]
        }
        #expect(screen.rest().isEmpty)
        #expect(values == [1, 2, 3, 4])
        #expect(ContinuousClock.now - start < .seconds(1000))
        withExtendedLifetime(cancellables) {}
    }

    @Test func debounceTakesTheLast() {
        let screen = VirtualScreen()
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let cancellables = screen.build {
            [
                subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { values.append($0) },
                subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).sink {
                    values.append($0 * 10)
                },
            ]
        }
        screen.build { (1...3).forEach(subject.send) }
        #expect(values.isEmpty)
        #expect(screen.rest().isEmpty)
        #expect(values == [3, 30])
        withExtendedLifetime(cancellables) {}
    }

    @Test func throttleMeasuresVirtualTime() {
        let screen = VirtualScreen()
        var values: [Int] = []
        let cancellable = screen.build {
            Timer.publish(every: 0.2, on: .main, in: .common).autoconnect()
                .scan(0) { count, _ in count + 1 }
                .prefix(10)
                .throttle(for: 0.5, scheduler: DispatchQueue.main, latest: true)
                .sink { values.append($0) }
        }
        #expect(screen.rest().isEmpty)
        #expect(values.first == 1)
        #expect(values.count > 3 && values.count < 7)
        withExtendedLifetime(cancellable) {}
    }

    @Test func timersFireInVirtualTime() {
        let date = Date(timeIntervalSince1970: 1000)
        let screen = VirtualScreen(start: date)
        var dates: [Date] = []
        let cancellable = screen.build {
            Timer.publish(every: 1.5, on: .main, in: .common).autoconnect().prefix(2).sink { dates.append($0) }
        }
        #expect(screen.rest().isEmpty)
        #expect(dates == [date + 1.5, date + 3])
        withExtendedLifetime(cancellable) {}
    }

    @Test func aTimersSubscribersAreCalledInTheirOrder() {
        let screen = VirtualScreen()
        let timer = Timer.publish(every: 1, on: .main, in: .common)
        var calls: [Int] = []
        var cancellables = (0..<20).map { number in timer.sink { _ in calls.append(number) } }
        cancellables.remove(at: 3).cancel()
        let connection = screen.build { timer.connect() }
        screen.after(1.5) { connection.cancel() }
        #expect(screen.rest().isEmpty)
        #expect(calls == (0..<20).filter { $0 != 3 })
        withExtendedLifetime(cancellables) {}
    }

    /// Cancellations don't look for their subscriptions.
    @Test(.timeLimit(.minutes(5))) func aTimerMayHaveManySubscribers() {
        let timer = Timer.publish(every: 1, on: .main, in: .common)
        let cancellables = (0..<200_000).map { _ in timer.sink { _ in } }
        cancellables.reversed().forEach { $0.cancel() }
    }

    @Test func whatIsPendingHasAName() {
        let screen = VirtualScreen(limit: 5)
        let cancellables = screen.build {
            [
                Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in },
                Just(1).delay(for: 30, scheduler: RunLoop.main).sink { _ in },
            ]
        }
        #expect(Set(screen.rest()) == ["a timer of 30 s", "a timer that fires every 1 s"])
        withExtendedLifetime(cancellables) {}
    }

    @Test func whatIsPendingOnTheMainRunLoopHasAName() {
        let screen = VirtualScreen()
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let cancellable = screen.build {
            let cancellable = subject.receive(on: RunLoop.main).sink { values.append($0) }
            subject.send(1)
            // As lowered sources call `perform`.
            RunLoop.main.performTracked({}, fileID: "App/Feed.swift")
            return cancellable
        }
        let names = screen.work.pending.map(\.description)
        #expect(names == ["work on the main queue", "work on the main queue (App/Feed.swift)"])
        #expect(values.isEmpty && screen.rest().isEmpty)
        #expect(values == [1])
        withExtendedLifetime(cancellable) {}
    }

    @Test func timeoutEndsInVirtualTime() {
        let screen = VirtualScreen()
        let never = Empty<Int, TestError>(completeImmediately: false)
        var events: [String] = []
        let cancellable = screen.build {
            never.timeout(.seconds(10), scheduler: DispatchQueue.main, customError: { .failed })
                .sink(receiveCompletion: { events.append("\($0)") }, receiveValue: { _ in })
        }
        screen.rest()
        #expect(events == ["failure(BuilderCombineTests.TestError.failed)"])
        withExtendedLifetime(cancellable) {}
    }

    @Test func intervalsAreMeasuredInVirtualTime() {
        let screen = VirtualScreen()
        var seconds: [Double] = []
        let cancellable = screen.build {
            Just(1).delay(for: 2, scheduler: RunLoop.main).measureInterval(using: RunLoop.main)
                .sink { seconds.append($0.timeInterval) }
        }
        screen.rest()
        #expect(seconds.count == 1 && abs((seconds.first ?? 0) - 2) < 0.1)
        withExtendedLifetime(cancellable) {}
    }

    @Test func outsideOfRendersTheClockDecides() async {
        let queues = [DispatchQueue.main, DispatchQueue.global()]
        for queue in queues {
            var count = 0
            for await _ in Just(1).delay(for: .milliseconds(10), scheduler: queue).values { count += 1 }
            #expect(count == 1)
        }
        var dates: [Date] = []
        for await date in Timer.publish(every: 0.01, on: .main, in: .common).autoconnect().prefix(2).values {
            dates.append(date)
        }
        #expect(dates.count == 2)
    }

    @Test func closuresAreScheduledDirectly() {
        #expect(directlyScheduled(on: DispatchQueue.main) == ["now", "after 1", "every 2", "every 3"])
        #expect(directlyScheduled(on: RunLoop.main) == ["now", "after 1", "every 2", "every 3"])
        #expect(directlyScheduled(on: OperationQueue.main) == ["now", "after 1", "every 2", "every 3"])
    }

    /// Returns the names of closures that a scheduler calls, with the seconds that have passed.
    private func directlyScheduled<S: Scheduler>(on scheduler: S) -> [String] {
        let start = Date(timeIntervalSince1970: 1000)
        let screen = VirtualScreen(start: start)
        var events: [String] = []
        var cancellable: (any Cancellable)?
        func seconds() -> Int { Int(ScreenWork.now.timeIntervalSince(start).rounded()) }
        screen.build {
            cancellable = scheduler.schedule(after: scheduler.now.advanced(by: .seconds(2)), interval: .seconds(1)) {
                events.append("every \(seconds())")
                if events.count == 4 { cancellable?.cancel() }
            }
            scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1))) { events.append("after \(seconds())") }
            scheduler.schedule { events.append("now") }
        }
        #expect(events.isEmpty)
        #expect(screen.rest().isEmpty)
        return events
    }

    @Test func intervalsOfQueues() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride.seconds(1.5) == .milliseconds(1500))
        #expect(Stride.seconds(Int.max).timeInterval == .never)
        #expect(Stride(.never) + 1 == Stride(.never))
        #expect(0.25 as Stride == .microseconds(250_000))
        #expect(Stride.nanoseconds(5).magnitude == 5)
        let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5_000_000_000))
        #expect(time.distance(to: time.advanced(by: .seconds(2))) == 2)
        #expect(time.advanced(by: 2).distance(to: time) == -2)
        #expect(time.advanced(by: Stride(.never)).dispatchTime == .distantFuture)
    }
}
