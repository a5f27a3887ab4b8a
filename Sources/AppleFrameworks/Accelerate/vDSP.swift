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

/// Functions on collections of numbers, which are `Float` or `Double`.
public enum vDSP {}

extension vDSP {
    /// Returns numbers within limits.
    public static func clip<Number: BinaryFloatingPoint>(
        _ vector: some Collection<Number>, to bounds: ClosedRange<Number>
    ) -> [Number] { vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) } }
    /// Returns the absolute values of numbers.
    public static func absolute<Number: BinaryFloatingPoint>(_ vector: some Collection<Number>) -> [Number] {
        vector.map(abs)
    }
    /// Returns the squares of numbers.
    public static func square<Number: BinaryFloatingPoint>(_ vector: some Collection<Number>) -> [Number] {
        vector.map { $0 * $0 }
    }
    /// Returns the mean of numbers.
    public static func mean<Number: BinaryFloatingPoint>(_ vector: some Collection<Number>) -> Number {
        sum(vector) / Number(vector.count)
    }
    /// Returns the largest number; negative infinity for none.
    public static func maximum<Number: BinaryFloatingPoint>(_ vector: some Collection<Number>) -> Number {
        vector.max() ?? -.infinity
    }
    /// Returns the smallest number; infinity for none.
    public static func minimum<Number: BinaryFloatingPoint>(_ vector: some Collection<Number>) -> Number {
        vector.min() ?? .infinity
    }
    /// Returns the sum of numbers.
    public static func sum<Number: BinaryFloatingPoint>(_ vector: some Collection<Number>) -> Number {
        vector.reduce(0, +)
    }
    /// Returns the sum of squares.
    public static func sumOfSquares<Number: BinaryFloatingPoint>(_ vector: some Collection<Number>) -> Number {
        vector.reduce(0) { $0 + $1 * $1 }
    }
    /// Returns the root of the mean of squares.
    public static func rootMeanSquare<Number: BinaryFloatingPoint>(_ vector: some Collection<Number>) -> Number {
        (sumOfSquares(vector) / Number(vector.count)).squareRoot()
    }
    /// Returns the scalar product of numbers.
    public static func dot<Number: BinaryFloatingPoint>(
        _ vectorA: some Collection<Number>, _ vectorB: some Collection<Number>
    ) -> Number {
        zip(vectorA, vectorB).reduce(0) { $0 + $1.0 * $1.1 }
    }
    /// Returns numbers plus a number.
    public static func add<Number: BinaryFloatingPoint>(_ scalar: Number, _ vector: some Collection<Number>) -> [Number]
    {
        vector.map { $0 + scalar }
    }
    /// Returns the sums of numbers.
    public static func add<Number: BinaryFloatingPoint>(
        _ vectorA: some Collection<Number>, _ vectorB: some Collection<Number>
    ) -> [Number] {
        zip(vectorA, vectorB).map(+)
    }
    /// Returns the differences of numbers.
    public static func subtract<Number: BinaryFloatingPoint>(
        _ vectorA: some Collection<Number>, _ vectorB: some Collection<Number>
    ) -> [Number] {
        zip(vectorA, vectorB).map(-)
    }
    /// Returns numbers times a factor.
    public static func multiply<Number: BinaryFloatingPoint>(_ scalar: Number, _ vector: some Collection<Number>)
        -> [Number]
    {
        vector.map { $0 * scalar }
    }
    /// Returns the products of numbers.
    public static func multiply<Number: BinaryFloatingPoint>(
        _ vectorA: some Collection<Number>, _ vectorB: some Collection<Number>
    ) -> [Number] {
        zip(vectorA, vectorB).map(*)
    }
    /// Returns numbers divided by a number.
    public static func divide<Number: BinaryFloatingPoint>(_ vector: some Collection<Number>, _ scalar: Number)
        -> [Number]
    {
        vector.map { $0 / scalar }
    }
    /// Returns a number divided by numbers.
    public static func divide<Number: BinaryFloatingPoint>(_ scalar: Number, _ vector: some Collection<Number>)
        -> [Number]
    {
        vector.map { scalar / $0 }
    }
    /// Returns the quotients of numbers.
    public static func divide<Number: BinaryFloatingPoint>(
        _ vectorA: some Collection<Number>, _ vectorB: some Collection<Number>
    ) -> [Number] {
        zip(vectorA, vectorB).map(/)
    }
}
