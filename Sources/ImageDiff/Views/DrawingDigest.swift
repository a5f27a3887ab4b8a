import Foundation
import Render

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

    /// Ten hexadecimal digits; nil where nothing was drawn.
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
