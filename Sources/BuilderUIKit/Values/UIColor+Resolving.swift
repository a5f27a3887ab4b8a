import Foundation
import Render

extension UIColor {
    /// The colour for these traits: one that no longer depends on any.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .fixed, .pattern: return self
        default:
            if let image = patternImage(for: traitCollection) { return UIColor(patternImage: image) }
            let resolved = resolve(traitCollection, depth: 0)
            return UIColor(storage: .fixed(resolved.color, resolved.model))
        }
    }

    /// The colour for these traits, as the painter has it. A pattern gives its picture's mean colour.
    func renderColor(for traits: UITraitCollection) -> Color {
        resolve(traits, depth: 0).color
    }

    /// The colour for these traits, where `tintColor` stands for `tint`.
    func renderColor(for traits: UITraitCollection, tint: UIColor) -> Color {
        switch storage {
        case .tint: tint.renderColor(for: traits)
        case .alpha(let base, let alpha):
            base.renderColor(for: traits, tint: tint).withAlpha(Double(alpha))
        default: renderColor(for: traits)
        }
    }

    /// The picture that the colour tiles, where it is a pattern.
    var patternImage: UIImage? { patternImage(for: .current) }

    /// The picture that the colour tiles for these traits, where it is a pattern.
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

    /// Providers that give providers are followed this far; what goes on for ever is clear.
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
