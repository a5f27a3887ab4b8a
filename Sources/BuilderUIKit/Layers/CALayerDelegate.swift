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

/// The methods of a layer's delegate; all are optional. A view is its layer's. Those that provide contents are called
/// for each snapshot, also if no display was requested.
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
    private var proxied: ForwardedCalls<any CALayerDelegate>? { ForwardedCalls(self) }

    public func display(_ layer: CALayer) { proxied?.send([layer]) { $0.display(layer) } }
    public func draw(_ layer: CALayer, in ctx: CGContext) { proxied?.send([layer, ctx]) { $0.draw(layer, in: ctx) } }
    public func layerWillDraw(_ layer: CALayer) { proxied?.send([layer]) { $0.layerWillDraw(layer) } }
    public func layoutSublayers(of layer: CALayer) { proxied?.send([layer]) { $0.layoutSublayers(of: layer) } }
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        proxied?.send([layer, event]) { $0.action(for: layer, forKey: event) } ?? nil
    }
}

extension UIView: CALayerDelegate {}

// The constants of Core Animation by their older names.

/// The key of a transition.
public let kCATransition = "transition"
/// The key of an event of a layer: it became visible, or invisible.
public let kCAOnOrderIn = "onOrderIn"
/// UIKit's `kCAOnOrderOut`.
public let kCAOnOrderOut = "onOrderOut"
/// The keys of a transaction's values.
public let kCATransactionDisableActions = "kCATransactionDisableActions"
/// UIKit's `kCATransactionAnimationDuration`.
public let kCATransactionAnimationDuration = "kCATransactionAnimationDuration"
/// UIKit's `kCATransactionAnimationTimingFunction`.
public let kCATransactionAnimationTimingFunction = "kCATransactionAnimationTimingFunction"
/// UIKit's `kCATransactionCompletionBlock`.
public let kCATransactionCompletionBlock = "kCATransactionCompletionBlock"
/// The names of timing functions.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// UIKit's `kCAMediaTimingFunctionEaseIn`.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// UIKit's `kCAMediaTimingFunctionEaseOut`.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// UIKit's `kCAMediaTimingFunctionEaseInEaseOut`.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// UIKit's `kCAMediaTimingFunctionDefault`.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
/// The names of line caps and joins.
public let kCALineCapButt = CAShapeLayerLineCap.butt
/// UIKit's `kCALineCapRound`.
public let kCALineCapRound = CAShapeLayerLineCap.round
/// UIKit's `kCALineCapSquare`.
public let kCALineCapSquare = CAShapeLayerLineCap.square
/// UIKit's `kCALineJoinMiter`.
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
/// UIKit's `kCALineJoinRound`.
public let kCALineJoinRound = CAShapeLayerLineJoin.round
/// UIKit's `kCALineJoinBevel`.
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
/// The names of fill rules.
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
/// UIKit's `kCAFillRuleNonZero`.
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
/// The placements of contents.
public let kCAGravityCenter = CALayerContentsGravity.center
/// UIKit's `kCAGravityResize`.
public let kCAGravityResize = CALayerContentsGravity.resize
/// UIKit's `kCAGravityResizeAspect`.
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
/// UIKit's `kCAGravityResizeAspectFill`.
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
/// The alignments of a text layer.
public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural
/// UIKit's `kCAAlignmentLeft`.
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
/// UIKit's `kCAAlignmentRight`.
public let kCAAlignmentRight = CATextLayerAlignmentMode.right
/// UIKit's `kCAAlignmentCenter`.
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
