import BuilderMetal
import BuilderUIKit

extension CIContext {
    /// Creates a context that draws as others do, without the device.
    public convenience init(mtlDevice device: any MTLDevice, options: [CIContextOption: Any]? = nil) {
        self.init(options: options)
    }

    /// Creates a context that draws as others do, without the queue.
    public convenience init(mtlCommandQueue commandQueue: any MTLCommandQueue, options: [CIContextOption: Any]? = nil) {
        self.init(options: options)
    }

    /// Draws into a texture; does nothing, because textures have no pixels.
    public func render(
        _ image: CIImage, to texture: any MTLTexture, commandBuffer: (any MTLCommandBuffer)?, bounds: CGRect,
        colorSpace: CGColorSpace
    ) {}
}
