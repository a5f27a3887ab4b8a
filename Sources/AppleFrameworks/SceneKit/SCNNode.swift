import BuilderUIKit
import Buildersimd

/// A node of a scene: its values and its children. Nothing moves it.
open class SCNNode: NSObject, NSCopying, @unchecked Sendable {
    /// The name for searches.
    open var name: String?
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
    private var actions: [String: SCNAction] = [:]

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
    /// Returns a copy of the node and all below it, with the same shapes.
    open func clone() -> Self {
        let node = copy() as? Self ?? self
        guard node !== self else { return self }
        for child in childNodes { node.addChildNode(child.clone()) }
        return node
    }
    /// Returns a node with the same values, without children; a `SCNNode` for subclasses as well.
    open func copy(with zone: NSZone? = nil) -> Any {
        let node = SCNNode()
        (node.name, node.geometry, node.light, node.camera) = (name, geometry, light, camera)
        (node.position, node.eulerAngles, node.rotation, node.scale) = (position, eulerAngles, rotation, scale)
        (node.opacity, node.isHidden) = (opacity, isHidden)
        return node
    }
    /// Turns the node to a location; does nothing.
    open func look(at worldTarget: SCNVector3) {}
    /// Adds an action, which doesn't run: the scene isn't drawn.
    open func runAction(_ action: SCNAction) { actions[UUID().uuidString] = action }
    /// Adds an action, which doesn't run: the scene isn't drawn.
    open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) { runAction(action) }
    /// Adds an action, which doesn't run, in place of another one of the key.
    open func runAction(_ action: SCNAction, forKey key: String?) { actions[key ?? UUID().uuidString] = action }
    /// A Boolean value that indicates whether there are actions.
    open var hasActions: Bool { !actions.isEmpty }
    /// Removes the action of a key.
    open func removeAction(forKey key: String) { actions[key] = nil }
    /// Removes all actions.
    open func removeAllActions() { actions = [:] }
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
open class SCNPhysicsBody: NSObject, @unchecked Sendable {
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
    public init(type: BodyType, shape: Any?) { self.type = type }
}

/// A change of a node, which isn't made: scenes aren't drawn.
open class SCNAction: NSObject, @unchecked Sendable {
    /// The duration in seconds.
    open var duration: TimeInterval
    /// The speeds of the parts.
    open var timingMode = SCNActionTimingMode.linear
    private init(_ duration: TimeInterval) { self.duration = duration }
    /// Runs actions one after another.
    open class func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction(actions.reduce(0) { $0 + $1.duration }) }
    /// Runs actions at once.
    open class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction(actions.map(\.duration).max() ?? 0) }
    /// Repeats an action.
    open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
        SCNAction(action.duration * Double(count))
    }
    /// Repeats an action without an end.
    open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(.infinity) }
    /// Waits.
    open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
    /// Moves by a distance.
    open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    /// Moves to a location.
    open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    /// Moves by distances.
    open class func moveBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        SCNAction(duration)
    }
    /// Turns by angles.
    open class func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        SCNAction(duration)
    }
    /// Turns around an axis.
    open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
        SCNAction(duration)
    }
    /// Scales by a factor.
    open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
    /// Scales to a factor.
    open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
    /// Becomes opaque.
    open class func fadeIn(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
    /// Becomes transparent.
    open class func fadeOut(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
    /// Changes the opacity.
    open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
    /// Removes the node.
    open class func removeFromParentNode() -> SCNAction { SCNAction(0) }
    /// Calls a closure.
    open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction(0) }
}

/// The speeds of an action's parts.
public enum SCNActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
