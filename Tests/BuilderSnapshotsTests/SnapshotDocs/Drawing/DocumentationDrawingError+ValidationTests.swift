import BuilderSnapshots
import BuilderUIKit
import Testing

@testable import SnapshotCore
@testable import SnapshotDocs

@Suite struct DocumentationDrawingErrorValidationTests {
    typealias Reason = DocumentationDrawingError.Reason

    private static let fine = DocumentationPicture("fine", of: "panel", alternativeText: "A panel")

    private static func reason(_ picture: DocumentationPicture) -> Reason? {
        #expect(throws: DocumentationDrawingError.self) { try picture.validate() }?.reason
    }

    @Test("the validation of a plain declaration ends without an error") func aPlainDeclarationIsFine() throws {
        try Self.fine.cropped(to: .view("outer")).padded(8).zoomed(1.5).callout(on: "inner", "In").validate()
    }

    @Test(arguments: ["", "A", "a_b", "-a", "a/b", "ä"])
    func namesAreThoseOfFiles(name: String) {
        #expect(Self.reason(DocumentationPicture(name, of: "panel", alternativeText: "x")) == .invalidName)
    }

    @Test func emptyTextsAreErrors() {
        #expect(
            Self.reason(DocumentationPicture("a", of: "panel", alternativeText: " \n"))
                == .emptyText("alternative text"))
        #expect(Self.reason(Self.fine.captioned("")) == .emptyText("caption"))
        #expect(
            Self.reason(Self.fine.callout(on: "a", "A").callout(on: "b", " ")) == .emptyText("text of mark 2"))
    }

    @Test(arguments: [-1, 1000.5, .infinity]) func paddingHasARange(padding: Double) {
        guard case .invalidNumber("padding", padding, _) = Self.reason(Self.fine.padded(padding)) else {
            Issue.record("padding \(padding)")
            return
        }
    }

    @Test(arguments: [0, -1, 10.5, .infinity]) func zoomHasARange(zoom: Double) {
        guard case .invalidNumber("zoom", zoom, _) = Self.reason(Self.fine.zoomed(zoom)) else {
            Issue.record("zoom \(zoom)")
            return
        }
    }

    @Test func invalidNumbersAreErrors() {
        #expect(Self.reason(Self.fine.padded(.nan))?.description.contains("padding of nan") == true)
        #expect(Self.reason(Self.fine.zoomed(.nan))?.description.contains("zoom of nan") == true)
        let rect = CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)
        guard case .invalidCrop = Self.reason(Self.fine.cropped(to: .rectangle(rect))) else {
            Issue.record("a crop that is no number")
            return
        }
        let empty = CGRect(x: 0, y: 0, width: 0, height: 1)
        #expect(Self.reason(Self.fine.cropped(to: .rectangle(empty))) == .invalidCrop(empty))
    }

    @Test func densitiesAndAppearancesAreThereOnce() {
        #expect(Self.reason(Self.fine.scales()) == .invalidScales([]))
        #expect(Self.reason(Self.fine.scales(1, 4)) == .invalidScales([1, 4]))
        #expect(Self.reason(Self.fine.scales(2, 2)) == .invalidScales([2, 2]))
        #expect(Self.reason(Self.fine.appearances()) == .invalidAppearances([]))
        #expect(Self.reason(Self.fine.appearances(.dark, .dark)) == .invalidAppearances([.dark, .dark]))
    }

    @Test func sheetsHaveScreensAndConfigurationsOnce() {
        func sheet(_ screens: [String], _ configurations: [SnapshotConfiguration]?) -> DocumentationPicture {
            DocumentationPicture("sheet", sheetOf: screens, in: configurations, alternativeText: "Screens")
        }
        let light = PictureGallery.small
        #expect(Self.reason(sheet([], nil)) == .emptySheet("screens"))
        #expect(Self.reason(sheet(["a"], [])) == .emptySheet("configurations"))
        #expect(Self.reason(sheet(["a", "b", "a"], nil)) == .duplicateInSheet("a"))
        #expect(Self.reason(sheet(["a"], [light, light])) == .duplicateInSheet(light.name))
        #expect(Self.reason(sheet(["a"], nil).cropped(to: .view("x"))) == .notOfSheets("a crop"))
        #expect(Self.reason(sheet(["a"], nil).callout(on: "x", "X")) == .notOfSheets("marks"))
        var flat = light
        flat.width = 0
        #expect(Self.reason(sheet(["a"], [flat])) == .invalidWidth(0))
    }

    @Test func twoPicturesOfOneNameAreBothNamed() {
        let line = #line + 1
        let first = DocumentationPicture("twice", of: "panel", alternativeText: "x")
        let second = DocumentationPicture("twice", of: "panel", alternativeText: "y")
        let error = #expect(throws: DocumentationDrawingError.self) {
            try Documentation(pictures: [first, Self.fine, second]).validate()
        }
        #expect(error?.location.line == line + 1)
        #expect(error?.description.contains("DocumentationDrawingError+ValidationTests.swift:\(line)") == true)
    }

    @Test func screensAreLookedUp() throws {
        let pictures = [Self.fine, DocumentationPicture("b", sheetOf: ["panel", "panell"], alternativeText: "x")]
        let catalog = Catalog(
            PictureGallery.catalog.screens, documentation: Documentation(pictures: pictures))
        let error = #expect(throws: DocumentationDrawingError.self) { try catalog.validateDocumentation() }
        #expect(error?.picture == "b")
        #expect(error?.description.hasSuffix("unknown screen “panell”: did you mean “panel”?") == true)
        try Catalog(catalog.screens, documentation: Documentation(pictures: [Self.fine])).validateDocumentation()
    }
}
