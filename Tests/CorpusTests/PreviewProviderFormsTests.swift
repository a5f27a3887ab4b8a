import Testing
import UIKit

@testable import CorpusForms

/// The previews of providers are functions that make their views.
@MainActor
@Suite struct PreviewProviderFormsTests {
    private let previews = sourcesOfCorpusForms.previews.filter { $0.file.hasSuffix("Representables.swift") }

    @Test func previewsHaveTheirNamesAndTraits() {
        #expect(
            previews.map(\.name) == [
                "Three", "Rating", "Rating", "Rating", "Rating", "Rating", "Rating", "Controller",
            ])
        #expect(previews.first?.traits == [.fixedLayout(width: 320, height: 44)])
        #expect(previews.filter { $0.traits == [.device("iPhone 8")] }.count == 1)
        #expect(previews.filter { $0.traits == [.userInterfaceStyle(.dark)] }.count == 2)
    }

    @Test func eachMakesItsOwnView() {
        let texts = previews.map { ($0.make() as? UILabel)?.text }
        #expect(
            texts == ["3", "iPhone 8", "light", "dark", "iPhone SE (3rd generation)", "light", "dark", nil])
        #expect(previews.last?.make() is UITableViewController)
    }
}
