import Foundation
import RenderFixtures
import Testing

@testable import ImageDiff
@testable import Render

@Suite("Comparing pictures")
struct PixelComparisonTests {
    private func changed(_ bitmap: Bitmap, _ places: [(Int, Int)], by amount: UInt32 = 1) -> Bitmap {
        PaintFixture.bitmap(bitmap.width, bitmap.height) { x, y in
            let pixel = bitmap.pixel(x: x, y: y)
            return places.contains { $0 == (x, y) } ? pixel ^ amount : pixel
        }
    }

    @Test("equal pictures: no row is examined")
    func equal() {
        let noise = PaintFixture.noise(40, 30)
        let same = PixelComparison(noise, PaintFixture.noise(40, 30))
        #expect(same.areEqual && same.rowsExamined == 0 && same.box == nil && same.greatestDifference == 0)
    }

    @Test("counts, bounding box and greatest difference; only rows that differ are examined")
    func different() {
        let noise = PaintFixture.noise(40, 30)
        let comparison = PixelComparison(noise, changed(noise, [(5, 7), (30, 7), (12, 20)]))
        #expect(!comparison.areEqual)
        #expect(comparison.differingPixels == 3)
        #expect(comparison.box == PixelComparison.Box(x: 5, y: 7, width: 26, height: 14))
        #expect(comparison.greatestDifference == 1)
        #expect(comparison.rowsExamined == 2)
    }

    @Test("a tolerance passes small differences, and the greatest is still reported")
    func tolerance() {
        let gray = PaintFixture.bitmap(10, 10) { _, _ in 0xFF80_8080 }
        let other = changed(gray, [(3, 3)], by: 0x0000_0300)
        #expect(PixelComparison(gray, other, tolerance: 2).differingPixels == 1)
        let passed = PixelComparison(gray, other, tolerance: 3)
        #expect(passed.areEqual && passed.greatestDifference == 3)
    }

    @Test("different sizes differ everywhere")
    func sizes() {
        let comparison = PixelComparison(PaintFixture.noise(4, 5), PaintFixture.noise(5, 4))
        #expect(!comparison.sizesAreEqual && !comparison.areEqual)
        #expect(comparison.differingPixels == 25)
    }

    @Test("the difference picture is red where pixels differ, pale elsewhere")
    func picture() {
        let noise = PaintFixture.noise(20, 10)
        let picture = PixelComparison.differencePicture(noise, changed(noise, [(4, 5)]))
        #expect(picture.pixel(x: 4, y: 5) == 0xFFFF_0000)
        for y in 0..<10 {
            for x in 0..<20 where (x, y) != (4, 5) {
                #expect(picture.red(x, y) >= 190 && picture.green(x, y) >= 190 && picture.alpha(x, y) == 255)
            }
        }
        let larger = PixelComparison.differencePicture(noise, PaintFixture.noise(25, 10))
        #expect(larger.width == 25 && larger.pixel(x: 22, y: 3) == 0xFFFF_0000)
    }
}
