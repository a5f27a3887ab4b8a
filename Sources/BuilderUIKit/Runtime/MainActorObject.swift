import Foundation

/// A class between `NSObject` and the classes of the main actor.
///
/// `NSObject.init()` belongs to no actor and would make the subclasses' initializers nonisolated, too. This initializer
/// has another label, so that subclasses can have an `init()` of their own.
@preconcurrency @MainActor
open class _MainActorObject: _MainActorObjectRoot {
    private let isaPadding = IsaPadding()
    nonisolated(unsafe) var associatedValues: AssociatedValueTable?
    /// Values that other modules attach to this object, by a key type of their own; they live as long as the object.
    package var attachments: [ObjectIdentifier: Any] = [:]
    /// The observers of the object's properties; nil for none.
    var keyValueObservers: KeyValueObservers?

    /// Creates an object.
    public override init(_responder: Void) { super.init(_responder: ()) }

    /// Called after an object of an interface file was loaded; it isn't, because these files can't be read on Linux.
    open func awakeFromNib() {}
    /// Returns the object that takes the place of one made from an archive; isn't called, because there are no archives
    /// on Linux.
    open func awakeAfter(using coder: NSCoder) -> Any? { self }
    /// Called before Interface Builder draws the object; it isn't.
    open func prepareForInterfaceBuilder() {}
    /// Called on an observer when an observed property changed; does nothing by default.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
    /// Called before the value of a property changes; does nothing.
    open func willChangeValue(forKey key: String) {}
    /// Called after the value of a property changed; does nothing.
    open func didChangeValue(forKey key: String) {}
}

// Creation of objects of classes that are determined at run time: the delegates of an app or a scene. See
// ReusableViewFactory.swift for the technique and its reason.

/// The base class of the main actor's classes, which declares their initializer.
///
/// Has no stored properties.
@preconcurrency @MainActor
open class _MainActorObjectRoot: NSObject {
    /// Creates an object.
    public init(_responder: Void) { super.init() }
}

/// The counterpart of `_MainActorObjectRoot` with a required initializer.
@preconcurrency @MainActor
open class _MainActorObjectFactory: NSObject {
    /// Creates an object.
    public required init(_responder: Void) { super.init() }

    /// Creates an object as `init()` does.
    static func make(_ type: _MainActorObject.Type) -> _MainActorObject {
        let factory = unsafeBitCast(type as _MainActorObjectRoot.Type, to: _MainActorObjectFactory.Type.self)
        let object: _MainActorObjectFactory = factory.init(_responder: ())
        return unsafeBitCast(object, to: _MainActorObject.self)
    }
}
