import BuilderUIKit

/// The color of a node.
public typealias SKColor = UIColor

/// The mixes of a node's colors with those below it.
public enum SKBlendMode: Int, Sendable {
    case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}

/// A node of a scene: its values, its children and its actions. Forces don't move it.
@preconcurrency @MainActor
open class SKNode: UIResponder {
    /// The location in the parent, in points, with y upward.
    open var position: CGPoint = .zero
    /// The order among siblings.
    open var zPosition: CGFloat = 0
    /// The angle in radians, counterclockwise.
    open var zRotation: CGFloat = 0
    /// The factors of the size.
    open var xScale: CGFloat = 1, yScale: CGFloat = 1
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1
    /// A Boolean value that indicates whether the node isn't drawn.
    open var isHidden = false
    /// A Boolean value that indicates whether the actions of the node and of all below it stop. Changes whose time
    /// passes meanwhile are made when the node goes on.
    open var isPaused = false {
        didSet { if !isPaused { resumeActions() } }
    }
    /// The factor of the speed of actions that begin on the node or below it; 1 by default. With 0 they don't end.
    open var speed: CGFloat = 1
    /// The name for searches.
    open var name: String?
    /// A Boolean value that indicates whether touches are the node's.
    open var isUserInteractionEnabled = false
    /// The app's values.
    open var userData: NSMutableDictionary?
    /// The object that the node shows, which GameplayKit sets.
    nonisolated(unsafe) package weak var owner: AnyObject?
    /// The body in the world of forces.
    open var physicsBody: SKPhysicsBody? {
        didSet {
            oldValue?.node = nil
            physicsBody?.node = self
        }
    }
    /// The limits of the node's values.
    open var constraints: [SKConstraint]?
    /// The node above.
    open private(set) weak var parent: SKNode? {
        didSet { if parent != nil { resumeActions() } }
    }
    /// The nodes below, in the order of their adding.
    open private(set) var children: [SKNode] = []
    private var runningActions: [RunningAction] = []

    /// Creates a node.
    public override init() { super.init() }
    /// Creates a node from an archive, which has no values.
    public required init?(coder aDecoder: NSCoder) { super.init() }
    /// Returns nil: archives of nodes aren't read.
    public convenience init?(fileNamed filename: String) { return nil }

    /// The scene; nil outside of one.
    open var scene: SKScene? { self as? SKScene ?? parent?.scene }

    /// The rectangle of the node's own content in the parent; that of a point.
    open var frame: CGRect { CGRect(origin: position, size: .zero) }

    /// Returns the rectangle of the node and of all below it, in the parent.
    open func calculateAccumulatedFrame() -> CGRect {
        children.reduce(frame) { rect, child in
            let childFrame = child.calculateAccumulatedFrame()
            guard childFrame.size != .zero else { return rect }
            let moved = childFrame.applying(transform)
            return rect.size == .zero ? moved : rect.union(moved)
        }
    }

    /// Sets both factors of the size.
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

    // MARK: Children

    /// Adds a node without a parent.
    open func addChild(_ node: SKNode) {
        precondition(node.parent == nil, "the node has a parent already")
        children.append(node)
        node.parent = self
    }
    /// Inserts a node without a parent.
    open func insertChild(_ node: SKNode, at index: Int) {
        precondition(node.parent == nil, "the node has a parent already")
        children.insert(node, at: index)
        node.parent = self
    }
    /// Removes the node from its parent.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    /// Removes nodes.
    open func removeChildren(in nodes: [SKNode]) {
        for node in nodes where node.parent === self { node.removeFromParent() }
    }
    /// Removes all nodes.
    open func removeAllChildren() { removeChildren(in: children) }
    /// Moves the node to another parent; it stays where it is in the scene.
    open func move(toParent parent: SKNode) {
        let moved = self.parent.map { parent.convert(self.position, from: $0) } ?? position
        removeFromParent()
        position = moved
        parent.addChild(self)
    }
    /// Returns a Boolean value that indicates whether a node is above this one.
    open func inParentHierarchy(_ parent: SKNode) -> Bool {
        self.parent.map { $0 === parent || $0.inParentHierarchy(parent) } ?? false
    }
    /// Returns a node below by its name: a child's, or after `//` any node's. Other patterns find nothing.
    open func childNode(withName name: String) -> SKNode? {
        guard name.hasPrefix("//") else { return children.first { $0.name == name } }
        let wanted = String(name.dropFirst(2))
        for child in children {
            if child.name == wanted { return child }
            if let found = child.childNode(withName: name) { return found }
        }
        return nil
    }
    /// Calls a closure with the nodes of a name.
    open func enumerateChildNodes(
        withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        let isDeep = name.hasPrefix("//")
        var pending = children
        while !pending.isEmpty, !stops.boolValue {
            let node = pending.removeFirst()
            if node.name == (isDeep ? String(name.dropFirst(2)) : name) { block(node, &stops) }
            if isDeep { pending = node.children + pending }
        }
    }
    /// The children of a name.
    public subscript(name: String) -> [SKNode] {
        var nodes: [SKNode] = []
        enumerateChildNodes(withName: name) { node, _ in nodes.append(node) }
        return nodes
    }

    // MARK: Coordinates

