import BuilderFoundation

/// The result of a function of Core Video.
public typealias CVReturn = Int32
/// The options of a function of Core Video.
public typealias CVOptionFlags = UInt64
/// The success of a function.
public let kCVReturnSuccess: CVReturn = 0
/// The failure of a function for a cause without a code.
public let kCVReturnError: CVReturn = -6660
/// The failure of a function with an argument that isn't permitted.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// The failure of a function that got no memory.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// The failure of a function with a format that isn't supported.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// The failure of a function with a size that isn't supported.
public let kCVReturnInvalidSize: CVReturn = -6681

/// Pixels of 32 bits: alpha, red, green, blue.
public let kCVPixelFormatType_32ARGB: OSType = 0x0000_0020
/// Pixels of 32 bits: blue, green, red, alpha.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Pixels of 32 bits: red, green, blue, alpha.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// Pixels of 24 bits: red, green, blue.
public let kCVPixelFormatType_24RGB: OSType = 0x0000_0018
/// Pixels of 8 bits: gray.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
/// Pixels of 32 bits: one number.
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4C30_3066
/// Pixels of 16 bits: a depth in meters.
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570
/// Pixels of 32 bits: a depth in meters.
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
/// Pixels of 32 bits: a disparity in parts of a meter.
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973
/// Two planes: a luminance of the full range, and chrominances.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
/// Two planes: a luminance of the range of videos, and chrominances.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076

/// The key of a buffer's format.
public nonisolated(unsafe) let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
/// The key of a buffer's width in pixels.
public nonisolated(unsafe) let kCVPixelBufferWidthKey: CFString = "Width"
/// The key of a buffer's height in pixels.
public nonisolated(unsafe) let kCVPixelBufferHeightKey: CFString = "Height"
/// The key of the number of which a row's bytes are a multiple.
public nonisolated(unsafe) let kCVPixelBufferBytesPerRowAlignmentKey: CFString = "BytesPerRowAlignment"
/// The key of a Boolean value for use by images.
public nonisolated(unsafe) let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
/// The key of a Boolean value for use by contexts.
public nonisolated(unsafe) let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
/// The key of a Boolean value for use by Metal.
public nonisolated(unsafe) let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"
/// The key of a Boolean value for use by OpenGL ES.
public nonisolated(unsafe) let kCVPixelBufferOpenGLESCompatibilityKey: CFString = "OpenGLESCompatibility"
/// The key of the properties of a shared surface.
public nonisolated(unsafe) let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"

/// The pixels of a picture, in rows of a multiple of 64 bytes. There are formats with one plane.
public final class CVBuffer: @unchecked Sendable {
    fileprivate let width: Int
    fileprivate let height: Int
    fileprivate let bytesPerRow: Int
    fileprivate let format: OSType
    fileprivate let bytes: UnsafeMutableRawBufferPointer
    /// Frees memory that another owner allocated.
    private let release: () -> Void

    fileprivate init?(width: Int, height: Int, format: OSType) {
        guard width > 0, height > 0, let pixel = bytesPerPixel(format) else { return nil }
        (self.width, self.height, self.format) = (width, height, format)
        bytesPerRow = (width * pixel + 63) / 64 * 64
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: bytesPerRow * height, alignment: 64)
        bytes.initializeMemory(as: UInt8.self, repeating: 0)
        self.bytes = bytes
        release = { bytes.deallocate() }
    }

    fileprivate init(
        width: Int, height: Int, format: OSType, bytes: UnsafeMutableRawPointer, bytesPerRow: Int,
        release: @escaping () -> Void
    ) {
        (self.width, self.height, self.format, self.bytesPerRow) = (width, height, format, bytesPerRow)
        self.bytes = UnsafeMutableRawBufferPointer(start: bytes, count: bytesPerRow * height)
        self.release = release
    }

    deinit { release() }
}

/// A buffer with a picture.
public typealias CVImageBuffer = CVBuffer
/// A buffer with pixels.
public typealias CVPixelBuffer = CVBuffer
/// A function that frees the memory of a buffer.
public typealias CVPixelBufferReleaseBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

