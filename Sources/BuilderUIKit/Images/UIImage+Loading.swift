import Foundation
import Render

extension UIImage {
    /// Creates an image from PNG or JPEG data, at one pixel per point. Fails with a warning if the data can't be read.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from PNG or JPEG data, at `scale` pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = ImageLoader.load(data) else { return nil }
        self.init(cgImage: picture.image, scale: scale, orientation: picture.orientation)
    }

    /// Creates an image from a file. Fails if there is no file, and with a warning if it can't be read.
    ///
    /// The scale is that of the file's name: `photo@2x.png` has two pixels per point. A name without a scale matches
    /// its variants for the screen's scale.
    public convenience init?(contentsOfFile path: String) {
        guard let file = ImageFiles.best(forPath: path, traits: .current),
            let picture = ImageLoader.load(file.path)
        else { return nil }
        self.init(cgImage: picture.image, scale: file.scale, orientation: picture.orientation)
    }

    /// Returns the upright image as PNG, or nil if it has no pixels.
    public func pngData() -> Data? { flattened().flatMap { try? PNGEncoder().encode($0, scale: Double(scale)) } }

    /// Returns the upright image as JPEG, or nil if it has no pixels. `compressionQuality` is 0 (smallest) to 1 (best).
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let quality = compressionQuality.isFinite ? min(max(compressionQuality, 0), 1) : 1
        return flattened().flatMap { try? JPEGEncoder.encode($0, quality: Int((quality * 100).rounded())) }
    }

    /// Returns nil: images aren't encoded as HEIC here, as on devices without an encoder.
    public func heicData() -> Data? { nil }

    /// Returns the upright pixels in the image's own tint color.
    private func flattened() -> Bitmap? {
        guard let bitmap = uprightBitmap, bitmap.width > 0, bitmap.height > 0 else { return nil }
        guard let tint = ownTint, layerColoring == nil else { return bitmap }
        var layer = Layer(frame: CGRect(origin: .zero, size: size))
        let color = tint.renderColor(for: .current)
        layer.contents = [.image(ImageContent(bitmap: bitmap, destination: layer.bounds, tint: color))]
        return LayerRasterizer.paint(layer, size: size, scale: scale)
    }
}

/// Returns the image as PNG.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// Returns the image as JPEG; `compressionQuality` is 0…1.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}

extension UIImage {
    /// Creates the image with a name among the main bundle's resources: a set of an asset catalog, a PNG or JPEG file
    /// with its `@2x`, `@3x` and `~dark` variants, or a PDF or SVG file.
    ///
    /// Fails with one warning that lists the searched folders.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates the image with a name in another bundle, such as `Bundle.module`; nil traits mean the current ones.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let current = UITraitCollection.current
        let traits = traitCollection.map { UITraitCollection(traitsFrom: [current, $0]) } ?? current
        let folders = ResourceFolders.folders(of: bundle)
        guard let known = NamedImages.find(name, in: folders, traits: traits) else {
            WarningLog.current.add(.missingImage(name: name, searched: folders))
            return nil
        }
        guard let found = known() else { return nil }
        var properties = found.properties
        properties.name = name
        properties.asset = UIImageAsset {
            NamedImages.find(name, in: folders, traits: UITraitCollection(traitsFrom: [.current, $0]))?()
        }
        self.init(source: found.source, properties: properties)
    }

    /// Creates the image with a name in a bundle, for the configuration's traits.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let found = UIImage(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
        guard let image = configuration.flatMap({ found?.withConfiguration($0) }) ?? found else { return nil }
        self.init(source: image.source, properties: image.properties)
    }

    /// Creates the symbol of a symbol set of which the variable layers above a value, 0…1, are drawn fainter; other
    /// images are as without a value.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, variableValue value: Double, configuration: Configuration? = nil
    ) {
        guard let image = UIImage(named: name, in: bundle, with: configuration) else { return nil }
        var source = image.source
        if case .symbol(var symbol) = source {
            symbol.variableValue = value
            source = .symbol(symbol)
        }
        self.init(source: source, properties: image.properties)
    }
}

/// Finds images by name.
private enum NamedImages {
    /// Returns a function that loads the set or file with a name, or nil if there is none. The function returns nil,
    /// and adds one warning, if that can't be read.
    static func find(_ name: String, in folders: [String], traits: UITraitCollection) -> (() -> UIImage?)? {
        for folder in folders {
            if let set = AssetCatalog.of(folder: folder).imageSets[name] {
                return { image(ofSet: set, traits: traits) }
            }
            if let set = AssetCatalog.of(folder: folder).symbolSets[name] {
                return { SymbolSet.image(ofSet: set, name: name, traits: traits) }
            }
            if let file = ImageFiles.best(named: name, in: folder, traits: traits) {
                return { image(at: file.path, scale: file.scale, keepsVectors: false, traits: traits) }
            }
            if let path = ImageFiles.vector(named: name, in: folder, traits: traits) {
                return { image(at: path, scale: 1, keepsVectors: false, traits: traits) }
            }
        }
        return nil
    }

