import BuilderUIKit
import Buildersimd
import Settling

/// A node of a scene: its values, its children and its actions. Forces don't move it.
open class SCNNode: NSObject, NSCopying, @unchecked Sendable {
    /// The name for searches.
    open var name: String?
    /// The object that the node shows, which GameplayKit sets.
    package weak var owner: AnyObject?
    /// The shape.
    open var geometry: SCNGeometry?
    /// The light.
    open var light: SCNLight?
    /// The camera.
    open var camera: SCNCamera?
    /// The location in the parent.
    open var position = SCNVector3()
    /// The angles around the axes, in radians.
    open var eulerAngles = SCNVector3()
    /// The axis and the angle of a turn.
    open var rotation = SCNVector4()
    /// The turn.
    open var orientation = SCNVector4(0, 0, 0, 1)
    /// The factors of the size.
    open var scale = SCNVector3(x: 1, y: 1, z: 1)
    /// The location around which the node turns.
    open var pivot = SCNMatrix4Identity
    /// The opacity, from 0 to 1.
    open var opacity: CGFloat = 1
    /// A Boolean value that indicates whether the node isn't drawn.
    open var isHidden = false
    /// A Boolean value that indicates whether the node throws a shadow.
    open var castsShadow = true
    /// The order of drawing.
    open var renderingOrder = 0
    /// The categories.
    open var categoryBitMask = 1
    /// The body in the world of forces.
    open var physicsBody: SCNPhysicsBody?
    /// The limits of the node's values.
    open var constraints: [SCNConstraint]?
    /// The node above.
    open private(set) weak var parent: SCNNode?
    /// The nodes below.
    open private(set) var childNodes: [SCNNode] = []
    private var runningActions: [RunningAction] = []

