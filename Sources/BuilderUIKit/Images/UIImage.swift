import Foundation
import Render

/// An image: its pixels or outlines, its scale, and its drawing properties. Immutable, and usable from any thread.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
    private let isaPadding = IsaPadding()
    nonisolated(unsafe) var associatedValues: AssociatedValueTable?

    /// A value that indicates whether an image is drawn in its own colors, or its alpha in the tint color.
    public enum RenderingMode: Int, Hashable, Sendable {
        /// A template for symbols, else the image's colors.
        case automatic = 0
        /// The image's colors.
        case alwaysOriginal = 1
        /// The image's alpha in the tint color.
        case alwaysTemplate = 2
    }

    /// The way the middle of a resizable image fills its destination.
    public enum ResizingMode: Int, Hashable, Sendable {
        /// The middle is repeated.
        case tile = 0
        /// The middle is stretched.
        case stretch = 1
    }

    /// The brightness beyond white that an image may be displayed with.
    public enum DynamicRange: Int, Hashable, Sendable {
        /// No range given.
        case unspecified = -1
        /// Standard dynamic range.
        case standard = 0
        /// High dynamic range with a limited peak.
        case constrainedHigh = 1
        /// High dynamic range.
        case high = 2
    }

    /// The transform of the stored pixels before they are drawn.
    public enum Orientation: Int, Hashable, Sendable {
        /// Unchanged.
        case up = 0
        /// Rotated by 180°.
        case down = 1
        /// Rotated by 90° counterclockwise.
        case left = 2
        /// Rotated by 90° clockwise.
        case right = 3
        /// Mirrored horizontally.
        case upMirrored = 4
        /// Mirrored vertically.
        case downMirrored = 5
        /// Mirrored horizontally, then rotated by 90° counterclockwise.
        case leftMirrored = 6
        /// Mirrored horizontally, then rotated by 90° clockwise.
        case rightMirrored = 7

        /// A Boolean value that indicates whether width and height are swapped.
        var isQuarterTurn: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            default: false
            }
        }
    }

    let source: Source
    let properties: Properties

    /// The properties of an image other than its pixels.
    struct Properties: Sendable {
        /// The name the image was loaded by, for text trees and messages.
        var name: String?
        /// The scale, in pixels per point.
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        /// The middle of a resizable image, in points of the upright image; nil for all that the caps leave.
        var resizableCenter: CGRect?
        var alignmentRectInsets = UIEdgeInsets.zero
        /// Indicates whether caps, or insets of the alignment rectangle, were given in place of the asset's.
        var hasOwnCaps = false
        var hasOwnAlignment = false
        /// Indicates whether the asset's image was mirrored.
        var isMirrored = false
        var flipsForRightToLeft = false
        var baselineOffsetFromBottom: CGFloat?
        /// The color that a template is drawn in, regardless of the view's tint color.
        var tint: UIColor?
        /// The variants for other traits.
        var asset: UIImageAsset?
        var symbolConfiguration: SymbolConfiguration?
    }

    /// The source of an image's pixels.
    enum Source: Sendable {
        case bitmap(CGImage)
        /// Outlines, which can be drawn at any scale.
        case symbol(SymbolImage)
        /// A PDF or SVG, which can be drawn at any scale.
        case vector(VectorImage)
        /// No pixels, as in `UIImage()`.
        case none
    }

    init(source: Source, properties: Properties) {
        self.source = source
        self.properties = properties
    }

    /// Creates an image without a size.
    public override convenience init() { self.init(source: .none, properties: Properties()) }

    /// Creates an image at one pixel per point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates an image at `scale` pixels per point, more than 0.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        var properties = Properties()
        properties.scale = scale > 0 && scale.isFinite ? scale : 1
        properties.orientation = orientation
        self.init(source: .bitmap(cgImage), properties: properties)
    }

    /// Creates the value of an image literal: the image with this name in the main bundle, or an empty one.
    public required convenience init(imageLiteralResourceName name: String) {
        let found = UIImage(named: name)
        self.init(source: found?.source ?? .none, properties: found?.properties ?? Properties())
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { self }

    /// Returns a Boolean value that indicates whether the pixels, the scale and the drawing properties are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || hasSameContent(as: other)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(size.width)
        hasher.combine(size.height)
        return hasher.finalize()
    }

    open override var description: String { "<UIImage \(size.width) × \(size.height) points at \(scale)x>" }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The default type of image literals.
public typealias _ImageLiteralType = UIImage

