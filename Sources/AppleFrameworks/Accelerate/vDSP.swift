import BuilderFoundation

/// A number of elements.
public typealias vDSP_Length = UInt
/// The distance between elements, in elements.
public typealias vDSP_Stride = Int

/// Writes integers as floating-point numbers.
public func vDSP_vflt16(
    _ a: UnsafePointer<Int16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    for index in 0..<Int(n) { c[index * ic] = Float(a[index * ia]) }
}

/// Writes the absolute values of numbers.
public func vDSP_vabs(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    for index in 0..<Int(n) { c[index * ic] = abs(a[index * ia]) }
}

/// Writes numbers in decibels relative to a reference: of amplitudes if the flag is 1, of powers if it is 0.
public func vDSP_vdbcon(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length, _ f: UInt32
) {
    let factor: Float = f == 1 ? 20 : 10
    for index in 0..<Int(n) { c[index * ic] = factor * log10(a[index * ia] / b.pointee) }
}

/// Writes numbers within limits.
public func vDSP_vclip(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>,
    _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    for index in 0..<Int(n) { d[index * id] = min(max(a[index * ia], b.pointee), c.pointee) }
}

/// Writes the mean of numbers.
public func vDSP_meanv(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = sum(a, ia, n) { $0 } / Float(n) }

/// Writes the root of the mean of squares.
public func vDSP_rmsqv(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = (sum(a, ia, n) { $0 * $0 } / Float(n)).squareRoot() }

/// Writes the largest number.
public func vDSP_maxv(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(-.infinity) { max($0, a[$1 * ia]) } }

/// Writes numbers times a factor.
public func vDSP_vsmul(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    for index in 0..<Int(n) { c[index * ic] = a[index * ia] * b.pointee }
}

/// Writes weighted sums of neighbors, one for each step of `i` numbers: fewer numbers of the same signal.
public func vDSP_desamp(
    _ a: UnsafePointer<Float>, _ i: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length, _ m: vDSP_Length
) {
    for index in 0..<Int(n) {
        c[index] = (0..<Int(m)).reduce(0) { $0 + a[index * i + $1] * b[$1] }
    }
}

private func sum(
    _ values: UnsafePointer<Float>, _ stride: Int, _ count: vDSP_Length, _ transform: (Float) -> Float
) -> Float { (0..<Int(count)).reduce(0) { $0 + transform(values[$1 * stride]) } }

/// Functions on arrays of numbers.
public enum vDSP {}

extension vDSP {
    /// Returns numbers within limits.
    public static func clip(_ vector: [Float], to bounds: ClosedRange<Float>) -> [Float] {
        vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }
    /// Returns the absolute values of numbers.
    public static func absolute(_ vector: [Float]) -> [Float] { vector.map(abs) }
    /// Returns the squares of numbers.
    public static func square(_ vector: [Float]) -> [Float] { vector.map { $0 * $0 } }
    /// Returns the mean of numbers.
    public static func mean(_ vector: [Float]) -> Float { vector.reduce(0, +) / Float(vector.count) }
    /// Returns the largest number.
    public static func maximum(_ vector: [Float]) -> Float { vector.max() ?? -.infinity }
    /// Returns the smallest number.
    public static func minimum(_ vector: [Float]) -> Float { vector.min() ?? .infinity }
    /// Returns the sum of numbers.
    public static func sum(_ vector: [Float]) -> Float { vector.reduce(0, +) }
    /// Returns the sum of squares.
    public static func sumOfSquares(_ vector: [Float]) -> Float { vector.reduce(0) { $0 + $1 * $1 } }
    /// Returns the root of the mean of squares.
    public static func rootMeanSquare(_ vector: [Float]) -> Float {
        (sumOfSquares(vector) / Float(vector.count)).squareRoot()
    }
    /// Returns the scalar product of numbers.
    public static func dot(_ vectorA: [Float], _ vectorB: [Float]) -> Float {
        zip(vectorA, vectorB).reduce(0) { $0 + $1.0 * $1.1 }
    }
    /// Returns numbers plus a number.
    public static func add(_ scalar: Float, _ vector: [Float]) -> [Float] { vector.map { $0 + scalar } }
    /// Returns the sums of numbers.
    public static func add(_ vectorA: [Float], _ vectorB: [Float]) -> [Float] { zip(vectorA, vectorB).map(+) }
    /// Returns the differences of numbers.
    public static func subtract(_ vectorA: [Float], _ vectorB: [Float]) -> [Float] { zip(vectorA, vectorB).map(-) }
    /// Returns numbers times a factor.
    public static func multiply(_ scalar: Float, _ vector: [Float]) -> [Float] { vector.map { $0 * scalar } }
    /// Returns the products of numbers.
    public static func multiply(_ vectorA: [Float], _ vectorB: [Float]) -> [Float] { zip(vectorA, vectorB).map(*) }
    /// Returns numbers divided by a number.
    public static func divide(_ vector: [Float], _ scalar: Float) -> [Float] { vector.map { $0 / scalar } }
    /// Returns a number divided by numbers.
    public static func divide(_ scalar: Float, _ vector: [Float]) -> [Float] { vector.map { scalar / $0 } }
    /// Returns the quotients of numbers.
    public static func divide(_ vectorA: [Float], _ vectorB: [Float]) -> [Float] { zip(vectorA, vectorB).map(/) }
}

