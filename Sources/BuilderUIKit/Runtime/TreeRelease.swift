/// Releases trees iteratively. Nested arrays of some thousand levels would overflow the stack of the thread that
/// releases the last reference.
enum TreeRelease {
    /// Releases nodes and their descendants without other references, parents first.
    static func release<Node: AnyObject>(_ waiting: inout [Node], below: (Node) -> [Node]) {
        while var node = waiting.popLast() {
            // A node with other references keeps its descendants.
            guard isKnownUniquelyReferenced(&node) else { continue }
            waiting.append(contentsOf: below(node))
        }
    }
}
