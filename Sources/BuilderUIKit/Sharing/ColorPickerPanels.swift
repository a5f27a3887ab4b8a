import Foundation
import Render

/// The components of a color in sRGB, from 0 to 1.
struct ColorComponents: Equatable {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 1

    /// The components of black.
    init() {}

    /// The components of a number such as `0xFF8000`.
    init(hexadecimal number: Int) {
        red = CGFloat((number >> 16) & 255) / 255
        green = CGFloat((number >> 8) & 255) / 255
        blue = CGFloat(number & 255) / 255
    }

    /// The components of a color, those of sRGB nearest to it: colors may be more intense than those of sRGB, or have
    /// components that aren't numbers.
    @MainActor
    init(_ color: UIColor) {
        func limited(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        (red, green, blue, alpha) = (limited(red), limited(green), limited(blue), limited(alpha))
    }

    /// The opaque color of components of the HSB model.
    @MainActor
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.init(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1))
    }

    @MainActor var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

    /// The six hexadecimal digits of the opaque color.
    var digits: String {
        [red, green, blue].map { value in
            let byte = Int((value * 255).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    /// Returns a Boolean value that indicates whether the opaque colors are equal in 8 bits.
    func matches(_ other: ColorComponents) -> Bool { digits == other.digits }
}

/// The gray and white squares behind translucent colors, 8 points wide (not measured).
@MainActor
enum Checkerboard {
    static func draw(in rect: CGRect) {
        UIColor.white.setFill()
        UIRectFill(rect)
        UIColor(white: 0.8, alpha: 1).setFill()
        let side: CGFloat = 8
        for row in 0..<Int((rect.height / side).rounded(.up)) {
            for column in 0..<Int((rect.width / side).rounded(.up)) where (row + column).isMultiple(of: 2) {
                UIRectFill(
                    CGRect(
                        x: rect.minX + CGFloat(column) * side, y: rect.minY + CGFloat(row) * side, width: side,
                        height: side
                    ).intersection(rect))
            }
        }
    }
}

/// A control that reports where a finger is while it moves, and where it ends.
@MainActor
class ColorTrackingControl: UIControl, SystemControl {
    override func didInitialize() {
        super.didInitialize()
        isOpaque = false
        // The finger moves the color and not the sheet around the control, whose gesture is prevented.
        let pan = UIPanGestureRecognizer()
        pan.cancelsTouchesInView = false
        addGestureRecognizer(pan)
    }

    /// Called with the finger's location; true while it moves.
    func track(_ point: CGPoint, _ isContinuous: Bool) {}

    private var last = CGPoint.zero

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        last = touch.location(in: self)
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        last = touch.location(in: self)
        track(last, true)
        return super.continueTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { last = touch.location(in: self) }
        track(last, false)
    }

    // MARK: SystemControl

    static var handlesTaps: Bool { true }
    func touchDidEndInside(_ touch: UITouch) {}
    func controlContents(in environment: DisplayEnvironment) -> [LayerContent] { [] }
    var textTreeDetails: [TextTreeDetail] { [] }
}

/// The grid of 12 × 10 colors: grays, and below them hues from dark to light. The colors are from memory, not measured.
@MainActor
final class ColorGridView: ColorTrackingControl {
    /// Called with a color that was tapped, and with true while a finger moves.
    var choose: (ColorComponents, Bool) -> Void = { _, _ in }
    /// The selected color, whose field has a white frame.
    var selection = ColorComponents() { didSet { setNeedsDisplay() } }

    /// The rows of the grid.
    static let rows: [[ColorComponents]] = numbers.map { $0.map(ColorComponents.init(hexadecimal:)) }

    private static let numbers: [[Int]] = [
        [
            0xFFFFFF, 0xEBEBEB, 0xD6D6D6, 0xC2C2C2, 0xADADAD, 0x999999, 0x858585, 0x707070, 0x5C5C5C, 0x474747,
            0x333333, 0x000000,
        ],
        [
            0x00374A, 0x011D57, 0x11053B, 0x2E063D, 0x3C071B, 0x5C0701, 0x5A1C00, 0x583300, 0x563D00, 0x666100,
            0x4F5504, 0x263E0F,
        ],
        [
            0x004D65, 0x012F7B, 0x1A0A52, 0x450D59, 0x551029, 0x831100, 0x7B2900, 0x7A4A00, 0x785800, 0x8D8602,
            0x6F760A, 0x38571A,
        ],
        [
            0x016E8F, 0x0042A9, 0x2C0977, 0x61187C, 0x791A3D, 0xB51A00, 0xAD3E00, 0xA96800, 0xA67B01, 0xC4BC00,
            0x9BA50E, 0x4E7A27,
        ],
        [
            0x008CB4, 0x0056D6, 0x371A94, 0x7A219E, 0x99244F, 0xE22400, 0xDA5100, 0xD38301, 0xD19D01, 0xF5EC00,
            0xC3D117, 0x669D34,
        ],
        [
            0x00A1D8, 0x0061FD, 0x4D22B2, 0x982ABC, 0xB92D5D, 0xFF4015, 0xFF6A00, 0xFFAB01, 0xFCC700, 0xFEFB41,
            0xD9EC37, 0x76BB40,
        ],
        [
            0x01C7FC, 0x3A87FD, 0x5E30EB, 0xBE38F3, 0xE63B7A, 0xFE6250, 0xFE8648, 0xFEB43F, 0xFECB3E, 0xFFF76B,
            0xE4EF65, 0x96D35F,
        ],
        [
            0x52D6FC, 0x74A7FF, 0x864FFD, 0xD357FE, 0xEE719E, 0xFF8C82, 0xFEA57D, 0xFEC777, 0xFED977, 0xFFF994,
            0xEAF28F, 0xB1DD8B,
        ],
        [
            0x93E3FC, 0xA7C6FF, 0xB18CFE, 0xE292FE, 0xF4A4C0, 0xFFB5AF, 0xFFC5AB, 0xFED9A8, 0xFDE4A8, 0xFFFBB9,
            0xF1F7B7, 0xCDE8B5,
        ],
        [
            0xCBF0FF, 0xD2E2FE, 0xD8C9FE, 0xEFCAFE, 0xF9D3E0, 0xFFDAD8, 0xFFE2D6, 0xFEECD4, 0xFEF1D5, 0xFDFBDD,
            0xF6FADB, 0xDEEED4,
        ],
    ]

    override func didInitialize() {
        super.didInitialize()
        clipsToBounds = true
    }

    /// Returns the frame of a field; fields touch each other at whole pixels.
    private func frame(row: Int, column: Int) -> CGRect {
        func x(_ column: Int) -> CGFloat { pixelSnapped(bounds.width * CGFloat(column) / 12) }
        func y(_ row: Int) -> CGFloat { pixelSnapped(bounds.height * CGFloat(row) / 10) }
        return CGRect(x: x(column), y: y(row), width: x(column + 1) - x(column), height: y(row + 1) - y(row))
    }

    override func track(_ point: CGPoint, _ isContinuous: Bool) {
        guard bounds.contains(point) else { return }
        let column = min(11, Int(point.x / bounds.width * 12))
        let row = min(9, Int(point.y / bounds.height * 10))
        choose(Self.rows[row][column], isContinuous)
    }

    override func draw(_ rect: CGRect) {
        var selected: CGRect?
        for (row, colors) in Self.rows.enumerated() {
            for (column, color) in colors.enumerated() {
                let field = frame(row: row, column: column)
                color.color.setFill()
                UIRectFill(field)
                if color.matches(selection) { selected = selected ?? field }
            }
        }
        guard let selected else { return }
        let isLight = selection.red + selection.green + selection.blue > 2.8
        (isLight ? UIColor(white: 0.4, alpha: 1) : .white).setStroke()
        let path = UIBezierPath(roundedRect: selected.insetBy(dx: 1.5, dy: 1.5), cornerRadius: 2)
        path.lineWidth = 3
        path.stroke()
    }
}

/// The spectrum: hues from left to right, from white at the top over the pure color to black at the bottom.
@MainActor
final class ColorSpectrumView: ColorTrackingControl {
    /// Called with a color that was tapped, and with true while a finger moves.
    var choose: (ColorComponents, Bool) -> Void = { _, _ in }
    /// The selected color, which has a ring.
    var selection = ColorComponents() { didSet { setNeedsDisplay() } }

    override func didInitialize() {
        super.didInitialize()
        clipsToBounds = true
    }

    override func track(_ point: CGPoint, _ isContinuous: Bool) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let place = CGPoint(
            x: min(max(point.x / bounds.width, 0), 1), y: min(max(point.y / bounds.height, 0), 1))
        tapped = place
        choose(Self.color(at: place), isContinuous)
    }

    /// The place of the finger, in units of the size.
    private var tapped: CGPoint?

    private static func color(at place: CGPoint) -> ColorComponents {
        ColorComponents(hue: place.x, saturation: min(1, 2 * place.y), brightness: min(1, 2 - 2 * place.y))
    }

    /// The place of the ring, in units of the size: that of the finger, which white, black and grays don't have, or
    /// that of a color from elsewhere.
    var ringPlace: CGPoint {
        if let tapped, Self.color(at: tapped).matches(selection) { return tapped }
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        _ = selection.color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        return CGPoint(x: hue, y: brightness < 1 ? 1 - brightness / 2 : saturation / 2)
    }

    override func draw(_ rect: CGRect) {
        let hues = (0...12).map { UIColor(hue: CGFloat($0) / 12, saturation: 1, brightness: 1, alpha: 1).cgColor }
        Self.fill(bounds, hues, to: CGPoint(x: bounds.maxX, y: 0))
        let middle = bounds.midY
        let white = [UIColor(white: 1, alpha: 1).cgColor, UIColor(white: 1, alpha: 0).cgColor]
        let black = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 1).cgColor]
        let halves = bounds.divided(atDistance: middle, from: .minYEdge)
        Self.fill(halves.slice, white, to: CGPoint(x: 0, y: middle))
        Self.fill(halves.remainder, black, from: CGPoint(x: 0, y: middle), to: CGPoint(x: 0, y: bounds.maxY))
        drawRing()
    }

    private func drawRing() {
        let center = CGPoint(x: ringPlace.x * bounds.width, y: ringPlace.y * bounds.height)
        let ring = UIBezierPath(ovalIn: CGRect(x: center.x - 14, y: center.y - 14, width: 28, height: 28))
        selection.color.withAlphaComponent(1).setFill()
        ring.fill()
        UIColor.white.setStroke()
        ring.lineWidth = 3
        ring.stroke()
    }

    /// Fills a rectangle with a gradient.
    static func fill(_ rect: CGRect, _ colors: [CGColor], from start: CGPoint = .zero, to end: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(),
            let gradient = CGGradient(colorsSpace: nil, colors: colors as [Any] as CFArray, locations: nil)
        else { return }
        context.saveGState()
        context.clip(to: rect)
        context.drawLinearGradient(gradient, start: start, end: end, options: [])
        context.restoreGState()
    }
}
