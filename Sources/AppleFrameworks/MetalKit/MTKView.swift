import BuilderMetal
import BuilderUIKit

/// A view that a graphics processor draws: a placeholder.
///
/// There is no processor, so that the delegate isn't called to draw; it is called with the size of the pixels.
@preconcurrency @MainActor
open class MTKView: UIView {
    /// The delegate.
    open weak var delegate: (any MTKViewDelegate)? { didSet { drawableSizeChanged() } }
    /// The processor.
    open var device: (any MTLDevice)?
    /// The format of pixels.
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    /// The format of depths.
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    /// The color of an empty picture.
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// The number of a pixel's samples.
    open var sampleCount = 1
    /// The number of pictures in a second.
    open var preferredFramesPerSecond = 60
    /// A Boolean value that indicates whether the view is drawn only when `setNeedsDisplay()` is called.
    open var enableSetNeedsDisplay = false
    /// A Boolean value that indicates whether functions can't read the picture.
    open var framebufferOnly = true
    /// A Boolean value that indicates whether the number of pixels follows the view's size.
    open var autoResizeDrawable = true
    /// A Boolean value that indicates whether the view isn't drawn by itself.
    open var isPaused = false
    /// A Boolean value that indicates whether pictures are shown with changes of views.
    open var presentsWithTransaction = false
    /// The size of the picture in pixels.
    open var drawableSize: CGSize = .zero
    /// The picture to draw; nil.
    open var currentDrawable: (any CAMetalDrawable)? { nil }
    /// The pictures to draw in; nil.
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }

    /// Creates a view of a processor.
    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
        layer.placeholder = Placeholder("MTKView")
    }

    /// Creates a view.
    public override convenience init(frame: CGRect) { self.init(frame: frame, device: nil) }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.placeholder = Placeholder("MTKView")
    }

    /// Does nothing: there is no processor.
    open func draw() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        drawableSizeChanged()
    }

    private func drawableSizeChanged() {
        guard autoResizeDrawable else { return }
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
        let size = CGSize(width: bounds.width * scale, height: bounds.height * scale)
        guard size != drawableSize else { return }
        drawableSize = size
        delegate?.mtkView(self, drawableSizeWillChange: size)
    }
}

/// The delegate of a view that a graphics processor draws.
@preconcurrency @MainActor
public protocol MTKViewDelegate: NSObjectProtocol {
    /// Receives the new size of the picture in pixels.
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    /// Draws the view; isn't called.
    func draw(in view: MTKView)
}

/// A reader of textures, which can't be made without a processor.
open class MTKTextureLoader: NSObject, @unchecked Sendable {
    /// A choice for reading.
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Colors are sRGB.
        public static let SRGB = Option(rawValue: "MTKTextureLoaderOptionSRGB")
        /// The corner of the first pixel.
        public static let origin = Option(rawValue: "MTKTextureLoaderOptionOrigin")
        /// Smaller copies are created.
        public static let generateMipmaps = Option(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
        /// The uses of the texture.
        public static let textureUsage = Option(rawValue: "MTKTextureLoaderOptionTextureUsage")
    }
    /// The processor.
    public let device: any MTLDevice
    /// Creates a reader.
    public init(device: any MTLDevice) { self.device = device }
    /// Throws an error.
    open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture {
        throw CocoaError(.featureUnsupported)
    }
    /// Throws an error.
    open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture {
        throw CocoaError(.featureUnsupported)
    }
    /// Throws: there is no processor.
    open func newTexture(
        name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil
    ) throws -> any MTLTexture { throw CocoaError(.featureUnsupported) }
    /// Throws: there is no processor.
    open func newTexture(data: Data, options: [Option: Any]? = nil) throws -> any MTLTexture {
        throw CocoaError(.featureUnsupported)
    }
}