    /// Creates a node.
    public override init() { super.init() }
    /// Creates a node with a shape.
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }
    /// Creates a node from an archive, which has no values.
    public required init?(coder: NSCoder) { super.init() }

    /// The location as a vector of numbers.
    open var simdPosition: SIMD3<Float> {
        get { SIMD3(position.x, position.y, position.z) }
        set { position = SCNVector3(newValue) }
    }
    /// The factors of the size as a vector of numbers.
    open var simdScale: SIMD3<Float> {
        get { SIMD3(scale.x, scale.y, scale.z) }
        set { scale = SCNVector3(newValue) }
    }
    /// The angles as a vector of numbers.
    open var simdEulerAngles: SIMD3<Float> {
        get { SIMD3(eulerAngles.x, eulerAngles.y, eulerAngles.z) }
        set { eulerAngles = SCNVector3(newValue) }
    }
    /// The location and the factors of the size as a matrix. Turns aren't part of it.
    open var transform: SCNMatrix4 {
        get { SCNMatrix4Mult(SCNMatrix4MakeScale(scale.x, scale.y, scale.z), translation) }
        set {
            let columns = newValue.columns
            position = SCNVector3(columns.3.x, columns.3.y, columns.3.z)
            scale = SCNVector3(
                length(SIMD3(columns.0.x, columns.0.y, columns.0.z)),
                length(SIMD3(columns.1.x, columns.1.y, columns.1.z)),
                length(SIMD3(columns.2.x, columns.2.y, columns.2.z)))
        }
    }
    /// The location and the factors of the size as a matrix. Turns aren't part of it.
    open var simdTransform: simd_float4x4 {
        get { transform }
        set { transform = newValue }
    }
    private var translation: SCNMatrix4 { SCNMatrix4MakeTranslation(position.x, position.y, position.z) }
    /// The matrix in the scene. Turns aren't part of it.
    open var worldTransform: SCNMatrix4 {
        parent.map { SCNMatrix4Mult(transform, $0.worldTransform) } ?? transform
    }
    /// The location in the scene. Turns aren't part of it.
    open var worldPosition: SCNVector3 {
        let column = worldTransform.columns.3
        return SCNVector3(column.x, column.y, column.z)
    }
    /// The node as it is drawn: the node itself.
    open var presentation: SCNNode { self }
    /// The corners of the box around the shape.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) { geometry?.boundingBox ?? (SCNVector3(), SCNVector3()) }

    /// Adds a node, and removes it from its parent.
    open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }
    /// Inserts a node, and removes it from its parent.
    open func insertChildNode(_ child: SCNNode, at index: Int) {
        child.removeFromParentNode()
        childNodes.insert(child, at: min(index, childNodes.count))
        child.parent = self
    }
    /// Removes the node from its parent.
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    /// Returns a node below by its name.
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        for child in childNodes {
            if child.name == name { return child }
            if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
        }
        return nil
    }
    /// Calls a closure with all nodes below.
    open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stops = ObjCBool(false)
        var pending = childNodes
        while !pending.isEmpty, !stops.boolValue {
            let node = pending.removeFirst()
            block(node, &stops)
            pending = node.childNodes + pending
        }
    }
    /// Returns a copy of the node and all below it, with the same shapes, lights and cameras. The nodes below are
    /// `SCNNode`s; a node of a subclass returns itself, as its copy would be of another class.
    open func clone() -> Self { cloned as? Self ?? self }
    private var cloned: SCNNode {
        let node = copy() as? SCNNode ?? SCNNode()
        for child in childNodes { node.addChildNode(child.cloned) }
        return node
    }
    /// Returns a node with the same values and a copy of the body, without children and actions; a `SCNNode` for
    /// subclasses as well.
    open func copy(with zone: NSZone? = nil) -> Any {
        let node = SCNNode()
        (node.name, node.geometry, node.light, node.camera) = (name, geometry, light, camera)
        (node.position, node.eulerAngles, node.rotation, node.scale) = (position, eulerAngles, rotation, scale)
        (node.orientation, node.pivot, node.opacity, node.isHidden) = (orientation, pivot, opacity, isHidden)
        (node.castsShadow, node.renderingOrder) = (castsShadow, renderingOrder)
        (node.categoryBitMask, node.constraints) = (categoryBitMask, constraints)
        node.physicsBody = physicsBody?.copy() as? SCNPhysicsBody
        return node
    }
    /// Turns the node to a location; does nothing.
    open func look(at worldTarget: SCNVector3) {}
    /// Runs an action. Its changes are made on the main queue at the end of their durations, whether a view shows the
    /// node or not; during a render in virtual time.
    open func runAction(_ action: SCNAction) { begin(action) }
    /// Runs an action, and calls a closure at its end, on the main queue. An action that is removed doesn't call it.
    open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) { begin(action, then: block) }
    /// Runs an action, and returns at its end. It doesn't return if the action is removed.
    open func runAction(_ action: SCNAction) async {
        await withUnsafeContinuation { continuation in
            DispatchQueue.main.async { self.begin(action) { continuation.resume() } }
        }
    }
    /// Runs an action in place of another one of the key.
    open func runAction(_ action: SCNAction, forKey key: String?) {
        runAction(action, forKey: key, completionHandler: nil)
    }
    /// Runs an action in place of another one of the key, and calls a closure at its end, on the main queue. An action
    /// that is removed doesn't call it.
    open func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)?) {
        if let key { removeAction(forKey: key) }
        begin(action, key: key, then: block)
    }
    /// A Boolean value that indicates whether the node runs actions.
    open var hasActions: Bool { !runningActions.isEmpty }
    /// Returns the action of a key; nil if it ended.
    open func action(forKey key: String) -> SCNAction? { runningActions.first { $0.key == key }?.action }
    /// Stops the action of a key. The changes that it hasn't made yet aren't made.
    open func removeAction(forKey key: String) { removeActions { $0.key == key } }
    /// Stops all actions. The changes that they haven't made yet aren't made.
    open func removeAllActions() { removeActions { _ in true } }

    private func begin(_ action: SCNAction, key: String? = nil, then end: (() -> Void)? = nil) {
        let running = RunningAction(action, on: self, key: key)
        runningActions.append(running)
        running.start { [weak self, weak running] in
            self?.runningActions.removeAll { $0 === running }
            end?()
        }
    }
    private func removeActions(_ isRemoved: (RunningAction) -> Bool) {
        for running in runningActions where isRemoved(running) { running.remove() }
        runningActions.removeAll(where: isRemoved)
    }
    /// Adds an animation, which doesn't run.
    open func addAnimation(_ animation: CAAnimation, forKey key: String?) {}
    /// Removes an animation.
    open func removeAnimation(forKey key: String) {}
}

/// A limit of a node's values.
open class SCNConstraint: NSObject, @unchecked Sendable {
    /// A Boolean value that indicates whether the limit is in use.
    open var isEnabled = true
    /// The strength, from 0 to 1.
    open var influenceFactor: CGFloat = 1
}

/// A limit that turns a node to the camera.
open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable {}

/// A limit that turns a node to another one.
open class SCNLookAtConstraint: SCNConstraint, @unchecked Sendable {
    /// The other node.
    open var target: SCNNode?
    /// A Boolean value that indicates whether the node stays upright.
    open var isGimbalLockEnabled = false
    /// Creates a limit.
    public init(target: SCNNode?) { self.target = target }
}

/// A light.
open class SCNLight: NSObject, @unchecked Sendable {
    /// The kinds of lights.
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// From everywhere.
        public static let ambient = LightType(rawValue: "ambient")
        /// From a direction.
        public static let directional = LightType(rawValue: "directional")
        /// From a point.
        public static let omni = LightType(rawValue: "omni")
        /// From a point into a cone.
        public static let spot = LightType(rawValue: "spot")
        /// From an image.
        public static let probe = LightType(rawValue: "probe")
    }
    /// The kind.
    open var type = LightType.omni
    /// The color.
    open var color: Any = UIColor.white
    /// The strength in lumens.
    open var intensity: CGFloat = 1000
    /// The warmth in kelvins.
    open var temperature: CGFloat = 6500
    /// A Boolean value that indicates whether there are shadows.
    open var castsShadow = false
    /// The color of shadows.
    open var shadowColor: Any = UIColor(white: 0, alpha: 0.5)
    /// The name.
    open var name: String?
}

