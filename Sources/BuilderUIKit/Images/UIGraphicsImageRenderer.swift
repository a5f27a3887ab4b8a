import Foundation
import Render

/// What a renderer's pictures are like.
open class UIGraphicsRendererFormat: NSObject {
    /// The rectangle that is drawn, in points.
    public internal(set) var bounds = CGRect.zero

    public required override init() {
        super.init()
    }

    /// The format for the main screen.
    open class func `default`() -> Self { Self() }

    /// The format for the current traits.
    open class func preferred() -> Self { Self() }
}

/// What an image renderer's pictures are like.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Which colours are kept; everything is drawn in sRGB with eight bits.
    public enum Range: Int, Hashable, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended = 1
        case standard = 2
    }

    /// Pixels to a point.
    open var scale: CGFloat
    /// An opaque picture is black before it is drawn into.
    open var opaque = false
    open var preferredRange = Range.standard
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    let traits: UITraitCollection

    public required init() {
        traits = .current
        scale = CGContext.usable(0, traits: traits)
        super.init()
    }

    public init(for traitCollection: UITraitCollection) {
        traits = UITraitCollection(traitsFrom: [.current, traitCollection])
        scale = CGContext.usable(traitCollection.displayScale, traits: traits)
        super.init()
    }
}

/// What the closures of a renderer draw with.
open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext

    init(_ context: CGContext) {
        cgContext = context
    }

    /// Fills a rectangle with the current fill colour.
    public func fill(_ rect: CGRect) {
        fill(rect, blendMode: .copy)
    }

    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.withBlendMode(blendMode) { $0.fill(rect) }
    }

    /// Draws a line of one point just inside a rectangle.
    public func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .normal)
    }

    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.withBlendMode(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    }

    public func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

/// What the closures of an image renderer draw with.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
        self.format = format
        super.init(context)
    }

    /// What was drawn so far.
    public var currentImage: UIImage { cgContext.makeUIImage() ?? UIImage() }
}

/// Makes pictures from drawing code.
open class UIGraphicsImageRenderer: NSObject {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    public let format: UIGraphicsImageRendererFormat
    /// Points.
    private let bounds: CGRect

    /// `size` is in points.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// `bounds` is in points; what is drawn at its origin comes out in the picture's top left corner.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        format.bounds = bounds
    }

    /// The picture that the closure draws; an empty one where the size is zero.
    public func image(actions: DrawingActions) -> UIImage {
        draw(actions).makeUIImage() ?? UIImage()
    }

    /// The picture that the closure draws, as PNG.
    public func pngData(actions: DrawingActions) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The picture that the closure draws, as JPEG; `compressionQuality` is 0…1.
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
