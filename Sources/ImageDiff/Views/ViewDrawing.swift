import Foundation
import Render

/// Collects a view's drawing: colors, fonts and images by name, everything else as digests.
struct ViewDrawing {
    private var appearance = ViewTree.Appearance()
    private var glyphs = DrawingDigest()
    private var shapes = DrawingDigest()
    private var drawnText = ""

    /// Creates the drawing with the properties of the view's own layer.
    init(of layer: Layer) {
        appearance.background = layer.background?.hexadecimal
        if let border = layer.border, border.width > 0 {
            appearance.borderWidth = border.width.roundedToThousandths
            appearance.borderColor = border.color.hexadecimal
        }
        appearance.corners = layer.corners.radius > 0 ? layer.corners.text : nil
        appearance.opacity = layer.opacity.roundedToThousandths
        appearance.shadow = layer.shadow?.text
        appearance.clips = layer.masksToBounds
        add(layer.backdrop, as: "backdrop")
        add(layer.vibrancy, as: "vibrancy")
        let t = layer.transform
        if !t.isIdentity {
            // Rotations and scales by millionths are visible across a screen, translations by thousandths aren't.
            appearance.transform = [t.a, t.b, t.c, t.d].map { part in
                let millionths = (Double(part) * 1e6).rounded()
                return millionths / 1e6 + 0
            }
            appearance.transform += [t.tx, t.ty].map { Double($0.roundedToThousandths) }
            if appearance.transform.contains(where: { !$0.isFinite }) { appearance.transform = [] }
        }
    }

    /// Adds a layer of the view that isn't a view itself.
    mutating func add(inner layer: Layer, _ toView: CGAffineTransform) {
        shapes.add("layer")
        shapes.add(layer.bounds)
        shapes.add(toView)
        shapes.add(layer.opacity)
        shapes.add(layer.corners.text)
        shapes.add(layer.masksToBounds ? "clips" : "")
        shapes.add(layer.border?.width ?? 0)
        shapes.add(layer.shadow?.text ?? "")
        add(color: layer.background)
        if let border = layer.border { add(color: border.color) }
        add(layer.backdrop, as: "backdrop")
        add(layer.vibrancy, as: "vibrancy")
    }

    private mutating func add(_ backdrop: Layer.Backdrop?, as name: String) {
        guard let backdrop else { return }
        shapes.add(name)
        for number in [backdrop.radius, backdrop.saturation, backdrop.highlight, backdrop.edge?.width ?? 0] {
            shapes.add(number)
        }
        add(color: backdrop.tint)
        add(color: backdrop.edge?.color)
    }

    /// Adds a mask: all its contents count as shapes.
    mutating func add(mask: Layer, _ images: inout ImageDigests) {
        var inside = ViewDrawing(of: mask)
        var waiting = [mask]
        while let layer = waiting.popLast() {
            inside.add(inner: layer, layer.transformToParent)
            for content in layer.contents { inside.add(content, .identity, &images) }
            waiting += layer.sublayers + layer.mask
        }
        let appearance = inside.appearance
        shapes.add("mask")
        for text in appearance.colors + appearance.textColors + appearance.tints + appearance.images {
            shapes.add(text)
        }
        for digest in [inside.shapes, inside.glyphs] { shapes.add(digest.text ?? "") }
    }

    mutating func add(_ content: LayerContent, _ toView: CGAffineTransform, _ images: inout ImageDigests) {
        switch content {
        case .glyphs(let run): add(run, toView)
        case .image(let image):
            shapes.add("image")
            shapes.add(toView)
            shapes.add(image.destination)
            shapes.add(image.clip ?? .null)
            shapes.add(image.sourceRect ?? .null)
            if let tint = image.tint { Self.append(tint.hexadecimal, to: &appearance.tints) }
            Self.append(images.digest(of: image.bitmap), to: &appearance.images)
        case .fill(let path, let color, let rule):
            shapes.add(rule == .evenOdd ? "even-odd" : "fill")
            shapes.add(path.applying(toView))
            add(color: color)
        case .stroke(let path, let color, let style):
            shapes.add("stroke \(style.cap) \(style.join)")
            shapes.add(path.applying(toView))
            for length in [style.width, style.miterLimit, style.dashPhase] + style.dashes { shapes.add(length) }
            add(color: color)
        case .gradient(let gradient):
            shapes.add("gradient \(gradient.kind)")
            shapes.add(gradient.start)
            shapes.add(gradient.end)
            for stop in gradient.stops {
                shapes.add(stop.location)
                add(color: stop.color)
            }
        }
    }

    private mutating func add(_ run: GlyphRun, _ toView: CGAffineTransform) {
        Self.append(run.fontName, to: &appearance.fonts)
        Self.append(run.color.hexadecimal, to: &appearance.textColors)
        drawnText += run.text
        glyphs.add(run.face.name)
        glyphs.add(run.face.isSlanted ? 1 : 0)
        glyphs.add(run.drawnSize)
        for glyph in run.glyphs {
            glyphs.add(Double(glyph.id))
            glyphs.add(CGPoint(x: glyph.x, y: glyph.y).applying(toView))
        }
    }

    private mutating func add(color: Color?) {
        if let color { Self.append(color.hexadecimal, to: &appearance.colors) }
    }

    /// Appends a text once; 64 entries are enough to detect a change.
    private static func append(_ text: String, to list: inout [String]) {
        if list.count < 64, !list.contains(text) { list.append(text) }
    }

