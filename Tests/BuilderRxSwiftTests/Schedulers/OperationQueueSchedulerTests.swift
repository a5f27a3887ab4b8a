import BuilderRxSwift
import Foundation
import Testing

@Suite struct OperationQueueSchedulerTests {
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
}
