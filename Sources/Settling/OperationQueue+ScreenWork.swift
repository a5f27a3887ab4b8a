import Foundation

extension OperationQueue {
    /// Adds an operation that calls a closure, as `addOperation(_:)` does; during a render, the render waits for it.
    ///
    /// Lowered sources call it in place of Foundation's, to which no overload is preferred.
    @preconcurrency
    public func addOperationTracked(_ block: @escaping @Sendable () -> Void, fileID: String = #fileID) {
        guard let screen = ScreenWork.current else { return addOperation(block) }
        let name = PendingWork.named("an operation (\(fileID))")
        // The main thread may wait for the screen without running its operations.
        if self === OperationQueue.main { return screen.run(on: .main, named: name, block) }
        let ticket = screen.begin(name)
        addOperation {
            screen.bind(block)
            ticket.end()
        }
    }
}
