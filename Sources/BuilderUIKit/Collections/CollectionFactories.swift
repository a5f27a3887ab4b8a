import Foundation

// Making objects of classes that were registered or that a layout names; how it works is said in `ReusableViewFactory`.

/// Has the initialiser of every view, but required: what is registered is made by its own `init(frame:)`.
@preconcurrency @MainActor
open class _UICollectionReusableViewFactory: UIView {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    static func make(_ type: UICollectionReusableView.Type, frame: CGRect) -> UICollectionReusableView {
        let factory = unsafeBitCast(type as UIView.Type, to: _UICollectionReusableViewFactory.Type.self)
        let view: _UICollectionReusableViewFactory = factory.init(frame: frame)
        return unsafeBitCast(view, to: UICollectionReusableView.self)
    }
}

/// Declares the initialiser of layout attributes and invalidation contexts. Has no stored properties.
@preconcurrency @MainActor
open class _CollectionLayoutObjectRoot: _MainActorObject {
    public init() {
        super.init(_responder: ())
    }
}

/// The same with a required initialiser.
@preconcurrency @MainActor
open class _CollectionLayoutObjectFactory: _MainActorObject {
    public required init() {
        super.init(_responder: ())
    }

    /// Makes an object of a class that is known at run time only.
    static func make<Object: _CollectionLayoutObjectRoot>(_ type: Object.Type) -> Object {
        let factory = unsafeBitCast(
            type as _CollectionLayoutObjectRoot.Type, to: _CollectionLayoutObjectFactory.Type.self)
        let object: _CollectionLayoutObjectFactory = factory.init()
        return unsafeBitCast(object, to: type)
    }
}
