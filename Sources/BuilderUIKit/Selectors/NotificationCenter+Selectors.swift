import Foundation

extension NotificationCenter {
    /// Adds an observer, held weakly, whose method is performed with each notification, on the thread that posts it.
    ///
    /// - Parameters:
    ///   - observer: The object that has the method.
    ///   - aSelector: The selector of a method with up to one parameter.
    ///   - aName: The name of the notifications; nil for all.
    ///   - anObject: The object that posts them; nil for any.
    public func addObserver(
        _ observer: AnyObject, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
    ) {
        let observation = Observation(observer, aSelector, aName, anObject)
        let token = addObserver(forName: aName, object: anObject, queue: nil) { observation.perform($0) }
        Observations.shared.add(observation, token, in: self)
    }

    /// Removes all of an observer's observations, with selectors or with closures.
    public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

    /// Removes an observer's observations of a name and an object; nil stands for any.
    public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?) {
        for token in Observations.shared.remove(observer, name: aName, object: anObject, from: self) {
            removeObserver(token as Any, name: nil, object: nil)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// A method that a notification performs.
private final class Observation: @unchecked Sendable {
    private(set) weak var observer: AnyObject?
    private let selector: Selector
    private let name: Notification.Name?
    private weak var object: AnyObject?
    private let isOfAnyObject: Bool

    init(_ observer: AnyObject, _ selector: Selector, _ name: Notification.Name?, _ object: Any?) {
        self.observer = observer
        self.selector = selector
        self.name = name
        self.object = object.map { $0 as AnyObject }
        isOfAnyObject = object == nil
    }

    func perform(_ notification: Notification) {
        if let observer { selector.perform(on: observer, [notification]) }
    }

    /// Indicates whether the observation is one of an observer's of a name and an object.
    func matches(_ observer: AnyObject, _ name: Notification.Name?, _ object: Any?) -> Bool {
        self.observer === observer && (name == nil || name == self.name)
            && (object == nil || !isOfAnyObject && object.map { $0 as AnyObject } === self.object)
    }
}

/// The observations with selectors of all centers: Foundation's table on Linux has closures alone.
private final class Observations: @unchecked Sendable {
    static let shared = Observations()

    private struct Entry {
        let observation: Observation
        let token: any NSObjectProtocol
        weak var center: NotificationCenter?
    }

    private let lock = NSLock()
    private var entries: [Entry] = []

    func add(_ observation: Observation, _ token: any NSObjectProtocol, in center: NotificationCenter) {
        let gone = lock.withLock {
            let gone = entries.filter { $0.observation.observer == nil }
            entries.removeAll { $0.observation.observer == nil }
            entries.append(Entry(observation: observation, token: token, center: center))
            return gone
        }
        for entry in gone { entry.center?.removeObserver(entry.token as Any, name: nil, object: nil) }
    }

    /// Removes entries, and returns their tokens.
    func remove(
        _ observer: AnyObject, name: Notification.Name?, object: Any?, from center: NotificationCenter
    ) -> [any NSObjectProtocol] {
        lock.withLock {
            let found = entries.filter { $0.center === center && $0.observation.matches(observer, name, object) }
            entries.removeAll { $0.center === center && $0.observation.matches(observer, name, object) }
            return found.map(\.token)
        }
    }
}
