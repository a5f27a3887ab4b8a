/// What a run of `docs` is asked for, with the paths as they are opened.
struct DocumentationRequest: Sendable {
    var pages: [String]
    var sources: [String]
    var pictureFolder: String
    /// The folder that links of pages with a leading slash begin at.
    var root = "."
    /// Whether there are other pages, which the run isn't about: what they show isn't known then.
    var leavesPagesOut = false
    /// The pictures that it is about; empty for all, and then for what is unused too.
    var names: [String] = []
    /// Writes nothing.
    var onlyChecks = false
    /// Deletes files that no page shows.
    var prunes = false
    /// The HTML file to be made.
    var gallery: String?
    /// How many seconds the layout of a picture may take; a process of its own ends then.
    var timeout = 120.0
    /// How many pictures are painted at a time; nil for the number of cores.
    var jobs: Int?
}
