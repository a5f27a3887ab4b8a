/// Lets trees go in a loop. As arrays in arrays, some thousand levels would overflow the stack of the thread that lets go
/// of the last reference.
enum TreeRelease {
    /// Releases nodes, and those below each that nobody else holds, parents first.
    static func release<Node: AnyObject>(_ waiting: inout [Node], below: (Node) -> [Node]) {
        while var node = waiting.popLast() {
            // What somebody else holds keeps what lies below it.
            guard isKnownUniquelyReferenced(&node) else { continue }
            waiting.append(contentsOf: below(node))
        }
    }
}
