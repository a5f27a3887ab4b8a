import Foundation
import Render

/// An image: its pixels or outlines, its scale, and the way it is drawn. Immutable, and usable from any thread.
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
        var alignmentRectInsets = UIEdgeInsets.zero
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
        /// No pixels, as in `UIImage()`.
        case none
    }

    init(source: Source, properties: Properties) {
        self.source = source
        self.properties = properties
    }

    /// Creates an image of no size.
    public override convenience init() {
        self.init(source: .none, properties: Properties())
    }

    /// Creates an image at one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

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

    /// Returns whether the pixels, the scale and the drawing properties are equal.
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

    open override var description: String {
        "<UIImage \(size.width) × \(size.height) points at \(scale)x>"
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The default type of image literals.
public typealias _ImageLiteralType = UIImage
