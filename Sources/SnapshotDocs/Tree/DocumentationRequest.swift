import BuilderUIKit
import Foundation
import SnapshotCore

/// The request of a run of `docs`, with the paths as they are opened.
package struct DocumentationRequest: Sendable {
    package var pages: [String]
    package var sources: [String]
    package var pictureFolder: String
    /// The folder that links of pages with a leading slash begin at.
    package var root = "."
    /// A Boolean value that indicates whether there are other pages, which the run isn't about: what they show isn't
    /// known then.
    package var leavesPagesOut = false
    /// The pictures that it is about; empty for all, and then for what is unused too.
    package var names: [String] = []
    /// Writes nothing.
    package var onlyChecks = false
    /// Deletes files that no page shows.
    package var prunes = false
    /// The HTML file to be made.
    package var gallery: String?
    /// The time limit for the layout of a picture, in seconds; a process of its own ends then.
    package var timeout = 120.0
    /// The number of pictures that are painted at a time; nil for the number of cores.
    package var jobs: Int?

    package init(
        pages: [String], sources: [String], pictureFolder: String, root: String = ".", leavesPagesOut: Bool = false,
        names: [String] = [], onlyChecks: Bool = false, prunes: Bool = false, gallery: String? = nil,
        timeout: Double = 120.0, jobs: Int? = nil
    ) {
        self.pages = pages
        self.sources = sources
        self.pictureFolder = pictureFolder
        self.root = root
        self.leavesPagesOut = leavesPagesOut
        self.names = names
        self.onlyChecks = onlyChecks
        self.prunes = prunes
        self.gallery = gallery
        self.timeout = timeout
        self.jobs = jobs
    }
}
