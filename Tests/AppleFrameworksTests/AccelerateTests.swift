import BuilderAccelerate
import Testing

@Suite struct AccelerateTests {
    @Test func samplesBecomeDecibels() {
        var values: [Float] = [0, 0]
        vDSP_vflt16([-1000, 100], 1, &values, 1, 2)
        #expect(values == [-1000, 100])
        vDSP_vabs(Array(values), 1, &values, 1, 2)
        #expect(values == [1000, 100])
        vDSP_vdbcon(Array(values), 1, [1000], &values, 1, 2, 1)
        #expect(abs(values[0]) < 1e-4 && abs(values[1] + 20) < 1e-4)
        vDSP_vdbcon([100], 1, [1000], &values, 1, 1, 0)
        #expect(abs(values[0] + 10) < 1e-4)
    }

    @Test func signalsGetFewerSamples() {
        var values: [Float] = [0, 0, 0]
        vDSP_desamp([1, 2, 3, 4, 5, 6], 2, [0.5, 0.5], &values, 3, 2)
        #expect(values == [1.5, 3.5, 5.5])
        vDSP_meanv(values, 1, &values[0], 3)
        #expect(values[0] == 3.5)
        #expect(vDSP.clip([-80, -20, 3] as [Float], to: -50...0) == [-50, -20, 0])
        #expect(vDSP.rootMeanSquare([3, -3] as [Float]) == 3)
        #expect(vDSP.divide([2, 6] as [Float], 2) == [1, 3] && vDSP.divide(6, [2, 3] as [Double]) == [3, 2])
        #expect(vDSP.subtract([5, 4] as [Double], [1, 2]) == [4, 2] && vDSP.dot([1, 2] as [Float], [3, 4]) == 11)
    }

    /// Means of (0, 0, 90), (0, 90, 30) and (90, 30, 30).
    @Test func boxesBlurPixels() {
        var pixels: [UInt8] = [0, 1, 0, 255, 90, 1, 0, 255, 30, 1, 0, 255]
        let results = pixels.withUnsafeMutableBytes { bytes in
            let address = bytes.baseAddress
            var buffer = vImage_Buffer(data: address, height: 1, width: 3, rowBytes: 12)
            return [3, 2].map { (width: UInt32) in
                vImageBoxConvolve_ARGB8888(
                    &buffer, &buffer, nil, 0, 0, 3, width, nil, vImage_Flags(kvImageEdgeExtend))
            }
        }
        #expect(results == [kvImageNoError, kvImageInvalidKernelSize])
        #expect(pixels == [30, 1, 0, 255, 40, 1, 0, 255, 50, 1, 0, 255])
    }

    /// A cosine of two periods in eight numbers is a single number of its transform, half of eight, which is doubled.
    @Test func frequenciesOfRealNumbers() throws {
        let setup = try #require(vDSP_create_fftsetup(3, FFTRadix(kFFTRadix2)))
        defer { vDSP_destroy_fftsetup(setup) }
        var (real, imaginary): ([Float], [Float]) = ([1, -1, 1, -1], [0, 0, 0, 0])
        real.withUnsafeMutableBufferPointer { real in
            imaginary.withUnsafeMutableBufferPointer { imaginary in
                guard let realp = real.baseAddress, let imagp = imaginary.baseAddress else { return }
                var split = DSPSplitComplex(realp: realp, imagp: imagp)
                vDSP_fft_zrip(setup, &split, 1, 3, FFTDirection(FFT_FORWARD))
                var magnitudes = [Float](repeating: 0, count: 4)
                vDSP_zvmags(&split, 1, &magnitudes, 1, 4)
                #expect(zip(magnitudes, [0, 0, 64, 0] as [Float]).allSatisfy { abs($0 - $1) < 1e-3 })
                vDSP_fft_zrip(setup, &split, 1, 3, FFTDirection(FFT_INVERSE))
            }
        }
        #expect(zip(real, [16, -16, 16, -16] as [Float]).allSatisfy { abs($0 - $1) < 1e-3 })
    }

    @Test func transformsOfSwiftAreThoseOfC() throws {
        let fourier = try #require(vDSP.FFT(log2n: 3, radix: .radix2, ofType: DSPSplitComplex.self))
        #expect(vDSP.FFT(log2n: 3, radix: .radix3, ofType: DSPSplitComplex.self) == nil)
        // One turn of a cosine in eight numbers.
        let wave = (0..<8).map { Float(cos(Double($0) * .pi / 4)) }
        var (real, imaginary) = ([Float](repeating: 0, count: 4), [Float](repeating: 0, count: 4))
        var magnitudes = [Float](repeating: 0, count: 4)
        var back = [DSPComplex](repeating: DSPComplex(), count: 4)
        real.withUnsafeMutableBufferPointer { real in
            imaginary.withUnsafeMutableBufferPointer { imaginary in
                guard let realp = real.baseAddress, let imagp = imaginary.baseAddress else { return }
                var split = DSPSplitComplex(realp: realp, imagp: imagp)
                let pairs = (0..<4).map { DSPComplex(real: wave[2 * $0], imag: wave[2 * $0 + 1]) }
                vDSP.convert(interleavedComplexVector: pairs, toSplitComplexVector: &split)
                fourier.forward(input: split, output: &split)
                vDSP.absolute(split, result: &magnitudes)
                fourier.inverse(input: split, output: &split)
                vDSP.convert(splitComplexVector: split, toInterleavedComplexVector: &back)
            }
        }
        #expect(abs(magnitudes[1] - 8) < 0.001 && abs(magnitudes[0]) < 0.001 && abs(magnitudes[2]) < 0.001)
        #expect(abs(back[0].real - 16) < 0.001 && abs(back[2].real + 16) < 0.001)
    }

    @Test func slicesHaveDecibels() {
        let values: [Float] = [1, 10, 100]
        #expect(vDSP.powerToDecibels(values.dropFirst(), zeroReference: 1) == [10, 20])
        #expect(vDSP.amplitudeToDecibels(values, zeroReference: 10) == [-20, 0, 20])
        #expect(vDSP.maximum(values.prefix(2)) == 10 && vDSP.multiply(2, values.suffix(1)) == [200])
        let window = vDSP.window(
            ofType: Float.self, usingSequence: .hanningDenormalized, count: 8, isHalfWindow: false)
        #expect(window.count == 8 && abs(window[4] - 1) < 0.001 && abs(window[0]) < 0.001)
    }
}
