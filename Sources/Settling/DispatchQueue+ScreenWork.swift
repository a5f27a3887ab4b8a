import Foundation

// Replacements for Dispatch's methods of the same names where view code calls them in their short forms: overload
// resolution prefers the method with fewer parameters. Outside a render they only call the originals.

extension DispatchQueue {
    /// Schedules a closure on the queue, as Dispatch does; during a render it belongs to the screen, and the render
    /// waits for it.
    @preconcurrency
    public func async(
        execute work: @escaping @Sendable @convention(block) () -> Void, fileID: String = #fileID, line: Int = #line
    ) {
        guard let screen = ScreenWork.current else {
            return MainQueue.isMain(self) ? MainQueue.schedule({ work() }) { asDispatch($0) } : asDispatch(work)
        }
        screen.run(on: self, named: screen.name(of: self, at: "\(fileID):\(line)")) { work() }
    }

    /// Schedules a closure on the queue at a quality of service, as Dispatch does; during a render it belongs to the
    /// screen, and the render waits for it.
    @preconcurrency
    public func async(
        qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void, fileID: String = #fileID
    ) {
        guard let screen = ScreenWork.current, !MainQueue.isMain(self) else {
            if let screen = ScreenWork.current { return screen.run(on: self, named: .onMain(at: fileID)) { work() } }
            return asDispatch(qos: qos, work)
        }
        let ticket = screen.begin(.on(self, at: fileID))
        asDispatch(qos: qos) {
            screen.bind { work() }
            ticket.end()
        }
    }

    /// Schedules a closure on the queue as part of a group, as Dispatch does; during a render, the render waits for it.
    @preconcurrency
    public func async(
        group: DispatchGroup?, execute work: @escaping @Sendable @convention(block) () -> Void, fileID: String = #fileID
    ) {
        guard let screen = ScreenWork.current else { return asDispatch(group: group, work) }
        group?.enter()
        screen.run(on: self, named: screen.name(of: self, at: fileID)) {
            work()
            group?.leave()
        }
    }

    /// Schedules a closure on the queue with flags, as Dispatch does; during a render, the render waits for it.
    @preconcurrency
    public func async(
        flags: DispatchWorkItemFlags, execute work: @escaping @Sendable @convention(block) () -> Void,
        fileID: String = #fileID
    ) {
        guard let screen = ScreenWork.current else { return asDispatch(flags: flags, work) }
        if MainQueue.isMain(self) { return screen.run(on: self, named: .onMain(at: fileID)) { work() } }
        let ticket = screen.begin(.on(self, at: fileID))
        asDispatch(flags: flags) {
            screen.bind { work() }
            ticket.end()
        }
    }

    /// Schedules a closure with Dispatch's own method: it belongs to no screen.
    package func asDispatch(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        _ work: @escaping @Sendable @convention(block) () -> Void
    ) { async(group: group, qos: qos, flags: flags, execute: work) }

    /// Schedules a closure on the queue at a time, as Dispatch does; during a render it belongs to the screen and runs
    /// in virtual time, without waiting for the clock.
    @preconcurrency
    public func asyncAfter(
        deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void,
        fileID: String = #fileID
    ) {
        guard let screen = ScreenWork.current else {
            guard MainQueue.isMain(self), deadline != .distantFuture else {
                return asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
            }
            return MainQueue.schedule(after: deadline.secondsFromNow, { work() }) {
                asyncAfter(deadline: deadline, qos: .unspecified, execute: $0)
            }
        }
        _ = screen.run(on: self, after: deadline.secondsFromNow, at: fileID) { work() }
    }

    /// Schedules a closure on the queue at a wall-clock time, as Dispatch does; during a render it belongs to the
    /// screen and runs in virtual time, without waiting for the clock.
    @preconcurrency
    public func asyncAfter(
        wallDeadline: DispatchWallTime, execute work: @escaping @Sendable @convention(block) () -> Void,
        fileID: String = #fileID
    ) {
        guard let screen = ScreenWork.current else {
            return asyncAfter(wallDeadline: wallDeadline, qos: .unspecified, execute: work)
        }
        _ = screen.run(on: self, after: wallDeadline.secondsFromNow, at: fileID) { work() }
    }
}

extension DispatchGroup {
    /// Schedules a closure on a queue when the group has finished, as Dispatch does; during a render, the render waits
    /// for it.
    public func notify(
        queue: DispatchQueue, execute work: @escaping @convention(block) () -> Void, fileID: String = #fileID
    ) {
        nonisolated(unsafe) let work = work
        guard let screen = ScreenWork.current else { return notify(qos: .unspecified, queue: queue, execute: work) }
        let ticket = screen.begin(.named("the work of a dispatch group (\(fileID))"))
        notify(qos: .unspecified, queue: .global()) {
            screen.run(on: queue, named: screen.name(of: queue, at: fileID)) { work() }
            ticket.end()
        }
    }
}

extension ScreenWork {
    fileprivate func name(of queue: DispatchQueue, at location: String) -> PendingWork {
        MainQueue.isMain(queue) ? .onMain(at: location) : .on(queue, at: location)
    }
}

extension DispatchTime {
    fileprivate var secondsFromNow: Double {
        guard self != .distantFuture else { return .infinity }
        let now = DispatchTime.now().uptimeNanoseconds
        return uptimeNanoseconds > now ? wholeMilliseconds(Double(uptimeNanoseconds - now) / 1e9) : 0
    }
}

extension DispatchWallTime {
    /// The seconds until the time. Wall times store the nanoseconds since 1970, negated.
    fileprivate var secondsFromNow: Double {
        guard self != .distantFuture else { return .infinity }
        let time = Double(-Int64(bitPattern: rawValue)) / 1e9
        return wholeMilliseconds(max(0, time - Date().timeIntervalSince1970))
    }
}

/// Rounds up to whole milliseconds. The clock advances by some microseconds between the evaluation of `.now() + 1` and
/// this call; rounding preserves the order of closures scheduled in succession with the same delay.
private func wholeMilliseconds(_ seconds: Double) -> Double { (seconds * 1000).rounded(.up) / 1000 }
