import Foundation
import Render

extension UIImage {
    /// Creates an image from PNG or JPEG data, at one pixel per point. Fails with a warning if the data can't be read.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from PNG or JPEG data, at `scale` pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = ImageLoader.decode(data, from: "in \(data.count) bytes of data") else { return nil }
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
    /// Creates the image with a name among the main bundle's resources: a set of an asset catalog, or a PNG or JPEG
    /// file with its `@2x`, `@3x` and `~dark` variants.
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
        guard let found = NamedImages.find(name, in: folders, traits: traits) else {
            WarningLog.current.add(.missingImage(name: name, searched: folders))
            return nil
        }
        var properties = found.properties
        properties.name = name
        properties.asset = UIImageAsset {
            NamedImages.find(name, in: folders, traits: UITraitCollection(traitsFrom: [.current, $0]))
        }
        self.init(source: found.source, properties: properties)
    }

    /// Creates the image with a name in a bundle, for the configuration's traits.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let found = UIImage(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
        guard let image = configuration.flatMap({ found?.withConfiguration($0) }) ?? found else { return nil }
        self.init(source: image.source, properties: image.properties)
    }
}

/// Finds images by name.
private enum NamedImages {
    static func find(_ name: String, in folders: [String], traits: UITraitCollection) -> UIImage? {
        for folder in folders {
            if let set = AssetCatalog.of(folder: folder).imageSets[name], let image = image(ofSet: set, traits: traits)
            {
                return image
            }
            if let set = AssetCatalog.of(folder: folder).symbolSets[name],
                let image = SymbolSet.image(ofSet: set, name: name, traits: traits)
            {
                return image
            }
            if let file = ImageFiles.best(named: name, in: folder, traits: traits),
                let picture = ImageLoader.load(file.path)
            {
                return UIImage(cgImage: picture.image, scale: file.scale, orientation: picture.orientation)
            }
        }
        return nil
    }

    /// Returns the entry of an image set that fits the traits best.
    private static func image(ofSet set: String, traits: UITraitCollection) -> UIImage? {
        guard let contents = AssetCatalog.contents(of: set) else { return nil }
        let order = ImageFiles.scales(for: traits.displayScale)
        var best: (fit: Int, rank: Int, file: String, scale: CGFloat)?
        for entry in contents.images ?? [] {
            guard let file = entry.filename,
                let fit = AssetCatalog.fit(idiom: entry.idiom, appearances: entry.appearances, traits: traits)
            else { continue }
            let scale = entry.scale.flatMap { Int($0.dropLast()) } ?? 1
            let rank = order.firstIndex(of: scale) ?? order.count
            if let best, (best.fit, -best.rank) >= (fit, -rank) { continue }
            best = (fit, rank, file, CGFloat(scale))
        }
        guard let best, let picture = ImageLoader.load(set + "/" + best.file) else { return nil }
        let image = UIImage(cgImage: picture.image, scale: best.scale, orientation: picture.orientation)
        switch contents.properties?.intent {
        case "template": return image.withRenderingMode(.alwaysTemplate)
        case "original": return image.withRenderingMode(.alwaysOriginal)
        default: return image
        }
    }
}
