import Foundation
import Synchronization

/// Calls a closure on a queue after a while, and then again and again if it has a period, until it is disposed.
///
/// It lives until then, whoever lets go of it. Calls don't overlap, on whatever queue.
final class DispatchTimer: Cancelable {
    private let source: any DispatchSourceTimer
    private let disposed = Atomic<Bool>(false)

    init(
        on queue: DispatchQueue, after time: RxTimeInterval, period: RxTimeInterval = .never, leeway: RxTimeInterval,
        _ action: @escaping () -> Void
    ) {
        source = DispatchSource.makeTimerSource(queue: queue)
        source.schedule(deadline: .now() + time, repeating: period, leeway: leeway)
        let call = TimerCall(timer: self, action: action)
        source.setEventHandler { call.run() }
        source.resume()
    }

    var isDisposed: Bool {
        disposed.load(ordering: .acquiring)
    }

    /// Ends the calls and lets the closure go.
    func dispose() {
        if !disposed.exchange(true, ordering: .acquiringAndReleasing) { source.cancel() }
    }
}

/// The target of a timer: it keeps the timer alive until the source releases it.
private final class TimerCall: @unchecked Sendable {
    private let timer: DispatchTimer
    private let action: () -> Void

    init(timer: DispatchTimer, action: @escaping () -> Void) {
        self.timer = timer
        self.action = action
    }

    func run() {
        if !timer.isDisposed { action() }
    }
}
