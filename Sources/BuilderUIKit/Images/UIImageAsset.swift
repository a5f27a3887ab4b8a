import Foundation

/// The variants of one picture for different traits. Safe to use from any thread.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var registered: [(image: UIImage, traits: UITraitCollection)] = []
    private let loader: (@Sendable (UITraitCollection) -> UIImage?)?

    init(loader: (@Sendable (UITraitCollection) -> UIImage?)?) {
        self.loader = loader
    }

    /// An asset without variants.
    public override convenience init() {
        self.init(loader: nil)
    }

    /// The variant that fits the traits best; an empty picture where there is none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let variants = lock.withLock { registered }
        let fitting = variants.last { traitCollection.containsTraits(in: $0.traits) }
        return fitting?.image ?? loader?(traitCollection) ?? variants.first?.image ?? UIImage()
    }

    /// Adds a variant for collections that have these traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        lock.withLock {
            registered.removeAll { $0.traits == traitCollection }
            registered.append((image.belonging(to: self), traitCollection))
        }
    }

    /// Removes the variant for these traits.
    open func unregister(_ traitCollection: UITraitCollection) {
        lock.withLock { registered.removeAll { $0.traits == traitCollection } }
    }
}

extension UIImage {
    /// The variants that the picture is one of; nil where it has none.
    public var imageAsset: UIImageAsset? { properties.asset }

    func belonging(to asset: UIImageAsset) -> UIImage {
        var properties = properties
        properties.asset = asset
        return UIImage(source: source, properties: properties)
    }

    /// The variant of the picture for the traits that it is shown with, drawn as this one is.
    func variant(for traits: UITraitCollection) -> UIImage {
        guard let asset = properties.asset else { return self }
        let found = asset.image(with: traits)
        if case .none = found.source { return self }
        var changed = properties
        changed.scale = found.properties.scale
        changed.orientation = found.properties.orientation
        return UIImage(source: found.source, properties: changed)
    }
}
