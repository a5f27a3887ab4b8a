import BuilderFoundation

/// The formats of a vertex's values.
public enum MTLVertexFormat: UInt, Sendable {
    case invalid = 0
    case uchar4 = 3
    case uchar4Normalized = 9
    case short2 = 16
    case half2 = 25
    case half4 = 27
    case float = 28
    case float2 = 29
    case float3 = 30
    case float4 = 31
    case int = 32
    case uint = 36
}

/// The steps by which a function reads vertices.
public enum MTLVertexStepFunction: UInt, Sendable {
    case constant, perVertex, perInstance, perPatch, perPatchControlPoint
}

/// A value of a vertex.
open class MTLVertexAttributeDescriptor: NSObject, @unchecked Sendable {
    /// The format.
    open var format = MTLVertexFormat.invalid
    /// The first byte in the vertex.
    open var offset = 0
    /// The index of the buffer.
    open var bufferIndex = 0
}

/// The distances of vertices in a buffer.
open class MTLVertexBufferLayoutDescriptor: NSObject, @unchecked Sendable {
    /// The number of bytes from one vertex to the next.
    open var stride = 0
    /// The step.
    open var stepFunction = MTLVertexStepFunction.perVertex
    /// The number of instances of a step.
    open var stepRate = 1
}

/// The places of a vertex's values.
open class MTLVertexDescriptor: NSObject, @unchecked Sendable {
    /// The values.
    public let attributes = MTLAttachmentArray { MTLVertexAttributeDescriptor() }
    /// The buffers.
    public let layouts = MTLAttachmentArray { MTLVertexBufferLayoutDescriptor() }
    /// Resets all values.
    open func reset() {
        attributes.removeAll()
        layouts.removeAll()
    }
}

/// The sides of shapes that aren't drawn.
public enum MTLCullMode: UInt, Sendable { case none, front, back }

/// The order of corners on the front of a shape.
public enum MTLWinding: UInt, Sendable { case clockwise, counterClockwise }

/// The parts of shapes that are drawn.
public enum MTLTriangleFillMode: UInt, Sendable { case fill, lines }

/// The treatment of depths outside of the range.
public enum MTLDepthClipMode: UInt, Sendable { case clip, clamp }

/// The comparisons of depths.
public enum MTLCompareFunction: UInt, Sendable {
    case never, less, equal, lessEqual, greater, notEqual, greaterEqual, always
}

/// The kinds of textures.
public enum MTLTextureType: UInt, Sendable {
    case type1D, type1DArray, type2D, type2DArray, type2DMultisample, typeCube, typeCubeArray, type3D
    case type2DMultisampleArray, typeTextureBuffer
}

/// The states of a buffer of commands.
public enum MTLCommandBufferStatus: UInt, Sendable {
    case notEnqueued, enqueued, committed, scheduled, completed, error
}

/// The components of colors that are written.
public struct MTLColorWriteMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let red = MTLColorWriteMask(rawValue: 8)
    public static let green = MTLColorWriteMask(rawValue: 4)
    public static let blue = MTLColorWriteMask(rawValue: 2)
    public static let alpha = MTLColorWriteMask(rawValue: 1)
    public static let all = MTLColorWriteMask(rawValue: 15)
}

/// The comparison of depths in drawing.
open class MTLDepthStencilDescriptor: NSObject, @unchecked Sendable {
    /// The name for debugging.
    open var label: String?
    /// The comparison of a new depth with the old one.
    open var depthCompareFunction = MTLCompareFunction.always
    /// A Boolean value that indicates whether new depths are written.
    open var isDepthWriteEnabled = false
}

/// The state of comparing depths.
public protocol MTLDepthStencilState: NSObjectProtocol, Sendable {}

/// The properties of a picture that is drawn in.
open class MTLRenderPassAttachmentDescriptor: NSObject, @unchecked Sendable {
    /// The picture.
    open var texture: (any MTLTexture)?
    /// The size of the picture among its smaller copies.
    open var level = 0
    /// The picture among several.
    open var slice = 0
    /// The picture that takes the average of samples.
    open var resolveTexture: (any MTLTexture)?
    /// The content before drawing.
    open var loadAction = MTLLoadAction.dontCare
    /// The content after drawing.
    open var storeAction = MTLStoreAction.store
}

/// The properties of a picture of depths.
open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable {
    /// The depth of an empty picture.
    open var clearDepth = 1.0
}

/// The properties of a picture of masks.
open class MTLRenderPassStencilAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable {
    /// The mask of an empty picture.
    open var clearStencil: UInt32 = 0
}
