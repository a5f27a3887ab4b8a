import BuilderUIKit

extension Bundle {
    /// The tables of the samples' texts: in the folder that the package manager creates beside the program, or in the
    /// sources.
    fileprivate static let samples: Bundle = {
        let beside = Bundle.main.bundleURL.resolvingSymlinksInPath()
            .appendingPathComponent("Builder_SwiftlyScreens.resources/Resources")
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Resources")
        return Bundle(url: beside) ?? Bundle(url: sources) ?? .main
    }()
}

extension String {
    /// Creates a text of the samples, in the language of the render.
    init(sample text: LocalizationValue) { self.init(localized: text, bundle: .samples) }
}
