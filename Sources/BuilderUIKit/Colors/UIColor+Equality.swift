import Foundation
import Render

extension UIColor {
    /// Returns whether two colors have the same components, system color or image.
    func hasSameStorage(as other: UIColor) -> Bool {
        switch (storage, other.storage) {
        case (.fixed(let a, let model), .fixed(let b, let otherModel)): a == b && model == otherModel
        case (.system(let a), .system(let b)): a == b
        case (.alpha(let a, let alpha), .alpha(let b, let otherAlpha)): alpha == otherAlpha && a.isEqual(b)
        case (.tint, .tint): true
        case (.pattern(let a), .pattern(let b)): a === b
        default: false
        }
    }

    var storageHash: Int {
        switch storage {
        case .fixed(let color, _): color.hashValue
        case .system(let color): color.hashValue
        case .alpha(let base, let alpha): base.hash ^ alpha.hashValue
        case .tint: 1
        case .dynamic: ObjectIdentifier(self).hashValue
        case .pattern(let image): ObjectIdentifier(image).hashValue
        }
    }

    var storageDescription: String {
        switch storage {
        case .fixed(let color, .monochrome): "UIExtendedGrayColorSpace \(color.red) \(color.alpha)"
        case .fixed(let color, .rgb):
            "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
        case .system(let color): "<UIDynamicCatalogSystemColor; name = \(color.rawValue)Color>"
        case .alpha(let base, let alpha): "<\(base) with alpha \(alpha)>"
        case .tint: "<UIColor; tintColor>"
        case .dynamic: "<UIDynamicProviderColor>"
        case .pattern: "<UIColor; pattern image>"
        }
    }
}
