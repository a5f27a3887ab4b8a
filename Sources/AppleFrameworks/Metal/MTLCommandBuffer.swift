import BuilderFoundation

/// A queue of commands.
public protocol MTLCommandQueue: NSObjectProtocol, Sendable {
    /// The processor.
    var device: any MTLDevice { get }
    /// The name for debugging.
    var label: String? { get set }
    /// Creates a buffer of commands.
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

/// Commands that a processor runs together.
public protocol MTLCommandBuffer: NSObjectProtocol {
    /// The name for debugging.
    var label: String? { get set }
    /// The failure.
    var error: (any Error)? { get }
    /// The state.
    var status: MTLCommandBufferStatus { get }
    /// The moments at which the processor begins and ends.
    var gpuStartTime: CFTimeInterval { get }
    var gpuEndTime: CFTimeInterval { get }
    /// Creates an encoder of drawing.
    func makeRenderCommandEncoder(
        descriptor renderPassDescriptor: MTLRenderPassDescriptor
    ) -> (any MTLRenderCommandEncoder)?
    /// Creates an encoder of computing.
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    /// Creates an encoder of copying.
    func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
    /// Shows a picture when the commands have run.
    func present(_ drawable: any MTLDrawable)
    /// Shows a picture at a moment.
    func present(_ drawable: any MTLDrawable, atTime presentationTime: CFTimeInterval)
    /// Shows a picture when the one before was shown for some time.
    func present(_ drawable: any MTLDrawable, afterMinimumDuration duration: CFTimeInterval)
    /// Keeps the place in the queue.
    func enqueue()
    /// Runs the commands.
    func commit()
    /// Waits until the commands have run.
    func waitUntilCompleted()
    /// Waits until the commands will run.
    func waitUntilScheduled()
    /// Calls a closure when the commands have run.
    func addCompletedHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void)
    /// Calls a closure when the commands will run.
    func addScheduledHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void)
}

/// A writer of commands.
public protocol MTLCommandEncoder: NSObjectProtocol {
    /// The name for debugging.
    var label: String? { get set }
    /// Ends writing.
    func endEncoding()
    /// Begins a group for debugging.
    func pushDebugGroup(_ string: String)
    /// Ends a group for debugging.
    func popDebugGroup()
}

/// A writer of commands that draw.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    /// Sets the state.
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    /// Sets the part of the picture to draw in.
    func setViewport(_ viewport: MTLViewport)
    /// Sets the part of the picture that changes.
    func setScissorRect(_ rect: MTLScissorRect)
    /// Sets the state of comparing depths.
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
    /// Sets the sides that aren't drawn.
    func setCullMode(_ cullMode: MTLCullMode)
    /// Sets the order of corners on the front.
    func setFrontFacing(_ frontFacingWinding: MTLWinding)
    /// Sets the parts that are drawn.
    func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
    /// Sets the treatment of depths outside of the range.
    func setDepthClipMode(_ depthClipMode: MTLDepthClipMode)
    /// Sets the color of blending.
    func setBlendColor(red: Float, green: Float, blue: Float, alpha: Float)
    /// Sets a buffer of vertices.
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Sets bytes of vertices.
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Sets a texture of vertices.
    func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Sets a buffer of pixels.
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Sets bytes of pixels.
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Sets a texture of pixels.
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Sets a sampler of pixels.
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    /// Draws shapes.
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    /// Draws shapes several times.
    func drawPrimitives(
        type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
    /// Draws shapes of indices.
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
        indexBufferOffset: Int)
    /// Draws shapes of indices several times.
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
        indexBufferOffset: Int, instanceCount: Int)
}

/// A writer of commands that compute.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    /// Sets the state.
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    /// Sets a buffer.
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Sets bytes.
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Sets a texture.
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Runs a function in groups of threads.
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    /// Runs a function in threads.
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}

/// A writer of commands that copy.
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
    /// Copies a texture.
    func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture)
    /// Creates smaller copies of a texture in it.
    func generateMipmaps(for texture: any MTLTexture)
}
