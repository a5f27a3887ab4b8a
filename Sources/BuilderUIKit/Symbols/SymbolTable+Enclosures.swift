import Foundation
import Render

/// Symbols inside shapes, by Apple's suffixes: `.circle`, `.square.fill`, `.rectangle` and others.
extension SymbolTable {
    /// The shapes around symbols, by the ends of the variants' names.
    private static let frames = [
        ("circle", "circle"), ("square", "square"),
        ("rectangle.portrait", "rectangle.portrait"), ("rectangle", "rectangle"), ("seal", "seal"),
        ("shield", "shield"),
        ("diamond", "diamond"), ("octagon", "octagon"), ("app", "app"), ("bubble", "bubble.left"),
        ("bubble.left", "bubble.left"), ("document", "doc"),
        ("rectangle.roundedtop", "rectangle.roundedtop"), ("rectangle.roundedbottom", "rectangle.roundedbottom"),
        ("button.roundedtop.horizontal", "rectangle.roundedtop"),
        ("button.roundedbottom.horizontal", "rectangle.roundedbottom"),
        ("message", "message"),
        ("icloud", "icloud"), ("heart", "heart"), ("doc", "doc"), ("batteryblock", "rectangle"),
        ("iphone", "iphone"), ("ipad", "ipad"),
    ]

    /// Returns a symbol inside one of the shapes, or a filled shape with the symbol cut out of it.
    static func framed(named name: String) -> SymbolDrawing? {
        let isFilled = name.hasSuffix(".fill")
        let plain = isFilled ? String(name.dropLast(".fill".count)) : name
        for (suffix, frame) in frames where plain.hasSuffix("." + suffix) {
            let inner = String(plain.dropLast(suffix.count + 1))
            let result =
                isFilled
                ? cutOut(named: inner)?.cut(out: drawing(named: frame + ".fill")?.merged())
                : base(named: inner)?.placed(in: drawing(named: frame))
            if let result { return result }
        }
        return nil
    }

    /// Returns the outlines of a symbol that is cut out of a filled shape: solid, if the symbol is in `solid`.
    private static func cutOut(named name: String) -> SymbolDrawing? {
        let plain = name.hasSuffix(".slash") ? String(name.dropLast(".slash".count)) : name
        return solid.contains(plain) ? drawing(named: name + ".fill") : base(named: name)
    }

    /// The symbols with a filled variant that is cut out of filled shapes. Others, such as `globe` and `pencil`, have
    /// none, and are cut out with their lines.
    private static let solid: Set<String> = [
        "ant", "archivebox", "arrowshape.bounce.right", "arrowshape.down", "arrowshape.left", "arrowshape.right",
        "arrowshape.turn.up.forward", "arrowshape.turn.up.left", "arrowshape.turn.up.left.2",
        "arrowshape.turn.up.right", "arrowshape.up", "arrowtriangle.down", "arrowtriangle.left", "arrowtriangle.right",
        "arrowtriangle.up", "backward", "backward.end", "backward.frame", "bag", "basket", "bed.double", "bell",
        "bird", "bolt", "book", "bookmark", "books.vertical", "briefcase", "bubble", "bubble.left", "bubble.right",
        "building", "building.2", "building.columns", "camera", "capsule", "car", "cart", "case", "checkmark.shield",
        "cloud", "creditcard", "cross", "crown", "diamond", "doc", "drop", "dumbbell", "envelope", "envelope.open",
        "exclamationmark.shield", "exclamationmark.triangle", "eye", "film", "fish", "flag", "flag.2.crossed", "flame",
        "folder", "forward", "forward.end", "forward.frame", "fuelpump", "gamecontroller", "gearshape", "gift",
        "giftcard", "graduationcap", "hammer", "hand.raised", "hand.thumbsdown", "hand.thumbsup", "hare", "heart",
        "hexagon", "hifispeaker", "house", "key", "ladybug", "leaf", "lightbulb", "location", "location.north", "lock",
        "lock.open", "map", "medal", "message", "mic", "microphone", "moon", "paintbrush", "paperplane", "pause",
        "pawprint", "person", "person.2", "person.3", "phone", "phone.down", "photo", "pills", "pin", "play",
        "puzzlepiece", "shield", "shippingbox", "speaker", "star", "stop", "suitcase", "sun.max", "sun.min", "tag",
        "theatermasks", "tortoise", "tram", "trash", "tray", "tree", "triangle", "trophy", "tshirt", "tv", "umbrella",
        "video",
        "wallet.pass",
    ]
}

extension SymbolDrawing {
    /// Returns the symbol, smaller, inside an outline.
    func placed(in frame: SymbolDrawing?) -> SymbolDrawing? {
        guard var result = frame else { return nil }
        let inner = fitting(in: result.size)
        result.strokes.elements += inner.strokes.elements
        result.fills.elements += inner.fills.elements
        return result
    }

    /// Returns a shape with the symbol, smaller, cut out of it.
    func cut(out shape: SymbolDrawing?) -> SymbolDrawing? {
        guard var result = shape else { return nil }
        let inner = fitting(in: result.size)
        result.markStart = result.fills.elements.count
        result.fills.elements += SymbolCoverage(inner, lineWidth: 0.08).path.elements
        return result
    }

    /// Returns a filled shape whose lines are a part of it, so that another symbol can be cut out of both.
    func merged() -> SymbolDrawing {
        guard !strokes.isEmpty else { return self }
        var result = self
        result.fills = SymbolCoverage(self, lineWidth: 0.085).path
        result.strokes = Path()
        return result
    }

    /// Returns the symbol in the middle of a box and at most 0.56 of its size.
    func fitting(in box: CGSize) -> SymbolDrawing {
        let scale = 0.56 * min(box.width / size.width, box.height / size.height)
        let place = CGAffineTransform(
            translationX: (box.width - size.width * scale) / 2, y: (box.height - size.height * scale) / 2
        ).scaledBy(x: scale, y: scale)
        return SymbolDrawing(size: box, strokes: strokes.applying(place), fills: fills.applying(place))
    }
}
