import BuilderUIKit
import Foundation

extension UIBackgroundConfiguration {
    private func changing(_ change: (inout Self) -> Void) -> UIBackgroundConfiguration {
        var copy = self
        change(&copy)
        return copy
    }

    /// Returns a copy with the last of the views in front of the background; without views, with none.
    public func customView(@SwiftlyUIBuilder content: () -> [UIView]) -> UIBackgroundConfiguration {
        customView(content().last)
    }

    /// Returns a copy with a view in front of the background; nil for none.
    public func customView(_ view: UIView?) -> UIBackgroundConfiguration { changing { $0.customView = view } }

    /// Returns a copy with a radius of the corners, in points.
    public func cornerRadius(_ radius: CGFloat) -> UIBackgroundConfiguration { changing { $0.cornerRadius = radius } }

    /// Returns a copy with insets, in points.
    public func backgroundInsets(_ insets: NSDirectionalEdgeInsets) -> UIBackgroundConfiguration {
        changing { $0.backgroundInsets = insets }
    }

    /// Returns a copy with insets, in points.
    public func backgroundInsets(
        top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
    ) -> UIBackgroundConfiguration {
        backgroundInsets(NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
    }

    /// Returns a copy with the layout margins added to the insets at some edges.
    public func edgesAddingLayoutMargins(_ edges: NSDirectionalRectEdge) -> UIBackgroundConfiguration {
        changing { $0.edgesAddingLayoutMarginsToBackgroundInsets = edges }
    }

    /// Returns a copy with a color; nil for the tint color.
    public func backgroundColor(_ color: UIColor?) -> UIBackgroundConfiguration {
        changing { $0.backgroundColor = color }
    }

    /// Returns a copy with a conversion of the color.
    public func backgroundColorTransformer(
        _ transformer: UIConfigurationColorTransformer?
    ) -> UIBackgroundConfiguration { changing { $0.backgroundColorTransformer = transformer } }

    /// Returns a copy with an effect.
    public func visualEffect(_ effect: UIVisualEffect?) -> UIBackgroundConfiguration {
        changing { $0.visualEffect = effect }
    }

    /// Returns a copy with an image.
    public func image(_ image: UIImage?) -> UIBackgroundConfiguration { changing { $0.image = image } }

    /// Returns a copy with a placement of the image.
    public func imageContentMode(_ mode: UIView.ContentMode) -> UIBackgroundConfiguration {
        changing { $0.imageContentMode = mode }
    }

    /// Returns a copy with a color of the stroke; nil for the tint color.
    public func strokeColor(_ color: UIColor?) -> UIBackgroundConfiguration { changing { $0.strokeColor = color } }

    /// Returns a copy with a conversion of the stroke's color.
    public func strokeColorTransformer(_ transformer: UIConfigurationColorTransformer?) -> UIBackgroundConfiguration {
        changing { $0.strokeColorTransformer = transformer }
    }

    /// Returns a copy with a width of the stroke, in points.
    public func strokeWidth(_ width: CGFloat) -> UIBackgroundConfiguration { changing { $0.strokeWidth = width } }

    /// Returns a copy with a distance of the stroke from the background's edge, in points.
    public func strokeOutset(_ outset: CGFloat) -> UIBackgroundConfiguration { changing { $0.strokeOutset = outset } }

    /// Returns a copy with a shadow.
    public func shadowProperties(_ properties: UIShadowProperties) -> UIBackgroundConfiguration {
        changing { $0.shadowProperties = properties }
    }

    /// Returns the configuration for a state.
    public func update(for state: any UIConfigurationState) -> UIBackgroundConfiguration { updated(for: state) }
}
