import Foundation

extension OperationQueue {
    /// Adds an operation that calls a closure, as Foundation does; during a render, the render waits for it.
    public func addOperation(_ block: @escaping @Sendable () -> Void, fileID: String = #fileID) {
        guard let screen = ScreenWork.current else { return addOperation(BlockOperation(block: block)) }
        let ticket = screen.begin(.named("an operation (\(fileID))"))
        addOperation(
            BlockOperation {
                screen.bind(block)
                ticket.end()
            })
    }
}
