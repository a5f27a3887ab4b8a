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

    /// Creates a matrix of zeros, as an imported C structure.
    public init() {
        self.init(rows: Array(repeating: 0, count: 16))
    }

    /// The sixteen elements in row-major order.
    var rows: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

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
