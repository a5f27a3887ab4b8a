import BuilderUIKit
import Foundation
import Testing

@testable import SnapshotCore
@testable import SnapshotDocs

/// Pictures that are declared for several configurations.
@Suite struct PictureMatrixTests {
    private let picture = DocumentationPicture("card", of: "card", alternativeText: "A card")

    @Test func aPictureWithoutAMatrixIsItself() {
        #expect(picture.variants.map(\.name) == ["card"])
        #expect(picture.locales("de").variants.map(\.name) == ["card"])
        #expect(picture.locales("de").variants.first?.group == nil)
        guard case .screen(_, let configuration)? = picture.locales("de").variants.first?.subject else {
            Issue.record("no screen")
            return
        }
        #expect(configuration.locale == "de")
    }

    @Test func namesHaveTheValuesThatDiffer() {
        let variants = picture.textSizes(.large, .accessibility3).on(.devices("iPhone 12", "iPhone SE (3rd)"))
            .legibilityWeights(.bold).variants
        #expect(
            variants.map(\.name) == [
                "card-iphone-12-text-l", "card-iphone-se-3rd-text-l", "card-iphone-12-text-ax-xl",
                "card-iphone-se-3rd-text-ax-xl",
            ])
        #expect(Set(variants.compactMap(\.group)) == ["card"])
        #expect(picture.locales("en", "ar").variants.map(\.name) == ["card-locale-en", "card-locale-ar"])
        #expect(variants.last?.alternativeText == "A card (iPhone SE (3rd), text size ax-xl)")
        #expect(
            picture.locales("en", "pt_BR").contrasts(.normal, .high).layoutDirections(.leftToRight, .rightToLeft)
                .variants
                .map(\.name).suffix(2) == [
                    "card-locale-pt-br-ltr-high-contrast", "card-locale-pt-br-rtl-high-contrast",
                ])
    }

    @Test func pairsAreEnoughWhereTheyAreAskedFor() {
        let all = picture.locales("en", "de", "fr").textSizes(.small, .large, .extraLarge)
            .contrasts(.normal, .high).orientations(.portrait, .landscape)
        #expect(all.variants.count == 36)
        #expect(all.pairwise().variants.count < 18)
    }

    @Test func requestedValuesReplaceDeclaredOnes() {
        var axes = ConfigurationAxes()
        let declared = picture.locales("en", "de").textSizes(.large, .accessibility3)
        #expect(declared.varying(axes).variants.map(\.name) == declared.variants.map(\.name))
        axes.locales = ["fr", "it", "es"]
        let names = ["l", "ax-xl"].flatMap { size in axes.locales.map { "card-text-\(size)-locale-\($0)" } }
        #expect(declared.varying(axes).variants.map(\.name).sorted() == names.sorted())
        axes.contrasts = [.normal, .high]
        axes.isPairwise = true
        #expect(declared.varying(axes).variants.count < 12)
    }

    @Test func sheetsGetColumns() {
        let sheet = DocumentationPicture("sheet", sheetOf: ["card", "list"], alternativeText: "Cards")
            .locales("en", "de")
        guard case .sheet(_, let configurations?) = sheet.variants.first?.subject else {
            Issue.record("no sheet")
            return
        }
        #expect(sheet.variants.count == 1)
        #expect(configurations.map(\.locale) == ["en", "de"])
    }

    @Test func mistakesAreFound() {
        func reason(_ picture: DocumentationPicture) -> DocumentationDrawingError.Reason? {
            do {
                try picture.validate()
                return nil
            } catch {
                return error.reason
            }
        }
        #expect(reason(picture.locales("en", "de")) == nil)
        guard case .unknownDevice("iPhone 1200", _)? = reason(picture.on(.devices("iPhone 1200"))) else {
            Issue.record("the device isn't known")
            return
        }
        #expect(reason(picture.on(.devices("iPhone 12")).splitFractions(.half)) == .noSuchPart)
        guard case .invalidLocale? = reason(picture.locales("de", "?")) else {
            Issue.record("the locale isn't known")
            return
        }
        let other = DocumentationPicture("card-locale-de", of: "card", alternativeText: "x")
        #expect(throws: DocumentationDrawingError.self) {
            try Documentation(pictures: [picture.locales("en", "de"), other]).validate()
        }
    }

    @Test func pagesNameAllOrOne() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("matrix-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let pictures = [
            picture.locales("en", "de"), DocumentationPicture("list", of: "list", alternativeText: "A list"),
        ]
        func plan(_ shown: String, _ names: [String] = []) throws -> DocumentationPlan {
            let page = "\(folder)/Page.md"
            try Data("<!-- snapshot: picture \(shown) -->\n<!-- snapshot: end -->\n".utf8).write(
                to: URL(fileURLWithPath: page))
            return try DocumentationPlan(
                DocumentationRequest(pages: [page], sources: [], pictureFolder: folder, names: names), pictures)
        }
        let all = try plan("card")
        #expect(
            all.items(isForGallery: false).map(\.name).sorted() == [
                "card-locale-de (dark)", "card-locale-de (light)", "card-locale-en (dark)", "card-locale-en (light)",
            ])
        let widths = ["card-locale-en": 10.0, "card-locale-de": 10.0]
        #expect(all.changedPages(widths: widths).count == 1)
        // The text needs all its pictures.
        #expect(all.changedPages(widths: ["card-locale-en": 10.0]).isEmpty)
        let one = try plan("card-locale-de")
        #expect(Set(one.items(isForGallery: false).map(\.picture.name)) == ["card-locale-de"])
        #expect(one.tree.unshown.map(\.name) == ["card-locale-en", "list"])
        #expect(try plan("card", ["card"]).selected.map(\.name) == ["card-locale-en", "card-locale-de"])
        #expect(try plan("card", ["card-locale-de"]).selected.map(\.name) == ["card-locale-de"])
        #expect(throws: DocumentationError.self) { try plan("card-locale-fr") }
    }
}
