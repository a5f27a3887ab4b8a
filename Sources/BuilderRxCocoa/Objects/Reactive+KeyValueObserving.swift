import BuilderRxSwift
import BuilderUIKit
import Foundation

/// The events of the observation of a property.
public struct KeyValueObservingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value at the subscription.
    public static let initial = KeyValueObservingOptions(rawValue: 1)
    /// Each new value.
    public static let new = KeyValueObservingOptions(rawValue: 2)
}

// Only UIKit's documented properties are observed: there is no Objective-C runtime on Linux.
extension Reactive where Base: _MainActorObject {
    /// Emits the value of a property and its changes. Call this method on the main thread.
    ///
    /// ```swift
    /// scrollView.rx.observe(CGSize.self, "contentSize")
    /// ```
    ///
    /// The names are those of Objective-C; observed are the properties of `observe(_:options:changeHandler:)`. Other
    /// names emit nothing, and a warning is logged. Values of another type are nil.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - keyPath: The property's name.
    ///   - options: The events.
    ///   - retainSelf: A Boolean value that indicates whether the sequence retains the object. Otherwise it completes
    ///     when the object is deallocated.
    public func observe<Element>(
        _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial],
        retainSelf: Bool = true
    ) -> Observable<Element?> {
        let retained = retainSelf ? base : nil
        return values(of: keyPath, options).map { value in
            withExtendedLifetime(retained) { value as? Element }
        }
    }

    /// Emits the value of a property and its changes, without retaining the object; then nil when it is deallocated.
    public func observeWeakly<Element>(
        _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Element?> {
        observe(type, keyPath, options: options, retainSelf: false).concat(Observable.just(nil))
    }

    /// Emits the value of a property and its changes until the object is deallocated. Call this method on the main
    /// thread.
    ///
    /// ```swift
    /// label.rx.observe(\.text)
    /// ```
    ///
    /// The properties are those of `observe(_:options:changeHandler:)`.
    public func observe<Element>(
        _ keyPath: KeyPath<Base, Element>, options: NSKeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Element> {
        nonisolated(unsafe) let keyPath = keyPath
        return events { object, send in
            let observation = object.observe(keyPath, options: options) { object, _ in send(object[keyPath: keyPath]) }
            return { observation.invalidate() }
        }
        .subscribe(on: ConcurrentMainScheduler.instance)
    }

    private func values(of keyPath: String, _ options: KeyValueObservingOptions) -> Observable<Any?> {
        events { object, send in
            let observation = object.observeValue(named: keyPath, sendsInitialValue: options.contains(.initial)) {
                send($0)
            }
            guard let observation else {
                WarningLog.current.add(
                    .other("\(Swift.type(of: object)): the property \(keyPath) can't be observed on Linux"))
                return {}
            }
            if !options.contains(.new) { observation.invalidate() }
            return { observation.invalidate() }
        }
        .subscribe(on: ConcurrentMainScheduler.instance)
    }
}

// Properties of other classes can't be observed. Their sequences let an app's sources compile, and bind what is there.
extension Reactive where Base: NSObject {
    /// Emits the present value of a property, if `initial` is among the options. Changes of objects that aren't UIKit's
    /// aren't observed; the sequence doesn't complete.
    ///
    /// ```swift
    /// UserDefaults.standard.rx.observe(String.self, "name")
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the values. Values of another type are nil.
    ///   - keyPath: The path of the property.
    ///   - options: The events.
    ///   - retainSelf: A Boolean value that indicates whether the sequence retains the object.
    @_disfavoredOverload
    public func observe<Element>(
        _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial],
        retainSelf: Bool = true
    ) -> Observable<Element?> {
        let retained = retainSelf ? base : nil
        return presentValue(options.contains(.initial)) { object in
            withExtendedLifetime(retained) { object.value(forKeyPath: keyPath) as? Element }
        }
    }

    /// Emits the present value of a property, if `initial` is among the options, without retaining the object.
    @_disfavoredOverload
    public func observeWeakly<Element>(
        _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Element?> { observe(type, keyPath, options: options, retainSelf: false) }

    /// Emits the present value of a property, if `initial` is among the options, without retaining the object.
    @_disfavoredOverload
    public func observe<Element>(
        _ keyPath: KeyPath<Base, Element>, options: NSKeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Element> { presentValue(options.contains(.initial)) { $0[keyPath: keyPath] } }

    private func presentValue<Value>(_ isSent: Bool, _ read: @escaping (Base) -> Value) -> Observable<Value> {
        Observable.create { [weak object = base] observer in
            if isSent, let object { observer.onNext(read(object)) }
            return Disposables.create()
        }
    }
}
