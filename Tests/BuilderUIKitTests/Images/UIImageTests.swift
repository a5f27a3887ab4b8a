import Render
import Testing

@testable import BuilderUIKit

@Suite struct UIImageTests {
    /// A picture of one color.
    private func solid(_ width: Int, _ height: Int, _ color: UIColor = .red, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> UInt32? {
        image.cgImage?.bitmap.pixel(x: x, y: y)
    }

    @Test func readersReduceImages() throws {
        let data = try #require(solid(40, 40).pngData())
        var configuration = UIImageReader.Configuration()
        #expect(UIImageReader.default.image(data: data)?.size == CGSize(width: 40, height: 40))
        configuration.preferredThumbnailSize = CGSize(width: 10, height: 10)
        let reader = UIImageReader(configuration: configuration)
        #expect(reader.image(data: data)?.size == CGSize(width: 10, height: 10))
        #expect(reader.image(data: Data()) == nil)
    }

    /// Bytes of a little-endian unit: blue, green, red, alpha.
    @Test func pixelsAreProvided() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let bitmap = try #require(image.cgImage)
        let data = try #require(bitmap.dataProvider?.data) as Data
        #expect(data.count == bitmap.bytesPerRow && Array(data.prefix(8)) == [0, 0, 255, 255, 0, 0, 0, 0])
        #expect(bitmap.bitmapInfo.intersection(.byteOrderMask) == .byteOrder32Little)
        #expect(bitmap.bitmapInfo.intersection(.alphaInfoMask).rawValue == bitmap.alphaInfo.rawValue)
        #expect(bitmap.alphaInfo == .premultipliedFirst)
    }

    @Test func sizesAreInPoints() {
        let image = solid(30, 60, scale: 3)
        #expect(image.size == CGSize(width: 10, height: 20) && image.scale == 3)
        #expect(image.cgImage?.width == 30)
        let turned = image.cgImage.map { UIImage(cgImage: $0, scale: 2, orientation: .right) }
        #expect(turned?.size == CGSize(width: 30, height: 15))
        #expect(UIImage().size == .zero && UIImage().cgImage == nil)
    }

    @Test func equalDataAreDecodedOnce() throws {
        let data = try #require(solid(8, 6, .blue).pngData())
        let first = try #require(UIImage(data: data)?.cgImage)
        #expect(UIImage(data: Data(data), scale: 2)?.cgImage === first)
        #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 4, height: 3))
    }

    @Test func dataRoundTrips() throws {
        let image = solid(4, 3, .blue)
        let data = try #require(image.pngData())
        let again = try #require(UIImage(data: data, scale: 2))
        #expect(again.size == CGSize(width: 2, height: 1.5))
        #expect(again.cgImage?.bitmap == image.cgImage?.bitmap)
        #expect(image.jpegData(compressionQuality: 0.9).flatMap { UIImage(data: $0) }?.size == image.size)
        #expect(UIImage().pngData() == nil)
    }

    @Test func unreadableDataIsNilAndOneWarning() {
        let log = WarningLog()
        log.asCurrent {
            #expect(UIImage(data: Data([1, 2, 3])) == nil)
            #expect(UIImage(data: Data([1, 2, 3])) == nil)
            #expect(UIImage(data: Data()) == nil)
        }
        #expect(log.warnings.count == 2)
    }

