import BuilderRxSwift
import BuilderUIKit
import Foundation

// Objects of classes other than UIKit's: Swift properties can't be observed on Linux.
extension Reactive where Base: NSObject {
    /// Emits the value of a property at the subscription, if `initial` is among the options; changes aren't observed.
    ///
    /// UIKit's objects emit changes, too.
    ///
    /// - Parameters:
    ///   - type: The type of the values. Values of another type are nil.
    ///   - keyPath: The property's name.
    ///   - options: The events.
    ///   - retainSelf: A Boolean value that indicates whether the sequence retains the object.
    @_disfavoredOverload
    public func observe<Element>(
        _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial],
        retainSelf: Bool = true
    ) -> Observable<Element?> {
        let retained = retainSelf ? base : nil
        return Self.value(ofInitial: options.contains(.initial)) { [weak base] in
            withExtendedLifetime(retained) { base?.value(forKeyPath: keyPath) as? Element }
        }
    }

    /// Emits the value of a property at the subscription without retaining the object; changes aren't observed.
    ///
    /// See ``observe(_:_:options:retainSelf:)``.
    @_disfavoredOverload
    public func observeWeakly<Element>(
        _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Element?> { observe(type, keyPath, options: options, retainSelf: false) }

    /// Emits the value of a property at the subscription, if `initial` is among the options; changes aren't observed.
    @_disfavoredOverload
    public func observe<Element>(
        _ keyPath: KeyPath<Base, Element>, options: NSKeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Element> {
        let object = base
        return Self.value(ofInitial: options.contains(.initial)) { object[keyPath: keyPath] }
    }

    private static func value<Element>(
        ofInitial isInitial: Bool, _ read: @escaping () -> Element
    ) -> Observable<Element> {
        isInitial ? Observable.deferred { Observable.just(read()).concat(Observable.never()) } : Observable.never()
    }
}
