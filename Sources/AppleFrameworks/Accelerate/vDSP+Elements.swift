import BuilderFoundation
import Foundation

/// Writes products of numbers.
public func vDSP_vmul(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    for index in 0..<Int(n) { c[index * ic] = a[index * ia] * b[index * ib] }
}

/// Writes sums of numbers.
public func vDSP_vadd(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    for index in 0..<Int(n) { c[index * ic] = a[index * ia] + b[index * ib] }
}

/// Writes numbers plus a number.
public func vDSP_vsadd(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    for index in 0..<Int(n) { c[index * ic] = a[index * ia] + b.pointee }
}

/// Writes numbers divided by a number.
public func vDSP_vsdiv(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    for index in 0..<Int(n) { c[index * ic] = a[index * ia] / b.pointee }
}

/// Writes the squares of numbers.
public func vDSP_vsq(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    for index in 0..<Int(n) { c[index * ic] = a[index * ia] * a[index * ia] }
}

/// Writes the largest absolute value.
public func vDSP_maxmgv(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { max($0, abs(a[$1 * ia])) } }

/// Writes the smallest number.
public func vDSP_minv(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(.infinity) { min($0, a[$1 * ia]) } }

/// Writes the sum of numbers.
public func vDSP_sve(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * ia] } }

/// Writes the sum of squares.
public func vDSP_svesq(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * ia] * a[$1 * ia] } }

/// Writes the mean of absolute values.
public func vDSP_meamgv(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { $0 + abs(a[$1 * ia]) } / Float(n) }

/// Writes the mean of squares.
public func vDSP_measqv(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
    vDSP_svesq(a, ia, c, n)
    c.pointee /= Float(n)
}

/// Writes the square roots of numbers.
public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = x[index].squareRoot() }
}

/// Writes the logarithms of numbers to the base 10.
public func vvlog10f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = log10(x[index]) }
}

extension vDSP {
    /// Returns the largest absolute value; 0 for none.
    public static func maximumMagnitude<Number: BinaryFloatingPoint>(_ vector: some Collection<Number>) -> Number {
        vector.reduce(0) { max($0, abs($1)) }
    }
    /// Returns the mean of absolute values.
    public static func meanMagnitude<Number: BinaryFloatingPoint>(_ vector: some Collection<Number>) -> Number {
        mean(absolute(vector))
    }
    /// Returns the mean of squares.
    public static func meanSquare<Number: BinaryFloatingPoint>(_ vector: some Collection<Number>) -> Number {
        sumOfSquares(vector) / Number(vector.count)
    }
}
