import BuilderFoundation

/// The formats of pixels.
public enum MTLPixelFormat: UInt, Sendable {
    case invalid = 0
    case a8Unorm = 1
    case r8Unorm = 10
    case r16Float = 25
    case rg8Unorm = 30
    case r32Float = 55
    case rgba8Unorm = 70
    case rgba8Unorm_srgb = 71
    case bgra8Unorm = 80
    case bgra8Unorm_srgb = 81
    case rgb10a2Unorm = 90
    case rgba16Float = 115
    case rgba32Float = 125
    case depth32Float = 252
    case stencil8 = 253
    case depth32Float_stencil8 = 260
    case bgra10_xr = 552
    case bgr10_xr = 554
}

/// The shapes that vertices are corners of.
public enum MTLPrimitiveType: UInt, Sendable { case point, line, lineStrip, triangle, triangleStrip }

/// The types of indices.
public enum MTLIndexType: UInt, Sendable { case uint16, uint32 }

/// The content of a picture before drawing.
public enum MTLLoadAction: UInt, Sendable { case dontCare, load, clear }

/// The content of a picture after drawing.
public enum MTLStoreAction: UInt, Sendable { case dontCare, store, multisampleResolve, storeAndMultisampleResolve }

/// The factors of blending.
public enum MTLBlendFactor: UInt, Sendable {
    case zero, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha, destinationColor
    case oneMinusDestinationColor, destinationAlpha, oneMinusDestinationAlpha
}

/// The operations of blending.
public enum MTLBlendOperation: UInt, Sendable { case add, subtract, reverseSubtract, min, max }

/// The kinds of memory.
public enum MTLStorageMode: UInt, Sendable {
    case shared = 0
    case `private` = 2
    case memoryless = 3
}

/// The filters of textures.
public enum MTLSamplerMinMagFilter: UInt, Sendable { case nearest, linear }

/// The pixels outside of textures.
public enum MTLSamplerAddressMode: UInt, Sendable {
    case clampToEdge = 0
    case `repeat` = 2
    case mirrorRepeat = 3
    case clampToZero = 4
}

/// The options of memory.
public struct MTLResourceOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Writing isn't cached.
    public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
    /// Memory that both processors use.
    public static let storageModeShared: MTLResourceOptions = []
    /// Memory of the graphics processor.
    public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
}

/// The uses of textures.
public struct MTLTextureUsage: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Functions read it.
    public static let shaderRead = MTLTextureUsage(rawValue: 1)
    /// Functions write it.
    public static let shaderWrite = MTLTextureUsage(rawValue: 2)
    /// Commands draw in it.
    public static let renderTarget = MTLTextureUsage(rawValue: 4)
}

/// The color of an empty picture.
public struct MTLClearColor: Equatable, Sendable {
    /// The components, from 0 to 1.
    public var red, green, blue, alpha: Double
    /// Creates transparent black.
    public init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }
    /// Creates a color.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}

/// Returns a color.
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}

/// A size in pixels or threads.
public struct MTLSize: Equatable, Sendable {
    /// The extents.
    public var width, height, depth: Int
    /// Creates a size.
    public init(width: Int = 0, height: Int = 0, depth: Int = 0) {
        (self.width, self.height, self.depth) = (width, height, depth)
    }
}

/// Returns a size.
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
    MTLSize(width: width, height: height, depth: depth)
}

/// A pixel's location.
public struct MTLOrigin: Equatable, Sendable {
    /// The coordinates.
    public var x, y, z: Int
    /// Creates a location.
    public init(x: Int = 0, y: Int = 0, z: Int = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A part of a texture.
public struct MTLRegion: Equatable, Sendable {
    /// The first pixel.
    public var origin: MTLOrigin
    /// The size.
    public var size: MTLSize
    /// Creates a part.
    public init(origin: MTLOrigin = MTLOrigin(), size: MTLSize = MTLSize()) {
        (self.origin, self.size) = (origin, size)
    }
}

/// Returns a part of a texture in the plane.
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
    MTLRegion(origin: MTLOrigin(x: x, y: y), size: MTLSize(width: width, height: height, depth: 1))
}

/// A part of a picture to draw in.
public struct MTLViewport: Equatable, Sendable {
    /// The rectangle in pixels, and the range of depths.
    public var originX, originY, width, height, znear, zfar: Double
    /// Creates a part.
    public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
        (self.originX, self.originY, self.width, self.height) = (originX, originY, width, height)
        (self.znear, self.zfar) = (znear, zfar)
    }
}

