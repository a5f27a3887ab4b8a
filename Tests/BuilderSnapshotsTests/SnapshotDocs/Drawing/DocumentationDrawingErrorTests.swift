import BuilderSnapshots
import BuilderUIKit
import Render
import Testing

@testable import SnapshotCore
@testable import SnapshotDocs

@MainActor
@Suite struct DocumentationDrawingErrorTests {
    @Test func anUnknownViewGetsTheNearestNames() async throws {
        let error = await PictureGallery.reason(PictureGallery.picture().cropped(to: .view("iner")))
        guard case .unknownView("iner", "panel", let nearest) = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(nearest.first == "inner")
        #expect(error?.description.contains("“picture”") == true)
        #expect(error?.description.contains("PictureGallery.swift:") == true)
    }

    @Test func aMarkThatIsAtFaultIsNamedWithItsOwnLine() async throws {
        let line = #line + 1
        let picture = PictureGallery.picture().callout(on: "outer", "There").callout(on: "nowhere", "Not there")
        let error = await PictureGallery.reason(picture)
        #expect(error?.location.line == line)
        #expect(error?.location.file.hasSuffix("DocumentationDrawingErrorTests.swift") == true)
    }

    @Test(arguments: ["hidden", "row-9", "below"])
    func aCalloutOnAHiddenViewThrows(name: String) async throws {
        let error = await PictureGallery.reason(PictureGallery.picture().callout(on: name, "Hidden"))
        #expect(error?.reason == .hiddenView(name, screen: "panel"))
    }

    @Test func severalViewsOfANameAreCounted() async throws {
        let error = await PictureGallery.reason(PictureGallery.picture().cropped(to: .view("twin")))
        #expect(error?.reason == .severalViews("twin", screen: "panel", count: 2))
        #expect(error?.commandStatus == .renderFailed)
    }

    @Test func aCalloutOutsideTheCropThrows() async throws {
        let picture = PictureGallery.picture().cropped(to: .view("outer")).callout(on: "turned", "Elsewhere")
        #expect(await PictureGallery.reason(picture)?.reason == .viewOutsidePart("turned", screen: "panel"))
        let clear = picture.padded(200).ground(.transparent)
        #expect(await PictureGallery.reason(clear)?.reason == .viewOutsidePart("turned", screen: "panel"))
    }

    @Test func aCropOutsideTheScreenThrows() async throws {
        let rect = CGRect(x: 400, y: 0, width: 10, height: 10)
        let error = await PictureGallery.reason(PictureGallery.picture().cropped(to: .rectangle(rect)))
        #expect(
            error?.reason
                == .cropOutsideScreen(rect, screen: "panel", size: CGSize(width: 320, height: 568)))
    }

    @Test func aTooLargePictureThrowsBeforePainting() async throws {
        let error = await PictureGallery.reason(PictureGallery.picture().zoomed(10).scales(1, 3))
        #expect(error?.reason == .tooLarge(width: 9600, height: 17040, scale: 3, limit: 64_000_000))
    }

    @Test func whatAScreenThrowsComesThrough() async throws {
        await #expect(throws: Gallery.Fault.self) {
            try await PictureGallery.drawing(PictureGallery.picture(of: "broken"))
        }
    }
}
