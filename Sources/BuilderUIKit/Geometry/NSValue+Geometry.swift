import Foundation

// Boxes of UIKit's and Core Animation's structures. Foundation for Linux can't box structures of other modules, so that
// a value contains an array of numbers; getters of another structure return the identity or zeros.
extension NSValue {
    /// Creates a value that contains a transform in space.
    public convenience init(caTransform3D t: CATransform3D) { self.init(numbers: t.rows) }

    /// Creates a value that contains an affine transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        let t = transform
        self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
    }

    /// Creates a value that contains insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Creates a value that contains insets of leading and trailing edges.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// Creates a value that contains an offset.
    public convenience init(uiOffset insets: UIOffset) {
        self.init(numbers: [insets.horizontal, insets.vertical])
    }

    /// Creates a value that contains a vector.
    public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }

    /// The transform in space; the identity if the value contains something else.
    public var caTransform3DValue: CATransform3D { matrix ?? CATransform3DIdentity }

    /// The affine transform; the identity if the value contains something else.
    public var cgAffineTransformValue: CGAffineTransform {
        guard let n = numbers(6) else { return .identity }
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    /// The insets; zero if the value contains something else.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        guard let n = numbers(4) else { return .zero }
        return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }

    /// The insets of leading and trailing edges; zero if the value contains something else.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        guard let n = numbers(4) else { return .zero }
        return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
    }

    /// The offset; zero if the value contains something else.
    public var uiOffsetValue: UIOffset {
        numbers(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    /// The vector; zero if the value contains something else.
    public var cgVectorValue: CGVector { numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }

    /// The transform in space; nil if the value contains something else.
    var matrix: CATransform3D? { numbers(16).map { CATransform3D(rows: $0) } }

    private convenience init(numbers: [CGFloat]) {
        let values = numbers.map { Double($0) }
        self.init(bytes: values, objCType: "[\(values.count)d]")
    }

    /// Returns the numbers of a value that contains so many.
    private func numbers(_ count: Int) -> [CGFloat]? {
        guard String(cString: objCType) == "[\(count)d]" else { return nil }
        var values = [Double](repeating: 0, count: count)
        values.withUnsafeMutableBytes { buffer in
            if let start = buffer.baseAddress { getValue(start) }
        }
        return values.map { CGFloat($0) }
    }
}
