import BuilderFoundation

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// The result of a function on images; 0 for success, negative for an error.
public typealias vImage_Error = Int
/// The options of functions on images.
public typealias vImage_Flags = UInt32
/// An 8-bit channel of a pixel.
public typealias Pixel_8 = UInt8

/// No options.
public let kvImageNoFlags = 0
/// The option that pixels beyond an edge are those of the edge.
public let kvImageEdgeExtend = 8
/// The option that the function returns the size of its buffer.
public let kvImageGetTempBufferSize = 128
/// Success.
public let kvImageNoError = 0
/// The error of a kernel of an even size.
public let kvImageInvalidKernelSize = -21767
/// The error of images of different sizes.
public let kvImageRoiLargerThanInputBuffer = -21766

/// The pixels of an image.
public struct vImage_Buffer {
    /// The address of the top row.
    public var data: UnsafeMutableRawPointer!
    /// The number of rows.
    public var height: vImagePixelCount
    /// The number of pixels of a row.
    public var width: vImagePixelCount
    /// The distance between rows in bytes.
    public var rowBytes: Int

    /// Creates a buffer without pixels.
    public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }

    /// Creates a buffer of pixels at an address.
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }
}

/// Writes the mean of each pixel's neighbors, in a rectangle of odd sizes around it, for each of four channels.
///
/// Pixels beyond an edge are those of the edge, whatever the options; the regions before the offsets are skipped.
/// Source and destination may be the same. The temporary buffer isn't used.
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernelHeight: UInt32, _ kernelWidth: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
    guard kernelHeight % 2 == 1, kernelWidth % 2 == 1 else { return kvImageInvalidKernelSize }
    let (source, target) = (src.pointee, dest.pointee)
    let (left, top) = (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y))
    let (width, height) = (Int(target.width), Int(target.height))
    guard left + width <= Int(source.width), top + height <= Int(source.height) else {
        return kvImageRoiLargerThanInputBuffer
    }
    guard width > 0, height > 0, let input = source.data, let output = target.data else { return kvImageNoError }
    let (columns, rows) = (Int(source.width), Int(source.height))
    let horizontal = Int(kernelWidth / 2)
    let vertical = Int(kernelHeight / 2)
    // The sums of each row's neighbors, then those of each column's.
    var sums = [Int](repeating: 0, count: columns * rows * 4)
    for y in 0..<rows {
        let row = input.advanced(by: y * source.rowBytes).assumingMemoryBound(to: UInt8.self)
        slide(count: columns, radius: horizontal) {
            Int(row[$0 * 4 + $1])
        } store: {
            sums[(y * columns + $0) * 4 + $1] = $2
        }
    }
    let area = Int(kernelWidth) * Int(kernelHeight)
    for x in left..<left + width {
        slide(count: rows, radius: vertical) {
            sums[($0 * columns + x) * 4 + $1]
        } store: { y, channel, sum in
            guard y >= top, y < top + height else { return }
            let row = output.advanced(by: (y - top) * target.rowBytes).assumingMemoryBound(to: UInt8.self)
            row[(x - left) * 4 + channel] = UInt8((sum + area / 2) / area)
        }
    }
    return kvImageNoError
}

/// Stores the sum of each element's neighbors for each of four channels; elements beyond an end are those at the end.
private func slide(
    count: Int, radius: Int, value: (_ index: Int, _ channel: Int) -> Int,
    store: (_ index: Int, _ channel: Int, _ sum: Int) -> Void
) {
    for channel in 0..<4 {
        func at(_ index: Int) -> Int { value(min(max(index, 0), count - 1), channel) }
        var sum = (-radius...radius).reduce(0) { $0 + at($1) }
        for index in 0..<count {
            store(index, channel, sum)
            sum += at(index + radius + 1) - at(index - radius)
        }
    }
}
