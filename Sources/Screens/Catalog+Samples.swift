import Builder
import BuilderSnapshots

extension Catalog {
    /// Small views that the documentation shows next to their code.
    static let samples = [
        sample("sample-thanks", title: "A sample: a view in fifteen lines") { ThanksView(name: "Ada") }
            // Its second line is in the system's secondary color.
            .allowing(.contrast),
        sample("sample-priorities", title: "A sample: which text gives way in a narrow row", width: 220) {
            PriorityRowsView()
        },
        sample("sample-text-styles", title: "A sample: the system's text styles") { TextStylesView() },
    ]

    /// A sample as a bare view, in light and dark appearance.
    private static func sample(
        _ name: String, title: String, width: Int = 300, make: @escaping @MainActor @Sendable () -> any RenderSource
    ) -> Screen {
        Screen(
            name, title: title,
            configurations: Appearance.allCases.map { .sample($0, width: width) },
            make: make)
    }
}

extension SnapshotConfiguration {
    /// The configuration of a bare view, by default at the width of most samples.
    static func sample(_ appearance: Appearance = .light, width: Int = 300) -> SnapshotConfiguration {
        SnapshotConfiguration(device: .standard, appearance: appearance, width: width)
    }
}
