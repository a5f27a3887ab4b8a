import BuilderFoundation
import BuilderSceneKit
import BuilderSpriteKit

/// The node of an entity in a scene of SpriteKit.
open class GKSKNodeComponent: GKComponent {
    /// The node; its entity is the component's.
    open var node: SKNode {
        didSet {
            oldValue.owner = nil
            node.owner = entity
        }
    }

    /// Creates a component with a node.
    public init(node: SKNode) {
        self.node = node
        super.init()
    }
    /// Returns nil: archives of nodes aren't read.
    public required init?(coder: NSCoder) { nil }

    /// Makes the entity that of the node. Classes that override it call it.
    open override func didAddToEntity() { node.owner = entity }
    /// Removes the node's entity. Classes that override it call it.
    open override func willRemoveFromEntity() { node.owner = nil }
}

/// The node of an entity in a scene of SceneKit.
open class GKSCNNodeComponent: GKComponent {
    /// The node; its entity is the component's.
    public let node: SCNNode

    /// Creates a component with a node.
    public init(node: SCNNode) {
        self.node = node
        super.init()
    }
    /// Returns nil: archives of nodes aren't read.
    public required init?(coder: NSCoder) { nil }

    /// Makes the entity that of the node. Classes that override it call it.
    open override func didAddToEntity() { node.owner = entity }
    /// Removes the node's entity. Classes that override it call it.
    open override func willRemoveFromEntity() { node.owner = nil }
}

extension SKNode {
    /// The entity that the node shows. The node doesn't keep it.
    public var entity: GKEntity? {
        get { owner as? GKEntity }
        set { owner = newValue }
    }
}

extension SCNNode {
    /// The entity that the node shows. The node doesn't keep it.
    public var entity: GKEntity? {
        get { owner as? GKEntity }
        set { owner = newValue }
    }
}

extension SKScene: GKSceneRootNodeType {}
extension SCNScene: GKSceneRootNodeType {}
