import Foundation

/// A 4 × 4 matrix that maps points in space, with Core Animation's row-vector convention.
public struct CATransform3D: Hashable, Sendable {
    /// The element in row 1 and column 1.
    public var m11: CGFloat
    /// The element in row 1 and column 2.
    public var m12: CGFloat
    /// The element in row 1 and column 3.
    public var m13: CGFloat
    /// The element in row 1 and column 4.
    public var m14: CGFloat
    /// The element in row 2 and column 1.
    public var m21: CGFloat
    /// The element in row 2 and column 2.
    public var m22: CGFloat
    /// The element in row 2 and column 3.
    public var m23: CGFloat
    /// The element in row 2 and column 4.
    public var m24: CGFloat
    /// The element in row 3 and column 1.
    public var m31: CGFloat
    /// The element in row 3 and column 2.
    public var m32: CGFloat
    /// The element in row 3 and column 3.
    public var m33: CGFloat
    /// The element in row 3 and column 4.
    public var m34: CGFloat
    /// The element in row 4 and column 1.
    public var m41: CGFloat
    /// The element in row 4 and column 2.
    public var m42: CGFloat
    /// The element in row 4 and column 3.
    public var m43: CGFloat
    /// The element in row 4 and column 4.
    public var m44: CGFloat

    /// Creates a matrix from its elements.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        self.m11 = m11
        self.m12 = m12
        self.m13 = m13
        self.m14 = m14
        self.m21 = m21
        self.m22 = m22
        self.m23 = m23
        self.m24 = m24
        self.m31 = m31
        self.m32 = m32
        self.m33 = m33
        self.m34 = m34
        self.m41 = m41
        self.m42 = m42
        self.m43 = m43
        self.m44 = m44
    }

    /// Creates a matrix of zeros, as imported C structures do.
    public init() { self.init(rows: Array(repeating: 0, count: 16)) }

    /// The sixteen elements in row-major order.
    var rows: [CGFloat] { [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44] }

    /// Creates a matrix from sixteen elements in row-major order.
    init(rows r: [CGFloat]) {
        self.init(
            m11: r[0], m12: r[1], m13: r[2], m14: r[3], m21: r[4], m22: r[5], m23: r[6], m24: r[7],
            m31: r[8], m32: r[9], m33: r[10], m34: r[11], m41: r[12], m42: r[13], m43: r[14], m44: r[15])
    }

    /// Returns `self` followed by `other`.
    func concatenating(_ other: CATransform3D) -> CATransform3D {
        let a = rows
        let b = other.rows
        var product = [CGFloat](repeating: 0, count: 16)
        for row in 0..<4 {
            for column in 0..<4 {
                var sum: CGFloat = 0
                for k in 0..<4 { sum += a[row * 4 + k] * b[k * 4 + column] }
                product[row * 4 + column] = sum
            }
        }
        return CATransform3D(rows: product)
    }

    /// Returns the inverse, by Gauss–Jordan elimination, or the matrix itself if it is singular, as in Core Animation.
    func inverted() -> CATransform3D {
        var left = rows
        var right = CATransform3DIdentity.rows
        for column in 0..<4 {
            var pivot = column
            for row in column..<4 where abs(left[row * 4 + column]) > abs(left[pivot * 4 + column]) { pivot = row }
            let value = left[pivot * 4 + column]
            guard value != 0, value.isFinite else { return self }
            for k in 0..<4 {
                left.swapAt(pivot * 4 + k, column * 4 + k)
                right.swapAt(pivot * 4 + k, column * 4 + k)
            }
            for k in 0..<4 {
                left[column * 4 + k] /= value
                right[column * 4 + k] /= value
            }
            for row in 0..<4 where row != column {
                let factor = left[row * 4 + column]
                if factor == 0 { continue }
                for k in 0..<4 {
                    left[row * 4 + k] -= factor * left[column * 4 + k]
                    right[row * 4 + k] -= factor * right[column * 4 + k]
                }
            }
        }
        return CATransform3D(rows: right)
    }
}

/// The identity matrix.
public let CATransform3DIdentity = CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

/// Returns a Boolean value that indicates whether a matrix is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns a Boolean value that indicates whether two matrices are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a translation.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m41 = tx
    t.m42 = ty
    t.m43 = tz
    return t
}

/// Returns a scaling.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = sx
    t.m22 = sy
    t.m33 = sz
    return t
}

/// Returns a rotation by `angle` radians about the axis `(x, y, z)`; a zero axis results in the identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (u, v, w) = (x / length, y / length, z / length)
    let s = CGFloat(sin(Double(angle)))
    let c = CGFloat(cos(Double(angle)))
    let k = 1 - c
    return CATransform3D(rows: [
        c + u * u * k, u * v * k + w * s, u * w * k - v * s, 0,
        u * v * k - w * s, c + v * v * k, v * w * k + u * s, 0,
        u * w * k + v * s, v * w * k - u * s, c + w * w * k, 0,
        0, 0, 0, 1,
    ])
}

/// Returns `t` preceded by a translation.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(tx, ty, tz).concatenating(t) }

/// Returns `t` preceded by a scaling.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// Returns `t` preceded by a rotation.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).concatenating(t) }

/// Returns `a` followed by `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }

/// Returns the inverse matrix, or the matrix itself if it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverted() }

/// Returns the matrix of an affine transform of the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(rows: [m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1])
}

/// Returns a Boolean value that indicates whether a matrix maps the plane to itself without perspective.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1
        && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// Returns the affine part of a matrix.
///
/// Apple leaves the result for matrices that aren't affine undefined; here depth is dropped.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
