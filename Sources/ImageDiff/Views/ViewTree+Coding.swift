import Foundation
import Render

extension ViewTree: Codable {
    /// The format's version. Other versions are rejected, since a baseline without views is better than wrong causes.
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

/// A view's stored form: short keys, without default values.
struct StoredNode: Codable {
    var d: Int
    var c: String
    var f: [Double]
    var i: String?
    var t: String?
    var n: String?
    /// The visible box; nil if the whole frame is visible, empty if nothing is.
    var v: [Int]?
    var o: [Double]?
    var b: [Double]?
    var r: [Int]?
    var bg: String?
    var fo: [String]?
    var tc: [String]?
    var ti: [String]?
    var co: [String]?
    var im: [String]?
    var bw: Double?
    var bc: String?
    var cr: String?
    var a: Double?
    var sh: String?
    var tr: [Double]?
    var cl: Bool?
    var g: String?
    var dr: String?
    var cu: Bool?

    init(_ node: ViewTree.Node, in place: PixelMapping) {
        let appearance = node.appearance
        d = node.depth
        c = node.className
        f = Self.numbers(node.frame)
        i = node.identifier
        t = node.text
        n = node.imageName
        v = node.visible == place.whole(node.frame) ? nil : node.visible.map(Self.numbers) ?? []
        o = node.ownFrame.map(Self.numbers)
        b = node.boundsOrigin == .zero ? nil : [Double(node.boundsOrigin.x), Double(node.boundsOrigin.y)]
        r = node.reach.map(Self.numbers)
        bg = appearance.background
        fo = Self.filled(appearance.fonts)
        tc = Self.filled(appearance.textColors)
        ti = Self.filled(appearance.tints)
        co = Self.filled(appearance.colors)
        im = Self.filled(appearance.images)
        bw = appearance.borderWidth == 0 ? nil : appearance.borderWidth
        bc = appearance.borderColor
        cr = appearance.corners
        a = appearance.opacity == 1 ? nil : appearance.opacity
        sh = appearance.shadow
        tr = Self.filled(appearance.transform)
        cl = appearance.clips ? true : nil
        g = appearance.glyphs
        dr = appearance.shapes
        cu = appearance.isCutOff ? true : nil
    }

    /// Returns the node, or nil for numbers that aren't finite, or whose magnitude is beyond `limit`.
    func node(in place: PixelMapping, limit: Double) -> ViewTree.Node? {
        let numbers = f + (o ?? []) + (b ?? []) + (tr ?? []) + [bw ?? 0, a ?? 1]
        let pixels = (v ?? []) + (r ?? [])
        guard numbers.allSatisfy({ $0.isFinite && abs($0) <= limit }),
            pixels.allSatisfy({ Double($0.magnitude) <= limit }), let frame = Self.rect(f)
        else { return nil }
        var node = ViewTree.Node(depth: d, className: c, identifier: i, text: t, imageName: n, frame: frame)
        if let v {
            node.visible = Self.box(v)
            guard v.isEmpty || node.visible != nil else { return nil }
        } else {
            node.visible = place.whole(frame)
        }
        if let o {
            guard let rect = Self.rect(o) else { return nil }
            node.ownFrame = rect
        }
        if let b {
            guard b.count == 2 else { return nil }
            node.boundsOrigin = CGPoint(x: b[0], y: b[1])
        }
        if let r {
            guard let box = Self.box(r) else { return nil }
            node.reach = box
        }
        node.appearance = appearance
        return node
    }

    private var appearance: ViewTree.Appearance {
        ViewTree.Appearance(
            background: bg, fonts: fo ?? [], textColors: tc ?? [], tints: ti ?? [], colors: co ?? [], images: im ?? [],
            borderWidth: bw ?? 0, borderColor: bc, corners: cr, opacity: a ?? 1, shadow: sh, transform: tr ?? [],
            clips: cl ?? false, glyphs: g, shapes: dr, isCutOff: cu ?? false)
    }

    private static func filled<Element>(_ list: [Element]) -> [Element]? { list.isEmpty ? nil : list }

    private static func numbers(_ rect: CGRect) -> [Double] {
        [Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height)]
    }

    private static func numbers(_ box: PixelBox) -> [Int] { [box.x, box.y, box.width, box.height] }

    private static func rect(_ numbers: [Double]) -> CGRect? {
        guard numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private static func box(_ numbers: [Int]) -> PixelBox? {
        guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
        return PixelBox(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

/// The mapping of frames to an image's pixels.
struct PixelMapping {
    let scale: Double
    let picture: PixelRect

    init(size: CGSize, scale: Double) {
        self.scale = scale
        // Partial pixels are rounded up, and a hundredth of a pixel is ignored, as in painting.
        picture = PixelRect(
            around: CGRect(
                x: 0, y: 0, width: max(1, size.width * scale - 0.01), height: max(1, size.height * scale - 0.01)))
    }

    /// Returns the pixels of a frame, including those outside the image: upright edges are snapped to the nearest
    /// pixel.
    func pixels(_ frame: CGRect) -> PixelRect {
        PixelRect(
            snapping: CGRect(
                x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale))
    }

    /// Returns the part of a frame within the image.
    func whole(_ frame: CGRect) -> PixelBox? { PixelBox(pixels(frame).intersection(picture)) }
}
