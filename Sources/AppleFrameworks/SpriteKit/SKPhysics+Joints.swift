import BuilderUIKit

/// An area of forces, which move nothing.
@preconcurrency @MainActor
open class SKFieldNode: SKNode {
    /// A Boolean value that indicates whether the forces act.
    open var isEnabled = true
    /// A Boolean value that indicates whether the field replaces others.
    open var isExclusive = false
    /// The strength.
    open var strength: Float = 1
    /// The loss over a distance.
    open var falloff: Float = 0
    /// The smoothness, and the speed of changes.
    open var smoothness: Float = 0, animationSpeed: Float = 0
    /// The least distance for the loss.
    open var minimumRadius: Float = 0
    /// The area; nil for all.
    open var region: SKRegion?
    /// The categories.
    open var categoryBitMask: UInt32 = 0xFFFF_FFFF
    /// Returns a field.
    open class func radialGravityField() -> SKFieldNode { SKFieldNode() }
    /// Returns a field.
    open class func dragField() -> SKFieldNode { SKFieldNode() }
    /// Returns a field.
    open class func springField() -> SKFieldNode { SKFieldNode() }
    /// Returns a field.
    open class func electricField() -> SKFieldNode { SKFieldNode() }
    /// Returns a field.
    open class func magneticField() -> SKFieldNode { SKFieldNode() }
    /// Returns a field that turns things.
    open class func vortexField() -> SKFieldNode { SKFieldNode() }
    /// Returns a field of random forces.
    open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        let field = SKFieldNode()
        (field.smoothness, field.animationSpeed) = (Float(smoothness), Float(speed))
        return field
    }
    /// Returns a field of random forces that depend on speeds.
    open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        noiseField(withSmoothness: smoothness, animationSpeed: speed)
    }
}

/// An area.
open class SKRegion: NSObject {
    /// The area's line; nil if there is none.
    public let path: CGPath?
    /// Creates the inside of a line.
    public init(path: CGPath) { self.path = path }
    /// Creates a circle.
    public convenience init(radius: Float) {
        let radius = CGFloat(radius)
        let rect = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
        self.init(path: UIBezierPath(ovalIn: rect).cgPath)
    }
    /// Creates a rectangle.
    public convenience init(size: CGSize) {
        let origin = CGPoint(x: -size.width / 2, y: -size.height / 2)
        self.init(path: UIBezierPath(rect: CGRect(origin: origin, size: size)).cgPath)
    }
    /// Returns a Boolean value that indicates whether the area has a point.
    open func contains(_ point: CGPoint) -> Bool { path?.contains(point) ?? true }
}

/// A connection of two bodies, which moves nothing.
@preconcurrency @MainActor
open class SKPhysicsJoint: NSObject {
    /// The bodies.
    open var bodyA: SKPhysicsBody, bodyB: SKPhysicsBody
    /// The force and the turn of the connection; zero.
    open var reactionForce: CGVector { CGVector(dx: 0, dy: 0) }
    /// The turn of the connection; 0.
    open var reactionTorque: CGFloat { 0 }
    fileprivate init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) { (self.bodyA, self.bodyB) = (bodyA, bodyB) }
}

/// A connection at a point.
@preconcurrency @MainActor
open class SKPhysicsJointPin: SKPhysicsJoint {
    /// A Boolean value that indicates whether the turn has limits.
    open var shouldEnableLimits = false
    /// The limits in radians.
    open var lowerAngleLimit: CGFloat = 0, upperAngleLimit: CGFloat = 0
    /// The loss of turning, and its speed.
    open var frictionTorque: CGFloat = 0, rotationSpeed: CGFloat = 0
    /// Returns a connection.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
    ) -> SKPhysicsJointPin { SKPhysicsJointPin(bodyA, bodyB) }
}

/// A connection by a spring.
@preconcurrency @MainActor
open class SKPhysicsJointSpring: SKPhysicsJoint {
    /// The loss of speed, and the oscillations of a second.
    open var damping: CGFloat = 0, frequency: CGFloat = 0
    /// Returns a connection.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointSpring { SKPhysicsJointSpring(bodyA, bodyB) }
}

/// A connection that doesn't give way.
@preconcurrency @MainActor
open class SKPhysicsJointFixed: SKPhysicsJoint {
    /// Returns a connection.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
    ) -> SKPhysicsJointFixed { SKPhysicsJointFixed(bodyA, bodyB) }
}

/// A connection of a greatest length.
@preconcurrency @MainActor
open class SKPhysicsJointLimit: SKPhysicsJoint {
    /// The length in points.
    open var maxLength: CGFloat = 0
    /// Returns a connection.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointLimit { SKPhysicsJointLimit(bodyA, bodyB) }
}

extension SKPhysicsWorld {
    /// Adds a connection, which moves nothing.
    public func add(_ joint: SKPhysicsJoint) {}
    /// Removes a connection.
    public func remove(_ joint: SKPhysicsJoint) {}
    /// Removes all connections.
    public func removeAllJoints() {}
    /// Returns the body at a point; nil, because shapes aren't kept.
    public func body(at point: CGPoint) -> SKPhysicsBody? { nil }
    /// Returns the body in a rectangle; nil, because shapes aren't kept.
    public func body(in rect: CGRect) -> SKPhysicsBody? { nil }
    /// Returns the first body on a line; nil, because shapes aren't kept.
    public func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? { nil }
    /// Calls a closure for the bodies on a line, of which there are none.
    public func enumerateBodies(
        alongRayStart start: CGPoint, end: CGPoint,
        using block: (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}

extension SKPhysicsBody {
    /// Creates the area of the opaque part of a picture.
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
        self.init(texture: texture, size: size)
    }
    /// Creates a body of others.
    public convenience init(bodies: [SKPhysicsBody]) { self.init(rectangleOf: .zero) }
    /// Turns the body; does nothing.
    public func applyTorque(_ torque: CGFloat) {}
    /// Pushes a point of the body; does nothing.
    public func applyForce(_ force: CGVector, at point: CGPoint) {}
    /// Pushes a point of the body once; does nothing.
    public func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
}
