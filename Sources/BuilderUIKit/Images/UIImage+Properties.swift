import Foundation
import Render

extension UIImage {
    /// The size in points: the upright image's pixels divided by the scale.
    public var size: CGSize {
        switch source {
        case .none: return .zero
        case .symbol(let symbol): return symbol.size
        case .bitmap(let image):
            let width = CGFloat(image.width) / scale
            let height = CGFloat(image.height) / scale
            return imageOrientation.isQuarterTurn
                ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        }
    }

    /// The scale, in pixels per point.
    public var scale: CGFloat { properties.scale }
    /// The orientation of the stored pixels.
    public var imageOrientation: Orientation { properties.orientation }
    /// A value that indicates whether the image is drawn in its own colors or as a template.
    public var renderingMode: RenderingMode { properties.renderingMode }

    /// The insets in points, relative to the upright image, that are never stretched.
    public var capInsets: UIEdgeInsets { properties.capInsets }
    /// A value that indicates whether a resizable image's middle is tiled or stretched.
    public var resizingMode: ResizingMode { properties.resizingMode }

    /// The insets in points from the image's edges to its alignment rectangle.
    public var alignmentRectInsets: UIEdgeInsets { properties.alignmentRectInsets }
    /// A Boolean value that indicates whether the image is mirrored in right-to-left layouts.
    public var flipsForRightToLeftLayoutDirection: Bool { properties.flipsForRightToLeft }

    /// The distance in points from the bottom edge to the baseline, or nil if the image has none.
    public var baselineOffsetFromBottom: CGFloat? {
        if case .symbol(let symbol) = source { return properties.baselineOffsetFromBottom ?? symbol.baselineFromBottom }
        return properties.baselineOffsetFromBottom
    }

    /// A Boolean value that indicates whether the image is a symbol.
    public var isSymbolImage: Bool {
        if case .symbol = source { return true }
        return false
    }

    /// The pixels as they are stored. A symbol is drawn at its scale.
    public var cgImage: CGImage? {
        switch source {
        case .none: nil
        case .bitmap(let image): image
        case .symbol: uprightBitmap.map(CGImage.init)
        }
    }

    /// The frames of an animated image: always nil, since images aren't animated.
    public var images: [UIImage]? { nil }
    /// The duration of an animation: always 0.
    public var duration: TimeInterval { 0 }

    /// A Boolean value that indicates whether views draw the image in their tint color: a template, or a symbol with
    /// automatic rendering.
    var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbolImage
        }
    }

    /// The color set with `withTintColor(_:)` or a symbol configuration.
    var ownTint: UIColor? { properties.tint }

    func hasSameContent(as other: UIImage) -> Bool {
        guard scale == other.scale, imageOrientation == other.imageOrientation,
            renderingMode == other.renderingMode, capInsets == other.capInsets,
            resizingMode == other.resizingMode, properties.tint == other.properties.tint
        else { return false }
        switch (source, other.source) {
        case (.none, .none): return true
        case (.bitmap(let a), .bitmap(let b)): return a == b
        case (.symbol(let a), .symbol(let b)): return a == b
        default: return false
        }
    }

    /// The mean color of the pixels.
    var meanColor: Color { uprightBitmap?.meanColor ?? .clear }
}
