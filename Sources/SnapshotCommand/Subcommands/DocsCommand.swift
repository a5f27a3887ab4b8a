import ArgumentParser
import BuilderUIKit
import Render
import SnapshotCore
import SnapshotDocs

/// `snapshot docs`
struct DocsCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "docs", abstract: "Draws the pictures of the documentation and puts them into its pages.",
            discussion: """
                Example: \(SnapshotTool.currentName) docs --check

                A page asks for a picture that the catalog declares, or for the code of a type or region of the sources, \
                between two comments, each on a line of its own:

                <!-- snapshot: picture card -->
                <!-- snapshot: end -->

                <!-- snapshot: code CardScreen -->
                <!-- snapshot: end -->

                What stands between them is made, and the end says by a digest what was made: a text that was edited by \
                hand is an error, and nothing is written. Regions of sources stand between “// snapshot: begin NAME” \
                and “// snapshot: end NAME”.

                In DocC catalogs pictures lie in Resources and are shown by name; other pages get an HTML picture with \
                light and dark files. Only what isn't current is written, all of it or nothing; the paths go to \
                standard output.

                With --check it writes nothing, and exits with 0 when everything is current, 1 when pictures or texts \
                are stale, missing or unused, which it lists with the pages that show them, and 2 when something could \
                not be compared.
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "The pictures, by name; with --contact-sheet, the screens. (default: all)", valueName: "name"),
        completion: .custom { _, _, _ in
            SnapshotTool.current?.catalog.documentation.pictures.map(\.name) ?? []
        })
    var names: [String] = []

    @Flag(help: "Writes nothing, and lists what is stale, missing or unused.")
    var check = false

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Markdown files, folders of them, and DocC catalogs. (default: as the catalog says)", valueName: "path"),
        completion: .file())
    var pages: [String] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Swift files, and folders of them, in which quoted code is looked for. (default: as the catalog says)",
            valueName: "path"),
        completion: .file())
    var sources: [String] = []

    @Option(
        help: ArgumentHelp(
            "Where the pictures of pages outside DocC catalogs are. (default: as the catalog says)", valueName: "folder"
        ),
        completion: .directory)
    var pictures: String?

    @Option(
        help: ArgumentHelp(
            "Writes all pictures with their texts and code as one HTML file, too.", valueName: "file"),
        completion: .file(extensions: ["html", "htm"]))
    var gallery: String?

    @Option(
        help: ArgumentHelp(
            "Draws screens in all their configurations into one PNG file, and does nothing else.", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var contactSheet: String?

    @Flag(help: "Deletes pictures that were drawn by this tool and that no page shows.")
    var prune = false

    @Option(
        help: ArgumentHelp(
            "How many pictures are painted at a time, 1 or more. (default: the number of cores)", valueName: "count"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "How many seconds the layout of a picture may take before the command gives up, above 0.",
            valueName: "seconds"))
    var timeout: Double = 120

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs \(jobs): use 1 or more") }
        guard timeout > 0, timeout <= 86_400 else {
            throw ValidationError("--timeout \(timeout): use a number of seconds above 0 and at most 86400")
        }
        if let gallery, !gallery.lowercased().hasSuffix(".html"), !gallery.lowercased().hasSuffix(".htm") {
            throw ValidationError("--gallery “\(gallery)”: name a file that ends in .html")
        }
        if let contactSheet, !contactSheet.lowercased().hasSuffix(".png") {
            throw ValidationError("--contact-sheet “\(contactSheet)”: name a file that ends in .png")
        }
        let writes = [("--gallery", gallery != nil), ("--contact-sheet", contactSheet != nil), ("--prune", prune)]
        if check, let option = writes.first(where: \.1)?.0 {
            throw ValidationError("--check writes nothing: leave \(option) out")
        }
        if contactSheet != nil, let option = (writes.filter { $0.0 != "--contact-sheet" }).first(where: \.1)?.0 {
            throw ValidationError("--contact-sheet does nothing else: leave \(option) out")
        }
        if prune, !names.isEmpty {
            throw ValidationError("--prune is about all pictures: leave \(names.joined(separator: ", ")) out")
        }
        if prune, !pages.isEmpty {
            throw ValidationError("--prune is about all pages: leave --pages out")
        }
    }

    @MainActor
    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        if pictures == "" { throw CommandError.emptyOption("--pictures") }
        if pages.contains("") { throw CommandError.emptyOption("--pages") }
        if sources.contains("") { throw CommandError.emptyOption("--sources") }
        if let contactSheet {
            return try await ContactSheetFile(path: tool.resolve(contactSheet), screens: names).write(for: tool)
        }
        do {
            let run = try run(for: tool)
            return try await check ? run.check() : run.write()
        } catch {
            // A line for each of several problems.
            for text in "\(error)".split(separator: "\n") { tool.console.error(String(text)) }
            let status = CommandStatus(error)
            // Whatever keeps a check from its end: not everything was compared.
            return check && status != .usage ? RunVerdict.notCompared.commandStatus : status
        }
    }

    private func run(for tool: SnapshotTool) throws -> DocumentationRun {
        try tool.catalog.validateDocumentation()
        let declared = tool.catalog.documentation
        let request = DocumentationRequest(
            pages: (pages.isEmpty ? existing(declared.pages, tool) : pages).map(tool.resolve),
            sources: (sources.isEmpty ? declared.sources : sources).map(tool.resolve),
            pictureFolder: tool.resolve(pictures ?? declared.pictureFolder), root: tool.folder,
            leavesPagesOut: !pages.isEmpty, names: names, onlyChecks: check, prunes: prune,
            gallery: gallery.map(tool.resolve), timeout: timeout, jobs: jobs)
        return DocumentationRun(tool: tool, request: request, drawer: .documentation)
    }

    /// Returns the pages that exist of the default ones, for catalogs that name none; a gallery needs none.
    private func existing(_ pages: [String], _ tool: SnapshotTool) -> [String] {
        guard pages == Documentation().pages else { return pages }
        let found = pages.filter { FilePaths.exists(tool.resolve($0)) }
        return found.isEmpty && gallery == nil ? pages : found
    }
}
