import BuilderUIKit

/// The filters of textures.
public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }

/// A picture of nodes.
open class SKTexture: NSObject, @unchecked Sendable {
    private let image: UIImage?
    /// The filter.
    open var filteringMode = SKTextureFilteringMode.linear
    /// Creates a texture without an image.
    public override init() { image = nil }
    /// Creates a texture of a named image.
    public init(imageNamed name: String) { image = UIImage(named: name) }
    /// Creates a texture of an image.
    public init(image: UIImage) { self.image = image }
    /// Creates a texture of an image.
    public init(cgImage image: CGImage) { self.image = UIImage(cgImage: image) }
    /// Creates a texture of a part of another one; it has the whole.
    public init(rect: CGRect, in texture: SKTexture) { image = texture.image }
    /// Returns the size in points; zero without an image.
    open func size() -> CGSize { image?.size ?? .zero }
    /// Returns the image.
    open func cgImage() -> CGImage? { image?.cgImage }
    /// Calls a closure at once.
    open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
    /// Calls a closure at once.
    open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) {
        completionHandler()
    }
}

/// Textures of one file.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
    /// The names of the textures; none.
    open var textureNames: [String] { [] }
    /// Creates an atlas.
    public init(named name: String) {}
    /// Returns the texture of a named image.
    open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
}

/// A node with a picture.
@preconcurrency @MainActor
open class SKSpriteNode: SKNode {
    /// The picture.
    open var texture: SKTexture?
    /// The color, which is mixed with the picture.
    open var color: UIColor
    /// The part of the color.
    open var colorBlendFactor: CGFloat = 0
    /// The mix with what is below.
    open var blendMode = SKBlendMode.alpha
    /// The program that colors the pixels. Kept, not drawn.
    open var shader: SKShader?
    /// The picture of the surface's directions. Kept, not drawn.
    open var normalTexture: SKTexture?
    /// The categories of lights that light the node, and that throw its shadow, and in whose shadows it lies. Kept, not
    /// drawn.
    open var lightingBitMask: UInt32 = 0, shadowCastBitMask: UInt32 = 0, shadowedBitMask: UInt32 = 0
    /// The part of the picture that is stretched, of its size. Kept, not drawn.
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The size in points.
    open var size: CGSize
    /// The part of the size that is at the position; the center at first.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

    /// Creates a node.
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
    }
    /// Creates a node of a texture's size.
    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }
    /// Creates a node.
    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }
    /// Creates a node of one color.
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
    /// Creates a node of an image's size.
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    /// Creates a node from an archive.
    public required init?(coder aDecoder: NSCoder) {
        (color, size) = (.white, .zero)
        super.init(coder: aDecoder)
    }

    open override var frame: CGRect {
        CGRect(origin: CGPoint(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height), size: size)
            .applying(transform)
    }
}

/// The horizontal alignments of texts.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
/// The vertical alignments of texts.
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }

/// A node with a text.
@preconcurrency @MainActor
open class SKLabelNode: SKNode {
    /// The text.
    open var text: String?
    /// The text with attributes.
    open var attributedText: NSAttributedString?
    /// The font's name.
    open var fontName: String?
    /// The font's size in points.
    open var fontSize: CGFloat = 32
    /// The color.
    open var fontColor: UIColor? = .white
    /// The alignments.
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    /// The vertical alignment.
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
    /// The number of lines; 0 for all.
    open var numberOfLines = 1
    /// The width of lines; 0 for that of the text.
    open var preferredMaxLayoutWidth: CGFloat = 0
    /// The breaking of lines.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Creates a node.
    public override init() { super.init() }
    /// Creates a node with a text.
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }
    /// Creates a node with a font.
    public convenience init(fontNamed fontName: String?) {
        self.init()
        self.fontName = fontName
    }
    /// Creates a node with a text with attributes.
    public convenience init(attributedText: NSAttributedString?) {
        self.init()
        self.attributedText = attributedText
    }
    /// Creates a node from an archive.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    open override var frame: CGRect {
        let font = fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
        let size = attributedText?.size() ?? (text ?? "").size(withAttributes: [.font: font])
        let x =
            switch horizontalAlignmentMode {
            case .center: -size.width / 2
            case .left: 0.0
            case .right: -size.width
            }
        let y =
            switch verticalAlignmentMode {
            case .baseline: font.descender
            case .center: -size.height / 2
            case .top: -size.height
            case .bottom: 0.0
            }
        return CGRect(x: x, y: y, width: size.width, height: size.height).applying(transform)
    }
}

