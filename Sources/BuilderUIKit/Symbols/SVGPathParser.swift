import Foundation
import Render

/// An error in an SVG file, with words for a warning.
struct SVGError: Error, Hashable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Reads the numbers and flags of an SVG attribute, which may follow each other without separators.
struct SVGNumberScanner {
    private let bytes: [UInt8]
    private(set) var index = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// Skips white space and commas and returns a Boolean value that indicates whether nothing follows.
    mutating func isAtEnd() -> Bool {
        while index < bytes.count, bytes[index] == 44 || Self.isSpace(bytes[index]) { index += 1 }
        return index >= bytes.count
    }

    /// Returns the next letter and skips it, or nil if something else follows.
    mutating func letter() -> Character? {
        guard !isAtEnd(), Self.isLetter(bytes[index]) else { return nil }
        index += 1
        return Character(UnicodeScalar(bytes[index - 1]))
    }

    /// A Boolean value that indicates whether a number follows.
    mutating func isAtNumber() -> Bool {
        guard !isAtEnd() else { return false }
        let byte = bytes[index]
        return Self.isDigit(byte) || byte == 43 || byte == 45 || byte == 46
    }

    /// Returns the next 0 or 1, which needs no separator.
    mutating func flag() throws(SVGError) -> Bool {
        guard !isAtEnd(), bytes[index] == 48 || bytes[index] == 49 else { throw unexpected("a flag, 0 or 1,") }
        index += 1
        return bytes[index - 1] == 49
    }

    /// Returns the next number, which must be at most a million.
    mutating func number() throws(SVGError) -> CGFloat {
        guard isAtNumber() else { throw unexpected("a number") }
        let start = index
        if bytes[index] == 43 || bytes[index] == 45 { index += 1 }
        skipDigits()
        if index < bytes.count, bytes[index] == 46 {
            index += 1
            skipDigits()
        }
        // An e without digits is the beginning of a unit, such as “em”.
        if index + 1 < bytes.count, bytes[index] == 101 || bytes[index] == 69 {
            let sign = bytes[index + 1] == 43 || bytes[index + 1] == 45 ? 1 : 0
            if index + 1 + sign < bytes.count, Self.isDigit(bytes[index + 1 + sign]) {
                index += 1 + sign
                skipDigits()
            }
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        guard let value = Double(text.hasSuffix(".") ? text + "0" : text), value.isFinite, abs(value) <= 1_000_000
        else {
            throw SVGError("“\(text.prefix(40))” isn't a number up to a million")
        }
        return CGFloat(value)
    }

    private mutating func skipDigits() {
        while index < bytes.count, Self.isDigit(bytes[index]) { index += 1 }
    }

    private func unexpected(_ expected: String) -> SVGError {
        let rest = String(decoding: bytes[min(index, bytes.count)...].prefix(12), as: UTF8.self)
        return SVGError("\(expected) is expected at byte \(index), before “\(rest)”")
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte >= 9 && byte <= 13 }
    private static func isLetter(_ byte: UInt8) -> Bool { byte | 32 >= 97 && byte | 32 <= 122 }
}

/// Reads the path data of SVG: all commands, relative and absolute.
struct SVGPathParser {
    /// The largest number of segments of one path.
    static let limit = 100_000

    private var scanner: SVGNumberScanner
    private var elements: [Path.Element] = []
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point, which S and T mirror if the last command was a curve of the same degree.
    private var control: (point: CGPoint, isCubic: Bool)?
    /// A Boolean value that indicates whether a subpath was closed, so that another line begins a new one.
    private var isClosed = false

    /// Returns the path of an attribute `d`.
    static func path(_ data: String) throws(SVGError) -> Path {
        var parser = SVGPathParser(scanner: SVGNumberScanner(data))
        try parser.read()
        return Path(parser.elements)
    }

    private init(scanner: SVGNumberScanner) { self.scanner = scanner }

    private mutating func read() throws(SVGError) {
        while !scanner.isAtEnd() {
            let offset = scanner.index
            guard var command = scanner.letter() else { throw SVGError("a path has no command at byte \(offset)") }
            if elements.isEmpty, command != "M", command != "m" { throw SVGError("a path doesn't begin with M") }
            repeat {
                try add(command)
                guard elements.count <= Self.limit else {
                    throw SVGError("a path has more than \(Self.limit) segments")
                }
                if command == "M" { command = "L" }
                if command == "m" { command = "l" }
            } while command != "Z" && command != "z" && scanner.isAtNumber()
        }
    }

    private mutating func add(_ command: Character) throws(SVGError) {
        let origin = command.isLowercase ? current : .zero
        switch command {
        case "M", "m":
            current = try point(from: origin)
            start = current
            isClosed = false
            control = nil
            elements.append(.move(current))
        case "L", "l": line(to: try point(from: origin))
        case "H", "h": line(to: CGPoint(x: origin.x + (try scanner.number()), y: current.y))
        case "V", "v": line(to: CGPoint(x: current.x, y: origin.y + (try scanner.number())))
        case "C", "c":
            let first = try point(from: origin)
            try curve(first: first, origin: origin)
        case "S", "s": try curve(first: mirrored(isCubic: true), origin: origin)
        case "Q", "q":
            let middle = try point(from: origin)
            quadCurve(middle, to: try point(from: origin))
        case "T", "t": quadCurve(mirrored(isCubic: false), to: try point(from: origin))
        case "A", "a":
            let radii = CGSize(width: abs(try scanner.number()), height: abs(try scanner.number()))
            let rotation = try scanner.number() * .pi / 180
            let isLarge = try scanner.flag()
            let isClockwise = try scanner.flag()
            arc(
                to: try point(from: origin), radii: radii, rotation: rotation, isLarge: isLarge,
                isClockwise: isClockwise)
        case "Z", "z":
            elements.append(.close)
            current = start
            isClosed = true
            control = nil
        default: throw SVGError("a path has the unknown command “\(command)”")
        }
    }

