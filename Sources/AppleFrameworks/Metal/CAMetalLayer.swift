import BuilderUIKit

/// A picture of a layer.
public protocol CAMetalDrawable: MTLDrawable {
    /// The picture.
    var texture: any MTLTexture { get }
}

/// A layer that a graphics processor draws: a placeholder.
@preconcurrency @MainActor
open class CAMetalLayer: CALayer {
    /// The processor.
    open var device: (any MTLDevice)?
    /// The format of pixels.
    open var pixelFormat = MTLPixelFormat.bgra8Unorm
    /// A Boolean value that indicates whether functions can't read the picture.
    open var framebufferOnly = true
    /// The size of the picture in pixels.
    open var drawableSize: CGSize = .zero
    /// A Boolean value that indicates whether pictures are shown with changes of layers.
    open var presentsWithTransaction = false
    /// The number of pictures that are drawn in turn.
    open var maximumDrawableCount = 3
    /// A Boolean value that indicates whether waiting for a picture ends after a second.
    open var allowsNextDrawableTimeout = true
    /// The space of the picture's colors.
    open var colorspace: CGColorSpace?
    /// Returns nil: there is no processor.
    open func nextDrawable() -> (any CAMetalDrawable)? { nil }
}
