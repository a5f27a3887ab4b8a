import Foundation

/// An object that performs the change of a property.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
    /// Performs the change.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: the change isn't animated.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CAAnimation: CAAction {
    /// Adds the animation to a layer.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}

/// The methods of a layer's delegate; all are optional. A view is its layer's; nothing calls another one.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Provides the contents.
    func display(_ layer: CALayer)
    /// Draws the contents.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before the contents are drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// Returns the action of an event.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_: CALayer) {}
    public func draw(_: CALayer, in _: CGContext) {}
    public func layerWillDraw(_: CALayer) {}
    public func layoutSublayers(of _: CALayer) {}
    public func action(for _: CALayer, forKey _: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {}

// The constants of Core Animation by their older names.

/// The key of a transition.
public let kCATransition = "transition"
/// The key of an event of a layer: it became visible, or invisible.
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"
/// The keys of a transaction's values.
public let kCATransactionDisableActions = "kCATransactionDisableActions"
public let kCATransactionAnimationDuration = "kCATransactionAnimationDuration"
public let kCATransactionAnimationTimingFunction = "kCATransactionAnimationTimingFunction"
public let kCATransactionCompletionBlock = "kCATransactionCompletionBlock"
/// The names of timing functions.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
/// The names of line caps and joins.
public let kCALineCapButt = CAShapeLayerLineCap.butt
public let kCALineCapRound = CAShapeLayerLineCap.round
public let kCALineCapSquare = CAShapeLayerLineCap.square
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
public let kCALineJoinRound = CAShapeLayerLineJoin.round
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
/// The names of fill rules.
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
/// The placements of contents.
public let kCAGravityCenter = CALayerContentsGravity.center
public let kCAGravityResize = CALayerContentsGravity.resize
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
/// The alignments of a text layer.
public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
public let kCAAlignmentRight = CATextLayerAlignmentMode.right
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
