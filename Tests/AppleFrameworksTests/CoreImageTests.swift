import BuilderCoreImage
import BuilderUIKit
import Testing

@MainActor
@Suite struct CoreImageTests {
    // MARK: Geometry

    @Test func bitmapsKeepTheirPixels() throws {
        // Every alpha with a few colors.
        let rows: [[UIColor]] = (0..<16).map { (row: Int) -> [UIColor] in
            (0..<16).map { (column: Int) -> UIColor in
                let alpha = CGFloat(row * 16 + column) / 255
                return UIColor(red: CGFloat(column) / 15, green: CGFloat(row) / 15, blue: 0.3, alpha: alpha)
            }
        }
        let image = try picture(rows)
        for context in [CIContext(), CIContext(options: [.workingColorSpace: NSNull()])] {
            let drawn = context.createCGImage(CIImage(cgImage: image), from: CGRect(x: 0, y: 0, width: 16, height: 16))
            #expect(drawn == image)
        }
        #expect(CIImage(cgImage: image).cgImage === image)
    }

    @Test func cropsCountFromTheBottom() throws {
        let image = CIImage(cgImage: try picture([[.red, .green], [.blue, .white]]))
        #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(colors(image) == ["ff0000ff 00ff00ff", "0000ffff ffffffff"])
        let corner = image.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(corner.extent == CGRect(x: 0, y: 0, width: 1, height: 1) && colors(corner) == ["0000ffff"])
        let top = image.cropped(to: CGRect(x: 0, y: 1, width: 5, height: 5))
        #expect(top.extent == CGRect(x: 0, y: 1, width: 2, height: 1) && colors(top) == ["ff0000ff 00ff00ff"])
        let none = image.cropped(to: CGRect(x: 2, y: 2, width: 1, height: 1))
        #expect(none.extent.isEmpty && CIContext().createCGImage(none, from: none.extent) == nil)
        let filter = CIFilter(
            name: "CICrop", parameters: [kCIInputImageKey: image, "inputRectangle": CIVector(x: 1, y: 0, z: 1, w: 1)])
        #expect(try colors(#require(filter?.outputImage)) == ["ffffffff"])
    }

    @Test func contextsHonorTheRectangle() throws {
        let image = CIImage(cgImage: try picture([[.red, .green], [.blue, .white]]))
        let moved = image.transformed(by: CGAffineTransform(translationX: 5, y: -3))
        #expect(moved.extent == CGRect(x: 5, y: -3, width: 2, height: 2))
        #expect(colors(moved, CGRect(x: 6, y: -2, width: 2, height: 2)) == ["00000000 00000000", "00ff00ff 00000000"])
        WarningLog().asCurrent { #expect(CIContext().createCGImage(CIImage(color: .red), from: .infinite) == nil) }
        let area = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(
            to: CGRect(x: 10, y: 10, width: 2, height: 1))
        #expect(area.extent == CGRect(x: 10, y: 10, width: 2, height: 1) && colors(area) == ["ff0000ff ff0000ff"])
        #expect(CIImage(color: .red).extent.isInfinite)
    }

    @Test func scalesKeepHardEdges() throws {
        let image = CIImage(cgImage: try picture([[.black, .white]]))
        let enlarged = image.transformed(by: CGAffineTransform(scaleX: 3, y: 2))
        let row = "000000ff 000000ff 000000ff ffffffff ffffffff ffffffff"
        #expect(enlarged.extent == CGRect(x: 0, y: 0, width: 6, height: 2) && colors(enlarged) == [row, row])
        // Two transforms are one.
        let half = CGAffineTransform(scaleX: 1 / 3, y: 0.5)
        #expect(colors(enlarged.transformed(by: half)) == ["000000ff ffffffff"])
        // The second pixel's shares are 0, 0.1, 0.5, 0.9 and 1, in linear light.
        let wide = CGAffineTransform(scaleX: 2.5, y: 1)
        let mixed = colors(image.transformed(by: wide))
        #expect(mixed == ["000000ff 595959ff bcbcbcff f3f3f3ff ffffffff"])
        #expect(
            colors(image.samplingNearest().transformed(by: wide))
                == ["000000ff 000000ff ffffffff ffffffff ffffffff"])
    }

