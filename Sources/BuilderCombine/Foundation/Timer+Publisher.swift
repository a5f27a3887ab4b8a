import Foundation
import Settling

extension Timer {
    /// Returns a publisher of the current date at an interval in seconds.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of the current date at an interval, once it is connected; during a render in virtual time.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// The interval in seconds.
        public let interval: TimeInterval
        /// The tolerance in seconds by which dates may be late; `nil` for none.
        public let tolerance: TimeInterval?
        /// The run loop of the timer.
        public let runLoop: RunLoop
        /// The mode of the run loop; on the main run loop it has no effect.
        public let mode: RunLoop.Mode
        /// The scheduler's options.
        public let options: RunLoop.SchedulerOptions?

        private let lock = Lock()
        /// The subscriptions, by their numbers.
        private var observers: [Int: (Date) -> Void] = [:]
        private var lastNumber = 0

        /// Creates a publisher of the current date at an interval in seconds.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            let subscription = EventSubscription(subscriber, name: "Timer")
            let number = lock.withLock {
                lastNumber += 1
                observers[lastNumber] = subscription.send
                return lastNumber
            }
            subscription.onCancel { [weak self] in self?.remove(number) }
            subscriber.receive(subscription: subscription)
        }

        /// Starts the timer, which ends when the result is canceled.
        public func connect() -> any Cancellable {
            guard runLoop.isMain else { return connectToRunLoop() }
            let timer = QueueSchedule.run(
                on: .main, after: interval, every: interval, leeway: tolerance ?? 0, fire)
            return Connection { [weak self] in
                timer.cancel()
                self?.removeAll()
            }
        }

        private func connectToRunLoop() -> any Cancellable {
            nonisolated(unsafe) let fire = fire
            let timer = Timer(timeInterval: interval, repeats: true) { _ in fire() }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return Connection { [weak self] in
                timer.invalidate()
                self?.removeAll()
            }
        }

        private func fire() {
            let observers = lock.withLock { self.observers }
            let date = ScreenWork.now
            for (_, send) in observers.sorted(by: { $0.key < $1.key }) { send(date) }
        }

        private func remove(_ number: Int) {
            let removed = lock.withLock { observers.removeValue(forKey: number) }
            withExtendedLifetime(removed) {}
        }

        private func removeAll() {
            let removed = lock.withLock {
                defer { observers = [:] }
                return observers
            }
            withExtendedLifetime(removed) {}
        }
    }
}

/// A connection that lasts until it is canceled, whether it is retained or not.
private struct Connection: Cancellable {
    let cancellation: () -> Void

    init(_ cancellation: @escaping () -> Void) { self.cancellation = cancellation }

    func cancel() { cancellation() }
}
