import BuilderUIKit

/// The forces of a scene, which don't move anything.
open class SCNPhysicsWorld: NSObject, @unchecked Sendable {
    /// The gravity in meters per square second.
    open var gravity = SCNVector3(0, -9.8, 0)
    /// The speed of time.
    open var speed: CGFloat = 1
    /// The seconds of a step.
    open var timeStep: TimeInterval = 1 / 60
    /// The delegate of contacts.
    open weak var contactDelegate: (any SCNPhysicsContactDelegate)?

    /// Returns the contacts of two bodies; none.
    open func contactTestBetween(_ bodyA: SCNPhysicsBody, _ bodyB: SCNPhysicsBody) -> [SCNPhysicsContact] { [] }
    /// Moves the bodies anew; does nothing.
    open func updateCollisionPairs() {}
}

/// A contact of two bodies.
open class SCNPhysicsContact: NSObject, @unchecked Sendable {
    /// The nodes of the bodies.
    public let nodeA: SCNNode, nodeB: SCNNode
    /// The location.
    public let contactPoint: SCNVector3
    /// The direction.
    public let contactNormal: SCNVector3
    /// The strength in newton seconds.
    public let collisionImpulse: CGFloat
    /// The depth in meters.
    public let penetrationDistance: CGFloat
    init(_ nodeA: SCNNode, _ nodeB: SCNNode) {
        (self.nodeA, self.nodeB) = (nodeA, nodeB)
        (contactPoint, contactNormal, collisionImpulse, penetrationDistance) = (SCNVector3(), SCNVector3(), 0, 0)
    }
}

/// The delegate of a world, which isn't called.
public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
    /// Receives a contact's beginning.
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
    /// Receives a contact's change.
    func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
    /// Receives a contact's end.
    func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}

extension SCNPhysicsContactDelegate {
    public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}
