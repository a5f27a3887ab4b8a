import Foundation
import Render

extension UIImage {
    /// Creates the image with a name among the main bundle's resources: a set of an asset catalog, or a PNG or JPEG
    /// file with its `@2x`, `@3x` and `~dark` variants.
    ///
    /// Fails with one warning that lists the searched folders.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

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
        properties.asset = UIImageAsset { NamedImages.find(name, in: folders, traits: $0) }
        self.init(source: found.source, properties: properties)
    }

    /// Creates the image with a name in a bundle, for the configuration's traits.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
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