    @Test func drawingWaysAreCarriedAlong() {
        let image = solid(8, 8).withRenderingMode(.alwaysTemplate)
        #expect(image.isTemplate && image.renderingMode == .alwaysTemplate)
        let sized = image.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(sized.capInsets.right == 4 && sized.resizingMode == .tile && sized.isTemplate)
        let tinted = solid(8, 8).withTintColor(.green)
        let contents = tinted.contents(in: .zero, tint: .black, traits: UITraitCollection())
        guard case .image(let drawn)? = contents.first else { return #expect(Bool(false), "no picture") }
        #expect(drawn.tint == Color(red: 0, green: 1, blue: 0))
    }

    @Test func resizablePicturesKeepTheirEdges() {
        let parts = NineSlice.parts(length: 10, first: 3, last: 4, target: 20, isTiled: false)
        #expect(parts.map(\.length) == [3, 13, 4] && parts.map(\.sourceLength) == [3, 3, 4])
        let tiles = NineSlice.parts(length: 10, first: 3, last: 4, target: 20, isTiled: true)
        #expect(tiles.map(\.length) == [3, 3, 3, 3, 3, 1, 4])
        #expect(tiles.last?.offset == 16)
        let squeezed = NineSlice.parts(length: 10, first: 4, last: 4, target: 4, isTiled: true)
        #expect(squeezed.map(\.length) == [2, 2])
        // Ends that fill the image: the pixel before the last one is stretched.
        let full = NineSlice.parts(length: 10, first: 4, last: 6, target: 30, isTiled: true, pixel: 0.5)
        #expect(full.map(\.length) == [4, 20, 6] && full[1].source == 3.5 && full[1].sourceLength == 0.5)
        #expect(NineSlice.parts(length: 10, first: 1, last: 1, target: 0, isTiled: true).isEmpty)
    }

    @Test func namedPicturesPickScaleAndAppearance() throws {
        let folder = try Folder()
        try folder.write(solid(2, 2, .red), "photo.png")
        try folder.write(solid(4, 4, .red), "photo@2x.png")
        try folder.write(solid(8, 8, .blue), "photo@2x~dark.png")
        func find(_ scale: CGFloat, _ style: UIUserInterfaceStyle) -> ImageFiles.File? {
            let traits = UITraitCollection {
                $0.displayScale = scale
                $0.userInterfaceStyle = style
            }
            return ImageFiles.best(named: "photo", in: folder.path, traits: traits)
        }
        #expect(find(1, .light)?.path.hasSuffix("/photo.png") == true)
        #expect(find(2, .light)?.path.hasSuffix("/photo@2x.png") == true)
        #expect(find(3, .light)?.scale == 2)
        #expect(find(3, .dark)?.path.hasSuffix("~dark.png") == true)
        #expect(ImageFiles.best(named: "photo.png", in: folder.path, traits: UITraitCollection()) != nil)
        #expect(ImageFiles.best(named: "other", in: folder.path, traits: UITraitCollection()) == nil)
        let image = UITraitCollection(displayScale: 3).asCurrent { UIImage(contentsOfFile: folder.path + "/photo.png") }
        #expect(image?.scale == 2 && image?.size == CGSize(width: 2, height: 2))
    }

    @Test func namedPicturesSuitTheKindOfDevice() throws {
        let folder = try Folder()
        for name in ["photo", "photo~ipad", "photo@2x", "photo@2x~ipad", "photo@2x~iphone", "photo@2x~dark~ipad"] {
            try folder.write(solid(2, 2), name + ".png")
        }
        try folder.write("<svg/>", "mark.svg")
        try folder.write("<svg/>", "mark~ipad.svg")
        func names(_ idiom: UIUserInterfaceIdiom, _ scale: CGFloat, _ style: UIUserInterfaceStyle) -> [String?] {
            let traits = UITraitCollection {
                $0.userInterfaceIdiom = idiom
                $0.displayScale = scale
                $0.userInterfaceStyle = style
            }
            let file = ImageFiles.best(named: "photo", in: folder.path, traits: traits)?.path
            let vector = ImageFiles.vector(named: "mark", in: folder.path, traits: traits)
            return [file, vector].map { $0?.split(separator: "/").last.map(String.init) }
        }
        #expect(names(.pad, 2, .light) == ["photo@2x~ipad.png", "mark~ipad.svg"])
        #expect(names(.pad, 2, .dark) == ["photo@2x~dark~ipad.png", "mark~ipad.svg"])
        #expect(names(.pad, 1, .light) == ["photo~ipad.png", "mark~ipad.svg"])
        #expect(names(.phone, 2, .dark) == ["photo@2x~iphone.png", "mark.svg"])
        #expect(names(.phone, 1, .light) == ["photo.png", "mark.svg"])
        #expect(names(.unspecified, 2, .light) == ["photo@2x.png", "mark.svg"])
        #expect(ImageFiles.scale(ofName: "photo@2x~ipad") == 2 && ImageFiles.scale(ofName: "photo@3x~dark~iphone") == 3)
    }

    @Test func foldersOfCatalogsAreVisitedOnce() throws {
        let folder = try Folder()
        let group = "Assets.xcassets/icons"
        try folder.write(#"{"properties":{"provides-namespace":true}}"#, "\(group)/Contents.json")
        try folder.write("{}", "\(group)/tick.imageset/Contents.json")
        for link in ["again", "loop", "zero"] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/\(group)/\(link)", withDestinationPath: "\(folder.path)/\(group)")
        }
        #expect(AssetCatalog(folder: folder.path).imageSets.keys.sorted() == ["icons/tick"])
    }

    @Test func catalogsHavePicturesAndColors() throws {
        let folder = try Folder()
        try folder.write(solid(6, 6), "Assets.xcassets/icons/tick.imageset/tick@3x.png")
        try folder.write(
            #"{"images":[{"idiom":"universal","scale":"1x"},{"idiom":"universal","filename":"tick@3x.png","#
                + #""scale":"3x"}],"properties":{"template-rendering-intent":"template"}}"#,
            "Assets.xcassets/icons/tick.imageset/Contents.json")
        try folder.write(
            #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0xFF","green":"0.5","#
                + #""blue":"51","alpha":"1.000"}}},{"idiom":"universal","appearances":[{"appearance":"luminosity","#
                + #""value":"dark"}],"color":{"color-space":"srgb","components":{"white":"1.000","alpha":"0.5"}}}]}"#,
            "Assets.xcassets/Brand.colorset/Contents.json")
        let bundle = try #require(Bundle(path: folder.path))
        let image = try #require(UIImage(named: "tick", in: bundle, compatibleWith: nil))
        #expect(image.size == CGSize(width: 2, height: 2) && image.renderingMode == .alwaysTemplate)
        let color = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
        #expect(color.renderColor(for: UITraitCollection()) == Color(red: 1, green: 0.5, blue: 0.2))
        let dark = color.renderColor(for: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark == Color(white: 1, alpha: 0.5))
        let again = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
        #expect(color == again && color.hash == again.hash && color !== again)
        #expect(color != UIColor { _ in .red })
        #expect(UIColor(resource: ColorResource(name: "Brand", bundle: bundle)) == color)
        #expect(UIImage(resource: ImageResource(name: "tick", bundle: bundle)).size == image.size)
    }

    @Test func aMissingPictureReportsWhereItWasLookedFor() throws {
        let log = WarningLog()
        log.asCurrent {
            #expect(UIImage(named: "nowhere") == nil)
            #expect(UIImage(named: "nowhere") == nil)
            #expect(UIColor(named: "nowhere") == nil)
            #expect(UIColor(resource: ColorResource(name: "nowhere", bundle: .main)) == .clear)
            #expect(UIImage(resource: ImageResource(name: "nowhere", bundle: .main)).size == .zero)
        }
        #expect(log.warnings.count == 2)
        let text = try #require(log.warnings.first?.description)
        #expect(text.contains("“nowhere”") && text.contains("/"))
    }

    @Test func symbolsAreOutlines() throws {
        let image = try #require(UIImage(systemName: "chevron.right"))
        #expect(image.isSymbolImage && image.isTemplate && image.size.height > image.size.width)
        let large = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 100, weight: .bold)))
        #expect(large.size.width > 100)
        #expect(large.cgImage?.width == Int((large.size.width * large.scale).rounded(.up)))
        let log = WarningLog()
        let unknown = log.asCurrent { UIImage(systemName: "chevron.rigth") }
        #expect(unknown?.isSymbolImage == true && (unknown?.size.width ?? 0) > 17)
        #expect(UIImage(systemName: "") == nil)
        #expect(log.warnings.first?.description.contains("chevron.right") == true)
    }

    @Test func everySymbolStaysInItsBox() {
        for name in SymbolTable.names {
            guard let drawing = SymbolTable.drawing(named: name) else {
                #expect(Bool(false), "\(name) isn't drawn")
                continue
            }
            let box = CGRect(origin: .zero, size: drawing.size)
            for path in [drawing.strokes, drawing.fills] where !path.isEmpty {
                #expect(box.insetBy(dx: -0.001, dy: -0.001).contains(path.bounds), "\(name)")
            }
            #expect(!drawing.strokes.isEmpty || !drawing.fills.isEmpty)
        }
    }

    @Test(arguments: [
        "chart.bar.xaxis", "cross.case.fill", "delete.left", "doc.richtext", "lock.icloud", "speedometer", "storefront",
        "wallet.pass.fill", "moon.zzz", "textformat.size.smaller", "textformat.size.larger",
        "dot.radiowaves.up.forward", "accessibility.fill", "arrow.2.circlepath.circle", "brain.head.profile",
        "figure.mind.and.body", "flask.fill", "gauge.with.needle", "hand.wave.fill", "person.fill.checkmark",
        "shield.lefthalf.filled", "tent.fill", "document.badge.plus", "text.document.fill", "microphone.slash",
        "lock.iphone", "recordingtape.circle", "rectangle.lefthalf.filled", "slash.circle", "wonsign.circle.fill",
        "truck.box", "receipt.fill", "flashlight.on.fill", "figure.tennis.circle", "laurel.trailing",
        "exclamationmark.arrow.triangle.2.circlepath", "zzz", "sos.circle",
    ])
    func symbolsOfAppsAreDrawn(name: String) throws {
        let log = WarningLog()
        let image = try #require(log.asCurrent { UIImage(systemName: name) })
        #expect(log.warnings.isEmpty)
        #expect(image.isSymbolImage)
    }

    @Test func filledSymbolsHaveHoles() throws {
        for name in ["cross.case.fill", "delete.left.fill", "lock.icloud.fill"] {
            let drawing = try #require(SymbolTable.drawing(named: name))
            let outer = drawing.fills.subpaths
            #expect(outer.count > 1, "\(name)")
            let box = try #require(outer.first).bounds
            #expect(outer.dropFirst().allSatisfy { box.contains($0.bounds) }, "\(name)")
        }
    }

    @Test func orientationsTurnPixels() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: oneToOne).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect(pixel(image, 0, 0) == 0xFFFF_0000 && pixel(image, 1, 0) == 0xFF00_00FF)
        let cgImage = try #require(image.cgImage)
        let down = UIImage(cgImage: cgImage, scale: 1, orientation: .down)
        #expect(down.uprightBitmap?.pixel(x: 0, y: 0) == 0xFF00_00FF)
        let right = UIImage(cgImage: cgImage, scale: 1, orientation: .right)
        #expect(right.uprightBitmap?.width == 1 && right.uprightBitmap?.pixel(x: 0, y: 0) == 0xFFFF_0000)
        let flipped = image.withHorizontallyFlippedOrientation()
        #expect(flipped.uprightBitmap?.pixel(x: 0, y: 0) == 0xFF00_00FF)
        #expect(cgImage.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 5))?.width == 1)
        #expect(cgImage.cropping(to: CGRect(x: 7, y: 0, width: 5, height: 5)) == nil)
    }

    private var oneToOne: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}

/// A folder that goes with the test.
private final class Folder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "/builder-images-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ image: UIImage, _ name: String) throws {
        try write(try #require(image.pngData()), name)
    }

    func write(_ text: String, _ name: String) throws {
        try write(Data(text.utf8), name)
    }

    private func write(_ data: Data, _ name: String) throws {
        let url = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }
}
