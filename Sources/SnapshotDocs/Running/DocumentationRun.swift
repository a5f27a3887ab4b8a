import BuilderUIKit
import Foundation
import SnapshotCore

/// One run of `docs`, from the declarations to the files.
package struct DocumentationRun {
    package let tool: SnapshotTool
    package let request: DocumentationRequest
    package let drawer: ImageRenderer

    package init(tool: SnapshotTool, request: DocumentationRequest, drawer: ImageRenderer) {
        self.tool = tool
        self.request = request
        self.drawer = drawer
    }

    private var documentation: Documentation { tool.catalog.documentation }
    private var console: Console { tool.console }

    private func draw(_ plan: DocumentationPlan, _ signals: DeferredSignals? = nil) async
        -> DocumentationRenderer.RenderedVariants
    {
        let isForGallery = request.gallery != nil
        let finish = ImageWriter(drawer: drawer, onlyChecks: request.onlyChecks, keepsLargest: isForGallery)
        return await DocumentationRenderer(tool: tool, drawer: drawer, jobs: request.jobs, watchdog: watchdog(signals))
            .draw(plan.items(isForGallery: isForGallery), finish)
    }

    /// Returns a watchdog that ends the process when a picture isn't laid out in time. Nothing is lost, since nothing
    /// is written before all pictures are laid out.
    /// - Returns: nil in a process that isn't the tool's.
    private func watchdog(_ signals: DeferredSignals?) -> DrawingWatchdog? {
        guard tool.ownsProcess else { return nil }
        let seconds = request.timeout
        let status =
            request.onlyChecks
            ? .notCompared : CommandStatus(RenderError.mainThreadBusy(seconds: seconds))
        return DrawingWatchdog(seconds: seconds) { [console = tool.console] name in
            signals?.shutDown()
            console.error(
                "\(name): not laid out within \(seconds) seconds: the main thread is blocked or busy; nothing was written. "
                    + "Make the screen faster, or raise --timeout")
            // Exit handlers don't run, since the main thread may hold any lock.
            _exit(status.rawValue)
        }
    }

    // MARK: Checking

    /// Compares everything, without writing.
    /// - Returns: success, or the status of `RunVerdict`.
    /// - Throws: the error that prevents everything from being compared.
    @MainActor
    package func check() async throws -> CommandStatus {
        let plan = try DocumentationPlan(request, documentation.pictures)
        let result = await draw(plan)
        for error in result.errors { console.error("\(error)") }
        let report = DocumentationReport(plan, result)
        for line in report.lines { try console.result(line) }
        for note in report.notes { console.message(note) }
        return report.verdict.commandStatus
    }

    // MARK: Writing

    /// Writes everything that is missing or stale: all of it, or nothing.
    /// - Throws: the error that prevents something from being written, before anything is.
    @MainActor
    package func write() async throws -> CommandStatus {
        let plan = try DocumentationPlan(request, documentation.pictures)
        let signals = tool.deferSignals()
        let folders = plan.folders + (request.gallery.map { [FilePaths.folder(of: $0)] } ?? [])
        try signals.whileDeferred { try FileTransaction.checkFolders(folders) }
        let result = await draw(plan, signals)
        if !result.errors.isEmpty {
            for error in result.errors { console.error("\(error)") }
            throw DocumentationError.notDrawn(result.errors.first.map { CommandStatus($0) } ?? .renderFailed)
        }
        let files = try files(plan, result)
        try signals.whileDeferred { try files.write() }
        for file in files.files { try console.result(file.path) }
        let unused = plan.isWhole ? plan.tree.unusedFiles : []
        if request.prunes { try prune(unused, signals) }
        report(plan, result, files, unused: request.prunes ? [] : unused)
        return .success
    }

    /// Returns everything to write: pictures, then pages, so that no page names a picture that doesn't exist.
    private func files(_ plan: DocumentationPlan, _ result: DocumentationRenderer.RenderedVariants) throws
        -> FileTransaction
    {
        var files = FileTransaction()
        for file in result.drawn.flatMap(\.outcome.files) {
            if let data = file.data { files.add(data, to: file.path) }
        }
        for page in plan.changedPages(widths: result.widths) {
            files.add(page.data, to: page.path, replacing: .content(page.original), surviving: .powerCut)
        }
        if let gallery = request.gallery {
            let data = try GalleryPage(plan, result).data()
            if (try? Data(contentsOf: URL(fileURLWithPath: gallery))) != data { files.add(data, to: gallery) }
            if plan.tree.pages.contains(where: { FilePaths.areSame($0.path, gallery) }) {
                throw DocumentationError.sameFile(gallery)
            }
        }
        return files
    }

    private func prune(_ paths: [String], _ signals: DeferredSignals) throws {
        for path in paths {
            try signals.whileDeferred {
                guard unlink(path) == 0 || errno == ENOENT else {
                    throw DocumentationError.notDeleted(path: path, reason: String(cString: strerror(errno)))
                }
            }
            try console.result(path)
        }
    }

    private func report(
        _ plan: DocumentationPlan, _ result: DocumentationRenderer.RenderedVariants, _ files: FileTransaction,
        unused: [String]
    ) {
        for path in unused { console.warn("\(path) is not shown by any page: “docs --prune” deletes it") }
        if plan.isWhole, request.gallery == nil {
            for picture in plan.tree.unshown { console.warn(DocumentationReport.unshown(picture)) }
        }
        let all = result.drawn.flatMap(\.outcome.files)
        for file in all {
            guard case .rewritten(keepsMark: false) = file.state else { continue }
            console.message(DocumentationReport.rewritten(file.path, keepsMark: false))
        }
        let pictures = all.count { $0.data != nil }
        let hasGallery = files.files.contains { $0.path == request.gallery }
        let pages = Plural.of(files.files.count - pictures - (hasGallery ? 1 : 0), "page")
        let others = hasGallery ? ", \(pages) and the gallery" : " and \(pages)"
        let written = Plural.of(pictures, "picture file") + others
        console.message("\(written) written, \(Plural.of(all.count - pictures, "picture file")) unchanged")
    }
}
