import ArgumentParser
import BuilderUIKit
import ImageDiff
import Render
import SnapshotCore
import SnapshotReview

/// The options that select declared pictures for a run.
struct SelectionOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The names of screens, or <screen>/<state>; “list” prints them. (default: all)",
            valueName: "screen"),
        completion: .screens)
    var screens: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Only pictures whose name, such as card/iphone-12.light, contains this text. A pattern with * or ? must "
                + "match the whole name; a leading ! excludes; commas separate several.",
            valueName: "pattern"))
    var filter: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Only the k-th of n parts of the pictures. (default: the variable \(ShardSource.variable), or those of "
                + "GitLab, CircleCI, Buildkite, Slurm, Kubernetes and GNU parallel)",
            valueName: "k/n"))
    var shard: String?

    @Flag(help: "Only the first picture of each screen and state.")
    var first = false

    func select(from catalog: Catalog) throws -> SnapshotSelection {
        try SnapshotSelection(from: catalog, screens: screens, filters: filter, shard: shard, isFirstOnly: first)
    }
}

/// The folder of the pictures of failures.
struct ArtifactsOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder for pictures of failures and results.json. (default: the variable "
                + "\(BaselineStore.artifactsVariable), else .build/snapshot-failures)",
            valueName: "folder"),
        completion: .directory)
    var artifacts: String?

    func folder(for tool: SnapshotTool) throws(CommandError) -> String {
        if artifacts == "" { throw .emptyOption("--artifacts") }
        return tool.artifactsFolder(named: artifacts)
    }
}

/// The folder of the baselines.
struct BaselinesOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The folder of <screen>/<configuration>.png.", valueName: "folder"), completion: .directory)
    var baselines = "Snapshots"

    var isDefault: Bool { baselines == "Snapshots" }

    func folder(for tool: SnapshotTool) throws(CommandError) -> String {
        if baselines.isEmpty { throw .emptyOption("--baselines") }
        return tool.resolve(baselines)
    }
}

/// The number of processes that render.
struct RunOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The number of processes that render, at least 1. (default: the number of cores)", valueName: "count"))
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs \(jobs): use 1 or more") }
    }

    func run(_ configuration: RunConfiguration, timeout: Double, for tool: SnapshotTool) -> CatalogRun {
        CatalogRun(
            tool: tool, configuration: configuration, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
            timeout: timeout)
    }
}

/// The time limit for each picture.
struct TimeoutOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The time limit for each picture, in seconds above 0; a process that exceeds it is stopped.",
            valueName: "seconds"))
    var timeout: Double = 120

    func validate() throws {
        guard timeout > 0, timeout <= 86_400 else {
            throw ValidationError("--timeout \(timeout): use a number of seconds above 0 and at most 86400")
        }
    }
}

extension Appearance: ExpressibleByArgument {}

/// The options for rendering screens.
struct DrawingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The iPhone or iPad to render for; case, spaces and hyphens are ignored. (default: iPhone 12)",
            valueName: "name"),
        completion: .custom { _, _, _ in Device.all.map(\.fileName) },
        transform: { try Device.find($0) })
    var device: Device?

    @Option(help: "Light or dark. (default: light)")
    var appearance: Appearance?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The pixels per point: a number above 0 and at most 100. (default: the device's scale)",
            valueName: "pixels"))
    var scale: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Renders the bare view, with this width and the height of its content, instead of the whole screen: a "
                + "number above 0 and at most 100000.",
            valueName: "points"))
    var width: Double?

    @Flag(help: "Renders the whole content of a scrolling screen.")
    var fullContent = false

    @Flag(help: "Renders a status bar with the time 9:41.")
    var statusBar = false

    @Option(
        help: ArgumentHelp("A JSON file with the data of the screens, instead of sample data.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var data: String?

    /// Returns the settings for rendering screens.
    /// - Throws: `CommandError.emptyOption` or `.screenTakesNoData`; `FileReadError`.
    func settings(for screens: [Screen], of tool: SnapshotTool) throws -> ScreenDrawing {
        if data == "" { throw CommandError.emptyOption("--data") }
        let drawing = ScreenDrawing(
            device: device, appearance: appearance ?? .light, scale: scale, width: width, showsStatusBar: statusBar,
            showsFullContent: fullContent, dataFile: data.map(tool.resolve))
        try drawing.checkData(for: screens)
        return drawing
    }
}

/// The tolerance of comparisons.
struct ToleranceOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The share of pixels that must match, 0 to 1.", valueName: "share"))
    var precision: Double = 1

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The required similarity p of a pixel's colors, 0 to 1: their distance in Lab (CIE76) may be up to "
                + "100 × (1 − p).",
            valueName: "similarity"))
    var perceptualPrecision: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Compares brightness and color (YIQ) like pixelmatch, with this threshold, 0 to 1; antialiased pixels are "
                + "ignored.",
            valueName: "threshold"))
    var threshold: Double?

    @Flag(help: "With --threshold, compares antialiased pixels too.")
    var countAntialiasing = false

    @Flag(help: "Accepts pixels whose match is one pixel away.")
    var allowShift = false

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Excludes a rectangle, in pixels, from the comparison; may be repeated.", valueName: "x,y,width,height"),
        transform: PixelBox.init(option:))
    var mask: [PixelBox] = []

    func validate() throws {
        if perceptualPrecision != nil, threshold != nil {
            throw ValidationError("--perceptual-precision and --threshold can't be combined: use one of them")
        }
        if countAntialiasing, threshold == nil {
            throw ValidationError("--count-antialiasing requires --threshold")
        }
        for (name, value) in [
            ("precision", precision), ("perceptual-precision", perceptualPrecision ?? 1), ("threshold", threshold ?? 0),
        ] where !(0...1).contains(value) {
            throw ValidationError("--\(name) \(value): use a number from 0 to 1")
        }
    }

    var masks: [PixelBox] { mask }

    var tolerance: Tolerance {
        let measure: Tolerance.Measure =
            if let threshold {
                .yiq(threshold: threshold, countsAntialiasing: countAntialiasing)
            } else if let perceptualPrecision {
                .perceptual(precision: perceptualPrecision)
            } else {
                .exact
            }
        return Tolerance(measure: measure, precision: precision, allowsShift: allowShift)
    }
}

