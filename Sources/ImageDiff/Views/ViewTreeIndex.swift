import Foundation

/// A tree with what a comparison looks up again and again.
///
/// A class, because methods of a copyable struct copy its lists in builds that aren't optimised.
final class ViewTreeIndex {
    let tree: ViewTree
    let nodes: [ViewTree.Node]
    let parents: [Int]
    let children: [[Int]]
    /// Of what each view is and draws itself, without its place.
    let own: [Int]
    /// The same with all views in it and their places in it.
    let whole: [Int]
    /// Of the class and all texts in a view; 0 where there is no text.
    let words: [Int]
    /// The number behind the last view in each.
    let ends: [Int]
    /// What each view and those in it touch, in pixels.
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
        var boxes = nodes.map { $0.look == ViewTree.Look() ? nil : $0.box }
        // Those in a view come after it: from the end, each is done before the view around it.
        var index = nodes.count - 1
        while index > 0 {
            let parent = parents[index]
            let place = Self.origin(nodes[index], in: nodes[parent])
            whole[parent] = Self.mix(Self.mix(whole[parent], whole[index]), place.hashValue)
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

    /// Where a view lies in the view around it, in that one's own coordinates; of the first, in the picture.
    func origin(of view: Int) -> CGPoint {
        parents[view] < 0 ? nodes[view].frame.origin : Self.origin(nodes[view], in: nodes[parents[view]])
    }

    /// The size in its own coordinates.
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
        hasher.combine(node.look)
        return hasher.finalize()
    }

    private static func mix(_ a: Int, _ b: Int) -> Int {
        var hasher = Hasher()
        hasher.combine(a)
        hasher.combine(b)
        return hasher.finalize()
    }
}
