import BuilderSnapshots
import BuilderUIKit
import Render
import Testing

@testable import SnapshotCore
@testable import SnapshotDocs

@MainActor
@Suite struct DocumentationDrawingTests {
    private static let white: UInt32 = 0xFFFF_FFFF
    private static let blue: UInt32 = 0xFF00_00FF
    private static let green: UInt32 = 0xFF00_FF00
    private static let red: UInt32 = 0xFFFF_0000

    @Test(arguments: [1.0, 2, 3])
    func aWholeScreenIsDrawnAsTheScreenItself(scale: Double) async throws {
        let drawn = try await PictureGallery.bitmap(PictureGallery.picture(), scale: scale)
        #expect(drawn == (try await PictureGallery.screen(scale: scale)))
    }

    @Test(arguments: [1, 2, 3])
    func aCropIsThePartOfTheScreenByteForByte(scale: Int) async throws {
        let picture = PictureGallery.picture().cropped(to: .view("outer")).padded(10)
        let drawn = try await PictureGallery.bitmap(picture, scale: Double(scale))
        let screen = try await PictureGallery.screen(scale: Double(scale))
        #expect(drawn == screen.part(x: 30 * scale, y: 40 * scale, width: 140 * scale, height: 100 * scale))
    }

    @Test(arguments: [1, 2, 3])
    func edgesBetweenPointsMoveOutward(scale: Int) async throws {
        let picture = PictureGallery.picture().cropped(to: .view("inner"))
        let drawn = try await PictureGallery.bitmap(picture, scale: Double(scale))
        let screen = try await PictureGallery.screen(scale: Double(scale))
        #expect(drawn == screen.part(x: 60 * scale, y: 60 * scale, width: 41 * scale, height: 31 * scale))
    }

    @Test func zoomDrawsAsADensityDoes() async throws {
        let picture = PictureGallery.picture().cropped(to: .view("outer")).padded(10)
        let zoomed = try await PictureGallery.bitmap(picture.zoomed(2), scale: 1)
        #expect(zoomed == (try await PictureGallery.bitmap(picture, scale: 2)))
    }

    @Test func zoomedSizesAreWholePoints() async throws {
        let picture = PictureGallery.picture().cropped(to: .rectangle(CGRect(x: 3, y: 5, width: 21, height: 11)))
        let drawing = try await PictureGallery.drawing(picture.zoomed(1.25))
        #expect(drawing.display.size == CGSize(width: 27, height: 14))
    }