    @Test func turnsAndMirrors() throws {
        let image = CIImage(cgImage: try picture([[.red, .green], [.blue, .white]]))
        #expect(colors(image.oriented(.right)) == ["0000ffff ff0000ff", "ffffffff 00ff00ff"])
        #expect(colors(image.oriented(.left)) == ["00ff00ff ffffffff", "ff0000ff 0000ffff"])
        #expect(colors(image.oriented(.upMirrored)) == ["00ff00ff ff0000ff", "ffffffff 0000ffff"])
        #expect(colors(image.oriented(.downMirrored)) == ["0000ffff ffffffff", "ff0000ff 00ff00ff"])
        #expect(colors(image.oriented(.leftMirrored)) == ["ff0000ff 0000ffff", "00ff00ff ffffffff"])
        #expect(colors(image.oriented(forExifOrientation: 7)) == ["ffffffff 00ff00ff", "0000ffff ff0000ff"])
        // A quarter turn counterclockwise, since y points up.
        let turned = image.transformed(by: CGAffineTransform(rotationAngle: .pi / 2))
        #expect(turned.extent == CGRect(x: -2, y: 0, width: 2, height: 2))
        #expect(colors(turned) == ["00ff00ff ffffffff", "ff0000ff 0000ffff"])
    }

    @Test func clampedEdgesRepeat() throws {
        let image = CIImage(cgImage: try picture([[.red, .green], [.blue, .white]]))
        #expect(image.clampedToExtent().extent.isInfinite)
        #expect(
            colors(image.clampedToExtent(), CGRect(x: -1, y: 0, width: 4, height: 3)) == [
                "ff0000ff ff0000ff 00ff00ff 00ff00ff", "ff0000ff ff0000ff 00ff00ff 00ff00ff",
                "0000ffff 0000ffff ffffffff ffffffff",
            ])
        #expect(colors(image.clampedToExtent(), CGRect(x: 9, y: -9, width: 1, height: 1)) == ["ffffffff"])
    }

    // MARK: Blurs

    @Test func blursSpreadAnEdgeAndKeepTheMean() throws {
        let image = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 20, height: 20))
        let blurred = image.applyingGaussianBlur(sigma: 2)
        #expect(blurred.extent == CGRect(x: -6, y: -6, width: 32, height: 32))
        // A row's alphas, which aren't changed by the transfer function.
        let row = bytes(blurred, CGRect(x: -6, y: 10, width: 32, height: 1)).enumerated()
            .compactMap { $0.offset % 4 == 3 ? Int($0.element) : nil }
        #expect(row == row.reversed())
        #expect(zip(row.prefix(16), row.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(row[15] == 255 && abs(row[5] + row[6] - 255) <= 1)
        // The integral of a Gaussian at half a pixel from the edge: 0.5987.
        #expect(abs(row[6] - 153) <= 2)
        let sum = row.reduce(0, +)
        #expect(abs(sum - 20 * 255) <= 16)
        // Small and odd deviations keep the mean, too.
        for sigma in [0.4, 1.0, 1.7, 5.3] {
            let all = image.applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
            let mean = all.applyingFilter(
                "CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(x: -30, y: -30, z: 80, w: 80)])
            // 20² of 80² pixels.
            #expect(bytes(mean)[3] == 16, "\(sigma)")
        }
    }

    @Test func blursOfClampedImagesHaveNoClearEdges() throws {
        let image = CIImage(cgImage: try picture([[.black, .white]]))
        let blurred = image.clampedToExtent().applyingGaussianBlur(sigma: 20).cropped(to: image.extent)
        let result = bytes(blurred)
        #expect(result[3] == 255 && result[7] == 255 && blurred.extent == image.extent)
        // Nearly the mean of both, in linear light.
        #expect((184...188).contains(result[0]) && (188...192).contains(result[4]))
        let plain = CIImage(color: CIColor(red: 0.2, green: 0.4, blue: 0.6)).applyingGaussianBlur(sigma: 7)
        #expect(colors(plain, CGRect(x: 3, y: 3, width: 2, height: 1)) == ["336699ff 336699ff"])
    }

    @Test func boxesAndSquares() throws {
        let image = CIImage(cgImage: try picture([[.black, .black, .white, .black, .black]]))
        let box = CIFilter.boxBlur()
        box.inputImage = image.clampedToExtent()
        box.radius = 1
        // A third in linear light.
        #expect(
            colors(try #require(box.outputImage), image.extent) == [
                "000000ff 9c9c9cff 9c9c9cff 9c9c9cff 000000ff"
            ])
        let squares = CIFilter.pixellate()
        squares.inputImage = CIImage(cgImage: try picture([[.black, .white, .red, .red]]))
            .transformed(by: CGAffineTransform(scaleX: 1, y: 2))
        squares.center = .zero
        squares.scale = 2
        let row = "bcbcbcff bcbcbcff ff0000ff ff0000ff"
        #expect(try colors(#require(squares.outputImage)) == [row, row])
    }

    // MARK: Colors

    /// Filters with their values, and what becomes of black, gray 128 and white.
    nonisolated private static let grayValues: [(String, [String: Double], [UInt8])] = [
        ("CIColorInvert", [:], [255, 229, 0]),
        ("CIExposureAdjust", [kCIInputEVKey: 1], [0, 176, 255]),
        ("CIGammaAdjust", ["inputPower": 2], [0, 61, 255]),
        ("CIColorControls", [kCIInputContrastKey: 2, kCIInputBrightnessKey: 0.1], [0, 102, 255]),
        ("CIColorControls", [:], [0, 128, 255]),
        ("CIVibrance", [kCIInputAmountKey: 1], [0, 128, 255]),
        ("CIHueAdjust", [kCIInputAngleKey: 1], [0, 128, 255]),
        ("CIPhotoEffectNoir", [:], [0, 128, 255]),
        ("CINoSuchFilter", [:], [0, 128, 255]),
    ]

    @Test(arguments: grayValues)
    func grays(name: String, parameters: [String: Double], expected: [UInt8]) throws {
        let gray = UIColor(white: 128 / 255, alpha: 1)
        let image = CIImage(cgImage: try picture([[.black, gray, .white]]))
        let result = WarningLog().asCurrent { bytes(image.applyingFilter(name, parameters: parameters)) }
        #expect(result == expected.flatMap { [$0, $0, $0, 255] })
    }

    @Test func imagesBlendWithThoseBelow() throws {
        /// Returns the mix of an opaque color above another one.
        func mix(_ filter: any CIFilter & CICompositeOperation, _ top: UIColor, _ bottom: UIColor) throws -> String {
            filter.inputImage = CIImage(cgImage: try picture([[top]]))
            filter.backgroundImage = CIImage(cgImage: try picture([[bottom]]))
            return try colors(#require(filter.outputImage)).joined()
        }
        #expect(try mix(CIFilter.multiplyBlendMode(), .white, .red) == "ff0000ff")
        #expect(try mix(CIFilter.multiplyBlendMode(), .green, .red) == "000000ff")
        #expect(try mix(CIFilter.screenBlendMode(), .black, .red) == "ff0000ff")
        #expect(try mix(CIFilter.screenBlendMode(), .green, .red) == "ffff00ff")
        #expect(try mix(CIFilter.darkenBlendMode(), .white, .red) == "ff0000ff")
        #expect(try mix(CIFilter.lightenBlendMode(), .green, .red) == "ffff00ff")
        #expect(try mix(CIFilter.differenceBlendMode(), .white, .red) == "00ffffff")
        #expect(try mix(CIFilter.exclusionBlendMode(), .white, .white) == "000000ff")
        #expect(try mix(CIFilter.additionCompositing(), .green, .red) == "ffff00ff")
        #expect(try mix(CIFilter.hardLightBlendMode(), .black, .white) == "000000ff")
        #expect(try mix(CIFilter.overlayBlendMode(), .black, .white) == "ffffffff")
        // A clear image changes nothing.
        #expect(try mix(CIFilter.multiplyBlendMode(), .clear, .red) == "ff0000ff")
    }

    @Test func lightChangesByPlace() throws {
        let dark = UIColor(white: 0.4, alpha: 1)
        let edge = CIImage(cgImage: try picture([[dark, dark, .lightGray, .lightGray]]))
        /// Returns the red of each pixel.
        func reds(_ image: CIImage?) throws -> [UInt8] {
            let image = try #require(image)
            return stride(from: 0, to: 4 * Int(edge.extent.width), by: 4).map { bytes(image, edge.extent)[$0] }
        }
        let plain = try reds(edge)
        let sharp = CIFilter.unsharpMask()
        (sharp.inputImage, sharp.radius, sharp.intensity) = (edge, 1, 1)
        let sharpened = try reds(sharp.outputImage)
        #expect(sharpened[1] < plain[1] && sharpened[2] > plain[2])
        sharp.intensity = 0
        #expect(try reds(sharp.outputImage) == plain)

        let bloom = CIFilter.bloom()
        (bloom.inputImage, bloom.radius, bloom.intensity) = (edge, 1, 1)
        #expect(try zip(reds(bloom.outputImage), plain).allSatisfy { $0 > $1 })
        bloom.intensity = 0
        #expect(try reds(bloom.outputImage) == plain)

        let vignette = CIFilter.vignette()
        (vignette.inputImage, vignette.intensity) = (CIImage(color: .white).cropped(to: edge.extent), 1)
        let shaded = try reds(vignette.outputImage)
        #expect(shaded[0] < shaded[1] && shaded[0] == shaded[3] && shaded[1] == shaded[2])
        vignette.intensity = 0
        #expect(try reds(vignette.outputImage) == [255, 255, 255, 255])
    }

    @Test func colorsBecomeOthers() throws {
        let image = CIImage(cgImage: try picture([[.red, .green, .blue, .white]]))
        let controls = CIFilter.colorControls()
        controls.inputImage = image
        controls.saturation = 0
        #expect(try colors(#require(controls.outputImage)) == ["7f7f7fff dcdcdcff 4c4c4cff ffffffff"])
        let monochrome = CIFilter.colorMonochrome()
        monochrome.setValue(image, forKey: kCIInputImageKey)
        monochrome.color = CIColor(red: 0.2, green: 0.4, blue: 0.6)
        #expect(try colors(#require(monochrome.outputImage)).first?.hasSuffix(" 336699ff") == true)
        let matrix = CIFilter.colorMatrix()
        matrix.inputImage = image
        (matrix.rVector, matrix.bVector) = (matrix.bVector, matrix.rVector)
        #expect(try colors(#require(matrix.outputImage)) == ["0000ffff 00ff00ff ff0000ff ffffffff"])
        let translucent = image.applyingFilter(
            "CIColorMatrix", parameters: ["inputAVector": CIVector(x: 0, y: 0, z: 0, w: 0.5)])
        #expect(colors(translucent) == ["80000080 00800080 00008080 80808080"])
        let two = CIFilter.falseColor()
        two.inputImage = CIImage(cgImage: try picture([[.black, .white]]))
        (two.color0, two.color1) = (CIColor(red: 1, green: 0, blue: 0), CIColor(red: 0, green: 0, blue: 1))
        #expect(try colors(#require(two.outputImage)) == ["ff0000ff 0000ffff"])
        for effect in ["Mono", "Noir", "Tonal"] {
            let result = bytes(image.applyingFilter("CIPhotoEffect\(effect)"))
            #expect(result[0] == result[1] && result[1] == result[2] && result[0] < result[4])
        }
        let sepia = image.applyingFilter("CISepiaTone", parameters: [kCIInputIntensityKey: 0])
        #expect(colors(sepia) == colors(image))
        // A turn by a third of a circle moves red toward green.
        let turned = bytes(image.applyingFilter("CIHueAdjust", parameters: [kCIInputAngleKey: 2 * Double.pi / 3]))
        #expect(turned[1] > turned[0] && turned[1] > turned[2])
    }

    @Test func contextsWithoutColorSpaceComputeWithStoredNumbers() throws {
        let gray = UIColor(white: 128 / 255, alpha: 1)
        let image = CIImage(cgImage: try picture([[gray]])).applyingFilter("CIColorInvert")
        let context = CIContext(options: [.workingColorSpace: NSNull()])
        var pixel = [UInt8](repeating: 9, count: 4)
        context.render(
            image, toBitmap: &pixel, rowBytes: 4, bounds: image.extent, format: .RGBA8, colorSpace: nil)
        #expect(pixel == [127, 127, 127, 255])
    }

    // MARK: Compositions

    @Test func imagesLieOverOthers() throws {
        let top = CIImage(color: CIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
            .cropped(to: CGRect(x: 1, y: 0, width: 2, height: 1))
        let bottom = CIImage(color: .black).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))
        let result = top.composited(over: bottom)
        #expect(result.extent == CGRect(x: 0, y: 0, width: 3, height: 1))
        #expect(colors(result) == ["000000ff bcbcbcff 80808080"])
        let filter = CIFilter.sourceOverCompositing()
        filter.inputImage = top
        filter.backgroundImage = bottom
        #expect(try colors(#require(filter.outputImage)) == colors(result))
    }

    @Test func masks() throws {
        let mask = CIImage(cgImage: try picture([[.black, UIColor(white: 128 / 255, alpha: 1), .white]]))
        let filter = CIFilter.blendWithMask()
        filter.inputImage = CIImage(color: .white).cropped(to: mask.extent)
        filter.backgroundImage = CIImage(color: .black).cropped(to: mask.extent)
        filter.maskImage = mask
        #expect(try colors(#require(filter.outputImage)) == ["000000ff 808080ff ffffffff"])
        #expect(colors(mask.applyingFilter("CIMaskToAlpha")) == ["00000000 37373737 ffffffff"])
    }

    @Test func gradients() throws {
        let linear = CIFilter.linearGradient()
        linear.point0 = CGPoint(x: 0, y: 0)
        linear.point1 = CGPoint(x: 0, y: 4)
        (linear.color0, linear.color1) = (.black, .white)
        // Eighths in linear light, from the bottom.
        #expect(
            try colors(#require(linear.outputImage), CGRect(x: 0, y: -1, width: 1, height: 6))
                == ["ffffffff", "f0f0f0ff", "cfcfcfff", "a5a5a5ff", "636363ff", "000000ff"])
        let radial = CIFilter.radialGradient()
        radial.center = CGPoint(x: 1.5, y: 0.5)
        (radial.radius0, radial.radius1) = (0, 1)
        #expect(
            try colors(#require(radial.outputImage), CGRect(x: 0, y: 0, width: 3, height: 1))
                == ["000000ff ffffffff 000000ff"])
        let plain = CIFilter(name: "CIConstantColorGenerator", parameters: [kCIInputColorKey: CIColor.blue])
        #expect(try colors(#require(plain?.outputImage), CGRect(x: 7, y: 7, width: 1, height: 1)) == ["0000ffff"])
    }

    // MARK: Filters

    @Test func keysAndPropertiesAreTheSame() throws {
        let image = CIImage(cgImage: try picture([[.red]]))
        let blur = CIFilter.gaussianBlur()
        #expect(blur.radius == 10 && blur.outputImage == nil)
        blur.setValue(image, forKey: "inputImage")
        blur.setValue(2, forKey: kCIInputRadiusKey)
        #expect(blur.inputImage === image && blur.radius == 2)
        #expect(blur.outputImage?.extent == CGRect(x: -6, y: -6, width: 13, height: 13))
        #expect((blur.value(forKey: kCIOutputImageKey) as? CIImage)?.extent == blur.outputImage?.extent)
        blur.setDefaults()
        #expect(blur.radius == 10 && blur.inputImage === image)
        let transform = CIFilter(name: "CIAffineTransform")
        transform?.setValue(image, forKey: kCIInputImageKey)
        transform?.setValue(CGAffineTransform(scaleX: 4, y: 4), forKey: kCIInputTransformKey)
        #expect(transform?.outputImage?.extent == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(CIFilter(name: "CIColorControls")?.inputKeys.first == kCIInputImageKey)
    }

    @Test func unknownFiltersWarnOnce() throws {
        let image = CIImage(cgImage: try picture([[.red]]))
        let log = WarningLog()
        log.asCurrent {
            #expect(image.applyingFilter("CINoSuchFilter") === image)
            #expect(image.applyingFilter("CINoSuchFilter", parameters: ["inputRadius": 1]) === image)
            #expect(CIFilter.aztecCodeGenerator().outputImage == nil)
        }
        #expect(log.warnings.count == 2 && "\(log.warnings[0])".contains("CINoSuchFilter"))
    }

    @Test func meansOfAreas() throws {
        let image = CIImage(cgImage: try picture([[.black, .white], [.red, .red]]))
        let filter = CIFilter.areaAverage()
        filter.inputImage = image
        filter.extent = CGRect(x: 0, y: 1, width: 2, height: 1)
        #expect(try colors(#require(filter.outputImage)) == ["bcbcbcff"])
        filter.extent = CGRect(x: 0, y: 0, width: 2, height: 1)
        let output = try #require(filter.outputImage)
        #expect(output.extent == CGRect(x: 0, y: 0, width: 1, height: 1) && colors(output) == ["ff0000ff"])
    }

    @Test func imagesOfUIKit() throws {
        let image = CIImage(cgImage: try picture([[.red, .green]])).transformed(by: CGAffineTransform(scaleX: 3, y: 3))
        let shown = UIImage(ciImage: image, scale: 3, orientation: .up)
        #expect(shown.size == CGSize(width: 2, height: 1))
        #expect(try CIImage(cgImage: #require(shown.cgImage)).extent == CGRect(x: 0, y: 0, width: 6, height: 3))
        #expect(CIImage(image: UIImage()) == nil && UIImage(ciImage: .empty()).size == .zero)
    }

    // MARK: Codes

    /// The modules of the Python package segno, version 1.6.6, for the same text, level and mode.
    private static let code = [
        "#######....##.#######", "#.....#...##..#.....#", "#.###.#.#.##..#.###.#", "#.###.#.##....#.###.#",
        "#.###.#.###.#.#.###.#", "#.....#.#...#.#.....#", "#######.#.#.#.#######", "........###..........",
        "#.#####.....#.#####..", "#..##...##.#...#.##.#", "###..###.#.##.#..###.", "###......#####.#.##..",
        "#...###.#..#####....#", "........#.#..#.###...", "#######..#####.#..##.", "#.....#.#.#.##.#.##.#",
        "#.###.#.#..##.#.#..##", "#.###.#.###...####...", "#.###.#.#..###.#..#..", "#.....#...#.##..###..",
        "#######.#..#..#.#..#.",
    ]

    @Test func codesAreThoseOfAnotherEncoder() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("Hello, Builder".utf8)
        let output = try #require(filter.outputImage)
        #expect(output.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let quiet = String(repeating: ".", count: 23)
        let expected = [quiet] + Self.code.map { ".\($0)." } + [quiet]
        #expect(modules(output) == expected)
        let enlarged = output.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
        #expect(enlarged.extent == CGRect(x: 0, y: 0, width: 230, height: 230))
        let rows = modules(enlarged)
        let wide = expected.map { row in row.map { String(repeating: $0, count: 10) }.joined() }
        #expect(rows == wide.flatMap { Array(repeating: $0, count: 10) })
    }

    @Test(arguments: [("L", 27.0), ("M", 31), ("Q", 31), ("H", 35)])
    func levelsNeedRoom(level: String, side: CGFloat) throws {
        let filter = CIFilter(name: "CIQRCodeGenerator")
        filter?.setValue(Data(repeating: 97, count: 30), forKey: "inputMessage")
        filter?.setValue(level, forKey: "inputCorrectionLevel")
        #expect(filter?.outputImage?.extent == CGRect(x: 0, y: 0, width: side, height: side))
    }

    @Test func messagesThatAreTooLongHaveNoCode() {
        let filter = CIFilter.qrCodeGenerator()
        #expect(filter.outputImage == nil)
        filter.message = Data(repeating: 97, count: 2953)
        #expect(filter.outputImage == nil)
        filter.correctionLevel = "L"
        #expect(filter.outputImage?.extent.width == 179)
    }

    @Test func barCodes() throws {
        let filter = CIFilter.code128BarcodeGenerator()
        filter.message = Data("A".utf8)
        filter.quietSpace = 2
        filter.barcodeHeight = 3
        // The start symbol of set B, “A”, the check symbol (104 + 33) % 103, and the stop symbol.
        let symbols = ["##.#..#....", "#.#...##...", "#...#.##...", "##...###.#.##"]
        let row = "..\(symbols.joined()).."
        #expect(try modules(#require(filter.outputImage)) == [row, row, row])
    }
}