extension PixelBox {
    /// Parses `x,y,width,height`.
    init(option text: String) throws {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3], width > 0, height > 0, [x, y, width, height].allSatisfy({ abs($0) < 1 << 30 })
        else {
            throw ValidationError("“\(text)” isn't a rectangle: use x,y,width,height in pixels, such as 0,0,120,40")
        }
        self.init(x: x, y: y, width: width, height: height)
    }
}

/// The options of a run's summary in Markdown.
struct SummaryOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Also writes a Markdown summary, for a comment or a page of a build server: counts, and a table of the "
                + "failures with small pictures, which are written to <file without .md>.pictures.",
            valueName: "file.md"),
        completion: .file(extensions: ["md"]))
    var summary: String?

    @Option(
        help: ArgumentHelp(
            "The http or https URL of the folder of the summary's pictures, for its links. (default: a path relative "
                + "to the summary)",
            valueName: "url"))
    var summaryURL: String?

    @Flag(name: .customLong("no-summary-pictures"), help: "Writes the summary without pictures.")
    var isWithoutPictures = false

    func validate() throws {
        if let summary, !summary.lowercased().hasSuffix(".md") {
            throw ValidationError("--summary “\(summary)”: use a file name that ends in .md")
        }
        if isWithoutPictures, summary == nil {
            throw ValidationError("--no-summary-pictures requires --summary")
        }
        guard let summaryURL else { return }
        if isWithoutPictures {
            throw ValidationError("--summary-url and --no-summary-pictures can't be combined: use one of them")
        }
        if summary == nil { throw ValidationError("--summary-url requires --summary") }
        guard SummaryAddress(summaryURL) != nil else {
            throw ValidationError(
                "--summary-url “\(summaryURL)”: use an http or https URL with a host, without spaces, quotes, ? and #")
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

extension FailurePreviewMode: ExpressibleByArgument {}

/// The options for showing failures as pictures.
struct PicturesOptions: ParsableArguments {
    @Option(
        name: .customLong("pictures"),
        help: ArgumentHelp(
            "How to show the first \(FailurePreviews.limit) failures: auto (the best protocol of the terminal), kitty "
                + "or blocks (even if output isn't a terminal), or none.",
            valueName: "protocol"))
    var choice = FailurePreviewMode.auto

    @Flag(name: .customLong("no-pictures"), help: "Shows no pictures in the terminal.")
    var isOff = false

    func validate() throws {
        if isOff, choice.graphicsProtocol != nil {
            throw ValidationError("--pictures \(choice.rawValue) and --no-pictures can't be combined: use one of them")
        }
    }

    /// Creates the previews.
    /// - Parameter isJSON: a Boolean value that indicates whether standard output gets JSON.
    /// - Throws: `TerminalError`; `CommandError.invalidOption` for pictures within JSON.
    @MainActor
    func pictures(for tool: SnapshotTool, isJSON: Bool) throws -> FailurePreviews? {
        if isJSON, choice.graphicsProtocol != nil {
            throw CommandError.invalidOption(
                option: "--pictures", reason: "--json writes to standard output as well: use one of them")
        }
        if isJSON || isOff { return nil }
        return try FailurePreviews(choice, in: tool.console.terminal)
    }
}
