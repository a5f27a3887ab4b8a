import Foundation
import Synchronization

/// The variants of one image for different traits. Safe to use from any thread.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private let registered = Mutex<[(image: UIImage, traits: UITraitCollection)]>([])
    private let loader: (@Sendable (UITraitCollection) -> UIImage?)?

    init(loader: (@Sendable (UITraitCollection) -> UIImage?)?) { self.loader = loader }

    /// Creates an asset without variants.
    public override convenience init() { self.init(loader: nil) }

    /// Returns the variant that fits the traits best; an empty image if there is none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let variants = registered.withLock { $0 }
        let fitting = variants.last { traitCollection.containsTraits(in: $0.traits) }
        return fitting?.image ?? loader?(traitCollection) ?? variants.first?.image ?? UIImage()
    }

    /// Adds a variant for trait collections that contain these traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        registered.withLock { registered in
            registered.removeAll { $0.traits == traitCollection }
            registered.append((image.belonging(to: self), traitCollection))
        }
    }

    /// Removes the variant for these traits.
    open func unregister(_ traitCollection: UITraitCollection) {
        registered.withLock { $0.removeAll { $0.traits == traitCollection } }
    }
}

extension UIImage {
    /// The asset that the image belongs to, or nil if there is none.
    public var imageAsset: UIImageAsset? { properties.asset }

    func belonging(to asset: UIImageAsset) -> UIImage {
        var properties = properties
        properties.asset = asset
        return UIImage(source: source, properties: properties)
    }

    /// Returns the variant of the image for the given traits, with this image's drawing properties.
    func variant(for traits: UITraitCollection) -> UIImage {
        guard let asset = properties.asset else { return self }
        var found = asset.image(with: traits)
        if case .none = found.source { return self }
        if properties.isMirrored { found = found.mirrored }
        var changed = properties
        changed.scale = found.properties.scale
        changed.orientation = found.properties.orientation
        if !properties.hasOwnCaps {
            changed.capInsets = found.properties.capInsets
            changed.resizingMode = found.properties.resizingMode
            changed.resizableCenter = found.properties.resizableCenter
        }
        if !properties.hasOwnAlignment { changed.alignmentRectInsets = found.properties.alignmentRectInsets }
        if case .symbol(let symbol) = found.source, let configuration = properties.symbolConfiguration {
            var shown = symbol.configured(configuration, traits: traits)
            if case .symbol(let own) = source { shown.variableValue = own.variableValue }
            return UIImage(source: .symbol(shown), properties: changed)
        }
        return UIImage(source: found.source, properties: changed)
    }
}
