/// Three box blurs, one after the other, of lines of cells.
struct BoxBlur {
    private let boxes: [Int]
    private let reach: Int
    /// The reciprocal of the boxes' product in 2³²ths.
    private let share: UInt64

    init(_ boxes: [Int]) {
        self.boxes = boxes
        reach = boxes.reduce(0) { $0 + $1 / 2 }
        // Sums of 16 bits in words of 32: the product is at most 65,536.
        let product = UInt64(boxes.reduce(1, *))
        share = (1 << 32 + product / 2) / product
    }

    /// Blurs along lines of `length` cells, and stores each as a column.
    func blurLines(
        _ input: UnsafePointer<UInt64>, length: Int, count: Int, into output: UnsafeMutablePointer<UInt64>
    ) {
        let room = length + 2 * reach
        // Blue and green in one line, red and alpha in the other.
        let even = UnsafeMutablePointer<UInt64>.allocate(capacity: room)
        let odd = UnsafeMutablePointer<UInt64>.allocate(capacity: room)
        defer {
            even.deallocate()
            odd.deallocate()
        }
        var line = 0
        while line < count {
            split(input + line * length, length, even, odd)
            var size = room
            for box in boxes where box > 1 {
                Self.blur(even, odd, count: size, box: box)
                size -= box - 1
            }
            join(even, odd, length, into: output + line, step: count)
            line += 1
        }
    }

    /// Puts a line's channels into two, with the cells at the ends repeated.
    private func split(
        _ input: UnsafePointer<UInt64>, _ length: Int, _ even: UnsafeMutablePointer<UInt64>,
        _ odd: UnsafeMutablePointer<UInt64>
    ) {
        let mask: UInt64 = 0xFFFF_0000_FFFF
        var index = 0
        while index < length {
            let word = input[index]
            even[reach &+ index] = word & mask
            odd[reach &+ index] = (word &>> 16) & mask
            index = index &+ 1
        }
        for end in 0..<reach {
            even[end] = even[reach]
            odd[end] = odd[reach]
            even[reach + length + end] = even[reach + length - 1]
            odd[reach + length + end] = odd[reach + length - 1]
        }
    }

    /// Replaces the values by the sums of `box` of them; the last `box - 1` become meaningless.
    private static func blur(
        _ even: UnsafeMutablePointer<UInt64>, _ odd: UnsafeMutablePointer<UInt64>, count: Int, box: Int
    ) {
        var evenSum: UInt64 = 0
        var oddSum: UInt64 = 0
        var index = 0
        while index < box &- 1 {
            evenSum = evenSum &+ even[index]
            oddSum = oddSum &+ odd[index]
            index = index &+ 1
        }
        var first = 0
        while index < count {
            evenSum = evenSum &+ even[index]
            oddSum = oddSum &+ odd[index]
            let evenFirst = even[first]
            let oddFirst = odd[first]
            even[first] = evenSum
            odd[first] = oddSum
            evenSum = evenSum &- evenFirst
            oddSum = oddSum &- oddFirst
            first = first &+ 1
            index = index &+ 1
        }
    }

    /// Divides the sums and stores the cells, `step` words apart.
    private func join(
        _ even: UnsafePointer<UInt64>, _ odd: UnsafePointer<UInt64>, _ length: Int,
        into output: UnsafeMutablePointer<UInt64>, step: Int
    ) {
        let share = self.share
        let half: UInt64 = 1 << 31
        var target = output
        var index = 0
        while index < length {
            let e = even[index]
            let o = odd[index]
            let blue = ((e & 0xFFFF_FFFF) &* share &+ half) &>> 32
            let green = ((e &>> 32) &* share &+ half) &>> 32
            let red = ((o & 0xFFFF_FFFF) &* share &+ half) &>> 32
            let alpha = ((o &>> 32) &* share &+ half) &>> 32
            target.pointee = blue | red &<< 16 | green &<< 32 | alpha &<< 48
            target += step
            index = index &+ 1
        }
    }
}
