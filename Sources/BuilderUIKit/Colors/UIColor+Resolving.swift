import Foundation
import Render

extension UIColor {
    /// Returns the color for the traits, which no longer depends on any.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .fixed, .pattern: return self
        default:
            if let image = patternImage(for: traitCollection) { return UIColor(patternImage: image) }
            let resolved = resolve(traitCollection, depth: 0)
            return UIColor(storage: .fixed(resolved.color, resolved.model))
        }
    }

    /// Returns the painter's color for the traits. A pattern is replaced by its image's mean color.
    func renderColor(for traits: UITraitCollection) -> Color {
        resolve(traits, depth: 0).color
    }

    /// Returns the painter's color for the traits, with `tint` as the value of `tintColor`.
    func renderColor(for traits: UITraitCollection, tint: UIColor) -> Color {
        switch storage {
        case .tint: tint.renderColor(for: traits)
        case .alpha(let base, let alpha):
            base.renderColor(for: traits, tint: tint).withAlpha(Double(alpha))
        default: renderColor(for: traits)
        }
    }

    /// The image of a pattern color; nil for others.
    var patternImage: UIImage? { patternImage(for: .current) }

    /// Returns the image of a pattern color for the traits, or nil for others.
    func patternImage(for traits: UITraitCollection) -> UIImage? {
        var color = self
        for _ in 0..<UIColor.greatestDepth {
            switch color.storage {
            case .pattern(let image): return image
            case .dynamic(let provider): color = traits.asCurrent { provider(traits) }
            default: return nil
            }
        }
        return nil
    }

    /// The maximum nesting of dynamic colors; deeper ones are clear.
    private static var greatestDepth: Int { 32 }

    private func resolve(_ traits: UITraitCollection, depth: Int) -> (color: Color, model: CGColor.Model) {
        guard depth < UIColor.greatestDepth else { return (.clear, .rgb) }
        switch storage {
        case .fixed(let color, let model):
            return (color, model)
        case .system(let color):
            return (color.color(for: traits), .rgb)
        case .dynamic(let provider):
            let color = traits.asCurrent { provider(traits) }
            return color.resolve(traits, depth: depth + 1)
        case .alpha(let base, let alpha):
            let resolved = base.resolve(traits, depth: depth + 1)
            return (resolved.color.withAlpha(Double(alpha)), resolved.model)
        case .tint:
            return (SystemColor.systemBlue.color(for: traits), .rgb)
        case .pattern(let image):
            return (image.meanColor, .rgb)
        }
    }
}

extension Color {
    func withAlpha(_ alpha: Double) -> Color {
        var changed = self
        changed.alpha = alpha
        return changed
    }
}
