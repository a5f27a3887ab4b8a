import Foundation
import Synchronization

extension OperationQueue {
    /// Adds an operation that calls a closure, as `addOperation(_:)` does; during a render, the render waits for it.
    ///
    /// Lowered sources call it in place of Foundation's, to which no overload is preferred.
    @preconcurrency
    public func addOperationTracked(_ block: @escaping @Sendable () -> Void, fileID: String = #fileID) {
        guard let screen = ScreenWork.current else { return addOperation(block) }
        addOperation(of: screen, named: "an operation (\(fileID))", block)
    }

    /// Adds an operation that calls a closure as part of a screen's work.
    ///
    /// The closure is called in the screen's turns if the queue's underlying queue is the main one, as the main thread
    /// may wait for the screen without running its operations. The render doesn't wait for a closure that hasn't begun
    /// while the queue is suspended.
    package func addOperation(
        of screen: ScreenWork, named name: String, priority: Operation.QueuePriority = .normal,
        _ block: @escaping @Sendable () -> Void
    ) {
        if let underlyingQueue, MainQueue.isMain(underlyingQueue) {
            return screen.runOnMain(for: self, named: .named(name), priority: priority, block)
        }
        let start = OperationStart()
        let ticket = screen.begin(.named(name)) { [weak self] in !start.hasBegun && self?.isSuspended ?? false }
        let operation = BlockOperation {
            start.begin()
            screen.bind(block)
            ticket.end()
        }
        operation.queuePriority = priority
        addOperation(operation)
    }
}

/// A record of whether an operation has begun, which it then finishes though its queue is suspended.
private final class OperationStart: Sendable {
    private let flag = Atomic(false)

    var hasBegun: Bool { flag.load(ordering: .acquiring) }
    func begin() { flag.store(true, ordering: .releasing) }
}
