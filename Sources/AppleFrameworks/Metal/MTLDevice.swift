@_exported import BuilderFoundation

/// Returns nil: there is no graphics processor, as in an app's extension without one.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// A graphics processor. No class has the interface.
public protocol MTLDevice: NSObjectProtocol, Sendable {
    /// The processor's name.
    var name: String { get }
    /// A Boolean value that indicates whether the processor and others share memory.
    var hasUnifiedMemory: Bool { get }
    /// The largest size of a buffer, in bytes.
    var maxBufferLength: Int { get }
    /// Creates a queue of commands.
    func makeCommandQueue() -> (any MTLCommandQueue)?
    /// Creates a queue of a number of buffers of commands.
    func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
    /// Creates the library of the app's functions.
    func makeDefaultLibrary() -> (any MTLLibrary)?
    /// Creates the library of a bundle's functions.
    func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
    /// Compiles a library.
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
    /// Creates a buffer of a number of bytes.
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    /// Creates a buffer with bytes.
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    /// Creates a texture.
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    /// Creates a sampler of textures.
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
    /// Creates the state of comparing depths.
    func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
    /// Creates the state of rendering.
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    /// Creates the state of computing.
    func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
    /// Returns a Boolean value that indicates whether a family's features are there.
    func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
}

extension MTLDevice {
    /// Creates a buffer of a number of bytes.
    public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
}

/// The families of graphics processors.
public enum MTLGPUFamily: Int, Sendable {
    case apple1 = 1001
    case apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9
    case common1 = 3001
    case common2, common3
    case metal3 = 5001
}

/// The options of compiling functions.
open class MTLCompileOptions: NSObject, @unchecked Sendable {
    /// A Boolean value that indicates whether arithmetic may be inexact.
    open var fastMathEnabled = true
}

/// Compiled functions.
public protocol MTLLibrary: NSObjectProtocol, Sendable {
    /// The functions' names.
    var functionNames: [String] { get }
    /// Returns a function by its name.
    func makeFunction(name functionName: String) -> (any MTLFunction)?
}

/// A function of a library.
public protocol MTLFunction: NSObjectProtocol, Sendable {
    /// The name.
    var name: String { get }
}

/// The state of rendering.
public protocol MTLRenderPipelineState: NSObjectProtocol, Sendable {}

/// The state of computing.
public protocol MTLComputePipelineState: NSObjectProtocol, Sendable {
    /// The number of threads that run at once.
    var threadExecutionWidth: Int { get }
    /// The largest number of a group's threads.
    var maxTotalThreadsPerThreadgroup: Int { get }
}

/// The state of sampling textures.
public protocol MTLSamplerState: NSObjectProtocol, Sendable {}

/// Memory of a graphics processor.
public protocol MTLResource: NSObjectProtocol, Sendable {
    /// The name for debugging.
    var label: String? { get set }
}

/// Bytes of a graphics processor.
public protocol MTLBuffer: MTLResource {
    /// The number of bytes.
    var length: Int { get }
    /// Returns the bytes.
    func contents() -> UnsafeMutableRawPointer
}

/// A picture of a graphics processor.
public protocol MTLTexture: MTLResource {
    /// The width in pixels.
    var width: Int { get }
    /// The height in pixels.
    var height: Int { get }
    /// The format of pixels.
    var pixelFormat: MTLPixelFormat { get }
    /// Replaces pixels.
    func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
    /// Copies pixels.
    func getBytes(
        _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
}

/// A picture that is shown.
public protocol MTLDrawable: NSObjectProtocol {
    /// Shows the picture.
    func present()
}
