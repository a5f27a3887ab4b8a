import Foundation
import Settling

/// Runs work as operations of an operation queue, which limits how much of it runs at the same time.
public class OperationQueueScheduler: ImmediateSchedulerType, @unchecked Sendable {
    /// The queue of the work.
    public let operationQueue: OperationQueue

    /// The priority of the work among the queue's operations.
    public let queuePriority: Operation.QueuePriority

    /// Makes a scheduler of an operation queue.
    public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
        self.operationQueue = operationQueue
        self.queuePriority = queuePriority
    }

    /// Runs an action as soon as the queue gets to it.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let work = ScheduledWork { action(state) }
        let screen = ScreenWork.current
        let ticket = screen?.begin("work in an operation queue")
        let operation = BlockOperation {
            if let screen { screen.bind { work.run() } } else { work.run() }
            ticket?.end()
        }
        operation.queuePriority = queuePriority
        operationQueue.addOperation(operation)
        return work
    }
}