extension UIImage {
    /// The size in points: the upright image's pixels divided by the scale.
    public var size: CGSize {
        switch source {
        case .none: return .zero
        case .symbol(let symbol): return symbol.size
        case .vector(let vector):
            return imageOrientation.isQuarterTurn
                ? CGSize(width: vector.size.height, height: vector.size.width) : vector.size
        case .bitmap(let image):
            let width = CGFloat(image.width) / scale
            let height = CGFloat(image.height) / scale
            return imageOrientation.isQuarterTurn
                ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        }
    }

    /// The scale, in pixels per point.
    public var scale: CGFloat { properties.scale }
    /// A format for drawing the image anew: in its scale, and opaque if it has no transparent pixels.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage.map { [.none, .noneSkipLast, .noneSkipFirst].contains($0.alphaInfo) } ?? false
        return format
    }
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

    /// The pixels as they are stored. A symbol or vector is drawn at its scale.
    public var cgImage: CGImage? {
        switch source {
        case .none: nil
        case .bitmap(let image): image
        case .symbol(let symbol):
            symbol.bitmap(scale: scale, color: layerColors(tint: .black, traits: .current)).map { CGImage($0) }
        case .vector(let vector): vector.bitmap(filling: vector.size, scale: scale).map { CGImage($0) }
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
            resizingMode == other.resizingMode, properties.resizableCenter == other.properties.resizableCenter,
            properties.tint == other.properties.tint
        else { return false }
        switch (source, other.source) {
        case (.none, .none): return true
        case (.bitmap(let a), .bitmap(let b)): return a == b
        case (.symbol(let a), .symbol(let b)): return a == b
        case (.vector(let a), .vector(let b)): return a == b
        default: return false
        }
    }

    /// The mean color of the pixels.
    var meanColor: Color { uprightBitmap?.meanColor ?? .clear }
}

// Copies of an image with other properties.
extension UIImage {
    private func changed(_ change: (inout Properties) -> Void) -> UIImage {
        var properties = properties
        change(&properties)
        return UIImage(source: source, properties: properties)
    }

    /// Returns a copy with a rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// Returns the image's alpha in one color, which views don't tint again.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// Returns the image's alpha in one color, with a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
            if $0.symbolConfiguration?.coloring != nil {
                $0.symbolConfiguration = $0.symbolConfiguration?.applying(.preferringMonochrome())
            }
        }
    }

    /// Returns a copy with insets of the alignment rectangle, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed {
            $0.alignmentRectInsets = alignmentInsets
            $0.hasOwnAlignment = true
        }
    }

    /// Returns a copy whose edges keep their size and whose middle is tiled; insets are in points.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns a copy whose edges keep their size and whose middle is tiled or stretched; insets are in points.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.resizableCenter = nil
            $0.hasOwnCaps = true
        }
    }

    /// Returns a copy whose leading caps keep their size and whose next point is repeated.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = CGFloat(leftCapWidth)
        let top = CGFloat(topCapHeight)
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
                right: left > 0 ? max(0, size.width - left - 1) : 0))
    }

    /// Returns a copy that is mirrored in right-to-left layouts.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }

    /// Returns a mirrored copy.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        mirrored.changed { $0.isMirrored.toggle() }
    }

    /// The mirrored image as the asset's own, with caps and insets on the other sides.
    var mirrored: UIImage {
        let width = size.width
        return changed { properties in
            properties.capInsets = properties.capInsets.mirrored
            properties.alignmentRectInsets = properties.alignmentRectInsets.mirrored
            if let center = properties.resizableCenter {
                properties.resizableCenter?.origin.x = width - center.maxX
            }
            properties.orientation =
                switch properties.orientation {
                case .up: .upMirrored
                case .upMirrored: .up
                case .down: .downMirrored
                case .downMirrored: .down
                case .left: .rightMirrored
                case .rightMirrored: .left
                case .right: .leftMirrored
                case .leftMirrored: .right
                }
        }
    }

    /// Returns a copy with a baseline, in points from the bottom edge.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baselineOffsetFromBottom = baselineOffset }
    }

    /// Returns a copy without a baseline of its own.
    public func imageWithoutBaseline() -> UIImage { changed { $0.baselineOffsetFromBottom = nil } }
}

extension UIImage: AssociatedValueHolder {}

extension UIImage {
    /// The image as a template, unless its rendering mode was set.
    var templateUnlessOriginal: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }
}

extension UIEdgeInsets {
    fileprivate var mirrored: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
