import Foundation
import Render

extension UIImage {
    /// Points: the pixels' number through the scale, as the picture stands.
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

    /// Pixels to a point.
    public var scale: CGFloat { properties.scale }
    public var imageOrientation: Orientation { properties.orientation }
    public var renderingMode: RenderingMode { properties.renderingMode }

    /// Points from the edges that are never stretched; they count from the picture as it stands.
    public var capInsets: UIEdgeInsets { properties.capInsets }
    public var resizingMode: ResizingMode { properties.resizingMode }

    /// Points between the picture's edges and the rectangle that layout aligns.
    public var alignmentRectInsets: UIEdgeInsets { properties.alignmentRectInsets }
    public var flipsForRightToLeftLayoutDirection: Bool { properties.flipsForRightToLeft }

    /// Points from the bottom edge to the baseline; nil where the picture has none.
    public var baselineOffsetFromBottom: CGFloat? {
        if case .symbol(let symbol) = source { return properties.baselineOffsetFromBottom ?? symbol.baselineFromBottom }
        return properties.baselineOffsetFromBottom
    }

    public var isSymbolImage: Bool {
        if case .symbol = source { return true }
        return false
    }

    /// The pixels as they are stored; a symbol is drawn at its scale.
    public var cgImage: CGImage? {
        switch source {
        case .none: nil
        case .bitmap(let image): image
        case .symbol: uprightBitmap.map(CGImage.init)
        }
    }

    /// Pictures never move.
    public var images: [UIImage]? { nil }
    public var duration: TimeInterval { 0 }

    /// True when the picture is drawn in the tint colour by views that leave it the choice: as a template, or a symbol.
    var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbolImage
        }
    }

    /// The colour that the picture itself asks to be drawn in.
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

    /// The mean colour of the pixels.
    var meanColor: Color { uprightBitmap?.meanColor ?? .clear }
}