/// Returns the bytes of a pixel; nil for formats that aren't supported.
private func bytesPerPixel(_ format: OSType) -> Int? {
    switch format {
    case kCVPixelFormatType_32ARGB, kCVPixelFormatType_32BGRA, kCVPixelFormatType_32RGBA,
        kCVPixelFormatType_OneComponent32Float, kCVPixelFormatType_DepthFloat32, kCVPixelFormatType_DisparityFloat32:
        4
    case kCVPixelFormatType_24RGB: 3
    case kCVPixelFormatType_DepthFloat16: 2
    case kCVPixelFormatType_OneComponent8: 1
    default: nil
    }
}

/// The way in which a buffer's memory is used.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: CVOptionFlags
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
    /// The memory isn't changed.
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Creates a buffer of zeros.
@discardableResult
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard width > 0, height > 0 else { return kCVReturnInvalidSize }
    pixelBufferOut.pointee = CVBuffer(width: width, height: height, format: pixelFormatType)
    return pixelBufferOut.pointee == nil ? kCVReturnInvalidPixelFormat : kCVReturnSuccess
}

/// Creates a buffer of memory, which a function frees.
@discardableResult
public func CVPixelBufferCreateWithBytes(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int,
    _ releaseCallback: CVPixelBufferReleaseBytesCallback?, _ releaseRefCon: UnsafeMutableRawPointer?,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard width > 0, height > 0 else { return kCVReturnInvalidSize }
    guard let pixel = bytesPerPixel(pixelFormatType) else { return kCVReturnInvalidPixelFormat }
    guard bytesPerRow >= width * pixel else { return kCVReturnInvalidArgument }
    pixelBufferOut.pointee = CVBuffer(
        width: width, height: height, format: pixelFormatType, bytes: baseAddress, bytesPerRow: bytesPerRow
    ) { releaseCallback?(releaseRefCon, baseAddress) }
    return kCVReturnSuccess
}

/// Prepares a buffer's memory for use; it always is.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn
{ kCVReturnSuccess }
/// Ends the use of a buffer's memory.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
/// Returns a buffer's memory.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
    pixelBuffer.bytes.baseAddress
}
/// Returns a buffer's width in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// Returns a buffer's height in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// Returns the bytes from one row to the next.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
/// Returns a buffer's bytes.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytes.count }
/// Returns a buffer's format.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
/// Returns the number of a buffer's planes, zero for one without planes.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Indicates whether a buffer has planes; it never has.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { false }
/// Returns the memory of a plane, which doesn't exist.
public func CVPixelBufferGetBaseAddressOfPlane(
    _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? { nil }
/// Returns the width of a plane, which doesn't exist.
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { 0 }
/// Returns the height of a plane, which doesn't exist.
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { 0 }
/// Returns the bytes from one row of a plane to the next; the plane doesn't exist.
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { 0 }
/// Returns the size of a picture in pixels.
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CGSize(width: imageBuffer.width, height: imageBuffer.height)
}
/// Returns the size of a picture as it is stored, in pixels.
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CVImageBufferGetDisplaySize(imageBuffer)
}

/// A supply of buffers of one size and format.
public final class CVPixelBufferPool: @unchecked Sendable {
    fileprivate let attributes: [String: Any]
    fileprivate init(_ attributes: [String: Any]) { self.attributes = attributes }
}

/// Creates a supply of buffers.
@discardableResult
public func CVPixelBufferPoolCreate(
    _ allocator: CFAllocator?, _ poolAttributes: CFDictionary?, _ pixelBufferAttributes: CFDictionary?,
    _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
    guard let attributes = pixelBufferAttributes as? [String: Any] else { return kCVReturnInvalidArgument }
    poolOut.pointee = CVPixelBufferPool(attributes)
    return kCVReturnSuccess
}

/// Creates a buffer with a supply's size and format.
@discardableResult
public func CVPixelBufferPoolCreatePixelBuffer(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    func number(_ key: CFString) -> Int? { (pixelBufferPool.attributes["\(key)"] as? NSNumber)?.intValue }
    return CVPixelBufferCreate(
        allocator, number(kCVPixelBufferWidthKey) ?? 0, number(kCVPixelBufferHeightKey) ?? 0,
        OSType(number(kCVPixelBufferPixelFormatTypeKey) ?? 0), nil, pixelBufferOut)
}
