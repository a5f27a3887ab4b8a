import ArgumentParser
import SnapshotCore
import SnapshotReview

/// The options of a run's summary in Markdown.
struct SummaryOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Writes a summary as Markdown too, for a comment or a page of a build server: counts, and a table of what "
                + "isn't the same with small pictures. They lie beside it, in <file without .md>.pictures.",
            valueName: "file.md"),
        completion: .file(extensions: ["md"]))
    var summary: String?

    @Option(
        help: ArgumentHelp(
            "Where the folder of the summary's pictures will be found, for its links: http or https. (default: beside "
                + "the summary)",
            valueName: "url"))
    var summaryURL: String?

    @Flag(name: .customLong("no-summary-pictures"), help: "Writes the summary without pictures.")
    var isWithoutPictures = false

    func validate() throws {
        if let summary, !summary.lowercased().hasSuffix(".md") {
            throw ValidationError("--summary “\(summary)”: name a file that ends in .md")
        }
        if isWithoutPictures, summary == nil {
            throw ValidationError("--no-summary-pictures is about --summary: give that, too")
        }
        guard let summaryURL else { return }
        if isWithoutPictures {
            throw ValidationError("--summary-url and --no-summary-pictures: use one of them")
        }
        if summary == nil {
            throw ValidationError("--summary-url says where the pictures of --summary are: give that, too")
        }
        guard SummaryAddress(summaryURL) != nil else {
            throw ValidationError(
                "--summary-url “\(summaryURL)”: use an address that begins with https:// or http:// and a host, without "
                    + "spaces, quotes, ? and #")
        }
    }

    /// Returns the file of the summary; nil if none is requested.
    func file(for tool: SnapshotTool) -> SummaryFile? {
        summary.map { path in
            SummaryFile(
                path: tool.resolve(path), url: summaryURL.flatMap(SummaryAddress.init)?.text, toolName: tool.name,
                hasPictures: !isWithoutPictures)
        }
    }
}