/// Returns a picture with these colors, row by row from the top.
@MainActor private func picture(_ rows: [[UIColor]]) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: rows[0].count, height: rows.count)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
        for (y, row) in rows.enumerated() {
            for (x, color) in row.enumerated() {
                color.setFill()
                context.fill(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
    }
    return try #require(image.cgImage)
}

/// Returns the components of the pixels in a rectangle, row by row from the top; the alpha is the last one.
private func bytes(_ image: CIImage, _ rect: CGRect? = nil) -> [UInt8] {
    let rect = rect ?? image.extent
    let (width, height) = (Int(rect.width), Int(rect.height))
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    CIContext().render(
        image, toBitmap: &bytes, rowBytes: width * 4, bounds: rect, format: .RGBA8,
        colorSpace: CGColorSpaceCreateDeviceRGB())
    return bytes
}

/// Returns the premultiplied pixels in a rectangle as hexadecimal numbers, a text for each row from the top.
private func colors(_ image: CIImage, _ rect: CGRect? = nil) -> [String] {
    let width = Int((rect ?? image.extent).width)
    let bytes = bytes(image, rect)
    let pixels = stride(from: 0, to: bytes.count, by: 4).map { start in
        bytes[start..<start + 4].map { String(format: "%02x", $0) }.joined()
    }
    return stride(from: 0, to: pixels.count, by: width).map { pixels[$0..<$0 + width].joined(separator: " ") }
}

/// Returns “#” for each black pixel and “.” for each white one, row by row from the top.
private func modules(_ image: CIImage) -> [String] {
    colors(image).map { row in
        row.split(separator: " ").map { $0 == "000000ff" ? "#" : $0 == "ffffffff" ? "." : "?" }.joined()
    }
}
