import SnapshotCore

extension DocumentationRun {
    /// Creates the run that the options of `snapshot docs` and the catalog request.
    /// - Parameters:
    ///   - pages, sources: paths; empty for the catalog's.
    ///   - pictureFolder: the folder of the pictures; nil for the catalog's.
    /// - Throws: the error of an invalid declaration.
    package init(
        tool: SnapshotTool, pages: [String], sources: [String], pictureFolder: String?, names: [String],
        onlyChecks: Bool, prunes: Bool, gallery: String?, timeout: Double, jobs: Int?
    ) throws {
        try tool.catalog.validateDocumentation()
        let declared = tool.catalog.documentation
        let shown = pages.isEmpty ? Self.existing(declared.pages, isForGallery: gallery != nil, tool) : pages
        let request = DocumentationRequest(
            pages: shown.map(tool.resolve), sources: (sources.isEmpty ? declared.sources : sources).map(tool.resolve),
            pictureFolder: tool.resolve(pictureFolder ?? declared.pictureFolder), root: tool.folder,
            leavesPagesOut: !pages.isEmpty, names: names, onlyChecks: onlyChecks, prunes: prunes,
            gallery: gallery.map(tool.resolve), timeout: timeout, jobs: jobs)
        self.init(tool: tool, request: request, drawer: .documentation)
    }

    /// Returns the default pages that exist, for catalogs that name none; a gallery needs none.
    private static func existing(_ pages: [String], isForGallery: Bool, _ tool: SnapshotTool) -> [String] {
        guard pages == Documentation().pages else { return pages }
        let found = pages.filter { FilePaths.exists(tool.resolve($0)) }
        return found.isEmpty && !isForGallery ? pages : found
    }
}
