import Foundation

/// A tree with precomputed lookups for comparisons.
///
/// It is a class, because methods of a copyable struct copy its arrays in unoptimized builds.
final class ViewTreeIndex {
    let tree: ViewTree
    let nodes: [ViewTree.Node]
    let parents: [Int]
    let children: [[Int]]
    /// The digests of each view's properties and own drawing, without its position.
    let own: [Int]
    /// The digests with all descendants and their positions.
    let whole: [Int]
    /// The digests of the class and all texts in a view; 0 if there is no text.
    let words: [Int]
    /// The index after the last descendant of each view.
    let ends: [Int]
    /// The pixels that each view and its descendants touch.
    let boxes: [PixelBox?]

    init(_ tree: ViewTree) {
        self.tree = tree
        let nodes = tree.nodes
        self.nodes = nodes
        let parents = tree.parents
        self.parents = parents
        var children = [[Int]](repeating: [], count: nodes.count)
        for (index, parent) in parents.enumerated() where parent >= 0 { children[parent].append(index) }
        self.children = children
        let own = nodes.map(Self.digest)
        self.own = own
        var whole = own
        var words = nodes.map { node in node.text.map { Self.mix($0.hashValue, node.className.hashValue) } ?? 0 }
        var ends = nodes.indices.map { $0 + 1 }
        var boxes = nodes.map { $0.appearance == ViewTree.Appearance() ? nil : $0.box }
        // Descendants follow their view, so from the end on, each is processed before its parent.
        var index = nodes.count - 1
        while index > 0 {
            let parent = parents[index]
            let origin = Self.origin(nodes[index], in: nodes[parent])
            whole[parent] = Self.mix(Self.mix(whole[parent], whole[index]), origin.hashValue)
            if words[index] != 0 { words[parent] = Self.mix(words[parent], words[index]) }
            ends[parent] = max(ends[parent], ends[index])
            if let box = boxes[index] { boxes[parent] = boxes[parent]?.union(box) ?? box }
            index -= 1
        }
        self.whole = whole
        self.words = words
        self.ends = ends
        self.boxes = boxes
    }

    /// Returns a view's origin in its parent's own coordinates; that of the first view is in the image.
    func origin(of view: Int) -> CGPoint {
        parents[view] < 0 ? nodes[view].frame.origin : Self.origin(nodes[view], in: nodes[parents[view]])
    }

    /// Returns the size in the view's own coordinates.
    func size(of view: Int) -> CGSize { (nodes[view].ownFrame ?? nodes[view].frame).size }

    private static func origin(_ node: ViewTree.Node, in parent: ViewTree.Node) -> CGPoint {
        if let own = node.ownFrame { return own.origin }
        return CGPoint(
            x: node.frame.minX - parent.frame.minX + parent.boundsOrigin.x,
            y: node.frame.minY - parent.frame.minY + parent.boundsOrigin.y
        ).roundedToThousandths
    }

    private static func digest(_ node: ViewTree.Node) -> Int {
        var hasher = Hasher()
        hasher.combine(node.className)
        hasher.combine(node.identifier)
        hasher.combine(node.text)
        hasher.combine(node.imageName)
        hasher.combine((node.ownFrame ?? node.frame).size)
        hasher.combine(node.boundsOrigin)
        hasher.combine(node.appearance)
        return hasher.finalize()
    }

    private static func mix(_ a: Int, _ b: Int) -> Int {
        var hasher = Hasher()
        hasher.combine(a)
        hasher.combine(b)
        return hasher.finalize()
    }
}
