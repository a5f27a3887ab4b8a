import Foundation
@_spi(Reflection) import Swift

/// A type of object with a publisher that emits before the object has changed.
public protocol ObservableObject: AnyObject {
    /// The type of publisher that emits before the object has changed.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// A publisher that emits before the object has changed.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that emits before one of the object's properties marked with the `@Published` attribute has changed.
    /// It is the same each time, also for an object without such properties.
    public var objectWillChange: ObservableObjectPublisher {
        if self is any CustomReflectable { return changesOfFields }
        var found: ObservableObjectPublisher?
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for case let property as any ObservableProperty in current.children.lazy.map(\.value) {
                let (publisher, isNew) = property.install(found)
                // The others have it, too.
                guard isNew else { return publisher }
                found = publisher
            }
            mirror = current.superclassMirror
        }
        return found ?? ChangesOfObjects.shared.publisher(of: self)
    }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher of an object whose mirror shows what the app wants, in place of its properties.
    private var changesOfFields: ObservableObjectPublisher {
        var found: ObservableObjectPublisher?
        withExtendedLifetime(self) {
            let object = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
            // The raw value of `classType`, which is declared as a variable.
            _ = _forEachField(of: type(of: self), options: .init(rawValue: 1)) { _, offset, type, _ in
                guard let type = type as? any ObservableProperty.Type else { return true }
                let (publisher, isNew) = type.load(from: object + offset).install(found)
                found = publisher
                // The others have it, too.
                return isNew
            }
        }
        return found ?? ChangesOfObjects.shared.publisher(of: self)
    }
}

extension ObservableProperty {
    fileprivate static func load(from address: UnsafeRawPointer) -> any ObservableProperty {
        address.assumingMemoryBound(to: Self.self).pointee
    }
}

/// A publisher that publishes changes from observable objects.
///
/// Subscribers receive every change, however many they request. No lock is held while they are called.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>()

    /// Creates an observable object publisher instance.
    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        let subscription = SubjectSubscription(
            subscriber, to: subject, name: "ObservableObjectPublisher", demand: .unlimited)
        subject.links.connect(subscription, subscriber)
    }

    /// Notifies the subscribers that the object is about to change.
    public func send() { subject.send(()) }
}

/// The publishers of objects that have no property to keep it.
private final class ChangesOfObjects: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    static let shared = ChangesOfObjects()

    private let lock = Lock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of objects that are gone are removed.
    private var limit = 64

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.lock()
        if let entry = entries[ObjectIdentifier(object)], entry.object === object {
            lock.unlock()
            return entry.publisher
        }
        let publisher = ObservableObjectPublisher()
        var replaced = [entries.updateValue(Entry(object: object, publisher: publisher), forKey: .init(object))]
        var living: [AnyObject] = []
        if entries.count >= limit {
            for (key, entry) in entries {
                if let object = entry.object {
                    living.append(object)
                } else {
                    replaced.append(entries.removeValue(forKey: key))
                }
            }
            limit = max(64, 2 * entries.count)
        }
        lock.unlock()
        // The ends of objects and publishers run others' code, so they are released without the lock.
        withExtendedLifetime((replaced, living)) {}
        return publisher
    }
}