    private static func image(
        at path: String, scale: CGFloat, keepsVectors: Bool, traits: UITraitCollection
    ) -> UIImage? {
        if let format = VectorFile.format(of: path) {
            return UIImage(
                vectorFile: path, format: format, fileScale: scale, keepsOutlines: keepsVectors, traits: traits)
        }
        return ImageLoader.load(path).map { UIImage(cgImage: $0.image, scale: scale, orientation: $0.orientation) }
    }

    /// Returns the entry of an image set that fits the traits best.
    private static func image(ofSet set: String, traits: UITraitCollection) -> UIImage? {
        guard let contents = AssetCatalog.contents(of: set) else {
            if !FileManager.default.fileExists(atPath: set + "/Contents.json") {
                WarningLog.current.add(.unreadableImage(path: set, reason: "it has no Contents.json"))
            }
            return nil
        }
        let order = ImageFiles.scales(for: traits.displayScale)
        var best: (fit: Int, rank: Int, entry: AssetCatalog.Contents.Image, file: String)?
        let entries = (contents.images ?? []).filter { $0.filename != nil }
        for entry in entries {
            guard let file = entry.filename, !file.isEmpty, !file.contains("/"),
                let fit = AssetCatalog.fit(entry.variant, traits: traits)
            else { continue }
            // A single vector, or image, is for all scales.
            let rank = entry.scale.map { scale in order.firstIndex { "\($0)x" == scale } ?? order.count } ?? 0
            if let best, (best.fit, -best.rank) >= (fit, -rank) { continue }
            best = (fit, rank, entry, file)
        }
        guard let best else {
            WarningLog.current.add(.unreadableImage(path: set, reason: "it has no image for these traits"))
            return nil
        }
        // Xcode takes an image whose scale isn't one for 1x (not measured).
        let scale = best.entry.scale.flatMap { Int($0.dropLast()) } ?? 1
        guard
            var image = image(
                at: set + "/" + best.file, scale: CGFloat(max(1, scale)),
                keepsVectors: contents.properties?.keepsVectors == true, traits: traits)
        else { return nil }
        image = sliced(image, best.entry, scale: CGFloat(max(1, scale)), in: set)
        image = mirrored(image, best.entry, among: entries)
        switch contents.properties?.intent {
        case "template": return image.withRenderingMode(.alwaysTemplate)
        case "original": return image.withRenderingMode(.alwaysOriginal)
        default: return image
        }
    }

    /// Returns an image with the slices and the alignment rectangle of its entry, which are pixels of its scale.
    private static func sliced(
        _ image: UIImage, _ entry: AssetCatalog.Contents.Image, scale: CGFloat, in set: String
    ) -> UIImage {
        if entry.hasMalformedInsets {
            WarningLog.add("the image set \(set) has slices or alignment insets that aren't numbers; they are left out")
        }
        func points(_ pixels: Double?) -> CGFloat { CGFloat(min(max(pixels ?? 0, 0), 1e6)) / scale }
        var properties = image.properties
        if let insets = entry.alignment {
            properties.alignmentRectInsets = UIEdgeInsets(
                top: points(insets.top), left: points(insets.left), bottom: points(insets.bottom),
                right: points(insets.right))
        }
        if let resizing = entry.resizing, let mode = resizing.mode {
            let (isWide, isHigh) = (mode != "3-part-vertical", mode != "3-part-horizontal")
            let (caps, size) = (resizing.caps, image.size)
            properties.capInsets = UIEdgeInsets(
                top: isHigh ? points(caps?.top) : 0, left: isWide ? points(caps?.left) : 0,
                bottom: isHigh ? points(caps?.bottom) : 0, right: isWide ? points(caps?.right) : 0)
            // The part between the middle and the last cap isn't drawn, as Xcode shows it (not measured).
            let (width, height) = (points(resizing.center?.width), points(resizing.center?.height))
            let insets = properties.capInsets
            properties.resizableCenter = CGRect(
                x: insets.left, y: insets.top,
                width: isWide && width > 0 ? width : max(0, size.width - insets.left - insets.right),
                height: isHigh && height > 0 ? height : max(0, size.height - insets.top - insets.bottom))
            properties.resizingMode = resizing.center?.mode == "tile" ? .tile : .stretch
        }
        return UIImage(source: image.source, properties: properties)
    }

    /// Returns an image for one direction so that it is mirrored in the other one, if that has no image.
    private static func mirrored(
        _ image: UIImage, _ entry: AssetCatalog.Contents.Image, among entries: [AssetCatalog.Contents.Image]
    ) -> UIImage {
        let directions = Set(entries.map(\.variant.direction))
        guard let direction = entry.variant.direction, directions == [direction] else { return image }
        let leftToRight = direction == "right-to-left" ? image.mirrored : image
        return leftToRight.imageFlippedForRightToLeftLayoutDirection()
    }
}
