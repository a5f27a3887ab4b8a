import Render
import Testing

@testable import SnapshotReview

@Suite struct HalfBlocksTests {
    @Test func eachPixelHasItsColor() throws {
        let picture = TerminalPixels(.gradient(width: 17, height: 12))
        let read = try BlockReader(HalfBlocks(colors: .all).text(picture))
        #expect(read.rows.count == 12)
        #expect(Array(read.rows.joined()) == picture.colors)
    }

    @Test func clearPixelsShowTheTerminal() throws {
        let picture = TerminalPixels(
            Bitmap([[0, 0xFFFF_0000, 0, 0xFF00_FF00], [0, 0, 0xFF00_00FF, 0xFF00_FF00]]))
        let read = try BlockReader(HalfBlocks(colors: .all).text(picture))
        #expect(Array(read.rows.joined()) == picture.colors)
    }

    @Test func theLastOfAnOddNumberOfRowsIsHalfALine() throws {
        let picture = TerminalPixels(.gradient(width: 3, height: 5))
        let read = try BlockReader(HalfBlocks(colors: .all).text(picture))
        #expect(read.rows.count == 6)
        #expect(Array(read.rows.dropLast().joined()) == picture.colors)
        #expect(read.rows[5] == [nil, nil, nil])
    }

    @Test func indexedColorsAreTheNearest() throws {
        let picture = TerminalPixels(.gradient(width: 24, height: 20))
        let read = try BlockReader(HalfBlocks(colors: .indexed).text(picture))
        for (pixel, color) in zip(read.rows.joined(), picture.colors) {
            let color = try #require(color)
            let nearest = (16...255).map { distance(IndexedColors.color($0), color) }.min()
            #expect(distance(try #require(pixel), color) == nearest)
        }
    }

    @Test func unchangedColorsAreNotRepeated() {
        let picture = TerminalPixels(
            Bitmap([[0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF], [0xFF00_0000, 0xFF00_0000, 0xFF00_0000]]))
        #expect(
            HalfBlocks(colors: .all).text(picture) == "\u{1B}[38;2;255;255;255;48;2;0;0;0m▀▀▀\u{1B}[0m\n")
    }

    /// Colors that are the same in the terminal are set once.
    @Test func nearColorsAreOneWhereTheyAreIndexed() {
        let picture = TerminalPixels(Bitmap([[0xFFFF_FFFF, 0xFFFE_FEFE], [0xFFFD_FDFD, 0xFFFF_FFFE]]))
        #expect(HalfBlocks(colors: .indexed).text(picture) == "\u{1B}[48;5;231m  \u{1B}[0m\n")
    }

    private func distance(_ a: UInt32, _ b: UInt32) -> Int {
        [16, 8, 0].reduce(0) { sum, shift in
            let difference = Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)
            return sum + difference * difference
        }
    }
}