    private mutating func point(from origin: CGPoint) throws(SVGError) -> CGPoint {
        let x = try scanner.number()
        return CGPoint(x: origin.x + x, y: origin.y + (try scanner.number()))
    }

    private mutating func beginIfClosed() {
        if isClosed { elements.append(.move(current)) }
        isClosed = false
    }

    private mutating func line(to end: CGPoint) {
        beginIfClosed()
        elements.append(.line(end))
        current = end
        control = nil
    }

    private mutating func curve(first: CGPoint, origin: CGPoint) throws(SVGError) {
        let second = try point(from: origin)
        addCurve(first, second, to: try point(from: origin))
        control = (second, true)
    }

    private mutating func addCurve(_ first: CGPoint, _ second: CGPoint, to end: CGPoint) {
        beginIfClosed()
        elements.append(.curve(to: end, control1: first, control2: second))
        current = end
    }

    private mutating func quadCurve(_ middle: CGPoint, to end: CGPoint) {
        beginIfClosed()
        elements.append(.quadCurve(to: end, control: middle))
        current = end
        control = (middle, false)
    }

    /// Returns the last control point, mirrored at the current point.
    private func mirrored(isCubic: Bool) -> CGPoint {
        guard let control, control.isCubic == isCubic else { return current }
        return CGPoint(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
    }

    /// Adds an elliptical arc as curves of at most a quarter turn, by the rules in SVG's appendix B.2.
    private mutating func arc(to end: CGPoint, radii: CGSize, rotation: CGFloat, isLarge: Bool, isClockwise: Bool) {
        control = nil
        guard end != current else { return }
        guard radii.width > 0, radii.height > 0 else { return line(to: end) }
        // The circle of radius 1 whose image under `ellipse` the arc lies on.
        let shape = CGAffineTransform(rotationAngle: rotation).scaledBy(x: radii.width, y: radii.height)
        let (from, to) = (current.applying(shape.inverted()), end.applying(shape.inverted()))
        let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
        let half = CGVector(dx: (to.x - from.x) / 2, dy: (to.y - from.y) / 2)
        let square = half.dx * half.dx + half.dy * half.dy
        // An ellipse that is too small for both points is enlarged until it reaches them.
        let scale = max(1, square.squareRoot())
        let height = max(0, scale * scale / square - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let center = CGPoint(x: middle.x - half.dy * height, y: middle.y + half.dx * height)
        let begin = atan2(from.y - center.y, from.x - center.x)
        var sweep = atan2(to.y - center.y, to.x - center.x) - begin
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        guard sweep.isFinite, center.x.isFinite, center.y.isFinite, scale.isFinite else { return line(to: end) }
        let ellipse = shape
        func place(_ angle: CGFloat, _ along: CGFloat) -> CGPoint {
            CGPoint(
                x: center.x + scale * (cos(angle) - along * sin(angle)),
                y: center.y + scale * (sin(angle) + along * cos(angle))
            ).applying(ellipse)
        }
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 0.001).rounded(.up)))
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4)
        for part in 0..<count {
            let angle = begin + CGFloat(part) * step
            addCurve(
                place(angle, reach), place(angle + step, -reach),
                to: part == count - 1 ? end : place(angle + step, 0))
        }
    }
}

/// Reads the attribute `transform`: `matrix`, `translate`, `scale`, `rotate`, `skewX`, `skewY`, the first outermost.
enum SVGTransformParser {
    static func transform(_ text: String) throws(SVGError) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for part in text.split(separator: ")") {
            let pieces = part.split(separator: "(", omittingEmptySubsequences: false)
            let name = pieces[0].filter { !$0.isWhitespace && $0 != "," }
            if name.isEmpty, pieces.count == 1 { continue }
            guard pieces.count == 2 else { throw SVGError("the transform “\(text.prefix(60))” isn't one of SVG") }
            var scanner = SVGNumberScanner(String(pieces[1]))
            var numbers: [CGFloat] = []
            while !scanner.isAtEnd() { numbers.append(try scanner.number()) }
            guard let next = transform(named: name, numbers) else {
                throw SVGError("the transform “\(text.prefix(60))” isn't one of SVG")
            }
            result = next.concatenating(result)
        }
        return result
    }

    private static func transform(named name: String, _ numbers: [CGFloat]) -> CGAffineTransform? {
        switch (name, numbers.count) {
        case ("matrix", 6):
            return CGAffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        case ("translate", 1), ("translate", 2):
            return CGAffineTransform(translationX: numbers[0], y: numbers.count == 2 ? numbers[1] : 0)
        case ("scale", 1), ("scale", 2): return CGAffineTransform(scaleX: numbers[0], y: numbers.last ?? 1)
        case ("rotate", 1): return CGAffineTransform(rotationAngle: numbers[0] * .pi / 180)
        case ("rotate", 3):
            return CGAffineTransform(translationX: -numbers[1], y: -numbers[2])
                .concatenating(CGAffineTransform(rotationAngle: numbers[0] * .pi / 180))
                .concatenating(CGAffineTransform(translationX: numbers[1], y: numbers[2]))
        case ("skewX", 1): return CGAffineTransform(a: 1, b: 0, c: tan(numbers[0] * .pi / 180), d: 1, tx: 0, ty: 0)
        case ("skewY", 1): return CGAffineTransform(a: 1, b: tan(numbers[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
        default: return nil
        }
    }
}
