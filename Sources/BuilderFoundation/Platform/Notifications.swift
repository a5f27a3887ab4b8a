import Foundation

extension NotificationCenter {
    /// The notifications of a name, as they are posted.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// An asynchronous sequence of notifications.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        private let center: NotificationCenter
        private let name: Notification.Name
        private weak var object: AnyObject?

        fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Returns an iterator that receives the notifications posted from now on.
        public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator {
            AsyncStream { continuation in
                nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
                    nonisolated(unsafe) let notification = $0
                    continuation.yield(notification)
                }
                continuation.onTermination = { [center] _ in center.removeObserver(token) }
            }.makeAsyncIterator()
        }
    }
}

extension RunLoop.Mode {
    /// The mode while a user scrolls.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension DateFormatter {
    /// The place of the text in a sentence; it has no effect.
    public var formattingContext: Formatter.Context {
        get { .unknown }
        set {}
    }
}
