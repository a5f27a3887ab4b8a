import Foundation
import Render

/// A picture: its pixels, how many of them go to a point, and how it wants to be drawn. Immutable, and usable from any
/// thread.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
    private let foundationMark = FoundationMark()
    nonisolated(unsafe) var associatedValues: AssociatedValueTable?

    /// Whether the colours of a picture are drawn, or its alpha in the tint colour.
    public enum RenderingMode: Int, Hashable, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// How the middle of a resizable picture fills its place.
    public enum ResizingMode: Int, Hashable, Sendable {
        case tile = 0
        case stretch = 1
    }

    /// How much brighter than white a picture may be shown.
    public enum DynamicRange: Int, Hashable, Sendable {
        case unspecified = -1
        case standard = 0
        case constrainedHigh = 1
        case high = 2
    }

    /// How the pixels are turned before they are drawn.
    public enum Orientation: Int, Hashable, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7

        /// True where width and height change places.
        var isQuarterTurn: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            default: false
            }
        }
    }

    let source: Source
    let properties: Properties

    /// Everything but the pixels.
    struct Properties: Sendable {
        /// What it was asked for by, for texts.
        var name: String?
        /// Pixels to a point.
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var alignmentRectInsets = UIEdgeInsets.zero
        var flipsForRightToLeft = false
        var baselineOffsetFromBottom: CGFloat?
        /// A colour that the template is drawn with, whatever the tint colour is.
        var tint: UIColor?
        /// The variants for other traits.
        var asset: UIImageAsset?
        var symbolConfiguration: SymbolConfiguration?
    }

    /// Where the pixels come from.
    enum Source: Sendable {
        case bitmap(CGImage)
        /// Drawn from outlines, at any scale.
        case symbol(SymbolImage)
        /// Nothing: `UIImage()`.
        case none
    }

    init(source: Source, properties: Properties) {
        self.source = source
        self.properties = properties
    }

    /// A picture of no size.
    public override convenience init() {
        self.init(source: .none, properties: Properties())
    }

    /// A picture with one pixel to a point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// `scale` is pixels to a point, more than 0.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        var properties = Properties()
        properties.scale = scale > 0 && scale.isFinite ? scale : 1
        properties.orientation = orientation
        self.init(source: .bitmap(cgImage), properties: properties)
    }

    /// For image literals: the picture with this name in the main bundle, or an empty one.
    public required convenience init(imageLiteralResourceName name: String) {
        let found = UIImage(named: name)
        self.init(source: found?.source ?? .none, properties: found?.properties ?? Properties())
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { self }

    /// Equal when the pixels, the scale and the way of drawing are equal.
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

/// The type of an image literal that has no other.
public typealias _ImageLiteralType = UIImage
