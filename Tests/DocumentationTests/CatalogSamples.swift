import Builder
import BuilderSnapshots
import ImageDiff
import Render
import Testing

@testable import Screens

/// Pages quote what stands between the markers.
@MainActor
@Suite struct CatalogSamples {
    // snapshot: begin screens-with-states
    let catalog = Catalog([
        Screen("thanks", title: "After an order") { ThanksView(name: "Ada") }
            .state("long") { _ in ThanksView(name: "Ada Lovelace, Countess of Lovelace") }
            .configurations(
                SnapshotConfiguration(device: .standard, appearance: .light),
                SnapshotConfiguration(device: .standard, appearance: .dark, contentSizeCategory: .accessibilityLarge)
            )
            .masking(.view("clock"))
            .tolerance(Tolerance(measure: .perceptual(precision: 0.98)))
    ])
    // snapshot: end screens-with-states

    @Test func theCatalogIsValid() throws {
        try catalog.validate()
        #expect(
            catalog.pictures.map(\.name) == [
                "thanks/iphone-12.light", "thanks/iphone-12.dark.text-ax-l", "thanks/long.iphone-12.light",
                "thanks/long.iphone-12.dark.text-ax-l",
            ])
    }
}
