import Foundation
import Settling

/// The observers of an object's properties.
///
/// Swift properties have no hooks on Linux. The setters of UIKit's observable properties call
/// `observedValuesMayHaveChanged()`, which reads each observed property and compares it with its last value.
@MainActor
final class KeyValueObservers {
    private struct Entry {
        let id: Int
        /// The observer and the key path of an observation by name.
        weak var observer: NSObject?
        var keyPath: String?
        let read: @MainActor () -> Any?
        var last: Any?
        let notify: @MainActor (_ old: Any?, _ new: Any?) -> Void
    }

    private var entries: [Entry] = []
    private var lastID = 0
    private var isChecking = false

    func add(
        observer: NSObject? = nil, keyPath: String? = nil, read: @escaping @MainActor () -> Any?,
        notify: @escaping @MainActor (_ old: Any?, _ new: Any?) -> Void
    ) -> Int {
        lastID += 1
        entries.append(
            Entry(id: lastID, observer: observer, keyPath: keyPath, read: read, last: read(), notify: notify))
        return lastID
    }

    func remove(_ id: Int) { entries.removeAll { $0.id == id } }

    func remove(_ observer: NSObject, _ keyPath: String) {
        entries.removeAll { $0.keyPath == keyPath && ($0.observer === observer || $0.observer == nil) }
    }

    /// Calls a closure that changes several properties, and then notifies their observers.
    func checkAfter(_ change: () -> Void) {
        guard !isChecking else { return change() }
        isChecking = true
        change()
        isChecking = false
        check()
    }

    /// Notifies the observers of properties that have another value than before, again if they change one.
    func check() {
        guard !isChecking else { return }
        isChecking = true
        defer { isChecking = false }
        for _ in 0..<100 {
            var changes: [() -> Void] = []
            for index in entries.indices {
                let (old, new) = (entries[index].last, entries[index].read())
                guard !Self.isEqual(old, new) else { continue }
                entries[index].last = new
                let notify = entries[index].notify
                changes.append { notify(old, new) }
            }
            if changes.isEmpty { return }
            for change in changes { change() }
        }
        WarningLog.add("observers of a property change it again and again; the last value is kept")
    }

    private static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? any Equatable { return isEqual(first, second) }
        guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return false }
        return first as AnyObject === second as AnyObject
    }

    private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
        (second as? Value).map { $0 == first } ?? false
    }
}

/// Returns an observation that removes its entry when it ends, on any thread: subscribers may cancel anywhere.
private func observation(_ id: Int, of observers: KeyValueObservers) -> NSKeyValueObservation {
    NSKeyValueObservation { [weak observers] in
        guard !MainQueue.isCurrent else { return MainActor.assumeIsolated { observers?.remove(id) } }
        DispatchQueue.main.async { [weak observers] in
            MainActor.assumeIsolated { observers?.remove(id) }
        }
    }
}

/// An object whose properties can be observed: each of UIKit's.
@preconcurrency @MainActor
public protocol _KeyValueObservable: _MainActorObject {}

extension _MainActorObject: _KeyValueObservable {}

extension _KeyValueObservable {
    /// Calls a closure when a property changes, until the observation is invalidated or released.
    ///
    /// These changes are observed: a view's frame, bounds, center, alpha, `isHidden`; a scroll view's offset, content
    /// size and insets; the text of labels, text fields and text views; the image of image views; a control's state.
    /// Other properties are compared when one of these changes.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let (sendsNew, sendsOld) = (options.contains(.new), options.contains(.old))
        let observers = keyValueObservers ?? KeyValueObservers()
        keyValueObservers = observers
        let id = observers.add { [weak self] in
            self?[keyPath: keyPath]
        } notify: { [weak self] old, new in
            guard let self else { return }
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    newValue: sendsNew ? new as? Value : nil, oldValue: sendsOld ? old as? Value : nil))
        }
        if options.contains(.initial) {
            changeHandler(
                self, NSKeyValueObservedChange(newValue: sendsNew ? self[keyPath: keyPath] : nil, oldValue: nil))
        }
        return observation(id, of: observers)
    }
}

