import ArgumentParser
import SnapshotCore
import SnapshotDocs

struct DocsCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "docs", abstract: "Draws the pictures of the documentation and puts them into its pages.",
            discussion: """
                Example: \(SnapshotTool.currentName) docs --check

                A page asks for a picture that the catalog declares, or for the code of a type or region of the \
                sources, between two comments, each on a line of its own:

                <!-- snapshot: picture card -->
                <!-- snapshot: end -->

                <!-- snapshot: code CardScreen -->
                <!-- snapshot: end -->

                What stands between them is made, and the end says by a digest what was made: a text that was edited \
                by hand is an error, and nothing is written. Regions of sources stand between “// snapshot: begin \
                NAME” and “// snapshot: end NAME”.

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
        help: ArgumentHelp("Writes all pictures with their texts and code as one HTML file, too.", valueName: "file"),
        completion: .file(extensions: ["html", "htm"]))
    var gallery: String?

    @Option(
        help: ArgumentHelp(
            "Draws screens in all their configurations into one PNG file, and does nothing else.", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var contactSheet: String?

    @Flag(help: "Deletes pictures that were drawn by this tool and that no page shows.")
    var prune = false

    @OptionGroup var jobs: JobsOptions

    @Option(
        help: ArgumentHelp(
            "How many seconds the layout of a picture may take before the command gives up, above 0.",
            valueName: "seconds"))
    var timeout: Double = 120

    func validate() throws {
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
        if prune, !pages.isEmpty { throw ValidationError("--prune is about all pages: leave --pages out") }
    }

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        if pictures == "" { throw CommandError.emptyOption("--pictures") }
        if pages.contains("") { throw CommandError.emptyOption("--pages") }
        if sources.contains("") { throw CommandError.emptyOption("--sources") }
        if let contactSheet { return try await tool.writeContactSheet(of: names, to: tool.resolve(contactSheet)) }
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
