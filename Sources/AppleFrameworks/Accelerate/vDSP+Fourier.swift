import BuilderFoundation
import Foundation

/// A complex number.
public struct DSPComplex: Sendable {
    /// The real part.
    public var real: Float
    /// The imaginary part.
    public var imag: Float
    /// Creates a number.
    public init(real: Float, imag: Float) { (self.real, self.imag) = (real, imag) }
    /// Creates zero.
    public init() { self.init(real: 0, imag: 0) }
}

/// Complex numbers whose parts are in arrays of their own.
public struct DSPSplitComplex {
    /// The real parts.
    public var realp: UnsafeMutablePointer<Float>
    /// The imaginary parts.
    public var imagp: UnsafeMutablePointer<Float>
    /// Creates numbers.
    public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
        (self.realp, self.imagp) = (realp, imagp)
    }
}

/// The preparation of Fourier transforms, which needs none.
public typealias FFTSetup = OpaquePointer
/// The base of a transform's length.
public typealias FFTRadix = Int32
/// The direction of a transform.
public typealias FFTDirection = Int32

public let kFFTRadix2 = 0
public let kFFTDirection_Forward = 1
public let kFFTDirection_Inverse = -1
public let FFT_RADIX2: Int32 = 0
public let FFT_FORWARD: Int32 = 1
public let FFT_INVERSE: Int32 = -1
public let vDSP_HANN_DENORM: Int32 = 0
public let vDSP_HALF_WINDOW: Int32 = 1
public let vDSP_HANN_NORM: Int32 = 2

/// Prepares transforms of up to the given power of two elements.
public func vDSP_create_fftsetup(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetup? {
    OpaquePointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

/// Frees the preparation of transforms.
public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) { setup.map { UnsafeMutableRawPointer($0).deallocate() } }

/// Writes complex numbers with their parts in arrays of their own; the stride of the first ones is in floating-point
/// numbers.
public func vDSP_ctoz(
    _ c: UnsafePointer<DSPComplex>, _ ic: vDSP_Stride, _ z: UnsafePointer<DSPSplitComplex>, _ iz: vDSP_Stride,
    _ n: vDSP_Length
) {
    for index in 0..<Int(n) {
        z.pointee.realp[index * iz] = c[index * ic / 2].real
        z.pointee.imagp[index * iz] = c[index * ic / 2].imag
    }
}

/// Writes complex numbers with their parts next to each other; the stride of the second ones is in floating-point
/// numbers.
public func vDSP_ztoc(
    _ z: UnsafePointer<DSPSplitComplex>, _ iz: vDSP_Stride, _ c: UnsafeMutablePointer<DSPComplex>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    for index in 0..<Int(n) {
        c[index * ic / 2] = DSPComplex(real: z.pointee.realp[index * iz], imag: z.pointee.imagp[index * iz])
    }
}

/// Transforms complex numbers in place, without a factor in both directions.
public func vDSP_fft_zip(
    _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    let split = c.pointee
    var values = (0..<(1 << Int(log2n))).map { (Double(split.realp[$0 * ic]), Double(split.imagp[$0 * ic])) }
    transform(&values, sign: direction == FFT_INVERSE ? 1 : -1)
    for (index, value) in values.enumerated() {
        (split.realp[index * ic], split.imagp[index * ic]) = (Float(value.0), Float(value.1))
    }
}

/// Transforms real numbers in place: those with even numbers are the real parts, the others the imaginary ones.
///
/// The first number of the transform has the constant part, and as its imaginary part that of the highest frequency.
/// Forward transforms are twice those of mathematics, backward ones have no factor.
public func vDSP_fft_zrip(
    _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    let (split, half) = (c.pointee, 1 << max(0, Int(log2n) - 1))
    let pairs = (0..<half).map { (Double(split.realp[$0 * ic]), Double(split.imagp[$0 * ic])) }
    func write(_ index: Int, _ real: Double, _ imaginary: Double) {
        (split.realp[index * ic], split.imagp[index * ic]) = (Float(real), Float(imaginary))
    }
    if direction == FFT_INVERSE {
        var values = [(pairs[0].0, 0.0)] + pairs.dropFirst() + [(pairs[0].1, 0.0)]
        values += pairs.dropFirst().reversed().map { ($0.0, -$0.1) }
        transform(&values, sign: 1)
        for index in 0..<half { write(index, values[2 * index].0, values[2 * index + 1].0) }
    } else {
        var values = pairs.flatMap { [($0.0, 0.0), ($0.1, 0.0)] }
        transform(&values, sign: -1)
        for index in 1..<max(1, half) { write(index, 2 * values[index].0, 2 * values[index].1) }
        write(0, 2 * values[0].0, 2 * values[half].0)
    }
}

/// Writes the squares of complex numbers' magnitudes.
public func vDSP_zvmags(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    for index in 0..<Int(n) {
        let (real, imaginary) = (a.pointee.realp[index * ia], a.pointee.imagp[index * ia])
        c[index * ic] = real * real + imaginary * imaginary
    }
}

/// Writes complex numbers' magnitudes.
public func vDSP_zvabs(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    vDSP_zvmags(a, ia, c, ic, n)
    for index in 0..<Int(n) { c[index * ic] = c[index * ic].squareRoot() }
}

/// Writes Hann's window.
public func vDSP_hann_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
    let factor: Float = flag & vDSP_HANN_NORM != 0 ? 0.8165 : 0.5
    window(c, n, flag) { factor * (1 - cos($0)) }
}

/// Writes Hamming's window.
public func vDSP_hamm_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
    window(c, n, flag) { 0.54 - 0.46 * cos($0) }
}

/// Writes Blackman's window.
public func vDSP_blkman_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
    window(c, n, flag) { 0.42 - 0.5 * cos($0) + 0.08 * cos(2 * $0) }
}

/// Writes a window's values, for which a closure receives angles.
private func window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32, _ value: (Float) -> Float) {
    let count = flag & vDSP_HALF_WINDOW != 0 ? (Int(n) + 1) / 2 : Int(n)
    for index in 0..<count { c[index] = value(2 * .pi * Float(index) / Float(n)) }
}

/// Transforms numbers, of which there are as many as a power of two.
private func transform(_ values: inout [(Double, Double)], sign: Double) {
    let count = values.count
    var target = 0
    for index in 1..<max(1, count) {
        var bit = count >> 1
        while target & bit != 0 {
            target ^= bit
            bit >>= 1
        }
        target |= bit
        if index < target { values.swapAt(index, target) }
    }
    var length = 2
    while length <= count {
        for start in stride(from: 0, to: count, by: length) {
            for index in 0..<(length / 2) {
                let angle = sign * 2 * .pi * Double(index) / Double(length)
                let (x, y) = (cos(angle), sin(angle))
                let (low, high) = (values[start + index], values[start + index + length / 2])
                let turned = (high.0 * x - high.1 * y, high.0 * y + high.1 * x)
                values[start + index] = (low.0 + turned.0, low.1 + turned.1)
                values[start + index + length / 2] = (low.0 - turned.0, low.1 - turned.1)
            }
        }
        length *= 2
    }
}