    @Test func paddingBeyondTheScreenHasItsGround() async throws {
        let picture = PictureGallery.picture().cropped(to: .rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)))
        let drawn = try await PictureGallery.bitmap(picture.padded(5))
        #expect(drawn.width == 20)
        #expect(drawn.pixel(x: 0, y: 0) == Self.green)
        #expect(drawn.isOpaque)
    }

    @Test func aScrolledViewShowsItsVisiblePart() async throws {
        let drawing = try await PictureGallery.drawing(PictureGallery.picture().cropped(to: .view("row-2")))
        #expect(drawing.display.size == CGSize(width: 200, height: 20))
    }

    @Test func aTurnedViewShowsTheBoxAroundIt() async throws {
        let drawing = try await PictureGallery.drawing(PictureGallery.picture().cropped(to: .view("turned")))
        #expect(drawing.display.size == CGSize(width: 20, height: 60))
    }

    @Test func onClearGroundOnlyTheViewAndItsShadowAreDrawn() async throws {
        let picture = PictureGallery.picture().cropped(to: .view("outer")).padded(50).ground(.transparent)
        let drawn = try await PictureGallery.bitmap(picture)
        #expect(drawn.width == 220)
        #expect(drawn.pixel(x: 55, y: 55) == Self.blue)
        #expect(drawn.pixel(x: 90, y: 80) == Self.red)
        #expect(drawn.pixel(x: 10, y: 10) == 0)
        #expect(drawn.pixel(x: 215, y: 60) == 0, "the twin beside it")
        let shadow = drawn.pixel(x: 48, y: 90) >> 24
        #expect(shadow > 0 && shadow < 255)
    }

    @Test func onClearGroundAScreenLosesThePlainColorsThatFillIt() async throws {
        let drawn = try await PictureGallery.bitmap(PictureGallery.picture().ground(.transparent))
        #expect(drawn.pixel(x: 5, y: 5) == 0)
        #expect(drawn.pixel(x: 45, y: 55) == Self.blue)
    }

    @Test func aBareViewHasTheSystemBackgroundOrNone() async throws {
        var configuration = PictureGallery.small
        configuration.width = 40
        let picture = PictureGallery.picture(of: "badge", configuration)
        let light = try await PictureGallery.bitmap(picture)
        #expect(light.height == 16)
        #expect(light.pixel(x: 30, y: 8) == Self.white)
        #expect(light.pixel(x: 8, y: 8) == Self.red)
        #expect(try await PictureGallery.bitmap(picture, .dark).pixel(x: 30, y: 8) == 0xFF00_0000)
        #expect(try await PictureGallery.bitmap(picture.ground(.transparent)).pixel(x: 30, y: 8) == 0)
    }

    @Test func aRoundedBareViewKeepsItsCorners() async throws {
        let catalog = Catalog([
            Screen("pill") {
                let view = UIView()
                view.backgroundColor = .blue
                view.layer.cornerRadius = 20
                view.heightAnchor.constraint(equalToConstant: 40).isActive = true
                return view
            }
        ])
        var configuration = PictureGallery.small
        configuration.width = 80
        let picture = DocumentationPicture("pill", of: "pill", in: configuration, alternativeText: "A pill")
        let drawn = try await DocumentationDrawing(picture, in: catalog, appearance: .light).display.bitmap()
        #expect(drawn.pixel(x: 0, y: 0) == Self.white)
        #expect(drawn.pixel(x: 40, y: 20) == Self.blue)
    }

    @Test func theFirstDensityIsSet() async throws {
        let drawing = try await PictureGallery.drawing(PictureGallery.picture().scales(3, 1))
        #expect(drawing.display.scale == 3)
    }
}

@MainActor
@Suite struct DocumentationFrameTests {
    private let framed = PictureGallery.picture().framed()

    @Test(arguments: [1.0, 2])
    func aFrameIsAroundTheWholeScreen(scale: Double) async throws {
        let frame = DeviceFrame(of: PictureGallery.small.device, in: .portrait)
        let drawing = try await PictureGallery.drawing(framed)
        #expect(drawing.display.size == frame.size)
        let bitmap = try await PictureGallery.bitmap(framed, scale: scale)
        let (x, y) = (Int(frame.screenFrame.minX * scale), Int(frame.screenFrame.minY * scale))
        let part = bitmap.part(x: x, y: y, width: Int(320 * scale), height: Int(568 * scale))
        #expect(part == (try await PictureGallery.screen(scale: scale)))
        #expect(bitmap.pixel(x: 0, y: 0) == 0)
    }

    @Test func zoomedFramesHaveWholePoints() async throws {
        let frame = DeviceFrame(of: PictureGallery.small.device, in: .portrait)
        let drawing = try await PictureGallery.drawing(framed.zoomed(0.3))
        #expect(drawing.display.size.width == (frame.size.width * 0.3).rounded(.up))
        #expect(drawing.display.size.height == (frame.size.height * 0.3).rounded(.up))
    }

    @Test func onlyWholeScreensHaveFrames() {
        var bare = PictureGallery.small
        bare.width = 100
        for picture in [
            framed.cropped(to: .view("outer")), framed.padded(1), framed.callout(on: "inner", "In"),
            PictureGallery.picture(of: "panel", bare).framed(),
            DocumentationPicture("sheet", sheetOf: ["panel"], alternativeText: "A sheet").framed(),
        ] {
            let error = #expect(throws: DocumentationDrawingError.self) { try picture.validate() }
            #expect(error?.reason == .notFramed)
        }
    }

    @Test func theOptionFramesWhatShowsAWholeScreen() {
        let catalog = Catalog(
            [],
            documentation: Documentation(pictures: [
                PictureGallery.picture(), PictureGallery.picture().cropped(to: .view("outer")),
            ])
        )
        #expect(catalog.framingDocumentation().documentation.pictures.map(\.isFramed) == [true, false])
    }
}
