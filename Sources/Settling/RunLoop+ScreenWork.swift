import Foundation

// Lowered sources call these where they call Foundation's and Dispatch's methods without default arguments, to which no
// overload is preferred. Outside a render they only call the originals.

extension RunLoop {
    /// Performs a block in the next turn of the loop, as `perform(_:)` does; during a render a block of the main loop
    /// belongs to the screen, and the render waits for it.
    @preconcurrency
    public func performTracked(_ block: @escaping @Sendable () -> Void, fileID: String = #fileID) {
        guard let screen = ScreenWork.current, self === RunLoop.main else { return perform(block) }
        screen.run(on: .main, named: .onMain(at: fileID), block)
    }

    /// Performs a block in the next turn of the loop in one of some modes, as `perform(inModes:block:)` does; during a
    /// render a block of the main loop belongs to the screen, and the render waits for it.
    @preconcurrency
    public func performTracked(
        inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void, fileID: String = #fileID
    ) {
        guard ScreenWork.current != nil, self === RunLoop.main else { return perform(inModes: modes, block: block) }
        performTracked(block, fileID: fileID)
    }
}

extension DispatchQueue {
    /// Schedules a work item on the queue, as Dispatch does; during a render it belongs to the screen, and the render
    /// waits for it. A canceled item does nothing.
    public func asyncTracked(execute item: DispatchWorkItem, fileID: String = #fileID) {
        guard let screen = ScreenWork.current else { return async(execute: item) }
        nonisolated(unsafe) let item = item
        screen.run(on: self, named: MainQueue.isMain(self) ? .onMain(at: fileID) : .on(self, at: fileID)) {
            item.perform()
        }
    }

    /// Schedules a closure on the queue.
    @preconcurrency
    public func asyncTracked(
        execute work: @escaping @Sendable @convention(block) () -> Void, fileID: String = #fileID, line: Int = #line
    ) { async(execute: work, fileID: fileID, line: line) }

    /// Schedules a work item on the queue at a time, as Dispatch does; during a render it belongs to the screen and
    /// runs in virtual time. A canceled item does nothing.
    public func asyncAfterTracked(deadline: DispatchTime, execute item: DispatchWorkItem, fileID: String = #fileID) {
        guard ScreenWork.current != nil else { return asyncAfter(deadline: deadline, execute: item) }
        nonisolated(unsafe) let item = item
        asyncAfter(deadline: deadline, execute: { item.perform() }, fileID: fileID)
    }

    /// Schedules a closure on the queue at a time.
    @preconcurrency
    public func asyncAfterTracked(
        deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void,
        fileID: String = #fileID
    ) { asyncAfter(deadline: deadline, execute: work, fileID: fileID) }

    /// Schedules a work item on the queue at a wall-clock time, as Dispatch does; during a render it belongs to the
    /// screen and runs in virtual time. A canceled item does nothing.
    public func asyncAfterTracked(
        wallDeadline: DispatchWallTime, execute item: DispatchWorkItem, fileID: String = #fileID
    ) {
        guard ScreenWork.current != nil else { return asyncAfter(wallDeadline: wallDeadline, execute: item) }
        nonisolated(unsafe) let item = item
        asyncAfter(wallDeadline: wallDeadline, execute: { item.perform() }, fileID: fileID)
    }

    /// Schedules a closure on the queue at a wall-clock time.
    @preconcurrency
    public func asyncAfterTracked(
        wallDeadline: DispatchWallTime, execute work: @escaping @Sendable @convention(block) () -> Void,
        fileID: String = #fileID
    ) { asyncAfter(wallDeadline: wallDeadline, execute: work, fileID: fileID) }
}
