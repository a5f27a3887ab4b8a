import Foundation

// Making an object of a class that is known at run time only: an app's delegate, or a scene's. See ReusableViewFactory.swift
// for how and why.

/// Declares the initialiser of the classes of the main actor. Has no stored properties.
@preconcurrency @MainActor
open class _MainActorObjectRoot: NSObject {
    public init(_responder: Void) {
        super.init()
    }
}

/// The same with a required initialiser.
@preconcurrency @MainActor
open class _MainActorObjectFactory: NSObject {
    public required init(_responder: Void) {
        super.init()
    }

    /// An object as `init()` makes it.
    static func make(_ type: _MainActorObject.Type) -> _MainActorObject {
        let factory = unsafeBitCast(type as _MainActorObjectRoot.Type, to: _MainActorObjectFactory.Type.self)
        let object: _MainActorObjectFactory = factory.init(_responder: ())
        return unsafeBitCast(object, to: _MainActorObject.self)
    }
}
