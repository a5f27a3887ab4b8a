import ArgumentParser
import SnapshotCore
import SnapshotReview

struct DiffCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "diff", abstract: "Compares two pictures.",
            discussion: """
                Example: \(SnapshotTool.currentName) diff recorded.png drawn.png --output difference.png

                Prints the number of differing pixels and their regions, the tolerance that would accept them, and, \
                for pictures made by “record” or “render”, the changed views. Reads PNG and JPEG files. The picture of \
                the differences shows the first picture faded, and the differences in red.

                The exit code is 0 if the pictures are the same within the tolerance, 1 if they differ, 2 if they \
                can't be compared.
                """)
    }

    @Argument(help: ArgumentHelp("The recorded picture.", valueName: "a.png"), completion: .file())
    var recorded: String

    @Argument(help: ArgumentHelp("The rendered picture.", valueName: "b.png"), completion: .file())
    var drawn: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Writes a picture of the differences.", valueName: "file"), completion: .file())
    var output: String?

    @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions

    @Flag(help: "Writes JSON.")
    var json = false

    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        if output == "" { throw CommandError.emptyOption("--output") }
        if let output, [recorded, drawn].contains(where: { FilePaths.areSame(tool.resolve($0), tool.resolve(output)) })
        {
            throw CommandError.invalidOption(
                option: "--output", reason: "\(output) is one of the pictures: use another file")
        }
        let comparison = try FileComparison(
            tool.resolve(recorded), tool.resolve(drawn), tolerance: tolerance.tolerance, masks: tolerance.masks)
        try tool.console.result(json ? JSONText.of(comparison.report) : comparison.report.text)
        if let output { try comparison.writeDifference(to: tool.resolve(output), through: tool.deferSignals()) }
        return (comparison.report.passes ? RunVerdict.same : .differs).commandStatus
    }
}