/// A node with a path.
@preconcurrency @MainActor
open class SKShapeNode: SKNode {
    /// The path.
    open var path: CGPath?
    /// The color of the area.
    open var fillColor: UIColor = .clear
    /// The color of the line.
    open var strokeColor: UIColor = .white
    /// The line's width in points.
    open var lineWidth: CGFloat = 1
    /// The width of the line's glow in points.
    open var glowWidth: CGFloat = 0
    /// A Boolean value that indicates whether edges are smooth. Kept, not drawn.
    open var isAntialiased = true
    /// The pictures of the area and the line. Kept, not drawn.
    open var fillTexture: SKTexture?, strokeTexture: SKTexture?
    /// The programs that color the area and the line. Kept, not drawn.
    open var fillShader: SKShader?, strokeShader: SKShader?
    /// The mix with what is below. Kept, not drawn.
    open var blendMode = SKBlendMode.alpha
    /// The line's ends.
    open var lineCap = CGLineCap.butt
    /// The line's corners.
    open var lineJoin = CGLineJoin.miter
    /// Creates a node.
    public override init() { super.init() }
    /// Creates a node with a path.
    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }
    /// Creates a node with a path. If `centered`, the center of the path's rectangle is at the position.
    public convenience init(path: CGPath, centered: Bool) {
        let box = path.boundingBoxOfPath
        var toCenter = CGAffineTransform(translationX: -box.midX, y: -box.midY)
        let moved = centered && !box.isNull ? path.copy(using: &toCenter) : nil
        self.init(path: moved ?? path)
    }
    /// Creates a node with a rectangle.
    public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect).cgPath) }
    /// Creates a node with a rectangle around the position.
    public convenience init(rectOf size: CGSize) {
        self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
    /// Creates a node with a rounded rectangle.
    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
    }
    /// Creates a node with a rounded rectangle around the position.
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(
            rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
            cornerRadius: cornerRadius)
    }
    /// Creates a node with a circle around the position.
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2))
    }
    /// Creates a node with an ellipse around the position.
    public convenience init(ellipseOf size: CGSize) {
        let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        self.init(path: UIBezierPath(ovalIn: rect).cgPath)
    }
    /// Creates a node from an archive.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    open override var frame: CGRect {
        guard let box = path?.boundingBoxOfPath, !box.isNull else { return super.frame }
        return box.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2).applying(transform)
    }
}

/// The node from which a scene is seen.
@preconcurrency @MainActor
open class SKCameraNode: SKNode {}

/// A node that a filter changes.
@preconcurrency @MainActor
open class SKEffectNode: SKNode {
    /// A Boolean value that indicates whether the filter is in use.
    open var shouldEnableEffects = false
    /// A Boolean value that indicates whether the picture is kept.
    open var shouldRasterize = false
    /// A Boolean value that indicates whether the filter's center is that of the node. Kept, not drawn.
    open var shouldCenterFilter = true
    /// The filter, a `CIFilter`. Kept, not drawn.
    open var filter: NSObject?
    /// The program that colors the pixels. Kept, not drawn.
    open var shader: SKShader?
    /// The mix with what is below.
    open var blendMode = SKBlendMode.alpha
}

/// A node that shows others only in the area of one.
@preconcurrency @MainActor
open class SKCropNode: SKNode {
    /// The node with the area.
    open var maskNode: SKNode?
}

/// A node with a sound, which isn't played.
@preconcurrency @MainActor
open class SKAudioNode: SKNode {
    /// A Boolean value that indicates whether the sound begins anew.
    open var autoplayLooped = true
    /// Creates a node with a file's sound.
    public convenience init(fileNamed name: String) { self.init() }
    /// Creates a node with the sound of a location.
    public convenience init(url: URL) { self.init() }
}
