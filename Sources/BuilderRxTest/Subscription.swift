/// When an observer was subscribed to a test's source, and until when.
public struct Subscription: Hashable, Sendable {
    /// The beginning.
    public let subscribe: Int
    /// The end; the greatest number while the subscription lasts.
    public let unsubscribe: Int

    /// Makes the span of a subscription that has ended.
    public init(_ subscribe: Int, _ unsubscribe: Int) {
        self.subscribe = subscribe
        self.unsubscribe = unsubscribe
    }

    /// Makes the span of a subscription that lasts.
    init(_ subscribe: Int) {
        self.init(subscribe, .max)
    }
}

extension Subscription: CustomDebugStringConvertible {
    public var debugDescription: String {
        "(\(subscribe) : \(unsubscribe == .max ? "still subscribed" : "\(unsubscribe)"))"
    }
}
