import Foundation

/// A layer that draws text.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    open override class func _make() -> CALayer { CATextLayer() }

    /// The text: a `String` or an `NSAttributedString`.
    open var string: Any?
    /// The font of a `String`: a `UIFont`, a font of Core Text, or a name; nil for Helvetica.
    open var font: AnyObject?
    /// The size of the font of a `String`, in points.
    open var fontSize: CGFloat = 36
    /// The color of a `String`.
    open var foregroundColor: CGColor? = CGColor(.white)
    /// A Boolean value that indicates whether lines are wrapped.
    open var isWrapped = false
    /// The end of lines that are too long.
    open var truncationMode: CATextLayerTruncationMode = .none
    /// The alignment of lines.
    open var alignmentMode: CATextLayerAlignmentMode = .natural
    /// A Boolean value that indicates whether subpixels are used; without effect.
    open var allowsFontSubpixelQuantization = false

    private var text: NSAttributedString? {
        if let string = string as? NSAttributedString { return string }
        guard let string = string as? String else { return nil }
        let style = NSMutableParagraphStyle()
        let alignments: [CATextLayerAlignmentMode: NSTextAlignment] = [
            .left: .left, .right: .right, .center: .center, .justified: .justified,
        ]
        style.alignment = alignments[alignmentMode] ?? .natural
        let breaks: [CATextLayerTruncationMode: NSLineBreakMode] = [
            .start: .byTruncatingHead, .middle: .byTruncatingMiddle, .end: .byTruncatingTail,
        ]
        style.lineBreakMode = breaks[truncationMode] ?? (isWrapped ? .byWordWrapping : .byClipping)
        let name = font as? NSString as String?
        let usedFont =
            (font as? UIFont)?.withSize(fontSize) ?? name.flatMap { UIFont(name: $0, size: fontSize) }
            ?? UIFont(name: "Helvetica", size: fontSize) ?? .systemFont(ofSize: fontSize)
        return NSAttributedString(
            string: string,
            attributes: [
                .font: usedFont, .paragraphStyle: style,
                .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? .clear,
            ])
    }

    open override func draw(in context: CGContext) {
        guard let text else { return }
        UIGraphicsPushContext(context)
        text.draw(with: bounds, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        UIGraphicsPopContext()
    }
}

/// A layer whose sublayers keep their depth; there is no perspective here.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
    open override class func _make() -> CALayer { CATransformLayer() }
}

/// A layer that draws copies of its sublayers. Only the sublayers themselves are drawn.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    open override class func _make() -> CALayer { CAReplicatorLayer() }

    /// The number of copies, with the original.
    open var instanceCount = 1
    /// A Boolean value that indicates whether sublayers keep their depth.
    open var preservesDepth = false
    /// The time between the animations of two copies, in seconds.
    open var instanceDelay: CFTimeInterval = 0
    /// The transform from one copy to the next.
    open var instanceTransform = CATransform3DIdentity
    /// The color that multiplies the first copy's.
    open var instanceColor: CGColor?
    /// The difference of a color component from one copy to the next; so for the others.
    open var instanceRedOffset: Float = 0
    /// UIKit's `instanceGreenOffset`.
    open var instanceGreenOffset: Float = 0
    /// UIKit's `instanceBlueOffset`.
    open var instanceBlueOffset: Float = 0
    /// UIKit's `instanceAlphaOffset`.
    open var instanceAlphaOffset: Float = 0
}

/// A layer that scrolls its sublayers.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
    open override class func _make() -> CALayer { CAScrollLayer() }

    /// Scrolls to a point.
    open func scroll(to p: CGPoint) { bounds.origin = p }
    /// Scrolls until a rectangle is visible.
    open func scroll(to r: CGRect) { bounds.origin = r.origin }
}

/// A layer that draws its content in parts; it is drawn at once.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
    open override class func _make() -> CALayer { CATiledLayer() }

    /// The duration in which parts appear, in seconds.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
    /// The number of levels of detail.
    open var levelsOfDetail = 1
    /// The number of larger levels of detail.
    open var levelsOfDetailBias = 0
    /// The size of a part, in pixels.
    open var tileSize = CGSize(width: 256, height: 256)
}

