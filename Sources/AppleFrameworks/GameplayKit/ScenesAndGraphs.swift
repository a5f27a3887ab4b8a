import BuilderFoundation

/// The root of a scene of SpriteKit or SceneKit.
public protocol GKSceneRootNodeType: NSObjectProtocol {}

/// The entities and graphs of a scene of Xcode's editor, whose files can't be read.
open class GKScene: NSObject, NSCopying {
    /// The entities.
    open private(set) var entities: [GKEntity] = []
    /// The scene.
    open var rootNode: (any GKSceneRootNodeType)?
    /// The graphs by their names.
    open private(set) var graphs: [String: GKGraph] = [:]

    /// Creates a scene without a root.
    public override init() {}
    /// Returns nil: files can't be read.
    public convenience init?(fileNamed filename: String) { nil }
    /// Returns nil: files can't be read.
    public convenience init?(fileNamed filename: String, rootNode: any GKSceneRootNodeType) { nil }

    /// Adds an entity.
    open func addEntity(_ entity: GKEntity) { entities.append(entity) }
    /// Removes an entity.
    open func removeEntity(_ entity: GKEntity) { entities.removeAll { $0 === entity } }
    /// Adds a graph under a name.
    open func addGraph(_ graph: GKGraph, name: String) { graphs[name] = graph }
    /// Removes the graph of a name.
    open func removeGraph(_ name: String) { graphs[name] = nil }
    /// Returns a scene with the same parts.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKScene()
        (copy.entities, copy.rootNode, copy.graphs) = (entities, rootNode, graphs)
        return copy
    }
}

/// A place of a graph.
open class GKGraphNode: NSObject {
    /// The places that can be reached directly.
    open private(set) var connectedNodes: [GKGraphNode] = []

    public override init() {}

    /// Adds ways to places, and back.
    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
            if bidirectional { node.addConnections(to: [self], bidirectional: false) }
        }
    }

    /// Removes ways to places, and back.
    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        connectedNodes.removeAll { node in nodes.contains { $0 === node } }
        if bidirectional { for node in nodes { node.removeConnections(to: [self], bidirectional: false) } }
    }

    /// Returns the cost of the way to a place that can be reached directly; 1 unless a subclass returns another.
    open func cost(to node: GKGraphNode) -> Float { 1 }
    /// Returns a lower bound of the cost of the way to a place; 0 unless a subclass returns another.
    open func estimatedCost(to node: GKGraphNode) -> Float { 0 }

    /// Returns the cheapest way to a place, with both ends; empty if there is none.
    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] {
        var open: [(node: GKGraphNode, cost: Float)] = [(self, 0)]
        var best: [ObjectIdentifier: Float] = [ObjectIdentifier(self): 0]
        var origins: [ObjectIdentifier: GKGraphNode] = [:]
        while let index = open.indices.min(by: { rank(open[$0], goalNode) < rank(open[$1], goalNode) }) {
            let (node, cost) = open.remove(at: index)
            if node === goalNode {
                return Array(sequence(first: node) { origins[ObjectIdentifier($0)] }).reversed()
            }
            guard cost == best[ObjectIdentifier(node)] else { continue }
            for next in node.connectedNodes {
                let total = cost + node.cost(to: next)
                if let known = best[ObjectIdentifier(next)], known <= total { continue }
                best[ObjectIdentifier(next)] = total
                origins[ObjectIdentifier(next)] = node
                open.append((next, total))
            }
        }
        return []
    }

    /// Returns the cheapest way from a place, with both ends; empty if there is none.
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: self) }

    private func rank(_ entry: (node: GKGraphNode, cost: Float), _ goal: GKGraphNode) -> Float {
        entry.cost + entry.node.estimatedCost(to: goal)
    }
}

/// Places and the ways between them.
open class GKGraph: NSObject {
    /// The places.
    open private(set) var nodes: [GKGraphNode]?

    public override init() { nodes = [] }
    /// Creates a graph of places.
    public init(_ nodes: [GKGraphNode]) { self.nodes = nodes }

    /// Adds places.
    open func add(_ nodes: [GKGraphNode]) { self.nodes = (self.nodes ?? []) + nodes }
    /// Removes places, and the ways to them.
    open func remove(_ nodes: [GKGraphNode]) {
        self.nodes?.removeAll { node in nodes.contains { $0 === node } }
        for node in self.nodes ?? [] { node.removeConnections(to: nodes, bidirectional: true) }
    }
    /// Adds a place with a way to the one whose way is the cheapest, and back.
    open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
        let nearest = (nodes ?? []).min { node.cost(to: $0) < node.cost(to: $1) }
        add([node])
        if let nearest { node.addConnections(to: [nearest], bidirectional: bidirectional) }
    }
    /// Returns the cheapest way between places, with both ends; empty if there is none.
    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
        startNode.findPath(to: endNode)
    }
}
