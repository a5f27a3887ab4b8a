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
            "The screens, by name, with a slash before a state; “list” names them. (default: all)",
            valueName: "screen"),
        completion: .screens)
    var screens: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Only pictures whose name, such as card/iphone-12.light, holds this text. With * and ? it stands for the "
                + "whole name; ! before it leaves pictures out; commas separate several.",
            valueName: "pattern"))
    var filter: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Only the k-th of n parts of the pictures. (default: what the environment says: \(ShardSource.variable), "
                + "or the variables of GitLab, CircleCI, Buildkite, Slurm, Kubernetes and GNU parallel)",
            valueName: "k/n"))
    var shard: String?

    func select(from catalog: Catalog) throws -> SnapshotSelection {
        try SnapshotSelection(from: catalog, screens: screens, filters: filter, shard: shard)
    }
}

/// The folder of the pictures of failures.
struct ArtifactsOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder for pictures of failures and results.json. (default: what "
                + "\(BaselineStore.artifactsVariable) says, else .build/snapshot-failures)",
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

/// The number of processes that draw, and their time limit.
struct RunOptions: ParsableArguments {
    @OptionGroup var artifacts: ArtifactsOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How many processes draw pictures, 1 or more. (default: the number of cores)", valueName: "count"))
    var jobs: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How many seconds a picture may take before its process is stopped, above 0.", valueName: "seconds"))
    var timeout: Double = 120

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs \(jobs): use 1 or more") }
        guard timeout > 0, timeout <= 86_400 else {
            throw ValidationError("--timeout \(timeout): use a number of seconds above 0 and at most 86400")
        }
    }

    func run(_ configuration: RunConfiguration, for tool: SnapshotTool) -> CatalogRun {
        CatalogRun(
            tool: tool, configuration: configuration, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
            timeout: timeout)
    }
}

extension Appearance: ExpressibleByArgument {}

/// The options of drawing screens.
struct DrawingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The iPhone or iPad whose whole screen is drawn; case, spaces and hyphens don't matter. "
                + "(default: iPhone 12)",
            valueName: "name"),
        completion: .custom { _, _, _ in Device.all.map(\.fileName) },
        transform: { try Device.find($0) })
    var device: Device?

    @Option(help: "Light or dark.")
    var appearance = Appearance.light

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Pixels for each point: a number above 0 and at most 100. (default: the device's own)",
            valueName: "pixels"))
    var scale: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Draws the bare view, this many points wide and as high as its content asks for, instead of the whole "
                + "screen: a number above 0 and at most 100000.",
            valueName: "points"))
    var width: Double?

    @Flag(help: "Draws a scrolling screen to its whole length.")
    var fullContent = false

    @Flag(help: "Draws a status bar that says 9:41.")
    var statusBar = false

    @Option(
        help: ArgumentHelp("The JSON file of what the screens show, in place of their sample.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var data: String?

    /// Returns the settings of drawing screens.
    /// - Throws: `CommandError.emptyOption` or `.screenTakesNoData`.
    func settings(for screens: [Screen], of tool: SnapshotTool) throws(CommandError) -> ScreenDrawing {
        if data == "" { throw .emptyOption("--data") }
        let drawing = ScreenDrawing(
            device: device, appearance: appearance, scale: scale, width: width, showsStatusBar: statusBar,
            showsFullContent: fullContent, dataFile: data.map(tool.resolve))
        try drawing.checkData(for: screens)
        return drawing
    }
}

/// The tolerance of comparisons.
struct ToleranceOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The share of the pixels that must be the same, 0 to 1.", valueName: "share"))
    var precision: Double = 1

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How alike the colors of a pixel must be, 0 to 1: the distance in Lab (CIE76) may be up to 100 times the "
                + "rest.",
            valueName: "likeness"))
    var perceptualPrecision: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Compares brightness and color as pixelmatch does (YIQ), with this threshold, 0 to 1; pixels that only "
                + "smooth an edge don't count.",
            valueName: "threshold"))
    var threshold: Double?

    @Flag(help: "With --threshold, counts pixels that only smooth an edge.")
    var countAntialiasing = false

    @Flag(help: "Lets pixels pass that are found one pixel further.")
    var allowShift = false

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Leaves a rectangle out, in pixels; may be repeated.", valueName: "x,y,width,height"),
        transform: PixelBox.init(option:))
    var mask: [PixelBox] = []

    func validate() throws {
        if perceptualPrecision != nil, threshold != nil {
            throw ValidationError("--perceptual-precision and --threshold are two ways to compare: use one")
        }
        if countAntialiasing, threshold == nil {
            throw ValidationError("--count-antialiasing means something with --threshold only")
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
            throw ValidationError("“\(text)” is no rectangle: write x,y,width,height in pixels, such as 0,0,120,40")
        }
        self.init(x: x, y: y, width: width, height: height)
    }
}

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
        if isWithoutPictures { throw ValidationError("--summary-url and --no-summary-pictures: use one of them") }
        if summary == nil {
            throw ValidationError("--summary-url says where the pictures of --summary are: give that, too")
        }
        guard SummaryAddress(summaryURL) != nil else {
            throw ValidationError(
                "--summary-url “\(summaryURL)”: use an address that begins with https:// or http:// and a host, "
                    + "without spaces, quotes, ? and #")
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

/// The option of showing failures as pictures.
struct PicturesOptions: ParsableArguments {
    @Option(
        name: .customLong("pictures"),
        help: ArgumentHelp(
            "How the terminal shows what differs in the first \(FailurePreviews.limit) pictures: by what it is known "
                + "to show, as is said here, wherever output goes, or not at all.",
            valueName: "protocol"))
    var choice = FailurePreviewMode.auto

    @Flag(name: .customLong("no-pictures"), help: "Shows no pictures in the terminal.")
    var isOff = false

    func validate() throws {
        if isOff, choice.graphicsProtocol != nil {
            throw ValidationError("--pictures \(choice.rawValue) and --no-pictures: use one of them")
        }
    }

    /// Creates the previews.
    /// - Parameter isJSON: a Boolean value that indicates whether standard output gets JSON.
    /// - Throws: `TerminalError`; `CommandError.invalidOption` for pictures within JSON.
    @MainActor
    func pictures(for tool: SnapshotTool, isJSON: Bool) throws -> FailurePreviews? {
        if isJSON, choice.graphicsProtocol != nil {
            throw CommandError.invalidOption(
                option: "--pictures", reason: "--json leaves no place for them on standard output: use one of the two")
        }
        if isJSON || isOff { return nil }
        return try FailurePreviews(choice, in: tool.console.terminal)
    }
}
