import Builder
import Testing

@testable import Screens

@Suite struct RetainedImagesTests {
    private func image(_ side: CGFloat) -> UIImage {
        PortraitPlaceholder.image(size: CGSize(width: side, height: side))
    }

    @Test func theLeastRecentlyUsedImageIsEvictedFirst() {
        var kept = RetainedImages(limit: 4 * 400)
        for name in ["a", "b", "c", "d"] { kept.keep(image(10), as: name) }
        #expect(kept.image(named: "a") != nil)
        kept.keep(image(10), as: "e")
        #expect(kept.image(named: "b") == nil)
        #expect(["a", "c", "d", "e"].allSatisfy { kept.image(named: $0) != nil })
        #expect(kept.bytes == 1600)
    }

    @Test func oneThatWouldDriveOutTooManyIsNotKept() {
        var kept = RetainedImages(limit: 4 * 400)
        kept.keep(image(10), as: "a")
        kept.keep(image(20), as: "large")
        #expect(kept.image(named: "large") == nil)
        #expect(kept.image(named: "a") != nil)
        #expect(kept.bytes == 400)
    }

    @Test func aNewPictureTakesTheOldOnesPlace() {
        var kept = RetainedImages(limit: 4 * 400)
        kept.keep(image(10), as: "a")
        let other = image(5)
        kept.keep(other, as: "a")
        #expect(kept.image(named: "a") === other)
        #expect(kept.bytes == 100)
    }
}
