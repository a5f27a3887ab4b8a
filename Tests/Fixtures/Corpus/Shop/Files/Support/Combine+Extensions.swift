import Combine
import UIKit

/// Loading state shared by all list view models
enum LoadingState<Value> {
    case idle
    case loading
    case loaded(Value)
    case failed(Error)

    var value: Value? {
        if case .loaded(let value) = self { return value }
        return nil
    }

    func map<T>(_ transform: (Value) throws -> T) rethrows -> LoadingState<T> {
        switch self {
        case .idle: return .idle
        case .loading: return .loading
        case .loaded(let value): return .loaded(try transform(value))
        case .failed(let error): return .failed(error)
        }
    }
}

extension Publisher {
    func asLoadingState() -> AnyPublisher<LoadingState<Output>, Never> {
        map(LoadingState.loaded)
            .catch { Just(.failed($0)) }
            .eraseToAnyPublisher()
    }
}

extension Publisher where Failure == Never {
    /// Like `assign(to:on:)` but doesn't retain the root.
    func weakAssign<Root: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on root: Root
    ) -> AnyCancellable {
        sink { [weak root] value in root?[keyPath: keyPath] = value }
    }
}

extension UIControl {
    /// Combine publisher for control events.
    struct EventPublisher: Publisher {
        typealias Output = UIControl
        typealias Failure = Never

        let control: UIControl
        let events: UIControl.Event

        func receive<S: Subscriber>(subscriber: S) where S.Input == UIControl, S.Failure == Never {
            subscriber.receive(
                subscription: EventSubscription(subscriber: subscriber, control: control, events: events))
        }
    }

    private final class EventSubscription<S: Subscriber>: NSObject, Subscription where S.Input == UIControl {
        private var subscriber: S?
        private weak var control: UIControl?

        init(subscriber: S, control: UIControl, events: UIControl.Event) {
            self.subscriber = subscriber
            self.control = control
            super.init()
            control.addTarget(self, action: #selector(fire(_:)), for: events)
        }

        func request(_ demand: Subscribers.Demand) {}

        func cancel() {
            control?.removeTarget(self, action: nil, for: .allEvents)
            subscriber = nil
        }

        @objc private func fire(_ sender: UIControl) {
            _ = subscriber?.receive(sender)
        }
    }

    func publisher(for events: UIControl.Event) -> EventPublisher {
        EventPublisher(control: self, events: events)
    }
}