/// A camera.
open class SCNCamera: NSObject, @unchecked Sendable {
    /// The angle of view in degrees.
    open var fieldOfView: CGFloat = 60
    /// The nearest distance.
    open var zNear: Double = 1
    /// The farthest distance.
    open var zFar: Double = 100
    /// A Boolean value that indicates whether far things aren't smaller.
    open var usesOrthographicProjection = false
    /// The height that is seen without perspective, halved.
    open var orthographicScale: Double = 1
    /// A Boolean value that indicates whether bright colors are shown.
    open var wantsHDR = false
    /// The name.
    open var name: String?
}

/// A body in the world of forces: its values.
open class SCNPhysicsBody: NSObject, NSCopying, @unchecked Sendable {
    /// The kinds of bodies.
    public enum BodyType: Int, Sendable { case `static`, dynamic, kinematic }
    /// The kind.
    open var type: BodyType
    /// The mass in kilograms.
    open var mass: CGFloat = 1
    /// The categories of the body.
    open var categoryBitMask = 1
    /// The categories that stop the body.
    open var collisionBitMask = -1
    /// The categories whose contacts are reported.
    open var contactTestBitMask = 0
    /// A Boolean value that indicates whether gravity moves the body.
    open var isAffectedByGravity = true
    /// Creates a body.
    public init(type: BodyType, shape: SCNPhysicsShape?) {
        self.type = type
        physicsShape = shape
    }
    /// Returns a body that doesn't move.
    open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
    /// Returns a body that forces move.
    open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
    /// Returns a body that only the app moves.
    open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }
    /// The form for collisions; nil for that of the node.
    open var physicsShape: SCNPhysicsShape?
    /// The resistance to sliding.
    open var friction: CGFloat = 0.5
    /// The part of the speed that is left after a collision.
    open var restitution: CGFloat = 0.5
    /// The part of the speed that is lost in a second.
    open var damping: CGFloat = 0.1
    /// The part of the turning that is lost in a second.
    open var angularDamping: CGFloat = 0.1
    /// The speed in meters per second.
    open var velocity = SCNVector3()
    /// The axis and the speed of turning.
    open var angularVelocity = SCNVector4()
    /// A Boolean value that indicates whether the body isn't moved while it rests.
    open var allowsResting = true
    /// Has no effect: nothing moves.
    open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
    /// Has no effect: nothing moves.
    open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
    /// Has no effect: nothing moves.
    open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
    /// Removes all forces.
    open func clearAllForces() {}
    /// Returns a body with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let body = SCNPhysicsBody(type: type, shape: physicsShape)
        (body.mass, body.isAffectedByGravity) = (mass, isAffectedByGravity)
        (body.categoryBitMask, body.collisionBitMask) = (categoryBitMask, collisionBitMask)
        body.contactTestBitMask = contactTestBitMask
        return body
    }
}

/// The form of a body for collisions, which don't happen.
open class SCNPhysicsShape: NSObject, NSCopying, @unchecked Sendable {
    /// The choices for forms.
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The kind of form.
        public static let type = Option(rawValue: "SCNPhysicsShapeOptionType")
        /// A Boolean value: whether nodes below are parts of their own.
        public static let keepAsCompound = Option(rawValue: "SCNPhysicsShapeOptionKeepAsCompound")
        /// The scale of the form.
        public static let scale = Option(rawValue: "SCNPhysicsShapeOptionScale")
        /// The distance at which bodies touch.
        public static let collisionMargin = Option(rawValue: "SCNPhysicsShapeOptionCollisionMargin")
    }
    /// The kinds of forms.
    public struct ShapeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A box around the geometry.
        public static let boundingBox = ShapeType(rawValue: "SCNPhysicsShapeTypeBoundingBox")
        /// The convex form around the geometry.
        public static let convexHull = ShapeType(rawValue: "SCNPhysicsShapeTypeConvexHull")
        /// The geometry itself.
        public static let concavePolyhedron = ShapeType(rawValue: "SCNPhysicsShapeTypeConcavePolyhedron")
    }

    /// The geometry, the node or the forms that the form is made of.
    public let sourceObject: Any
    /// The choices.
    public let options: [Option: Any]?

    private init(source: Any, options: [Option: Any]?) { (sourceObject, self.options) = (source, options) }
    /// Creates the form of a geometry.
    public convenience init(geometry: SCNGeometry, options: [Option: Any]? = nil) {
        self.init(source: geometry, options: options)
    }
    /// Creates the form of a node and those below it.
    public convenience init(node: SCNNode, options: [Option: Any]? = nil) {
        self.init(source: node, options: options)
    }
    /// Creates a form of several others.
    public convenience init(shapes: [SCNPhysicsShape], transforms: [NSValue]?) {
        self.init(source: shapes, options: nil)
    }
    /// Returns the form itself, which doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
