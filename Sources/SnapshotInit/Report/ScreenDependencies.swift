import SnapshotBuild

/// The screens that depend on files: those that a file declares, and those whose files mention what it declares,
/// directly or by other files.
///
/// Names are followed file by file, without their scopes, so that there may be too many.
struct ScreenDependencies {
    /// The node of each file.
    private var nodes: [String: Int] = [:]
    /// For each node, its component: the nodes that depend on each other in circles.
    private var components: [Int] = []
    /// For each component, the screens that depend on it.
    private var screens: [BitSet] = []
    /// The number of screens.
    let count: Int

    /// - Parameters:
    ///   - sources: the files' names.
    ///   - paths: the path of each screen's file.
    init(_ sources: SourceNames, screens paths: [String]) {
        count = paths.count
        let files = sources.uses
        // Files lead to the names that they mention, and names to the files that declare them, so that the number of
        // edges is that of the names in the files.
        var names: [String: Int] = [:]
        var edges: [[Int]] = Array(repeating: [], count: files.count)
        for (index, file) in files.enumerated() {
            nodes[file.path] = index
            for name in file.declared {
                let node = names[name] ?? edges.count
                if node == edges.count {
                    names[name] = node
                    edges.append([])
                }
                edges[node].append(index)
            }
        }
        for (index, file) in files.enumerated() {
            edges[index] = file.mentioned.compactMap { names[$0] }
        }
        let found = StronglyConnectedComponents(edges)
        components = found.components
        screens = Array(repeating: BitSet(count: paths.count), count: found.count)
        for (screen, path) in paths.enumerated() {
            if let node = nodes[path] { screens[components[node]].insert(screen) }
        }
        // A component follows all those to which it leads.
        for node in found.order.reversed() {
            for next in edges[node] where components[next] != components[node] {
                screens[components[next]].formUnion(screens[components[node]])
            }
        }
    }

    /// Returns the number of screens that depend on one of some files.
    func screens(on paths: some Sequence<String>) -> Int {
        var result = BitSet(count: count)
        for component in Set(paths.compactMap { nodes[$0] }.map { components[$0] }) {
            result.formUnion(screens[component])
        }
        return result.count
    }
}

/// A set of small numbers.
private struct BitSet {
    private var words: [UInt64]

    /// - Parameter count: the number of possible members, from 0.
    init(count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    mutating func insert(_ member: Int) { words[member / 64] |= 1 << UInt64(member % 64) }

    mutating func formUnion(_ other: BitSet) {
        for index in words.indices { words[index] |= other.words[index] }
    }
}

/// The strongly connected components of a directed graph, by Tarjan's algorithm.
private struct StronglyConnectedComponents {
    /// The component of each node.
    private(set) var components: [Int]
    /// The number of components.
    private(set) var count = 0
    /// The nodes, component by component; each component follows all those to which it leads.
    private(set) var order: [Int] = []

    init(_ edges: [[Int]]) {
        components = Array(repeating: -1, count: edges.count)
        var numbers = Array(repeating: -1, count: edges.count)
        var lowest = numbers
        var next = 0
        var open: [Int] = []
        for root in edges.indices where numbers[root] < 0 {
            var path: [(node: Int, edge: Int)] = [(root, 0)]
            while let (node, edge) = path.last {
                if edge == 0 {
                    (numbers[node], lowest[node]) = (next, next)
                    next += 1
                    open.append(node)
                }
                if edge < edges[node].count {
                    path[path.count - 1].edge += 1
                    let target = edges[node][edge]
                    if numbers[target] < 0 {
                        path.append((target, 0))
                    } else if components[target] < 0 {
                        lowest[node] = min(lowest[node], numbers[target])
                    }
                    continue
                }
                path.removeLast()
                if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
                guard lowest[node] == numbers[node] else { continue }
                while let member = open.popLast() {
                    components[member] = count
                    order.append(member)
                    if member == node { break }
                }
                count += 1
            }
        }
    }
}