extension vDSP {
    /// Returns numbers within limits.
    public static func clip(_ vector: [Double], to bounds: ClosedRange<Double>) -> [Double] {
        vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }
    /// Returns the absolute values of numbers.
    public static func absolute(_ vector: [Double]) -> [Double] { vector.map(abs) }
    /// Returns the squares of numbers.
    public static func square(_ vector: [Double]) -> [Double] { vector.map { $0 * $0 } }
    /// Returns the mean of numbers.
    public static func mean(_ vector: [Double]) -> Double { vector.reduce(0, +) / Double(vector.count) }
    /// Returns the largest number.
    public static func maximum(_ vector: [Double]) -> Double { vector.max() ?? -.infinity }
    /// Returns the smallest number.
    public static func minimum(_ vector: [Double]) -> Double { vector.min() ?? .infinity }
    /// Returns the sum of numbers.
    public static func sum(_ vector: [Double]) -> Double { vector.reduce(0, +) }
    /// Returns the sum of squares.
    public static func sumOfSquares(_ vector: [Double]) -> Double { vector.reduce(0) { $0 + $1 * $1 } }
    /// Returns the root of the mean of squares.
    public static func rootMeanSquare(_ vector: [Double]) -> Double {
        (sumOfSquares(vector) / Double(vector.count)).squareRoot()
    }
    /// Returns the scalar product of numbers.
    public static func dot(_ vectorA: [Double], _ vectorB: [Double]) -> Double {
        zip(vectorA, vectorB).reduce(0) { $0 + $1.0 * $1.1 }
    }
    /// Returns numbers plus a number.
    public static func add(_ scalar: Double, _ vector: [Double]) -> [Double] { vector.map { $0 + scalar } }
    /// Returns the sums of numbers.
    public static func add(_ vectorA: [Double], _ vectorB: [Double]) -> [Double] { zip(vectorA, vectorB).map(+) }
    /// Returns the differences of numbers.
    public static func subtract(_ vectorA: [Double], _ vectorB: [Double]) -> [Double] { zip(vectorA, vectorB).map(-) }
    /// Returns numbers times a factor.
    public static func multiply(_ scalar: Double, _ vector: [Double]) -> [Double] { vector.map { $0 * scalar } }
    /// Returns the products of numbers.
    public static func multiply(_ vectorA: [Double], _ vectorB: [Double]) -> [Double] { zip(vectorA, vectorB).map(*) }
    /// Returns numbers divided by a number.
    public static func divide(_ vector: [Double], _ scalar: Double) -> [Double] { vector.map { $0 / scalar } }
    /// Returns a number divided by numbers.
    public static func divide(_ scalar: Double, _ vector: [Double]) -> [Double] { vector.map { scalar / $0 } }
    /// Returns the quotients of numbers.
    public static func divide(_ vectorA: [Double], _ vectorB: [Double]) -> [Double] { zip(vectorA, vectorB).map(/) }
}
