import BuilderRxSwift
import BuilderUIKit
import Foundation

/// A type whose values key-value observing reports as those of another type.
///
/// The properties of objects report the values themselves here; those of other types are converted.
public protocol KVORepresentable {
    /// The type of the values that are reported.
    associatedtype KVOType

    /// Creates a value from one that is reported.
    init?(KVOValue: KVOType)
}

extension Int: KVORepresentable {
    /// Creates a value from a number.
    public init?(KVOValue: NSNumber) { self.init(KVOValue.int64Value) }
}

extension UInt: KVORepresentable {
    /// Creates a value from a number.
    public init?(KVOValue: NSNumber) { self.init(KVOValue.uint64Value) }
}

extension Int32: KVORepresentable {
    /// Creates a value from a number.
    public init?(KVOValue: NSNumber) { self = KVOValue.int32Value }
}

extension UInt32: KVORepresentable {
    /// Creates a value from a number.
    public init?(KVOValue: NSNumber) { self = KVOValue.uint32Value }
}

extension Int64: KVORepresentable {
    /// Creates a value from a number.
    public init?(KVOValue: NSNumber) { self = KVOValue.int64Value }
}

extension UInt64: KVORepresentable {
    /// Creates a value from a number.
    public init?(KVOValue: NSNumber) { self = KVOValue.uint64Value }
}

extension CGPoint: KVORepresentable {
    /// Creates a value from a boxed one.
    public init?(KVOValue: NSValue) { self = KVOValue.pointValue }
}

extension CGSize: KVORepresentable {
    /// Creates a value from a boxed one.
    public init?(KVOValue: NSValue) { self = KVOValue.sizeValue }
}

extension CGRect: KVORepresentable {
    /// Creates a value from a boxed one.
    public init?(KVOValue: NSValue) { self = KVOValue.rectValue }
}

extension Reactive where Base: _MainActorObject {
    /// Emits the value of a property and its changes, converted where they are of the type that is reported. Call this
    /// method on the main thread.
    public func observe<Element: KVORepresentable>(
        _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial],
        retainSelf: Bool = true
    ) -> Observable<Element?> {
        observe(Any.self, keyPath, options: options, retainSelf: retainSelf).map { value in
            value as? Element ?? (value as? Element.KVOType).flatMap(Element.init(KVOValue:))
        }
    }

    /// Emits the value of a property and its changes, converted where they are of the type that is reported, without
    /// retaining the object; then nil when it is deallocated.
    public func observeWeakly<Element: KVORepresentable>(
        _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Element?> {
        observe(type, keyPath, options: options, retainSelf: false).concat(Observable.just(nil))
    }
}
