import ArgumentParser
import BuilderUIKit
import Render

/// `snapshot diff`
struct DiffCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "diff", abstract: "Compares two pictures.",
            discussion: """
                Example: \(SnapshotTool.currentName) diff recorded.png drawn.png --output difference.png

                It writes how many pixels differ and where, which tolerance would let them pass, and, of pictures that \
                “record” or “render” has made, which views changed and how. PNG and JPEG files are read. In the picture \
                of the differences the first one is faded, and what differs is red.

                It exits with 0 when the pictures are the same within the tolerance, 1 when they differ, 2 when they \
                can't be compared.
                """)
    }

    @Argument(help: ArgumentHelp("What was recorded.", valueName: "a.png"), completion: .file())
    var recorded: String

    @Argument(help: ArgumentHelp("What was drawn.", valueName: "b.png"), completion: .file())
    var drawn: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Writes a picture of the differences.", valueName: "file"), completion: .file())
    var output: String?

    @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions

    @Flag(help: "Writes JSON.")
    var json = false

    @MainActor
    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        if output == "" { throw CommandError.emptyOption("--output") }
        if let output, [recorded, drawn].contains(where: { FilePlace.areSame(tool.resolve($0), tool.resolve(output)) })
        {
            throw CommandError.refusedOption(
                option: "--output", reason: "\(output) is one of the pictures: name another file")
        }
        let first = try ComparedFile(tool.resolve(recorded))
        let second = try ComparedFile(tool.resolve(drawn))
        if let refusal = tolerance.tolerance.refusal(
            for: first.views?.visibleViews ?? [], in: first.picture, masks: tolerance.masks)
        {
            throw DiffError.refused(reason: "\(refusal)")
        }
        let comparison: PictureComparison
        do {
            comparison = try PictureComparison(
                first.picture, second.picture, tolerance: tolerance.tolerance, masks: tolerance.masks)
        } catch {
            throw DiffError.refused(reason: "\(error)")
        }
        let changes = first.views.flatMap { views in second.views.map { views.changes(to: $0) } } ?? []
        let answer = DiffAnswer(comparison, changes: changes, isExact: tolerance.tolerance == .exact)
        try tool.console.result(json ? JSONText.of(answer) : answer.text)
        if let output {
            do {
                let picture = try PictureComparison.differencePicture(
                    first.picture, second.picture, tolerance: tolerance.tolerance, masks: tolerance.masks)
                let file = try PNGEncoder().encode(picture, scale: first.scale ?? 1)
                try tool.openGate().write { try AtomicFile.write(file, to: tool.resolve(output), surviving: .process) }
            } catch {
                throw DiffError.noPicture(reason: "\(error)")
            }
        }
        return (comparison.passes ? RunVerdict.same : .differs).commandStatus
    }
}

/// How much pictures may differ.
struct ToleranceOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The share of the pixels that must be the same, 0 to 1.", valueName: "share"))
    var precision: Double = 1

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How alike the colours of a pixel must be, 0 to 1: the distance in Lab (CIE76) may be up to 100 times the "
                + "rest.",
            valueName: "likeness"))
    var perceptualPrecision: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Compares brightness and colour as pixelmatch does (YIQ), with this threshold, 0 to 1; pixels that only "
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
    /// Reads `x,y,width,height`.
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

/// A picture's file, and the views that it shows where it says so.
private struct ComparedFile {
    let picture: ComparedPicture
    let views: ViewTree?
    /// Pixels for each point, where the file says so.
    let scale: Double?

    /// - Throws: `DiffError`.
    init(_ path: String) throws(DiffError) {
        guard FilePlace.isFile(path) || !FilePlace.exists(path) else {
            throw .unreadable(path: path, reason: "it is a folder or a device: name a file")
        }
        let file: Data
        do {
            file = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw .unreadable(path: path, reason: error.localizedDescription)
        }
        do {
            picture = try ComparedPicture(data: file)
        } catch {
            throw .unreadable(path: path, reason: "\(error)")
        }
        let info = try? PNGInspector.inspect(file)
        views = info?.views().flatMap(ViewTree.init(text:))
        scale = info?.scale
    }
}

/// Why two pictures weren't compared.
enum DiffError: Error, Hashable {
    case unreadable(path: String, reason: String)
    case refused(reason: String)
    /// They were compared, and the picture of the differences could not be made or written.
    case noPicture(reason: String)
}

extension DiffError: CustomStringConvertible, StatusError {
    var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path) can't be compared: \(reason)"
        case .refused(let reason), .noPicture(let reason): reason
        }
    }

    /// 2: could not compare.
    var commandStatus: CommandStatus { RunVerdict.notCompared.commandStatus }
}

/// What `snapshot diff` says.
private struct DiffAnswer: Codable {
    var passes: Bool
    /// Whether every channel of every pixel counts.
    var isExact: Bool
    var difference: DifferenceRecord
    /// Rows that only one of the pictures has.
    var rows: [String]
    /// Pixels that only smooth an edge, and weren't counted.
    var antialiasedPixels: Int

    init(_ comparison: PictureComparison, changes: [ViewChange], isExact: Bool) {
        self.isExact = isExact
        passes = comparison.passes
        difference = DifferenceRecord(comparison, changes: changes)
        rows = comparison.rowEdits.map(\.description)
        antialiasedPixels = comparison.antialiasedPixels
    }

    var text: String {
        var lines: [String] = []
        let (recorded, drawn) = (
            "\(difference.recordedWidth) × \(difference.recordedHeight)",
            "\(difference.drawnWidth) × \(difference.drawnHeight)"
        )
        if recorded != drawn { lines.append("\(recorded) and \(drawn) pixels") }
        let count = difference.differingPixels
        lines.append(
            count == 0
                ? "no pixel of \(difference.comparedPixels) differs" + (isExact ? "" : " by more than the tolerance")
                : "\(RunResults.count(count, "pixel")) of \(difference.comparedPixels) "
                    + (count == 1 ? "differs" : "differ") + (passes ? ", within the tolerance" : ""))
        if antialiasedPixels > 0 {
            lines.append("\(RunResults.count(antialiasedPixels, "more pixel")) only to smooth an edge")
        }
        lines += rows.map { "  \($0)" }
        for region in difference.regions {
            lines.append(
                "  \(region.width) × \(region.height) at (\(region.x), \(region.y)), "
                    + RunResults.count(region.pixels, "pixel")
                    + (region.causes.isEmpty ? "" : ": " + region.causes.joined(separator: "; ")))
        }
        if count > 0, !difference.sweep.isEmpty { lines.append(difference.sweep) }
        return lines.joined(separator: "\n")
    }
}
