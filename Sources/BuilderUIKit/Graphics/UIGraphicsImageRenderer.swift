import Foundation
import Render

/// The properties of a renderer's output.
open class UIGraphicsRendererFormat: NSObject {
    /// The rectangle to draw, in points.
    public internal(set) var bounds = CGRect.zero

    /// Creates a format.
    public required override init() { super.init() }

    /// Returns the format for the main screen.
    open class func `default`() -> Self { Self() }

    /// Returns the format for the current traits.
    open class func preferred() -> Self { Self() }
}

/// The properties of an image renderer's images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The color range of an image; everything is drawn in sRGB with eight bits per component.
    public enum Range: Int, Hashable, Sendable {
        /// No range given.
        case unspecified = -1
        /// A range that follows the device.
        case automatic = 0
        /// Extended sRGB.
        case extended = 1
        /// Standard sRGB.
        case standard = 2
    }

    /// The scale, in pixels per point.
    open var scale: CGFloat
    /// A Boolean value that indicates whether the image is opaque: black before it is drawn into.
    open var opaque = false
    /// A Boolean value that indicates whether images have colors brighter than white; always false.
    open var supportsHighDynamicRange: Bool { false }
    /// The preferred color range, which has no effect.
    open var preferredRange = Range.standard
    /// A Boolean value that indicates whether `preferredRange` is the extended one.
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    let traits: UITraitCollection

    /// Creates a format for the current traits and their scale.
    public required init() {
        traits = .current
        scale = CGContext.usable(0, traits: traits)
        super.init()
    }

    /// Creates a format for the given traits and their scale.
    public init(for traitCollection: UITraitCollection) {
        traits = UITraitCollection(traitsFrom: [.current, traitCollection])
        scale = CGContext.usable(traitCollection.displayScale, traits: traits)
        super.init()
    }
}

/// The context that a renderer passes to drawing closures.
open class UIGraphicsRendererContext: NSObject {
    /// The graphics context to draw into.
    public let cgContext: CGContext

    init(_ context: CGContext) { cgContext = context }

    /// Fills a rectangle with the current fill color, replacing its contents.
    public func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

    /// Fills a rectangle with the current fill color and a blend mode.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.withBlendMode(blendMode) { $0.fill(rect) } }

    /// Draws a line of one point just inside a rectangle.
    public func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    /// Draws a line of one point just inside a rectangle, with a blend mode.
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.withBlendMode(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    }

    /// Intersects the clip with a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The context that an image renderer passes to drawing closures.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The renderer's format.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
        self.format = format
        super.init(context)
    }

    /// Everything drawn so far, as an image.
    public var currentImage: UIImage { cgContext.makeUIImage() ?? UIImage() }
}

/// A renderer that creates images from drawing code.
open class UIGraphicsImageRenderer: NSObject {
    /// A closure that draws an image.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// The format of the images.
    public let format: UIGraphicsImageRendererFormat
    /// The rectangle to draw, in points.
    private let bounds: CGRect

    /// Creates a renderer for images of `size` points.
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

    /// Creates a renderer for images of `size` points with a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for a rectangle, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

    /// Creates a renderer for a rectangle, in points, whose origin is drawn at the image's top left corner.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        format.bounds = bounds
    }

    /// Returns the image that the closure draws; an empty one if the size is zero.
    public func image(actions: DrawingActions) -> UIImage { draw(actions).makeUIImage() ?? UIImage() }

    /// Returns the image that the closure draws, as PNG.
    public func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

    /// Returns the image that the closure draws, as JPEG; `compressionQuality` is 0…1.
    public func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private func draw(_ actions: DrawingActions) -> CGContext {
        let context = CGContext(
            bounds: bounds.standardized, scale: CGContext.usable(format.scale, traits: format.traits),
            background: format.opaque ? .black : nil, traits: format.traits)
        context.asCurrent { actions(UIGraphicsImageRendererContext(context, format: format)) }
        return context
    }
}
