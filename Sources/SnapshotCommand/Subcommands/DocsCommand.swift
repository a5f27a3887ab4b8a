import ArgumentParser
import SnapshotCore
import SnapshotDocs

struct DocsCommand: VaryingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "docs", abstract: "Renders the pictures of the documentation and inserts them into its pages.",
            discussion: """
                Example: \(SnapshotTool.currentName) docs --check

                A picture of the catalog, or the code of a type or region of the sources, is inserted between two \
                markers, each on its own line:

                <!-- snapshot: picture card -->
                <!-- snapshot: end -->

                <!-- snapshot: code CardScreen -->
                <!-- snapshot: end -->

                The text between the markers is generated, and the end marker contains its digest. If the text was \
                edited by hand, the command fails and writes nothing. A region of the sources begins with “// \
                snapshot: begin NAME” and ends with “// snapshot: end NAME”.

                In DocC catalogs, pictures are written to Resources and shown by name; other pages get an HTML picture \
                element with light and dark files. Only stale files are written, all or none; their paths go to \
                standard output.

                Options such as --locales replace what the catalog declares for all pictures; a page that names a \
                picture shows all of them. Later runs, those with --check too, need the same options.

                With --check it writes nothing, and lists stale, missing and unused pictures and texts with the pages \
                that show them. The exit code is then 0 if everything is current, 1 if something is listed, 2 if a \
                comparison failed.
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "The names of pictures; with --contact-sheet, of screens. (default: all)", valueName: "name"),
        completion: .custom { _, _, _ in
            SnapshotTool.current?.catalog.documentation.pictures.flatMap { picture in
                picture.variants.map(\.name) + (picture.matrix == nil ? [] : [picture.name])
            } ?? []
        })
    var names: [String] = []

    @Flag(help: "Lists stale, missing and unused pictures and texts, without writing.")
    var check = false

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Markdown files, folders of them, and DocC catalogs. (default: those of the catalog)", valueName: "path"),
        completion: .file())
    var pages: [String] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Swift files, and folders of them, that contain the quoted code. (default: those of the catalog)",
            valueName: "path"),
        completion: .file())
    var sources: [String] = []

    @Option(
        help: ArgumentHelp(
            "The folder for pictures of pages outside DocC catalogs. (default: that of the catalog)",
            valueName: "folder"),
        completion: .directory)
    var pictures: String?

    @Option(
        help: ArgumentHelp("Also writes all pictures, with texts and code, to one HTML file.", valueName: "file"),
        completion: .file(extensions: ["html", "htm"]))
    var gallery: String?

    @Option(
        help: ArgumentHelp(
            "Only renders screens, in all their configurations, to one PNG file.", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var contactSheet: String?

    @Flag(
        help: ArgumentHelp(
            "Draws the devices around pictures of whole screens, as .framed() in the catalog does for one picture."))
    var frame = false

    @Flag(help: "Deletes pictures rendered by this tool that no page shows.")
    var prune = false

    @OptionGroup var jobs: JobsOptions

    @OptionGroup(title: "Rendering") var rendering: RenderingOptions

    @OptionGroup(title: "Ways to see a screen") var axes: AxesOptions

    @Option(
        help: ArgumentHelp(
            "The time limit for the layout of each picture, or of each screen of a contact sheet, in seconds above 0.",
            valueName: "seconds"))
    var timeout: Double = 120

    func validate() throws {
        guard timeout > 0, timeout <= 86_400 else {
            throw ValidationError("--timeout \(timeout): use a number of seconds above 0 and at most 86400")
        }
        if let gallery, !gallery.lowercased().hasSuffix(".html"), !gallery.lowercased().hasSuffix(".htm") {
            throw ValidationError("--gallery “\(gallery)”: use a file name that ends in .html")
        }
        if let contactSheet, !contactSheet.lowercased().hasSuffix(".png") {
            throw ValidationError("--contact-sheet “\(contactSheet)”: use a file name that ends in .png")
        }
        let writes = [("--gallery", gallery != nil), ("--contact-sheet", contactSheet != nil), ("--prune", prune)]
        if check, let option = writes.first(where: \.1)?.0 {
            throw ValidationError("--check writes nothing: leave \(option) out")
        }
        if contactSheet != nil, let option = (writes.filter { $0.0 != "--contact-sheet" }).first(where: \.1)?.0 {
            throw ValidationError("--contact-sheet can't be combined with \(option): use one of them")
        }
        if contactSheet != nil, frame {
            throw ValidationError("--contact-sheet can't be combined with --frame: use one of them")
        }
        if prune, !names.isEmpty {
            throw ValidationError("--prune applies to all pictures: leave \(names.joined(separator: ", ")) out")
        }
        if prune, !pages.isEmpty { throw ValidationError("--prune applies to all pages: leave --pages out") }
    }

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        if pictures == "" { throw CommandError.emptyOption("--pictures") }
        if pages.contains("") { throw CommandError.emptyOption("--pages") }
        if sources.contains("") { throw CommandError.emptyOption("--sources") }
        var tool = tool
        if frame { tool.catalog = tool.catalog.framingDocumentation() }
        if let contactSheet {
            return try await tool.writeContactSheet(of: names, to: tool.resolve(contactSheet), timeout: timeout)
        }
        tool.catalog = tool.catalog.varyingDocumentation(axes.values)
        do {
            let run = try DocumentationRun(
                tool: tool, pages: pages, sources: sources, pictureFolder: pictures, names: names, onlyChecks: check,
                prunes: prune, gallery: gallery, timeout: timeout, jobs: jobs.jobs)
            return try await check ? run.check() : run.write()
        } catch {
            // Each of several errors has its own line.
            for text in "\(error)".split(separator: "\n") { tool.console.error(String(text)) }
            return check ? RunVerdict.status(endedBy: error) : CommandStatus(error)
        }
    }
}
