import Foundation
import Render

/// The outlines of a symbol, in units of the font size: (0, 0) is the top left corner, y points down.
struct SymbolDrawing: Hashable, Sendable {
    var size: CGSize
    /// The lines, whose width follows from the weight.
    var strokes = Path()
    /// The filled shapes, by the even-odd rule.
    var fills = Path()
    /// The index in `fills` of the first element of a badge, or of a symbol that is cut out of a shape.
    var markStart: Int?
    /// The layers of a symbol set from back to front, in place of `strokes` and `fills`.
    var layers: [SymbolLayer] = []
    /// The distance from the bottom edge to the middle of adjacent capital letters; nil for half the height.
    var middleFromBottom: CGFloat?
}

/// A symbol at a size and weight.
struct SymbolImage: Hashable, Sendable {
    let name: String
    let drawing: SymbolDrawing
    /// The size of the adjacent text, in points.
    let pointSize: CGFloat
    let weight: UIFont.Weight
    let scale: UIImage.SymbolScale
    /// The symbol set that the outlines are of; nil for built-in symbols.
    var set: SymbolSet?
    /// The value, 0…1, up to which variable layers are drawn at their full opacity; nil to draw all so.
    var variableValue: Double?

    /// The opacity of variable layers above the value (not measured).
    private static let inactiveOpacity = 0.3

    /// The length of one unit of the drawing, in points.
    private var unit: CGFloat { pointSize * scale.factor }

    /// The size in points, rounded up to thirds of a point.
    var size: CGSize { CGSize(width: rounded(drawing.size.width * unit), height: rounded(drawing.size.height * unit)) }

    private func rounded(_ length: CGFloat) -> CGFloat {
        let whole = (length * 3 - 0.01).rounded(.up) / 3
        return whole.isFinite ? whole : 0
    }

    /// The distance in points from the bottom edge to the baseline of adjacent text on whose capitals the symbol is
    /// centered.
    var baselineFromBottom: CGFloat {
        let capHeight = pointSize * 1443 / 2048
        return drawing.middleFromBottom.map { $0 * unit - capHeight / 2 } ?? (size.height - capHeight) / 2
    }

    /// Returns the symbol in the middle of a box of another size, in points.
    func centered(in size: CGSize) -> SymbolImage {
        let box = CGSize(width: size.width / unit, height: size.height / unit)
        let move = CGAffineTransform(
            translationX: (box.width - drawing.size.width) / 2, y: (box.height - drawing.size.height) / 2)
        var moved = drawing
        moved.size = box
        moved.strokes = drawing.strokes.applying(move)
        moved.fills = drawing.fills.applying(move)
        moved.layers = drawing.layers.map { $0.applying(move) }
        moved.middleFromBottom = drawing.middleFromBottom.map { $0 + move.ty }
        return SymbolImage(
            name: name, drawing: moved, pointSize: pointSize, weight: weight, scale: scale, set: set,
            variableValue: variableValue)
    }

    /// The width of the lines, in points.
    var lineWidth: CGFloat {
        // 0.045 of the size for ultra-light to 0.16 for black; regular is 0.085.
        let value = weight.rawValue
        let share = value < 0 ? 0.085 + value * 0.05 : 0.085 + value * 0.12
        return max(0.02, share) * unit
    }

    /// Returns the outlines in one color as layer contents that fill `destination`, in points.
    func contents(in destination: CGRect, isMirrored: Bool = false, color: Color) -> [LayerContent] {
        let whole = SymbolLayer(strokes: drawing.strokes, fills: drawing.fills)
        if variableValue != nil {
            let layers = drawing.layers(named: name, isVariable: true)
            guard layers.contains(where: \.isCutOut) else {
                return contents(of: layers, in: destination, isMirrored: isMirrored) { _ in color }
            }
            // Faint layers fill a part of their holes' opacity.
            let holes = layers.filter { $0.isCutOut && isFaint($0) }.map { layer in
                var hole = layer
                hole.threshold = nil
                return hole
            }
            var faint = color
            faint.alpha *= 1 - Self.inactiveOpacity
            return contents(of: [whole], in: destination, isMirrored: isMirrored) { _ in color }
                + contents(of: holes, in: destination, isMirrored: isMirrored) { _ in faint }
        }
        return contents(
            of: drawing.layers.isEmpty ? [whole] : drawing.layers, in: destination, isMirrored: isMirrored
        ) { _ in color }
    }

    /// Returns the outlines, with a color for each layer, as layer contents that fill `destination`, in points.
    func contents(
        in destination: CGRect, isMirrored: Bool = false, color: (SymbolLayer) -> Color
    ) -> [LayerContent] {
        contents(
            of: drawing.layers(named: name, isVariable: variableValue != nil), in: destination, isMirrored: isMirrored,
            color: color)
    }