/// A part of a picture that changes.
public struct MTLScissorRect: Equatable, Sendable {
    /// The rectangle in pixels.
    public var x, y, width, height: Int
    /// Creates a part.
    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}

/// The properties of a texture.
open class MTLTextureDescriptor: NSObject, @unchecked Sendable {
    /// The format of pixels.
    open var pixelFormat = MTLPixelFormat.rgba8Unorm
    /// The extents in pixels.
    open var width = 1, height = 1, depth = 1
    /// The uses.
    open var usage: MTLTextureUsage = .shaderRead
    /// The memory.
    open var storageMode = MTLStorageMode.shared
    /// The kind.
    open var textureType = MTLTextureType.type2D
    /// The number of a pixel's samples.
    open var sampleCount = 1
    /// The number of pictures.
    open var arrayLength = 1
    /// The number of sizes.
    open var mipmapLevelCount = 1
    /// Returns the properties of a picture.
    open class func texture2DDescriptor(
        pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
    ) -> MTLTextureDescriptor {
        let descriptor = MTLTextureDescriptor()
        (descriptor.pixelFormat, descriptor.width, descriptor.height) = (pixelFormat, width, height)
        if mipmapped {
            descriptor.mipmapLevelCount = Int.bitWidth - max(1, max(width, height)).leadingZeroBitCount
        }
        return descriptor
    }
}

/// The properties of a sampler.
open class MTLSamplerDescriptor: NSObject, @unchecked Sendable {
    /// The filters of smaller and of larger textures.
    open var minFilter = MTLSamplerMinMagFilter.nearest, magFilter = MTLSamplerMinMagFilter.nearest
    /// The pixels outside of the texture.
    open var sAddressMode = MTLSamplerAddressMode.clampToEdge, tAddressMode = MTLSamplerAddressMode.clampToEdge
}

/// The properties of a picture that is drawn in.
open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable {
    /// The color of an empty picture.
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}

/// Objects by index, which are created when they are first read.
open class MTLAttachmentArray<Element: NSObject>: NSObject, @unchecked Sendable {
    private var elements: [Int: Element] = [:]
    private let make: () -> Element
    init(_ make: @escaping () -> Element) { self.make = make }
    /// The object of an index. Setting nil resets it.
    public subscript(index: Int) -> Element! {
        get {
            if let element = elements[index] { return element }
            let element = make()
            elements[index] = element
            return element
        }
        set { elements[index] = newValue }
    }
    func removeAll() { elements = [:] }
}

/// The pictures that are drawn in.
open class MTLRenderPassDescriptor: NSObject, @unchecked Sendable {
    /// The pictures.
    public let colorAttachments = MTLAttachmentArray { MTLRenderPassColorAttachmentDescriptor() }
    /// The picture of depths.
    open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = .init()
    /// The picture of masks.
    open var stencilAttachment: MTLRenderPassStencilAttachmentDescriptor! = .init()
}

/// The format and the blending of a picture.
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject, @unchecked Sendable {
    /// The format of pixels.
    open var pixelFormat = MTLPixelFormat.invalid
    /// A Boolean value that indicates whether colors are blended.
    open var isBlendingEnabled = false
    /// The components that are written.
    open var writeMask = MTLColorWriteMask.all
    /// The operations.
    open var rgbBlendOperation = MTLBlendOperation.add, alphaBlendOperation = MTLBlendOperation.add
    /// The factors of new colors.
    open var sourceRGBBlendFactor = MTLBlendFactor.one, sourceAlphaBlendFactor = MTLBlendFactor.one
    /// The factors of old colors.
    open var destinationRGBBlendFactor = MTLBlendFactor.zero, destinationAlphaBlendFactor = MTLBlendFactor.zero
}

/// The functions and formats of rendering.
open class MTLRenderPipelineDescriptor: NSObject, @unchecked Sendable {
    /// The name for debugging.
    open var label: String?
    /// The function of vertices.
    open var vertexFunction: (any MTLFunction)?
    /// The function of pixels.
    open var fragmentFunction: (any MTLFunction)?
    /// The places of a vertex's values.
    open var vertexDescriptor: MTLVertexDescriptor?
    /// The format of masks.
    open var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
    /// The pictures.
    public let colorAttachments = MTLAttachmentArray { MTLRenderPipelineColorAttachmentDescriptor() }
    /// The format of depths.
    open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
    /// The number of a pixel's samples.
    open var rasterSampleCount = 1
}