/// A layer that emits particles. At the beginning, where pictures are drawn, there are none.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
    open override class func _make() -> CALayer { CAEmitterLayer() }

    /// The kinds of particles.
    open var emitterCells: [CAEmitterCell]?
    /// The factors of the particles' numbers, lifetimes, velocities, scales and spins.
    open var birthRate: Float = 1
    /// UIKit's `lifetime`.
    open var lifetime: Float = 1
    /// UIKit's `velocity`.
    open var velocity: Float = 1
    /// UIKit's `scale`.
    open var scale: Float = 1
    /// UIKit's `spin`.
    open var spin: Float = 1
    /// The position and the size of the emitter, in points.
    open var emitterPosition: CGPoint = .zero
    /// UIKit's `emitterZPosition`.
    open var emitterZPosition: CGFloat = 0
    /// UIKit's `emitterSize`.
    open var emitterSize: CGSize = .zero
    /// UIKit's `emitterDepth`.
    open var emitterDepth: CGFloat = 0
    /// The shape of the emitter.
    open var emitterShape: CAEmitterLayerEmitterShape = .point
    /// The part of the shape that emits.
    open var emitterMode: CAEmitterLayerEmitterMode = .volume
    /// The way particles are combined.
    open var renderMode: CAEmitterLayerRenderMode = .unordered
    /// A Boolean value that indicates whether particles keep their depth.
    open var preservesDepth = false
    /// The seed of random numbers.
    open var seed: UInt32 = 0
}

/// The shape of an emitter.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The constant's string.
    public let rawValue: String
    /// Creates a constant from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The shape of the name.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// UIKit's `line`.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// UIKit's `rectangle`.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// UIKit's `cuboid`.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// UIKit's `circle`.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// UIKit's `sphere`.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of an emitter's shape that emits.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The constant's string.
    public let rawValue: String
    /// Creates a constant from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The part of the name.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// UIKit's `outline`.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// UIKit's `surface`.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// UIKit's `volume`.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The way particles are combined.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The constant's string.
    public let rawValue: String
    /// Creates a constant from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The way of the name.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// UIKit's `oldestFirst`.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// UIKit's `oldestLast`.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// UIKit's `backToFront`.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// UIKit's `additive`.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A kind of particles.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
    /// Creates a kind of particles.
    public nonisolated override init() { super.init() }

    /// The name.
    open var name: String?
    /// A Boolean value that indicates whether particles are emitted.
    open var isEnabled = true
    /// The image, a `CGImage`.
    open var contents: Any?
    /// The part of the image that is drawn.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The scale of the image.
    open var contentsScale: CGFloat = 1
    /// The color that multiplies the image's.
    open var color: CGColor?
    /// The particles' properties, the ranges in which they vary, and their changes per second.
    open var birthRate: Float = 0
    /// UIKit's `lifetime`.
    open var lifetime: Float = 0
    /// UIKit's `lifetimeRange`.
    open var lifetimeRange: Float = 0
    /// UIKit's `velocity`.
    open var velocity: CGFloat = 0
    /// UIKit's `velocityRange`.
    open var velocityRange: CGFloat = 0
    /// UIKit's `xAcceleration`.
    open var xAcceleration: CGFloat = 0
    /// UIKit's `yAcceleration`.
    open var yAcceleration: CGFloat = 0
    /// UIKit's `zAcceleration`.
    open var zAcceleration: CGFloat = 0
    /// UIKit's `emissionLatitude`.
    open var emissionLatitude: CGFloat = 0
    /// UIKit's `emissionLongitude`.
    open var emissionLongitude: CGFloat = 0
    /// UIKit's `emissionRange`.
    open var emissionRange: CGFloat = 0
    /// UIKit's `scale`.
    open var scale: CGFloat = 1
    /// UIKit's `scaleRange`.
    open var scaleRange: CGFloat = 0
    /// UIKit's `scaleSpeed`.
    open var scaleSpeed: CGFloat = 0
    /// UIKit's `spin`.
    open var spin: CGFloat = 0
    /// UIKit's `spinRange`.
    open var spinRange: CGFloat = 0
    /// UIKit's `alphaRange`.
    open var alphaRange: Float = 0
    /// UIKit's `alphaSpeed`.
    open var alphaSpeed: Float = 0
    /// UIKit's `redRange`.
    open var redRange: Float = 0
    /// UIKit's `redSpeed`.
    open var redSpeed: Float = 0
    /// UIKit's `greenRange`.
    open var greenRange: Float = 0
    /// UIKit's `greenSpeed`.
    open var greenSpeed: Float = 0
    /// UIKit's `blueRange`.
    open var blueRange: Float = 0
    /// UIKit's `blueSpeed`.
    open var blueSpeed: Float = 0
    /// UIKit's `beginTime`.
    open var beginTime: CFTimeInterval = 0
    /// The kinds of particles that particles emit.
    open var emitterCells: [CAEmitterCell]?
}
