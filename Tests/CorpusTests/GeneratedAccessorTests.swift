import Foundation
import Testing
import UIKit

@testable import CorpusAccessors

/// An app compiles that uses accessors of Xcode, SwiftGen, R.swift and Tuist, none of which it contains.
@MainActor
@Suite struct GeneratedAccessorTests {
    private func components(_ color: UIColor?) -> [CGFloat] {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        color?.getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue]
    }

    @Test func colorsAreTheCatalogs() {
        let brand: [CGFloat] = [1, 0, 0]
        let soft: [CGFloat] = [0, 1, 0]
        let ink: [CGFloat] = [0, 0, 1]
        let red: [CGFloat] = [0.5, 0, 0]
        // The app's own color comes before the catalog's, and so does UIKit's red.
        let expected = [
            brand, brand, soft, ink, [0.25, 0.25, 0.25], [1, 0, 0],
            brand, soft, ink, red, brand, soft, ink, brand, red,
        ]
        #expect(Samples.colors.map(components) == expected)
    }

    @Test func imagesAreTheCatalogs() {
        #expect(Samples.images.map { $0?.size } == Array(repeating: CGSize(width: 3, height: 3), count: 7))
    }

    @Test func textsAreInTheAuthorsLanguage() {
        #expect(
            Samples.texts == [
                "Welcome", "Welcome", "Hello, Ada: 3 new", "100%", "2 items",
                "Welcome", "Hello, Bob: 4 new", "5 items", "6 items", "home.title",
                "Welcome", "Let's go", "2 of 5 steps",
            ])
    }

    @Test func otherResourcesCompile() throws {
        #expect(Samples.fonts.map(\.pointSize) == [11, 13])
        let file = try #require(Samples.file)
        #expect(try String(contentsOf: file, encoding: .utf8).contains("sample"))
        #expect(!Samples.controllers.contains(nil))
    }

    @Test func aScreenUsesThem() throws {
        let screen = PaletteViewController()
        screen.loadViewIfNeeded()
        #expect(screen.title == "Welcome" && components(screen.view.backgroundColor) == [1, 0, 0])
        let table = try #require(screen.view.subviews.first as? UITableView)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) is RowCell || table.visibleCells.isEmpty)
    }
}
