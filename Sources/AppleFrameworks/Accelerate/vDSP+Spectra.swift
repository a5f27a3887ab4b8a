import BuilderFoundation
import Foundation

extension vDSP {
    /// The base of a transform's length.
    public enum Radix: Int, Sendable { case radix2, radix3, radix5 }

    /// The shapes of windows.
    public enum WindowSequence: Sendable { case hanningNormalized, hanningDenormalized, hamming, blackman }

    /// A Fourier transform of real numbers, of which those with even numbers are the real parts, the others the
    /// imaginary ones.
    public final class FFT<T>: Sendable {
        private let log2n: vDSP_Length

        /// Prepares transforms of a power of two elements; nil for other bases.
        public init?(log2n: vDSP_Length, radix: Radix, ofType: T.Type) {
            guard radix == .radix2 else { return nil }
            self.log2n = log2n
        }
    }

    /// Returns the numbers of a window, or of its first half.
    public static func window(
        ofType: Float.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool
    ) -> [Float] {
        var result = [Float](repeating: 0, count: isHalfWindow ? (count + 1) / 2 : count)
        let half = isHalfWindow ? vDSP_HALF_WINDOW : 0
        switch sequence {
        case .hanningNormalized: vDSP_hann_window(&result, vDSP_Length(count), vDSP_HANN_NORM | half)
        case .hanningDenormalized: vDSP_hann_window(&result, vDSP_Length(count), vDSP_HANN_DENORM | half)
        case .hamming: vDSP_hamm_window(&result, vDSP_Length(count), half)
        case .blackman: vDSP_blkman_window(&result, vDSP_Length(count), half)
        }
        return result
    }

    /// Writes complex numbers with their parts in arrays of their own.
    public static func convert(
        interleavedComplexVector: [DSPComplex], toSplitComplexVector splitComplexVector: inout DSPSplitComplex
    ) {
        for (index, value) in interleavedComplexVector.enumerated() {
            (splitComplexVector.realp[index], splitComplexVector.imagp[index]) = (value.real, value.imag)
        }
    }

    /// Writes complex numbers as pairs of their parts.
    public static func convert(
        splitComplexVector: DSPSplitComplex, toInterleavedComplexVector interleavedComplexVector: inout [DSPComplex]
    ) {
        for index in interleavedComplexVector.indices {
            interleavedComplexVector[index] = DSPComplex(
                real: splitComplexVector.realp[index], imag: splitComplexVector.imagp[index])
        }
    }

    /// Writes the squares of complex numbers' magnitudes, as many as there is room for.
    public static func squareMagnitudes(_ splitComplexVector: DSPSplitComplex, result: inout [Float]) {
        withUnsafePointer(to: splitComplexVector) { vDSP_zvmags($0, 1, &result, 1, vDSP_Length(result.count)) }
    }

    /// Writes complex numbers' magnitudes, as many as there is room for.
    public static func absolute(_ splitComplexVector: DSPSplitComplex, result: inout [Float]) {
        withUnsafePointer(to: splitComplexVector) { vDSP_zvabs($0, 1, &result, 1, vDSP_Length(result.count)) }
    }

    /// Returns powers in decibels above a reference.
    public static func powerToDecibels(_ power: some Collection<Float>, zeroReference: Float) -> [Float] {
        power.map { 10 * log10($0 / zeroReference) }
    }
    /// Returns amplitudes in decibels above a reference.
    public static func amplitudeToDecibels(_ amplitude: some Collection<Float>, zeroReference: Float) -> [Float] {
        amplitude.map { 20 * log10($0 / zeroReference) }
    }
}

extension vDSP.FFT where T == DSPSplitComplex {
    /// Writes the transform, whose first number has the constant part and that of the highest frequency.
    public func forward(input: DSPSplitComplex, output: inout DSPSplitComplex) {
        transform(input, &output, FFT_FORWARD)
    }

    /// Writes the numbers of a transform.
    public func inverse(input: DSPSplitComplex, output: inout DSPSplitComplex) {
        transform(input, &output, FFT_INVERSE)
    }

    private func transform(_ input: DSPSplitComplex, _ output: inout DSPSplitComplex, _ direction: FFTDirection) {
        let half = 1 << max(0, Int(log2n) - 1)
        output.realp.update(from: input.realp, count: half)
        output.imagp.update(from: input.imagp, count: half)
        guard let setup = vDSP_create_fftsetup(log2n, FFT_RADIX2) else { return }
        vDSP_fft_zrip(setup, &output, 1, log2n, direction)
        vDSP_destroy_fftsetup(setup)
    }
}
