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
        let mapping = PixelMapping(size: cgSize, scale: scale)
        var nodes: [Node] = []
        for stored in try values.decode([StoredNode].self, forKey: .nodes) {
            guard let node = stored.node(in: mapping, limit: Self.limit) else {
                throw broken(.nodes, "view \(nodes.count) has invalid numbers")
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
        let mapping = PixelMapping(size: size, scale: scale)
        try values.encode(Self.version, forKey: .version)
        try values.encode([Double(size.width), Double(size.height)], forKey: .size)
        try values.encode(scale, forKey: .scale)
        try values.encode(nodes.map { StoredNode($0, in: mapping) }, forKey: .nodes)
    }
}

/// A view's stored form: short keys, without default values.
struct StoredNode: Codable {
    var depth: Int
    var className: String
    var frame: [Double]
    var identifier: String?
    var text: String?
    var imageName: String?
    /// The visible box; nil if the whole frame is visible, empty if nothing is.
    var visible: [Int]?
    var ownFrame: [Double]?
    var boundsOrigin: [Double]?
    var reach: [Int]?
    var background: String?
    var fonts: [String]?
    var textColors: [String]?
    var tints: [String]?
    var colors: [String]?
    var images: [String]?
    var borderWidth: Double?
    var borderColor: String?
    var corners: String?
    var opacity: Double?
    var shadow: String?
    var transform: [Double]?
    var clips: Bool?
    var glyphs: String?
    var shapes: String?
    var isCutOff: Bool?

    private enum CodingKeys: String, CodingKey {
        case depth = "d"
        case className = "c"
        case frame = "f"
        case identifier = "i"
        case text = "t"
        case imageName = "n"
        case visible = "v"
        case ownFrame = "o"
        case boundsOrigin = "b"
        case reach = "r"
        case background = "bg"
        case fonts = "fo"
        case textColors = "tc"
        case tints = "ti"
        case colors = "co"
        case images = "im"
        case borderWidth = "bw"
        case borderColor = "bc"
        case corners = "cr"
        case opacity = "a"
        case shadow = "sh"
        case transform = "tr"
        case clips = "cl"
        case glyphs = "g"
        case shapes = "dr"
        case isCutOff = "cu"
    }

    init(_ node: ViewTree.Node, in mapping: PixelMapping) {
        let appearance = node.appearance
        depth = node.depth
        className = node.className
        frame = Self.numbers(node.frame)
        identifier = node.identifier
        text = node.text
        imageName = node.imageName
        visible = node.visible == mapping.whole(node.frame) ? nil : node.visible.map(Self.numbers) ?? []
        ownFrame = node.ownFrame.map(Self.numbers)
        boundsOrigin = node.boundsOrigin == .zero ? nil : [Double(node.boundsOrigin.x), Double(node.boundsOrigin.y)]
        reach = node.reach.map(Self.numbers)
        background = appearance.background
        fonts = Self.filled(appearance.fonts)
        textColors = Self.filled(appearance.textColors)
        tints = Self.filled(appearance.tints)
        colors = Self.filled(appearance.colors)
        images = Self.filled(appearance.images)
        borderWidth = appearance.borderWidth == 0 ? nil : appearance.borderWidth
        borderColor = appearance.borderColor
        corners = appearance.corners
        opacity = appearance.opacity == 1 ? nil : appearance.opacity
        shadow = appearance.shadow
        transform = Self.filled(appearance.transform)
        clips = appearance.clips ? true : nil
        glyphs = appearance.glyphs
        shapes = appearance.shapes
        isCutOff = appearance.isCutOff ? true : nil
    }

    /// Returns the node, or nil for numbers that aren't finite, or whose magnitude is beyond `limit`.
    func node(in mapping: PixelMapping, limit: Double) -> ViewTree.Node? {
        let lists = frame + (ownFrame ?? []) + (boundsOrigin ?? []) + (transform ?? [])
        let numbers = lists + [borderWidth ?? 0, opacity ?? 1]
        let pixels = (visible ?? []) + (reach ?? [])
        guard numbers.allSatisfy({ $0.isFinite && abs($0) <= limit }),
            pixels.allSatisfy({ Double($0.magnitude) <= limit }), let nodeFrame = Self.rect(frame)
        else { return nil }
        var node = ViewTree.Node(
            depth: depth, className: className, identifier: identifier, text: text, imageName: imageName,
            frame: nodeFrame)
        if let visible {
            node.visible = Self.box(visible)
            guard visible.isEmpty || node.visible != nil else { return nil }
        } else {
            node.visible = mapping.whole(nodeFrame)
        }
        if let ownFrame {
            guard let rect = Self.rect(ownFrame) else { return nil }
            node.ownFrame = rect
        }
        if let boundsOrigin {
            guard boundsOrigin.count == 2 else { return nil }
            node.boundsOrigin = CGPoint(x: boundsOrigin[0], y: boundsOrigin[1])
        }
        if let reach {
            guard let box = Self.box(reach) else { return nil }
            node.reach = box
        }
        node.appearance = appearance
        return node
    }

    private var appearance: ViewTree.Appearance {
        ViewTree.Appearance(
            background: background, fonts: fonts ?? [], textColors: textColors ?? [], tints: tints ?? [],
            colors: colors ?? [], images: images ?? [], borderWidth: borderWidth ?? 0, borderColor: borderColor,
            corners: corners, opacity: opacity ?? 1, shadow: shadow, transform: transform ?? [], clips: clips ?? false,
            glyphs: glyphs, shapes: shapes, isCutOff: isCutOff ?? false)
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
