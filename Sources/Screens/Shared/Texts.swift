import Builder

extension Bundle {
    /// The tables of the demo's texts, beside its other resources.
    static let screens = Bundle(url: SampleData.folder) ?? .main
}

extension String {
    /// Creates a text of the app's own screens, in the language of the render.
    init(app text: LocalizationValue) { self.init(localized: text, bundle: .screens) }

    /// Creates a text of the screens that show the system's views, in the language of the render.
    init(system text: LocalizationValue) { self.init(localized: text, table: "System", bundle: .screens) }
}
