import Foundation

// Creation of objects of classes that are registered or that a layout specifies; `ReusableViewFactory` describes the
// technique.

/// The counterpart of `UIView` with a required initializer.
///
/// Creates instances of registered classes with their own `init(frame:)`.
@preconcurrency @MainActor
open class _UICollectionReusableViewFactory: UIView {
    /// Creates a view with a frame.
    public required override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
        let factory = unsafeBitCast(type as UIView.Type, to: _UICollectionReusableViewFactory.Type.self)
        let view: _UICollectionReusableViewFactory = factory.init(frame: frame)
        return unsafeBitCast(view, to: View.self)
    }
}

/// Creates a view of a class that is determined at run time, as `View(frame:)` of a generic parameter does on iOS.
///
/// Lowered files call it, since Swift permits that only where the initializer is `required`.
@preconcurrency @MainActor
public func _makeView<View: UIView>(_ type: View.Type, frame: CGRect = .zero) -> View {
    // Cells, headers and footers of tables have initializers of their own instead.
    let view: UIView
    switch type {
    case let type as UITableViewCell.Type: view = _UITableViewCellFactory.make(type, reuseIdentifier: "")
    case let type as UITableViewHeaderFooterView.Type:
        view = _UITableViewHeaderFooterViewFactory.make(type, reuseIdentifier: "")
    default: return _UICollectionReusableViewFactory.make(type, frame: frame)
    }
    if frame != .zero { view.frame = frame }
    return unsafeDowncast(view, to: View.self)
}

/// The base class of layout attributes and invalidation contexts, which declares their initializer.
///
/// Has no stored properties.
@preconcurrency @MainActor
open class _CollectionLayoutObjectRoot: _MainActorObject {
    /// Creates an object.
    public init() { super.init(_responder: ()) }
}

/// The counterpart of `_CollectionLayoutObjectRoot` with a required initializer.
@preconcurrency @MainActor
open class _CollectionLayoutObjectFactory: _MainActorObject {
    /// Creates an object.
    public required init() { super.init(_responder: ()) }

    /// Creates an object of a class that is determined at run time.
    static func make<Object: _CollectionLayoutObjectRoot>(_ type: Object.Type) -> Object {
        let factory = unsafeBitCast(
            type as _CollectionLayoutObjectRoot.Type, to: _CollectionLayoutObjectFactory.Type.self)
        let object: _CollectionLayoutObjectFactory = factory.init()
        return unsafeBitCast(object, to: type)
    }
}