    /// Returns a Boolean value that indicates whether the layer lies above the variable value.
    private func isFaint(_ layer: SymbolLayer) -> Bool {
        guard let variableValue, let threshold = layer.threshold else { return false }
        return !(variableValue > threshold)
    }

    private func contents(
        of layers: [SymbolLayer], in destination: CGRect, isMirrored: Bool, color: (SymbolLayer) -> Color
    ) -> [LayerContent] {
        guard size.width > 0, size.height > 0 else { return [] }
        let scaleX = destination.width / size.width * (isMirrored ? -1 : 1)
        let scaleY = destination.height / size.height
        let placement = CGAffineTransform(
            translationX: isMirrored ? destination.maxX : destination.minX, y: destination.minY
        )
        .scaledBy(x: scaleX * unit, y: scaleY * unit)
        let width = Double(lineWidth * min(abs(scaleX), abs(scaleY)))
        let style = StrokeStyle(width: width, cap: .round, join: .round)
        var contents: [LayerContent] = []
        for part in layers {
            var (part, color) = (part, color(part))
            if isFaint(part) { color.alpha *= Self.inactiveOpacity }
            // Lines over shapes would be seen through a translucent color.
            if color.alpha < 1 { part = part.united(lineWidth: lineWidth / unit) }
            if !part.fills.isEmpty { contents.append(.fill(part.fills.applying(placement), color, part.rule)) }
            if !part.strokes.isEmpty { contents.append(.stroke(part.strokes.applying(placement), color, style)) }
        }
        return contents
    }

    /// Returns the symbol at `scale` pixels per point; in black, if its layers don't have colors of their own.
    func bitmap(scale: CGFloat, color: ((SymbolLayer) -> Color)? = nil) -> Bitmap? {
        var layer = Layer(frame: CGRect(origin: .zero, size: size))
        layer.contents =
            color.map { contents(in: layer.bounds, color: $0) } ?? contents(in: layer.bounds, color: .black)
        return LayerRasterizer.paint(layer, size: size, scale: scale)
    }
}

/// Builds a symbol's outlines, in units of the font size with y pointing down.
struct SymbolPen {
    private let strokes = CGMutablePath()
    private let fills = CGMutablePath()
    private let size: CGSize

    init(width: CGFloat, height: CGFloat) { size = CGSize(width: width, height: height) }

    var drawing: SymbolDrawing { SymbolDrawing(size: size, strokes: strokes.path, fills: fills.path) }

    /// Adds a line through points given as x, y, x, y, …
    func line(_ numbers: CGFloat..., closed: Bool = false) {
        strokes.addLines(between: Self.points(numbers))
        if closed { strokes.closeSubpath() }
    }

    /// Adds a filled polygon with corners at x, y, x, y, …
    func shape(_ numbers: CGFloat...) {
        fills.addLines(between: Self.points(numbers))
        fills.closeSubpath()
    }

    func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) { strokes.addEllipse(in: Self.square(x, y, radius)) }

    func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) { fills.addEllipse(in: Self.square(x, y, radius)) }

    func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) {
        strokes.addRoundedRect(
            in: CGRect(x: x, y: y, width: width, height: height), cornerWidth: radius, cornerHeight: radius)
    }

    func filledBox(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) {
        fills.addRoundedRect(
            in: CGRect(x: x, y: y, width: width, height: height), cornerWidth: radius, cornerHeight: radius)
    }

    /// Adds a circular arc; angles are degrees, clockwise from the right.
    func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: CGFloat, to end: CGFloat) {
        strokes.move(to: Self.onCircle(x, y, radius, start))
        strokes.addArc(
            center: CGPoint(x: x, y: y), radius: radius, startAngle: start * .pi / 180, endAngle: end * .pi / 180,
            clockwise: false)
    }

    /// Adds an outline, stroked or filled.
    func outline(filled: Bool = false, _ build: (CGMutablePath) -> Void) { build(filled ? fills : strokes) }

    /// Adds a star with five points.
    func star(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, filled: Bool) {
        let points = (0..<10).map { index in
            Self.onCircle(x, y, index % 2 == 0 ? radius : radius * 0.45, CGFloat(index) * 36 - 90)
        }
        outline(filled: filled) { path in
            path.addLines(between: points)
            path.closeSubpath()
        }
    }

    static func onCircle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ degrees: CGFloat) -> CGPoint {
        let angle = Double(degrees) * .pi / 180
        return CGPoint(x: x + radius * CGFloat(cos(angle)), y: y + radius * CGFloat(sin(angle)))
    }

    private static func square(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGRect {
        CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    }

    private static func points(_ numbers: [CGFloat]) -> [CGPoint] {
        stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    }
}
