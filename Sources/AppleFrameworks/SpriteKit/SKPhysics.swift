import BuilderUIKit

/// A body in the world of forces: its values.
@preconcurrency @MainActor
open class SKPhysicsBody: NSObject {
    /// The node.
    open internal(set) weak var node: SKNode?
    /// A Boolean value that indicates whether forces move the body.
    open var isDynamic = true
    /// A Boolean value that indicates whether the body may turn.
    open var allowsRotation = true
    /// A Boolean value that indicates whether gravity moves the body.
    open var affectedByGravity = true
    /// A Boolean value that indicates whether collisions of fast bodies are exact.
    open var usesPreciseCollisionDetection = false
    /// A Boolean value that indicates whether the body doesn't move.
    open var isResting = false
    /// A Boolean value that indicates whether the body stays where it is.
    open var pinned = false
    /// The mass in kilograms.
    open var mass: CGFloat = 1
    /// The density in kilograms per square meter.
    open var density: CGFloat = 1
    /// The roughness, from 0 to 1.
    open var friction: CGFloat = 0.2
    /// The bounce, from 0 to 1.
    open var restitution: CGFloat = 0.2
    /// The loss of speed, from 0 to 1.
    open var linearDamping: CGFloat = 0.1
    /// The loss of turning, from 0 to 1.
    open var angularDamping: CGFloat = 0.1
    /// The speed in points in a second.
    open var velocity = CGVector(dx: 0, dy: 0)
    /// The turning in radians in a second.
    open var angularVelocity: CGFloat = 0
    /// The categories of the body.
    open var categoryBitMask: UInt32 = 0xFFFF_FFFF
    /// The categories that stop the body.
    open var collisionBitMask: UInt32 = 0xFFFF_FFFF
    /// The categories whose contacts are reported.
    open var contactTestBitMask: UInt32 = 0
    /// The categories of fields that move the body.
    open var fieldBitMask: UInt32 = 0xFFFF_FFFF

    /// Creates a circle.
    public init(circleOfRadius r: CGFloat) {}
    /// Creates a circle.
    public init(circleOfRadius r: CGFloat, center: CGPoint) {}
    /// Creates a rectangle.
    public init(rectangleOf s: CGSize) {}
    /// Creates a rectangle.
    public init(rectangleOf s: CGSize, center: CGPoint) {}
    /// Creates a polygon.
    public init(polygonFrom path: CGPath) {}
    /// Creates the area of a picture.
    public init(texture: SKTexture, size: CGSize) {}
    /// Creates an edge around a rectangle, which doesn't move.
    public init(edgeLoopFrom rect: CGRect) { isDynamic = false }
    /// Creates an edge around a path, which doesn't move.
    public init(edgeLoopFrom path: CGPath) { isDynamic = false }
    /// Creates an edge between points, which doesn't move.
    public init(edgeFrom p1: CGPoint, to p2: CGPoint) { isDynamic = false }
    /// Creates an edge along a path, which doesn't move.
    public init(edgeChainFrom path: CGPath) { isDynamic = false }

    /// Pushes the body; does nothing.
    open func applyForce(_ force: CGVector) {}
    /// Pushes the body once; does nothing.
    open func applyImpulse(_ impulse: CGVector) {}
    /// Turns the body once; does nothing.
    open func applyAngularImpulse(_ impulse: CGFloat) {}
    /// The bodies that touch this one; none.
    open func allContactedBodies() -> [SKPhysicsBody] { [] }
}

/// A contact of two bodies.
@preconcurrency @MainActor
open class SKPhysicsContact: NSObject {
    /// The bodies.
    public let bodyA: SKPhysicsBody, bodyB: SKPhysicsBody
    /// The location in the scene.
    public let contactPoint: CGPoint
    /// The strength in newton seconds.
    public let collisionImpulse: CGFloat
    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, at contactPoint: CGPoint, impulse: CGFloat) {
        (self.bodyA, self.bodyB, self.contactPoint, collisionImpulse) = (bodyA, bodyB, contactPoint, impulse)
    }
}

/// The delegate of a world, which isn't called.
@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    /// Receives a contact's beginning.
    func didBegin(_ contact: SKPhysicsContact)
    /// Receives a contact's end.
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}

/// The forces of a scene, which don't move anything.
@preconcurrency @MainActor
open class SKPhysicsWorld: NSObject {
    /// The gravity in meters per square second.
    open var gravity = CGVector(dx: 0, dy: -9.8)
    /// The speed of time.
    open var speed: CGFloat = 1
    /// The delegate of contacts.
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
}
