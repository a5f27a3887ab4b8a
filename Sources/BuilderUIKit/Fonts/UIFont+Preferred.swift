import Foundation
import Render

extension UIFont {
    /// Returns the style's font at the current text size.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the style's font at the text size of the traits; nil means the current traits.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(
            withTextStyle: style, compatibleWith: traitCollection)
        return UIFont(resolved: descriptor, scaling: .style(style))
    }

    /// Returns the font at the traits' text size, for text with `adjustsFontForContentSizeCategory`. A font not derived
    /// from a text style is returned unchanged.
    func adjusted(to traits: UITraitCollection) -> UIFont {
        switch scaling {
        case nil:
            return self
        case .style(let style):
            let size = TextStyleTable.of(style).size(for: traits.preferredContentSizeCategory)
            return size == pointSize ? self : UIFont(resolved: descriptor.withSize(size), scaling: scaling)
        case .metrics(let style, let size, let limit):
            let scaled = UIFontMetrics(forTextStyle: style).fontSize(for: size, limit: limit, traits: traits)
            return scaled == pointSize ? self : UIFont(resolved: descriptor.withSize(scaled), scaling: scaling)
        }
    }
}
