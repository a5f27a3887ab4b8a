import Foundation
import Settling

/// A scheduler that runs actions as operations of an operation queue, which limits their concurrency.
public class OperationQueueScheduler: ImmediateSchedulerType, @unchecked Sendable {
    /// The queue of the operations.
    public let operationQueue: OperationQueue

    /// The priority of the operations in the queue.
    public let queuePriority: Operation.QueuePriority

    /// Creates a scheduler from an operation queue.
    public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
        self.operationQueue = operationQueue
        self.queuePriority = queuePriority
    }

    /// Runs an action as soon as the queue is available.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let work = ScheduledWork { action(state) }
        let screen = ScreenWork.current
        // The main thread may wait for the screen, or in `toBlocking()`, without running its operations.
        if operationQueue === OperationQueue.main, screen != nil || MainQueue.isBlocked {
            QueueScheduling(queue: .main, leeway: .nanoseconds(0)).add { work.run() }
            return work
        }
        if let screen {
            operationQueue.addOperation(of: screen, named: "work in an operation queue", priority: queuePriority) {
                work.run()
            }
            return work
        }
        let operation = BlockOperation { work.run() }
        operation.queuePriority = queuePriority
        operationQueue.addOperation(operation)
        return work
    }
}