extension _MainActorObject: KeyValueNotifier {
    package nonisolated func observeValue(
        _ read: @escaping () -> Any?, notify: @escaping () -> Void
    ) -> NSKeyValueObservation {
        nonisolated(unsafe) let (read, notify) = (read, notify)
        return MainActor.assumeIsolated {
            let observers = keyValueObservers ?? KeyValueObservers()
            keyValueObservers = observers
            let id = observers.add(read: { read() }, notify: { _, _ in notify() })
            return observation(id, of: observers)
        }
    }
}

/// An object of another framework with properties of its own that can be observed by name.
@MainActor
package protocol NamedObservableValues {
    /// Returns a closure that reads a property, which is named as in Objective-C; nil for a property that can't be
    /// observed.
    func observableValue(named name: String) -> (@MainActor (_MainActorObject) -> Any?)?
}

extension _MainActorObject {
    /// Notifies the observers of properties that changed.
    package func observedValuesMayHaveChanged() { keyValueObservers?.check() }

    /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer when a property changes.
    ///
    /// The properties are those of `observe(_:options:changeHandler:)`, by their names in Objective-C; changes of
    /// others aren't observed.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let read = observableValue(named: keyPath) else { return }
        let observers = keyValueObservers ?? KeyValueObservers()
        keyValueObservers = observers
        let target = observer as? _MainActorObject
        let notify = { @MainActor [weak self, weak target] (old: Any?, new: Any?) in
            guard let self else { return }
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.new) { change[.newKey] = new ?? NSNull() }
            if options.contains(.old), let old { change[.oldKey] = old }
            target?.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
        }
        _ = observers.add(
            observer: observer, keyPath: keyPath, read: { [weak self] in self.flatMap(read) }, notify: notify)
        if options.contains(.initial) { notify(nil, read(self)) }
    }

    /// Calls a closure with the value of a property, which is named as in Objective-C, when it changes, until the
    /// observation is invalidated or released. Returns nil for a property that can't be observed by name.
    package func observeValue(
        named keyPath: String, sendsInitialValue: Bool, _ handler: @escaping @MainActor (Any?) -> Void
    ) -> NSKeyValueObservation? {
        guard let read = observableValue(named: keyPath) else { return nil }
        let observers = keyValueObservers ?? KeyValueObservers()
        keyValueObservers = observers
        let id = observers.add(read: { [weak self] in self.flatMap(read) }, notify: { _, new in handler(new) })
        if sendsInitialValue { handler(read(self)) }
        return observation(id, of: observers)
    }

    /// Removes an observer.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        keyValueObservers?.remove(observer, keyPath)
    }

    /// Removes an observer.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        keyValueObservers?.remove(observer, keyPath)
    }

    private func observableValue(named name: String) -> (@MainActor (_MainActorObject) -> Any?)? {
        Self.observableValues[name] ?? (self as? any NamedObservableValues)?.observableValue(named: name)
    }

    /// The properties that can be observed by name.
    private static let observableValues: [String: @MainActor (_MainActorObject) -> Any?] = [
        "frame": { ($0 as? UIView)?.frame }, "bounds": { ($0 as? UIView)?.bounds },
        "center": { ($0 as? UIView)?.center }, "alpha": { ($0 as? UIView)?.alpha },
        "hidden": { ($0 as? UIView)?.isHidden }, "isHidden": { ($0 as? UIView)?.isHidden },
        "contentOffset": { ($0 as? UIScrollView)?.contentOffset },
        "contentSize": { ($0 as? UIScrollView)?.contentSize },
        "contentInset": { ($0 as? UIScrollView)?.contentInset },
        "text": { ($0 as? UILabel)?.text ?? ($0 as? UITextField)?.text ?? ($0 as? UITextView)?.text },
        "attributedText": { ($0 as? UILabel)?.attributedText ?? ($0 as? UITextView)?.attributedText },
        "image": { ($0 as? UIImageView)?.image },
        "selected": { ($0 as? UIControl)?.isSelected }, "isSelected": { ($0 as? UIControl)?.isSelected },
        "highlighted": { ($0 as? UIControl)?.isHighlighted }, "isHighlighted": { ($0 as? UIControl)?.isHighlighted },
        "enabled": { ($0 as? UIControl)?.isEnabled }, "isEnabled": { ($0 as? UIControl)?.isEnabled },
    ]
}
