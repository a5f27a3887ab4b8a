import Foundation
import RandomNumbers
import RenderFixtures
import Testing

@testable import Render

@Suite("Quick PNG files")
struct PNGRunCompressorTests {
    private func checkPixels(of picture: Bitmap) throws {
        let plain = try PNGEncoder().encode(picture, scale: 2)
        let quick = try PNGEncoder().quick().encode(picture, scale: 2)
        #expect(try ImageDecoder.decode(quick) == ImageDecoder.decode(plain))
        let info = try PNGInspector.inspect(quick)
        #expect(info.isIntact && info.pixelHash == picture.pixelHash(scale: 2) && info.scale == 2)
        #expect(try PNGEncoder(level: 12).quick().encode(picture, scale: 2) == quick)
    }

    @Test("the pixels are those of the ordinary file", arguments: 0..<60)
    func samePixels(seed: Int) throws { try checkPixels(of: PNGPictures.picture(seed)) }

    /// One row of four bytes, and one of three, has runs up to 258 bytes long.
    @Test("runs of all lengths come back", arguments: [true, false])
    func runs(isOpaque: Bool) throws {
        for width in Array(1...180) + [500, 1170] {
            let color: UInt32 = isOpaque ? 0xFF10_2030 : 0x8010_2030
            try checkPixels(
                of: PaintFixture.bitmap(width, 3, isOpaque: isOpaque) { _, y in y == 1 ? color : 0xFF00_0000 })
        }
    }

    @Test("more symbols than a block holds, of equal and of different rows, come back", arguments: [true, false])
    func blocks(isOpaque: Bool) throws {
        var numbers = SplitMix(7)
        let noise = (0..<600 * 40).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &numbers) | 0xFF00_0000 }
        try checkPixels(
            of: PaintFixture.bitmap(600, 200, isOpaque: isOpaque) { x, y in
                y % 5 == 4 ? (isOpaque ? 0xFF00_0000 : 0) : noise[y / 5 * 600 + x]
            })
    }

    /// Rare differences among many equal ones have codes at the limit of 15 bits.
    @Test("rare bytes come back", arguments: 0..<4)
    func rareBytes(seed: UInt64) throws {
        var numbers = SplitMix(seed)
        try checkPixels(
            of: PaintFixture.bitmap(700, 500) { _, _ in
                // Values that are half as frequent as the next smaller ones, and a few of any color.
                let noise = UInt32(UInt64.random(in: 1...UInt64.max, using: &numbers).trailingZeroBitCount)
                if Int.random(in: 0..<10_000, using: &numbers) == 0 {
                    return .random(in: 0...0xFF_FFFF, using: &numbers) | 0xFF00_0000
                }
                return 0xFF80_8080 &+ noise
            })
    }

    /// Two, four, four and four parts, of which one of the last is empty.
    @Test(
        "parts of large pictures come back", arguments: [(1024, 1024), (1170, 2532), (4096, 519), (800_000, 3)],
        [true, false])
    func parts(size: (Int, Int), isOpaque: Bool) throws {
        var numbers = SplitMix(11)
        let noise = (0..<size.0 + 64).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &numbers) }
        try checkPixels(
            of: PaintFixture.bitmap(size.0, size.1, isOpaque: isOpaque) { x, y in
                let color = noise[x + y / 2 % 64]
                // Half of the colors at half of their opacity.
                return isOpaque || x % 50 > 9 ? 0xFF00_0000 | color : 0x8000_0000 | color >> 1 & 0x7F_7F7F
            })
    }

    @Test("screens take at most twice the bytes of the ordinary file")
    func sizes() throws {
        // Rows with separators and discs.
        let screen = PaintFixture.bitmap(1170, 2532) { x, y in
            let (across, down) = (x - 100, y % 132 - 66)
            if down == 65 { return 0xFFC6_C6C8 }
            return across * across + down * down < 2500 ? 0xFF00_7AFF : 0xFFFF_FFFF
        }
        let sizes = try [PNGEncoder(), PNGEncoder().quick()].map { try $0.encode(screen, scale: 3).count }
        #expect(sizes[1] < sizes[0] * 2)
        try checkPixels(of: screen)
    }
}

@Suite("Huffman's code")
struct HuffmanCodeTests {
    /// Returns 1 for a code that uses its whole space.
    private func usedSpace(_ code: HuffmanCode) -> Double {
        code.lengths.reduce(0) { $1 > 0 ? $0 + pow(2, -Double($1)) : $0 }
    }

    @Test("frequent symbols have shorter codes, as Huffman's tree has them")
    func lengths() {
        let code = HuffmanCode(frequencies: [45, 13, 12, 16, 9, 5, 0])
        #expect(code.lengths == [1, 3, 3, 3, 4, 4, 0] && usedSpace(code) == 1)
        // 0, 100, 101, 110, 1110, 1111, with the first bit lowest.
        #expect(code.codes == [0, 0b001, 0b101, 0b011, 0b0111, 0b1111, 0])
    }

    @Test("fewer than two symbols have codes of one bit", arguments: [[0, 0, 0], [0, 7, 0], [5, 0]])
    func few(frequencies: [Int]) {
        let code = HuffmanCode(frequencies: frequencies)
        #expect(code.lengths.count { $0 == 1 } == 2 && code.lengths.allSatisfy { $0 < 2 })
    }

    @Test("codes take the whole space", arguments: 0..<40)
    func completeness(seed: UInt64) {
        var numbers = SplitMix(seed)
        let frequent = (0..<Int.random(in: 1...20, using: &numbers)).map { _ in
            1 << Int.random(in: 0...22, using: &numbers)
        }
        let rare = (0..<Int.random(in: 2...260, using: &numbers)).map { _ in Int.random(in: 0...2, using: &numbers) }
        let code = HuffmanCode(frequencies: frequent + rare)
        #expect(usedSpace(code) == 1 && code.lengths.max() ?? 0 <= 15)
    }

    /// Fibonacci's numbers give the deepest trees.
    @Test("no code is longer than 15 bits", arguments: [16, 17, 20, 30, 60])
    func limit(count: Int) {
        var numbers = [1, 1]
        while numbers.count < count { numbers.append(numbers[numbers.count - 1] + numbers[numbers.count - 2]) }
        let code = HuffmanCode(frequencies: numbers + [Int](repeating: 1, count: 200))
        #expect(code.lengths.max() ?? 0 <= 15 && code.lengths.allSatisfy { $0 > 0 })
        #expect(
            usedSpace(code) == 1 && Set(zip(code.lengths, code.codes).map { "\($0) \($1)" }).count == code.lengths.count
        )
    }
}