    /// The change from the node's coordinates to the parent's.
    var transform: CGAffineTransform {
        CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(x: xScale, y: yScale)
    }
    private var transformToRoot: CGAffineTransform {
        parent.map { transform.concatenating($0.transformToRoot) } ?? .identity
    }
    /// Returns a point of another node of the scene in this one.
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
        point.applying(node.transformToRoot).applying(transformToRoot.inverted())
    }
    /// Returns a point of this node in another one of the scene.
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }
    /// Returns a Boolean value that indicates whether a point of the parent is in the node or one below it.
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
    /// Returns a Boolean value that indicates whether the rectangles of two nodes overlap.
    open func intersects(_ node: SKNode) -> Bool {
        calculateAccumulatedFrame().intersects(node.calculateAccumulatedFrame())
    }
    /// Returns the visible nodes below that have a point of this one, the topmost first.
    ///
    /// Hidden nodes and those below them aren't visible; transparent ones are. A node's height is the sum of the
    /// `zPosition`s up to this node. Of nodes of one height a child is above its parent, and the later sibling above
    /// the earlier one, which is the order in which SpriteKit draws; views that ignore the order of siblings may draw
    /// them in any order, and find them in this one.
    open func nodes(at p: CGPoint) -> [SKNode] {
        let drawn = drawnNodes(at: p, height: 0).enumerated()
        return drawn.sorted { ($0.element.height, $0.offset) > ($1.element.height, $1.offset) }.map(\.element.node)
    }
    /// Returns the visible nodes below that have a point of this one, in the order of the tree.
    private func drawnNodes(at p: CGPoint, height: CGFloat) -> [(node: SKNode, height: CGFloat)] {
        children.filter { !$0.isHidden }.flatMap { child in
            let height = height + child.zPosition
            let inner = child.drawnNodes(at: p.applying(child.transform.inverted()), height: height)
            return (child.frame.contains(p) ? [(child, height)] : []) + inner
        }
    }
    /// Returns the topmost visible node below that has a point of this one, or the node itself.
    open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

    // MARK: Actions

    /// Runs an action. Its changes are made on the main queue at the end of their durations, whether a view shows the
    /// node or not; during a render in virtual time.
    open func run(_ action: SKAction) { begin(action) }
    /// Runs an action, and calls a closure at its end. An action that is removed doesn't call it.
    open func run(_ action: SKAction, completion block: @escaping () -> Void) { begin(action, then: block) }
    /// Runs an action, and returns at its end. It doesn't return if the action is removed.
    open func run(_ action: SKAction) async {
        await withUnsafeContinuation { continuation in begin(action) { continuation.resume() } }
    }
    /// Runs an action in place of another one of the key.
    open func run(_ action: SKAction, withKey key: String) {
        removeAction(forKey: key)
        begin(action, key: key)
    }
    /// Returns a Boolean value that indicates whether the node runs actions.
    open func hasActions() -> Bool { !runningActions.isEmpty }
    /// Returns the action of a key; nil if it ended.
    open func action(forKey key: String) -> SKAction? { runningActions.first { $0.key == key }?.action }
    /// Stops the action of a key. The changes that it hasn't made yet aren't made.
    open func removeAction(forKey key: String) { removeActions { $0.key == key } }
    /// Stops all actions. The changes that they haven't made yet aren't made.
    open func removeAllActions() { removeActions { _ in true } }

    private func begin(_ action: SKAction, key: String? = nil, then end: @escaping () -> Void = {}) {
        let running = RunningAction(action, on: self, key: key)
        runningActions.append(running)
        running.start { [weak self, weak running] in
            self?.runningActions.removeAll { $0 === running }
            end()
        }
    }
    private func removeActions(_ isRemoved: (RunningAction) -> Bool) {
        for running in runningActions where isRemoved(running) { running.remove() }
        runningActions.removeAll(where: isRemoved)
    }
    /// Makes the changes that waited while the node was paused, unless it still is.
    final func resumeActions() {
        for running in runningActions { running.resume() }
        for child in children { child.resumeActions() }
    }
    /// A Boolean value that indicates whether the node or one above it is paused.
    var isPausedInTree: Bool { isPaused || parent?.isPausedInTree == true }
    /// The product of the speeds of the node and of those above it.
    var actionSpeed: CGFloat { speed * (parent?.actionSpeed ?? 1) }
}

/// A limit of a node's values.
@preconcurrency @MainActor
open class SKConstraint: NSObject {
    /// A Boolean value that indicates whether the limit is in use.
    open var enabled = true
    /// Keeps a distance from a node.
    open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { SKConstraint() }
    /// Keeps the horizontal position in a range.
    open class func positionX(_ range: SKRange) -> SKConstraint { SKConstraint() }
    /// Keeps the vertical position in a range.
    open class func positionY(_ range: SKRange) -> SKConstraint { SKConstraint() }
    /// Keeps the position in ranges.
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { SKConstraint() }
    /// Keeps the angle in a range.
    open class func zRotation(_ zRange: SKRange) -> SKConstraint { SKConstraint() }
}

/// A range of numbers.
open class SKRange: NSObject, @unchecked Sendable {
    /// The limits.
    open var lowerLimit: CGFloat, upperLimit: CGFloat
    /// Creates a range.
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { (lowerLimit, upperLimit) = (lower, upper) }
    /// Creates a range of one number.
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    /// Creates a range around a number.
    public convenience init(value: CGFloat, variance: CGFloat) {
        self.init(lowerLimit: value - variance, upperLimit: value + variance)
    }
}