    /// Assigns the collected drawing to the node.
    func finish(_ node: inout ViewTree.Node) {
        node.appearance = appearance
        node.appearance.glyphs = glyphs.text
        node.appearance.shapes = shapes.text
        // The fill color of a symbol or a tinted image is the tint.
        if node.imageName != nil, appearance.tints.isEmpty {
            node.appearance.tints = appearance.colors
            node.appearance.colors = []
        }
        if node.text == nil, !drawnText.isEmpty { node.text = drawnText }
        node.appearance.isCutOff = drawnText.contains("…") && node.text?.contains("…") == false
    }
}

extension GlyphRun {
    /// The font in UIKit's terms, or else the file's name and the drawn size.
    fileprivate var fontName: String {
        font?.shortName ?? "\(ChangeText.number(drawnSize)) \(face.name)\(face.isSlanted ? " Slanted" : "")"
    }
}

extension FontSpec {
    /// The font as text, such as `17 Semibold`, `12 Regular Italic`, `15 Bold Monospaced`.
    fileprivate var shortName: String {
        let weight = self.weight.rawValue
        var parts = [ChangeText.number(size), weight.prefix(1).uppercased() + weight.dropFirst()]
        if isItalic { parts.append("Italic") }
        if hasMonospacedDigits { parts.append("Monospaced Digits") }
        switch design {
        case .system: break
        case .monospaced: parts.append("Monospaced")
        case .named(let family): parts.append(family)
        }
        return parts.joined(separator: " ")
    }
}

extension Color {
    /// The color as `RRGGBB`, or as `RRGGBBAA` if it isn't opaque.
    fileprivate var hexadecimal: String {
        let steps = [red, green, blue, alpha].map { $0.isFinite ? Int((max(0, min(1, $0)) * 255).rounded()) : 0 }
        return (steps[3] == 255 ? steps.dropLast() : steps[...]).map { step in
            let digits = String(step, radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}

extension Layer.Corners {
    /// The corners as text, such as `12`, or `12 continuous`, or `12 on corners ↖↗`.
    fileprivate var text: String {
        var text = ChangeText.number(radius)
        if curve == .continuous { text += " continuous" }
        if mask != .all { text += " on corners \(Self.names(of: mask))" }
        return text
    }

    private static func names(of mask: Mask) -> String {
        let names: [(Mask, String)] = [
            (.minXMinY, "↖"), (.maxXMinY, "↗"), (.minXMaxY, "↙"), (.maxXMaxY, "↘"),
        ]
        return names.map { mask.contains($0.0) ? $0.1 : "" }.joined()
    }
}

extension Layer.Shadow {
    fileprivate var text: String {
        let numbers = [opacity, radius, Double(offset.width), Double(offset.height)].map(ChangeText.number)
        var digest = DrawingDigest()
        if let path { digest.add(path) }
        let outline = digest.text.map { " along \($0)" } ?? ""
        return "#\(color.hexadecimal) opacity \(numbers[0]) radius \(numbers[1]) offset \(numbers[2]), \(numbers[3])"
            + outline
    }
}

/// A digest of drawing commands; numbers are rounded to thousandths.
struct DrawingDigest {
    private var bytes: [UInt8] = []

    mutating func add(_ text: String) {
        add(Double(text.utf8.count))
        bytes += text.utf8
    }

    mutating func add(_ number: Double) {
        let limited = number.isFinite ? max(-1e15, min(1e15, number * 1000)) : 1e16
        withUnsafeBytes(of: Int64(limited.rounded()).littleEndian) { bytes += $0 }
    }

    mutating func add(_ point: CGPoint) {
        add(Double(point.x))
        add(Double(point.y))
    }

    mutating func add(_ rect: CGRect) {
        add(rect.origin)
        add(Double(rect.size.width))
        add(Double(rect.size.height))
    }

    mutating func add(_ transform: CGAffineTransform) {
        for number in [transform.a, transform.b, transform.c, transform.d] { add(Double(number) * 1000) }
        add(CGPoint(x: transform.tx, y: transform.ty))
    }

    mutating func add(_ path: Path) {
        add(Double(path.elements.count))
        for element in path.elements {
            switch element {
            case .move(let point):
                add(1.0)
                add(point)
            case .line(let point):
                add(2.0)
                add(point)
            case .quadCurve(let point, let control):
                add(3.0)
                add(point)
                add(control)
            case .curve(let point, let first, let second):
                add(4.0)
                add(point)
                add(first)
                add(second)
            case .close: add(5.0)
            }
        }
    }

    /// The digest as ten hexadecimal digits; nil if nothing was drawn.
    var text: String? { bytes.isEmpty ? nil : Self.text(FastHash.hash64(bytes, count: bytes.count)) }

    static func text(_ hash: UInt64) -> String {
        let digits = String(hash >> 24, radix: 16)
        return String(repeating: "0", count: 10 - digits.count) + digits
    }
}

/// A cache of image digests: each image is hashed once per tree.
struct ImageDigests {
    private var known: [ObjectIdentifier: String] = [:]

    /// Returns a digest such as `40×40 0123456789`: the size in pixels and a digest of them.
    mutating func digest(of bitmap: Bitmap) -> String {
        let key = ObjectIdentifier(bitmap)
        if let text = known[key] { return text }
        let text = "\(bitmap.width)×\(bitmap.height) \(bitmap.pixelHash(scale: 1).prefix(10))"
        known[key] = text
        return text
    }
}
