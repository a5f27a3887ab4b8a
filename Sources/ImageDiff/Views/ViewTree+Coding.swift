import Foundation

extension ViewTree: Codable {
    /// The format's version. Other versions are rejected: a baseline without views is better than wrong causes.
    private static let version = 1
    /// The maximum magnitude of numbers; sums of a few can't overflow.
    private static let limit = 1e9

    private enum CodingKeys: String, CodingKey {
        case version = "v"
        case size = "s"
        case scale = "x"
        case nodes = "n"
    }

    /// The stored form in a PNG: JSON with short keys, in ASCII, identical for equal trees on every machine.
    public var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else { return "" }
        let json = String(decoding: data, as: UTF8.self)
        if json.utf8.allSatisfy({ $0 < 128 }) { return json }
        return json.utf16.reduce(into: "") { text, unit in
            if unit < 128, let scalar = Unicode.Scalar(unit) {
                text.unicodeScalars.append(scalar)
            } else {
                let digits = String(unit, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
    }

    /// Parses a tree's text, or returns nil for invalid text, or text of another version.
    public init?(text: String) {
        guard let tree = try? JSONDecoder().decode(ViewTree.self, from: Data(text.utf8)) else { return nil }
        self = tree
    }

    /// Decodes a tree.
    ///
    /// - Throws: `DecodingError` for other versions, invalid numbers and depths with a gap.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func broken(_ key: CodingKeys, _ reason: String) -> DecodingError {
            DecodingError.dataCorruptedError(forKey: key, in: values, debugDescription: reason)
        }
        let version = try values.decode(Int.self, forKey: .version)
        guard version == Self.version else { throw broken(.version, "views of version \(version)") }
        let size = try values.decode([Double].self, forKey: .size)
        let scale = try values.decode(Double.self, forKey: .scale)
        guard size.count == 2, (size + [scale]).allSatisfy({ $0 > 0 && $0 < Self.limit }), scale < 1000 else {
            throw broken(.size, "a size of \(size) at scale \(scale)")
        }
        let cgSize = CGSize(width: size[0], height: size[1])
        let place = PixelMapping(size: cgSize, scale: scale)
        var nodes: [Node] = []
        for stored in try values.decode([StoredNode].self, forKey: .nodes) {
            guard let node = stored.node(in: place, limit: Self.limit) else {
                throw broken(.nodes, "view \(nodes.count) has broken numbers")
            }
            guard nodes.isEmpty ? node.depth == 0 : (1...(nodes[nodes.count - 1].depth + 1)).contains(node.depth) else {
                throw broken(.nodes, "view \(nodes.count) has depth \(node.depth)")
            }
            nodes.append(node)
        }
        guard !nodes.isEmpty else { throw broken(.nodes, "no views") }
        self.init(size: cgSize, scale: scale, nodes: nodes)
    }

    /// Encodes the tree in the format of `text`.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        let place = PixelMapping(size: size, scale: scale)
        try values.encode(Self.version, forKey: .version)
        try values.encode([Double(size.width), Double(size.height)], forKey: .size)
        try values.encode(scale, forKey: .scale)
        try values.encode(nodes.map { StoredNode($0, in: place) }, forKey: .nodes)
    }
}
