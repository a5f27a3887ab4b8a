import BuilderUIKit
import Render
import Synchronization
import Testing

@testable import SnapshotCore
@testable import SnapshotDocs

@MainActor
@Suite struct ContactSheetTests {
    private static let light = PictureGallery.small
    private static var dark: SnapshotConfiguration {
        var dark = light
        dark.appearance = .dark
        return dark
    }

    private func screens(_ names: String...) throws -> [Screen] { try PictureGallery.catalog.find(names) }

    @Test func rowsAreScreensAndColumnsConfigurations() async throws {
        let one = try await ContactSheetDrawing(of: screens("panel"), in: [Self.light]).display
        let wide = try await ContactSheetDrawing(of: screens("panel"), in: [Self.light, Self.dark]).display
        let high = try await ContactSheetDrawing(of: screens("panel", "badge"), in: [Self.light]).display
        #expect(wide.size.height == one.size.height)
        #expect(wide.size.width > 1.8 * one.size.width && wide.size.width < 2 * one.size.width)
        #expect(high.size.width == one.size.width)
        #expect(high.size.height > 1.8 * one.size.height && high.size.height < 2 * one.size.height)
        for size in [one.size, wide.size, high.size] {
            #expect(size.width == size.width.rounded() && size.height == size.height.rounded())
        }
    }

    @Test func captionsContainTheScreenAndItsConfiguration() async throws {
        var other = Self.dark
        other.contentSizeCategory = .accessibilityLarge
        other.layoutDirection = .rightToLeft
        #expect(other.caption == "iPhone SE (1st) · Dark · Right to left · Text AX-L")
        let display = try await ContactSheetDrawing(of: screens("panel", "badge"), in: [Self.light, other]).display
        let texts = display.layer.texts
        #expect(texts.filter { $0 == "panel" }.count == 2)
        #expect(texts.filter { $0 == "badge" }.count == 2)
        #expect(texts.joined(separator: " ").contains("AX-L"))
    }

    @Test func thumbnailsAreTheScreensInTheirOwnAppearance() async throws {
        let sheet = try await ContactSheetDrawing(of: screens("badge"), in: [Self.light, Self.dark], appearance: .dark)
        let bitmap = try sheet.display.bitmap()
        // 320 × 568 points fit 180 × 340 as 180 × 320; cells are 24 apart.
        #expect(bitmap.pixel(x: 24 + 90, y: 24 + 200) == 0xFFFF_FFFF)
        #expect(bitmap.pixel(x: 24 + 180 + 24 + 90, y: 24 + 200) == 0xFF00_0000)
        #expect(bitmap.pixel(x: 4, y: 4) == 0xFF00_0000)
    }

    @Test func withoutConfigurationsThoseOfTheScreensCountOnce() async throws {
        let sheet = try await ContactSheetDrawing(of: screens("panel", "badge")).display
        let given = try await ContactSheetDrawing(of: screens("panel", "badge"), in: [Self.light]).display
        #expect(sheet == given)
    }

    @Test func aCellThatCanNotBeDrawnIsNamed() async throws {
        let error = await #expect(throws: ContactSheetError.self) {
            try await ContactSheetDrawing(of: screens("panel", "broken"), in: [Self.dark])
        }
        #expect(
            error?.description
                == "the contact sheet's cell of “broken” for “iphone-se-1st.dark” can't be drawn: no")
        #expect(error?.commandStatus == .renderFailed)
    }

    @Test func aSheetHasTheDensityThatCanBePainted() async throws {
        var sheet = try await ContactSheetDrawing(of: screens("panel"), in: [Self.light])
        #expect(sheet.density == 2)
        // As 90 screens in twelve configurations: 105 million points.
        sheet.display.size = CGSize(width: 2400, height: 44_000)
        #expect(sheet.density == 0.75)
        sheet.display.size = CGSize(width: 4000, height: 8000)
        #expect(sheet.density == 1.25)
        #expect(4000 * 8000 * sheet.density * sheet.density <= Double(Painter.pixelLimit))
    }

    @Test func eachCellIsNamedBeforeItIsDrawn() async throws {
        let names = Mutex<[String]>([])
        let configurations = [Self.light, Self.dark]
        let found = try screens("panel", "badge")
        _ = try await ContactSheetDrawing.$willDrawCell.withValue({ name in names.withLock { $0.append(name) } }) {
            try await ContactSheetDrawing(of: found, in: configurations)
        }
        let expected = ["panel", "badge"].flatMap { ["\($0) (iphone-se-1st.light)", "\($0) (iphone-se-1st.dark)"] }
        #expect(names.withLock { $0 } == expected)
    }

    @Test func emptyAndInvalidSheetsThrow() async throws {
        await #expect(throws: ContactSheetError.self) { try await ContactSheetDrawing(of: []) }
        await #expect(throws: ContactSheetError.self) {
            try await ContactSheetDrawing(of: screens("panel"), in: [Self.light], zoom: .nan)
        }
        await #expect(throws: ContactSheetError.self) {
            try await ContactSheetDrawing(of: screens("panel"), in: [Self.light], padding: -1)
        }
    }

    @Test func aDeclaredSheetIsTheSame() async throws {
        let picture = DocumentationPicture(
            "sheet", sheetOf: ["panel"], in: [Self.light, Self.dark], alternativeText: "Both")
        let drawing = try await PictureGallery.drawing(picture.zoomed(0.5).padded(3), .dark)
        let sheet = try await ContactSheetDrawing(
            of: screens("panel"), in: [Self.light, Self.dark], appearance: .dark, zoom: 0.5, padding: 3)
        #expect(drawing.display == sheet.display)
    }

    @Test func aLongBareViewIsCutOff() async throws {
        var bare = Self.light
        bare.width = 40
        let long = Screen("long") {
            let view = UIView()
            view.heightAnchor.constraint(equalToConstant: 5000).isActive = true
            return view
        }
        let display = try await ContactSheetDrawing(of: [long], in: [bare]).display
        #expect(display.size.height < 500)
    }
}
