import Foundation
import Synchronization

/// A type that publishes a property marked with an attribute.
///
/// Subscribers to the projected value receive a new value before the property has it, and the present one when they
/// request their first. No lock is held while subscribers are called.
@propertyWrapper
public struct Published<Value> {
    /// A publisher for properties marked with the `@Published` attribute.
    public struct Publisher: BuilderCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        fileprivate let subject: PublishedSubject<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            subject.links.connect(SubjectSubscription(subscriber, to: subject, name: "PublishedSubject"), subscriber)
        }
    }

    private let subject: PublishedSubject<Value>

    /// Creates the published instance with an initial wrapped value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Creates the published instance with an initial value.
    public init(wrappedValue: Value) { subject = PublishedSubject(wrappedValue) }

    /// The property for which this instance exposes a publisher. An assignment has no effect: `assign(to:)` needs it.
    public var projectedValue: Publisher {
        mutating get { Publisher(subject: subject) }
        set { withExtendedLifetime(newValue) {} }
    }

    /// The value, which only properties of classes have.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes: \(newValue)") }
    }

    /// The value of a property of a class.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].subject.value }
        set {
            // No access to the property is open while subscribers are called.
            let subject = object[keyPath: storageKeyPath].subject
            subject.send(newValue)
        }
    }
}

extension Publisher where Failure == Never {
    /// Assigns its values to a property marked with the `@Published` attribute, as long as the property exists.
    public func assign(to published: inout Published<Output>.Publisher) {
        subscribe(PublishedSubscriber(published.subject))
    }
}

/// A property of an observable object that publishes its changes.
protocol ObservableProperty {
    /// Sets the publisher of the object's changes if there is none, and returns the one that there is.
    func install(_ changes: ObservableObjectPublisher?) -> (publisher: ObservableObjectPublisher, isNew: Bool)
}

extension Published: ObservableProperty {
    func install(_ changes: ObservableObjectPublisher?) -> (publisher: ObservableObjectPublisher, isNew: Bool) {
        subject.install(changes)
    }
}

/// The value of a property, with its subscribers.
private final class PublishedSubject<Output>: LinkedSubject {
    let links = SubjectLinks<Output, Never>(isRequested: true)
    /// Guarded by the lock of the links, as is what follows.
    private var current: Output
    private var objectChanges: ObservableObjectPublisher?

    init(_ value: Output) { current = value }

    var value: Output { links.lock.withLock { current } }

    var latest: Output? { value }

    /// Publishes a value, and sets it. The replaced value is released without the lock.
    func send(_ value: Output) {
        let changes = links.lock.withLock { objectChanges }
        changes?.send()
        links.offer(value, to: links.lock.withLock { links.all })
        var value = value
        links.lock.withLock { swap(&current, &value) }
    }

    func install(_ changes: ObservableObjectPublisher?) -> (publisher: ObservableObjectPublisher, isNew: Bool) {
        links.lock.withLock {
            if let objectChanges { return (objectChanges, false) }
            let installed = changes ?? ObservableObjectPublisher()
            objectChanges = installed
            return (installed, true)
        }
    }
}

/// A subscriber that sets a property, which retains the subscription.
private final class PublishedSubscriber<Input>: Subscriber {
    typealias Failure = Never

    private weak var subject: PublishedSubject<Input>?
    /// The number by which the property releases the subscription; zero before it, and -1 after the end.
    private let number = Atomic<Int>(0)

    init(_ subject: PublishedSubject<Input>) { self.subject = subject }

    func receive(subscription: any Subscription) {
        guard let subject else { return subscription.cancel() }
        let links = subject.links
        links.retain(subscription) { new in
            // Another thread may have ended it before the number was known.
            if number.exchange(new, ordering: .acquiringAndReleasing) < 0 { links.release(new) }
        }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        subject?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
        let known = number.exchange(-1, ordering: .acquiringAndReleasing)
        if known > 0 { subject?.links.release(known) }
    }
}
