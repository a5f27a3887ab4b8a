/// The pictures of a documentation tree, the pages that show them, and where the sources lie that pages quote.
///
/// ```swift
/// Catalog(screens, documentation: Documentation(
///     pages: ["README.md", "Documentation", "Sources/App/App.docc"],
///     sources: ["Sources"],
///     pictures: [DocumentationPicture("card", of: "card", alternativeText: "A person's card")]))
/// ```
public struct Documentation: Sendable {
    /// Markdown files, and folders that are searched for them; DocC catalogs (`.docc`) among or within them have DocC's
    /// form. Relative to the folder in which the command runs.
    public var pages: [String]
    /// Swift files, and folders that are searched for them, in which quoted types and regions are looked for.
    public var sources: [String]
    /// The folder of the pictures of pages outside DocC catalogs; those within use their catalog's `Resources`.
    public var pictureFolder: String
    /// The pictures that pages reference by name.
    public var pictures: [DocumentationPicture]

    /// Pages, sources and pictures; the folders are those that most packages have unless given.
    public init(
        pages: [String] = ["README.md", "Documentation"], sources: [String] = ["Sources"],
        pictureFolder: String = "Documentation/Pictures", pictures: [DocumentationPicture] = []
    ) {
        self.pages = pages
        self.sources = sources
        self.pictureFolder = pictureFolder
        self.pictures = pictures
    }
}
