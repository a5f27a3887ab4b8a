import Foundation

extension NotificationCenter {
    /// Returns a publisher of the notifications of a name, optionally of one object only.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of the notifications of a name. Without demand, notifications are lost.
    public struct Publisher: BuilderCombine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        /// The center of the notifications.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The object of the notifications; `nil` for any.
        public let object: AnyObject?

        /// Creates a publisher of the notifications of a name, optionally of one object only.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let subscription = EventSubscription(subscriber, name: "NotificationCenter Observer")
            nonisolated(unsafe) let send = subscription.send
            let token = center.addObserver(forName: name, object: object, queue: nil) { send($0) }
            subscription.onCancel { [center] in center.removeObserver(token) }
            subscriber.receive(subscription: subscription)
        }
    }
}

extension NotificationCenter.Publisher: Equatable {
    public static func == (lhs: NotificationCenter.Publisher, rhs: NotificationCenter.Publisher) -> Bool {
        lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
}
