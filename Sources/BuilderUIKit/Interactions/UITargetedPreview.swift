import Foundation

/// The look of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: _MainActorObject {
    /// The visible part's outline in the view's coordinates, in points; nil for the bounds.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow in the view's coordinates, in points; nil for that of the preview.
    open var shadowPath: UIBezierPath?
    /// The color behind the view.
    open var backgroundColor: UIColor! = .systemBackground

    public override init(_responder: Void) { super.init(_responder: ()) }
    /// Creates parameters.
    public init() { super.init(_responder: ()) }
    /// Creates the parameters of text in lines, whose rectangles are without effect.
    public convenience init(textLineRects: [NSValue]) { self.init(_responder: ()) }
}

/// The container of a preview, and its place in it.
@preconcurrency @MainActor
open class UIPreviewTarget: _MainActorObject {
    /// The container.
    public let container: UIView
    /// The center in the container's coordinates, in points.
    public let center: CGPoint
    /// The transform of the preview of a view.
    public let transform: CGAffineTransform

    /// Creates a target.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init(_responder: ())
    }
}

/// A view that grows to a preview.
@preconcurrency @MainActor
open class UITargetedPreview: _MainActorObject {
    /// The place of the preview.
    public let target: UIPreviewTarget
    /// The view.
    public let view: UIView
    /// The look.
    public let parameters: UIPreviewParameters
    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }

    /// Creates a preview of a view that isn't in its place.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init(_responder: ())
    }

    /// Creates a preview of a view where it is.
    public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }

    /// Returns a preview with another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

extension UITargetedDragPreview {
    /// Returns a preview with another target.
    public func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
