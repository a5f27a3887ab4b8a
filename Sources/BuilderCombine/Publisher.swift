import OpenCombine

/// A type that can transmit a sequence of values over time.
///
/// It refines OpenCombine's protocol of the same name, so that this module's operators precede OpenCombine's of the
/// same names, in generic code too. Every publisher of this module and of OpenCombine conforms.
public protocol Publisher<Output, Failure>: OpenCombine.Publisher {
    /// Subscribes a subscriber; that of a type of OpenCombine may differ from `receive(subscriber:)`.
    func _subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    public func _subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Attaches a subscriber, which receives the subscription, the values, and the completion.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        _subscribe(subscriber)
    }
}

/// A publisher that exposes a method for outside callers to publish elements.
public protocol Subject<Output, Failure>: OpenCombine.Subject, Publisher {}

/// A publisher that provides an explicit means of connecting and canceling publication.
public protocol ConnectablePublisher<Output, Failure>: OpenCombine.ConnectablePublisher, Publisher {}

extension AnyPublisher: Publisher {}
extension Empty: Publisher {}
extension Fail: Publisher {}
