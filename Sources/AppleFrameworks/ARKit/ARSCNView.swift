import BuilderSceneKit
import BuilderUIKit

/// A view of nodes in the surroundings: a placeholder.
@preconcurrency @MainActor
open class ARSCNView: SCNView {
    /// The session that observes the surroundings.
    open var session = ARSession()
    /// A Boolean value that indicates whether light is that of the surroundings.
    open var automaticallyUpdatesLighting = true
    /// A Boolean value that indicates whether noise is that of the camera.
    open var rendersCameraGrain = true
    /// The scene; an empty one at first.
    open override var scene: SCNScene! {
        get {
            if super.scene == nil { super.scene = SCNScene() }
            return super.scene
        }
        set { super.scene = newValue }
    }
    open override class var _placeholderName: String { "ARSCNView" }
    /// Returns nil: no place is seen.
    open func anchor(for node: SCNNode) -> ARAnchor? { nil }
    /// Returns nil: no place is seen.
    open func node(for anchor: ARAnchor) -> SCNNode? { nil }
    /// Returns nil: there is no camera.
    open func raycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery? { nil }
}

/// The helps for debugging.
public typealias ARSCNDebugOptions = SCNDebugOptions

extension SCNDebugOptions {
    /// Points that the camera follows.
    public static let showFeaturePoints = SCNDebugOptions(rawValue: 1 << 30)
    /// The axes.
    public static let showWorldOrigin = SCNDebugOptions(rawValue: 1 << 32)
}

/// The delegate of a view of nodes in the surroundings, which isn't called.
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionDelegate {
    /// Returns the node of a place.
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    /// Receives a new place's node.
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    /// Receives a changed place's node.
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    /// Receives the node of a place that is gone.
    func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}

/// A text on the camera's picture that asks the user to move the device: none is shown.
@preconcurrency @MainActor
open class ARCoachingOverlayView: UIView {
    /// The aims.
    public enum Goal: Int, Sendable { case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking }
    /// The aim.
    open var goal = Goal.tracking
    /// The session that observes the surroundings.
    open weak var session: ARSession?
    /// The delegate.
    open weak var delegate: (any ARCoachingOverlayViewDelegate)?
    /// A Boolean value that indicates whether the text is shown when tracking is bad.
    open var activatesAutomatically = true
    /// A Boolean value that indicates whether the text is shown; false.
    open var isActive: Bool { false }
    /// Shows or hides the text; does nothing.
    open func setActive(_ active: Bool, animated: Bool) {}
}

/// The delegate of a text on the camera's picture, which isn't called.
@preconcurrency @MainActor
public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
    /// Called before the text is shown.
    func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
    /// Called when the text was hidden.
    func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
}

extension ARCoachingOverlayViewDelegate {
    public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
}
