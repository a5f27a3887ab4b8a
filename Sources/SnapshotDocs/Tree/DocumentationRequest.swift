import BuilderUIKit
import Foundation
import SnapshotCore

/// The request of a run of `docs`, with the paths as they are opened.
package struct DocumentationRequest: Sendable {
    package var pages: [String]
    package var sources: [String]
    package var pictureFolder: String
    /// The folder that links in pages with a leading slash start from.
    package var root = "."
    /// A Boolean value that indicates whether there are other pages, which the run doesn't cover: their pictures aren't
    /// known then.
    package var leavesPagesOut = false
    /// The pictures that it covers; empty for all, which includes a check for unused ones.
    package var names: [String] = []
    /// A Boolean value that indicates whether nothing is written.
    package var onlyChecks = false
    /// A Boolean value that indicates whether files that no page shows are deleted.
    package var prunes = false
    /// The path of the HTML file to write.
    package var gallery: String?
    /// The time limit for the layout of a picture, in seconds; a process of the tool's own ends then.
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
