import RandomNumbers
import Testing

@testable import Render

@Suite("Masks without most of their equal rows and columns")
struct CollapsedMaskTests {
    /// Boxes of random coverage, some of which overlap.
    private func mask(_ seed: UInt64) -> AlphaMask {
        var numbers = SplitMix(seed)
        let mask = AlphaMask(
            rect: PixelRect(
                x: 5, y: -7, width: .random(in: 1...200, using: &numbers), height: .random(in: 1...150, using: &numbers)
            ))
        let (width, height) = (mask.rect.width, mask.rect.height)
        for _ in 0..<Int.random(in: 0...4, using: &numbers) {
            let (left, top) = (Int.random(in: 0..<width, using: &numbers), Int.random(in: 0..<height, using: &numbers))
            let (right, bottom) = (
                Int.random(in: left...width, using: &numbers), Int.random(in: top...height, using: &numbers)
            )
            let value = UInt8.random(in: 1...255, using: &numbers)
            for y in top..<bottom { for x in left..<right { mask.bytes[y * mask.bytesPerRow + x] = value } }
        }
        return mask
    }

    private func bytes(_ mask: AlphaMask) -> [UInt8] {
        (0..<mask.rect.height).flatMap { y in (0..<mask.rect.width).map { mask.bytes[y * mask.bytesPerRow + $0] } }
    }

    private func blurred(_ mask: AlphaMask, _ across: GaussianBlur, _ down: GaussianBlur) -> AlphaMask {
        across.blurRows(of: mask)
        let columns = mask.turned()
        down.blurRows(of: columns)
        return columns.turned(rect: mask.rect)
    }

    @Test("blurs are those of whole masks", arguments: 0..<80)
    func blur(seed: UInt64) {
        let across = GaussianBlur(sigma: Double(seed % 7) * 1.5, shift: seed % 2 == 0 ? 0.3 : 0)
        let down = GaussianBlur(sigma: Double(seed % 5) * 2)
        let whole = blurred(mask(seed), across, down)
        var collapsed = CollapsedMask(mask(seed), reachX: across.reach, reachY: down.reach)
        collapsed.coverage = blurred(collapsed.coverage, across, down)
        let expanded = collapsed.expanded()
        #expect(expanded.rect == whole.rect && bytes(expanded) == bytes(whole))
    }

    @Test("a large box is hardly more work than its corners")
    func boxes() {
        let box = AlphaMask(rect: PixelRect(x: 0, y: 0, width: 1000, height: 1500))
        for y in 50..<1450 { for x in 50..<950 { box.bytes[y * box.bytesPerRow + x] = 255 } }
        let collapsed = CollapsedMask(box, reachX: 16, reachY: 16)
        // Three runs in each direction, each of the reach twice and one between.
        #expect(collapsed.coverage.rect.width == 99 && collapsed.coverage.rect.height == 99)
    }
}
