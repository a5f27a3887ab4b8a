import Builder
import BuilderSnapshots

extension Documentation {
    /// The pictures of this project's own documentation.
    static var demo: Documentation {
        Documentation(
            pages: ["README.md", "Documentation", "Sources/Builder/Builder.docc", "Sources/SwiftlyUI/SwiftlyUI.docc"],
            sources: [
                "Sources/Screens", "Tests/DocumentationTests", "Tests/SwiftlyUITests/Documentation", "Package.swift",
            ],
            pictures: appPictures + samplePictures + flowPictures)
    }

    // snapshot: begin documentation-pictures
    /// Screens of the demo app.
    private static var appPictures: [DocumentationPicture] {
        [
            DocumentationPicture(
                "card", of: "card",
                alternativeText: "A user's details on a card, under a navigation bar"
            )
            .cropped(to: .rectangle(CGRect(x: 0, y: 40, width: 390, height: 500)))
            .zoomed(0.75),
            DocumentationPicture(
                "card-parts", of: "card",
                alternativeText: "The card alone: a photo, a name on a band across its foot, and rows of details"
            )
            .cropped(to: .view("card"))
            .padded(16)
            .callout(on: "photo", "The photo is decoded in the background; the picture waits for it.")
            .callout(on: "name", "The name, on a band across the photo's foot.")
            .callout(on: "rows", "Names on the left, values on the right.")
            .captioned("The card and its parts."),
            DocumentationPicture(
                "card-and-list", sheetOf: ["card", "list"],
                in: Appearance.allCases.map { SnapshotConfiguration(device: .standard, appearance: $0) },
                alternativeText: "The card and the list of users, each in light and in dark"),
            DocumentationPicture(
                "users-states", sheetOf: ["users", "users-error"], in: SnapshotConfiguration.standard,
                alternativeText: "The users' screen with users and with an error, each on two devices in light and dark"
            )
            .captioned("A screen and one of its states, on two devices in light and dark."),
        ]
    }
    // snapshot: end documentation-pictures

    /// Flows of the demo app.
    private static var flowPictures: [DocumentationPicture] {
        [
            DocumentationPicture(
                "reminder", of: "flow-reminder/alerting",
                alternativeText: "A form with a title, a priority, a date, and an alert 30 minutes before"
            )
            .cropped(to: .rectangle(CGRect(x: 0, y: 40, width: 390, height: 340)))
            .zoomed(0.75)
        ]
    }

    /// Samples that documentation pages quote.
    private static var samplePictures: [DocumentationPicture] {
        [
            DocumentationPicture(
                "thanks", of: "sample-thanks", in: .sample(),
                alternativeText: "A large title, “Thank you, Ada!”, above a gray line, “Your order is on its way.”"),
            DocumentationPicture(
                "priorities", of: "sample-priorities", in: .sample(width: 220),
                alternativeText: "Two rows with a title and a price; the first title needs two lines"
            )
            .callout(on: "long-title", "Resists at 250: it gives way, and takes a second line.")
            .callout(on: "price", "Resists at 1000: it keeps its width.")
            .callout(on: "short-title", "Hugs at 250: it takes the room that is left.")
            .callout(on: "total", "Hugs at 750: it is as wide as its text."),
            DocumentationPicture(
                "text-styles", of: "sample-text-styles", in: .sample(),
                alternativeText: "Seven text styles from Large Title to Caption 2, each set in its own"),
        ]
    }
}
