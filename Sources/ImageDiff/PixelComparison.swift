import Foundation
import Render

/// The pixel-by-pixel difference of two images.
public struct PixelComparison: Hashable, Sendable {
    /// A rectangle of pixels.
    public typealias Box = PixelBox

    /// A Boolean value that indicates whether the sizes are equal. If false, nothing else was compared, and every pixel
    /// counts as different.
    public var sizesAreEqual: Bool
    /// The number of pixels in which at least one channel differs.
    public var differingPixels: Int
    /// The smallest rectangle around the differing pixels; nil if there are none.
    public var box: Box?
    /// The greatest difference in one channel, alpha included and colors premultiplied, 0…255.
    public var greatestDifference: Int
    /// The number of rows that were examined pixel by pixel; the others are equal byte for byte.
    public var rowsExamined: Int

    /// A Boolean value that indicates whether both have the same size and the same pixels.
    public var areEqual: Bool { sizesAreEqual && differingPixels == 0 }

    /// Compares two bitmaps.
    ///
    /// - Parameter tolerance: The maximum channel difference, 0…255, of pixels that count as equal.
    public init(_ a: Bitmap, _ b: Bitmap, tolerance: Int = 0) {
        sizesAreEqual = a.width == b.width && a.height == b.height
        differingPixels = 0
        greatestDifference = 0
        rowsExamined = 0
        guard sizesAreEqual else {
            let width = max(a.width, b.width)
            let height = max(a.height, b.height)
            differingPixels = width * height
            box = Box(x: 0, y: 0, width: width, height: height)
            greatestDifference = 255
            return
        }
        guard a !== b else { return }
        var left = Int.max
        var right = -1
        var top = -1
        var bottom = -1
        var y = 0
        while y < a.height {
            let first = a.pixels + y * a.bytesPerRow
            let second = b.pixels + y * b.bytesPerRow
            if memcmp(first, second, a.width * 4) != 0 {
                rowsExamined += 1
                let row = RowDifference(first, second, count: a.width, tolerance: tolerance)
                greatestDifference = max(greatestDifference, row.greatest)
                if row.count > 0 {
                    differingPixels += row.count
                    left = min(left, row.first)
                    right = max(right, row.last)
                    if top < 0 { top = y }
                    bottom = y
                }
            }
            y += 1
        }
        if differingPixels > 0 { box = Box(x: left, y: top, width: right - left + 1, height: bottom - top + 1) }
    }
}

/// The differences within one row; written for unoptimized builds.
private struct RowDifference {
    var count = 0
    var first = 0
    var last = 0
    var greatest = 0

    init(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count width: Int, tolerance: Int) {
        let left = a.assumingMemoryBound(to: UInt32.self)
        let right = b.assumingMemoryBound(to: UInt32.self)
        var x = 0
        while x < width {
            let one = left[x]
            let other = right[x]
            if one != other {
                let difference = PixelDifference.greatest(one, other)
                if difference > greatest { greatest = difference }
                if difference > tolerance {
                    if count == 0 { first = x }
                    last = x
                    count = count &+ 1
                }
            }
            x = x &+ 1
        }
    }
}
