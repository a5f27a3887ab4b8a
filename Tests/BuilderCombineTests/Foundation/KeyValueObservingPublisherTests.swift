import BuilderCombine
import BuilderFoundation
import Foundation
import Testing

/// Publishers of properties. `AppleFrameworksTests` has those of UIKit's objects.
@Suite struct KeyValueObservingPublisherTests {
    private let object = Observed()

    @Test func thePresentValueIsFirst() {
        let subscriber = object.publisher(for: \.number).demand(nil)
        object.number = 1
        object.number = 1
        object.name = "b"
        object.number = 2
        #expect(subscriber.events == ["subscription", "0", "1", "2"])
    }

    @Test func thePublisherIsMadeOfItsParts() {
        let publisher = NSObject.KeyValueObservingPublisher(object: object, keyPath: \.number, options: [.new])
        let subscriber = publisher.demand(nil)
        object.number = 7
        #expect(subscriber.events == ["subscription", "7"])
    }

    @Test func changesAlone() {
        let subscriber = object.publisher(for: \.name, options: [.new]).demand(nil)
        #expect(subscriber.events == ["subscription"])
        object.name = nil
        #expect(subscriber.events == ["subscription", "nil"])
    }

    @Test func theLastValueWaitsForARequest() {
        let subscriber = object.publisher(for: \.number).demand(0)
        subscriber.request(0)
        #expect(subscriber.events == ["subscription"])
        object.number = 1
        object.number = 2
        subscriber.request(2)
        object.number = 3
        object.number = 4
        #expect(subscriber.events == ["subscription", "2", "3"])
    }

    @Test func cancellationEndsTheObservation() {
        let subscriber = object.publisher(for: \.number).demand(nil)
        #expect(object.observers.count == 1)
        subscriber.subscription?.cancel()
        #expect(object.observers.isEmpty)
        object.number = 1
        #expect(subscriber.events == ["subscription", "0"])
    }

    @Test func aSubscriptionDoesntRetainTheObject() {
        weak var released: Observed?
        let subscriber: DemandingSubscriber<Int, Never>
        do {
            let object = Observed()
            released = object
            subscriber = object.publisher(for: \.number).demand(nil)
        }
        #expect(released == nil)
        #expect(subscriber.events == ["subscription", "0"])
    }

    /// A subscription that is canceled before its notification of a change keeps no value.
    @Test func aCanceledSubscriptionKeepsNoValue() {
        let holder = Holder()
        let subscribers = (0..<2).map { _ in holder.publisher(for: \.item, options: [.new]).demand(0) }
        holder.beforeNotifying = {
            for subscriber in subscribers { subscriber.subscription?.cancel() }
        }
        weak var released: Plain?
        do {
            let item = Plain()
            released = item
            holder.item = item
        }
        holder.item = nil
        #expect(released == nil)
        withExtendedLifetime(subscribers) {}
    }

    @Test func otherObjectsSendThePresentValue() {
        let subscriber = Plain().publisher(for: \.number).demand(nil)
        #expect(subscriber.events == ["subscription", "1"])
    }

    @Test func didChangeHasNoValues() {
        let publisher = object.publisher(for: \.number)
        let subscriber = publisher.didChange().demand(nil)
        object.number = 1
        #expect(subscriber.events == ["subscription", "()", "()"])
        #expect(
            publisher
                == NSObject.KeyValueObservingPublisher(
                    object: object, keyPath: \.number, options: [.initial, .new]))
        #expect(publisher != object.publisher(for: \.number, options: [.new]))
        #expect(publisher.object === object && publisher.keyPath == \.number)
        #expect(publisher.options == [.initial, .new])
    }
}

private final class Plain: NSObject {
    let number = 1
}

/// An object that collects its notifications before it calls them, as UIKit's do.
private final class Holder: NSObject, KeyValueNotifier {
    var item: Plain? {
        didSet {
            let notifications = observers
            beforeNotifying()
            for notify in notifications { notify() }
        }
    }
    var beforeNotifying: () -> Void = {}
    private var observers: [() -> Void] = []

    func observeValue(_ read: @escaping () -> Any?, notify: @escaping () -> Void) -> NSKeyValueObservation {
        observers.append(notify)
        return NSKeyValueObservation { [weak self] in self?.observers = [] }
    }
}

/// An object that notifies as UIKit's do.
private final class Observed: NSObject, KeyValueNotifier {
    var number = 0 { didSet { notify() } }
    var name: String? = "a" { didSet { notify() } }
    private(set) var observers: [Int: (read: () -> Any?, last: String, notify: () -> Void)] = [:]
    private var lastID = 0

    private func notify() {
        for (id, observer) in observers {
            let value = String(describing: observer.read())
            guard value != observer.last else { continue }
            observers[id]?.last = value
            observer.notify()
        }
    }

    func observeValue(_ read: @escaping () -> Any?, notify: @escaping () -> Void) -> NSKeyValueObservation {
        lastID += 1
        observers[lastID] = (read, String(describing: read()), notify)
        return NSKeyValueObservation { [weak self, lastID] in self?.observers[lastID] = nil }
    }
}
