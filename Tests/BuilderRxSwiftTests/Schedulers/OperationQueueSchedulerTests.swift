import BuilderRxSwift
import Foundation
import Testing

@Suite(.leavesNoResources) struct OperationQueueSchedulerTests {
    @Test func anOperationQueueReportsHowManyRun() async {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let scheduler = OperationQueueScheduler(operationQueue: queue, queuePriority: .high)
        #expect(scheduler.queuePriority == .high)
        #expect(scheduler.operationQueue === queue)
        let tally = Tally()
        queue.isSuspended = true
        scheduler.schedule(()) { _ in
            tally.note("never")
            return Disposables.create()
        }.dispose()
        await awaiting { done in
            for number in 0..<10 {
                _ = scheduler.schedule(number) { number in
                    tally.note("\(number)")
                    if number == 9 { done() }
                    return Disposables.create()
                }
            }
            #expect(queue.operations.allSatisfy { $0.queuePriority == .high })
            queue.isSuspended = false
        }
        #expect(tally.lines == (0..<10).map { "\($0)" })
    }

    /// The main thread rests without running its operations.
    @MainActor @Test func operationsOfTheMainQueueAreTurnsOfARender() {
        let screen = ScreenWork()
        let tally = Tally()
        screen.bind {
            let scheduler = OperationQueueScheduler(operationQueue: .main)
            for number in 0..<3 {
                let work = scheduler.schedule(number) { number in
                    tally.note("\(number)")
                    return Disposables.create()
                }
                if number == 1 { work.dispose() }
            }
        }
        #expect(tally.lines.isEmpty)
        var loop = IdleLoop(of: screen, limit: 300, turn: { body in screen.bind { body() } }, layOut: { false })
        loop.runUntilIdle()
        #expect(loop.pending.isEmpty)
        #expect(tally.lines == ["0", "2"])
        screen.close()
    }
}
