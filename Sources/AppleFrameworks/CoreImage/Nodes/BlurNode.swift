import BuilderUIKit

/// The mean of pixels in a line: whole pixels, and a part of the two at the ends.
struct BoxKernel: Sendable {
    /// The number of whole pixels on each side of the middle.
    let reach: Int
    /// The weights of the whole pixels and of the ends in 2³²ths; they add up to 1.
    fileprivate let inner: UInt64
    fileprivate let outer: UInt64

    /// The number of pixels on each side that the mean depends on.
    var margin: Int { outer > 0 ? reach + 1 : reach }

    /// Creates a kernel that covers a number of pixels on each side of the middle.
    init(reach: Double) {
        let reach = reach.isNaN ? 0 : max(0, min(4096, reach))
        let whole = Int(reach)
        let share = reach - Double(whole)
        let count = UInt64(2 * whole + 1)
        self.reach = whole
        if share > 1e-9 {
            inner = UInt64((4_294_967_296 / (2 * reach + 1)).rounded(.down))
            outer = (4_294_967_296 - inner * count) / 2
        } else {
            inner = 4_294_967_296 / count
            outer = 0
        }
    }

    /// Returns three kernels that have together the variance of a Gaussian.
    static func gaussian(sigma: Double) -> [BoxKernel] {
        let sigma = sigma.isNaN ? 0 : max(0, min(2000, sigma))
        guard sigma > 0.01 else { return [] }
        let variance = sigma * sigma / 3
        let whole = (((1 + 12 * variance).squareRoot() - 1) / 2).rounded(.down)
        let next = (whole + 1) * (whole + 1)
        let share = (variance - whole * (whole + 1) / 3) * (2 * whole + 1) / (2 * (next - variance))
        return [BoxKernel](repeating: BoxKernel(reach: whole + max(0, min(1, share))), count: 3)
    }
}

/// An image whose pixels are means of those around them, first along rows and then along columns.
struct BlurNode: ImageNode {
    let input: any ImageNode
    let extent: Region
    private let kernels: [BoxKernel]
    private let margin: Int

    /// Creates a node.
    ///
    /// - Parameter outset: The number of pixels by which the image grows.
    init(_ input: any ImageNode, _ kernels: [BoxKernel], outset: Int) {
        self.input = input
        self.kernels = kernels
        margin = kernels.reduce(0) { $0 + $1.margin }
        extent = input.extent.outset(by: outset, outset)
    }

    func draw(_ raster: Raster, _ space: WorkingSpace) {
        let region = raster.region
        let source = input.raster(region.outset(by: margin, margin), space)
        let room = max(source.region.width, source.region.height)
        let line = BlurLine(kernels, room: room)
        let rows = source.region.height
        // The rows become columns, and columns become rows again.
        let turned = UnsafeMutablePointer<UInt64>.allocate(capacity: rows * region.width)
        defer { turned.deallocate() }
        for row in 0..<rows {
            line.blur(source.pixels + row * source.region.width, count: region.width, to: turned + row, step: rows)
        }
        for column in 0..<region.width {
            line.blur(turned + column * rows, count: region.height, to: raster.pixels + column, step: region.width)
        }
    }
}

/// Memory for a line of pixels that is blurred: blue and red in one half, green and alpha in the other.
private final class BlurLine {
    private let kernels: [BoxKernel]
    private let margin: Int
    private let even: UnsafeMutablePointer<UInt64>
    private let odd: UnsafeMutablePointer<UInt64>

    init(_ kernels: [BoxKernel], room: Int) {
        self.kernels = kernels
        margin = kernels.reduce(0) { $0 + $1.margin }
        even = .allocate(capacity: max(1, room))
        odd = .allocate(capacity: max(1, room))
    }

    deinit {
        even.deallocate()
        odd.deallocate()
    }

    /// Stores `count` means, `step` pixels apart, of a line that has the margin at both ends.
    func blur(
        _ input: UnsafePointer<UInt64>, count: Int, to output: UnsafeMutablePointer<UInt64>, step: Int
    ) {
        let mask: UInt64 = 0xFFFF_0000_FFFF
        var length = count &+ 2 &* margin
        var index = 0
        while index < length {
            let word = input[index]
            even[index] = word & mask
            odd[index] = word &>> 16 & mask
            index = index &+ 1
        }
        for kernel in kernels where kernel.margin > 0 {
            length = length &- 2 &* kernel.margin
            Self.apply(kernel, to: even, count: length)
            Self.apply(kernel, to: odd, count: length)
        }
        var target = output
        index = 0
        while index < count {
            target.pointee = even[index] | odd[index] &<< 16
            target += step
            index = index &+ 1
        }
    }

    /// Replaces the values by `count` means.
    private static func apply(_ kernel: BoxKernel, to values: UnsafeMutablePointer<UInt64>, count: Int) {
        let half: UInt64 = 1 << 31
        let inner = kernel.inner
        let outer = kernel.outer
        let extra = outer > 0 ? 1 : 0
        var sum: UInt64 = 0
        for index in extra..<extra + 2 * kernel.reach { sum = sum &+ values[index] }
        var last = 2 &* kernel.reach &+ extra
        var index = 0
        while index < count {
            sum = sum &+ values[last]
            var low = (sum & 0xFFFF_FFFF) &* inner &+ half
            var high = (sum &>> 32) &* inner &+ half
            if extra == 1 {
                let ends = values[index] &+ values[last &+ 1]
                low = low &+ (ends & 0xFFFF_FFFF) &* outer
                high = high &+ (ends &>> 32) &* outer
            }
            sum = sum &- values[index &+ extra]
            values[index] = low &>> 32 | (high &>> 32) &<< 32
            last = last &+ 1
            index = index &+ 1
        }
    }
}
