import ArgumentParser
import SnapshotCore
import SnapshotReview

struct DiffCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "diff", abstract: "Compares two pictures.",
            discussion: """
                Example: \(SnapshotTool.currentName) diff recorded.png drawn.png --output difference.png

                It writes how many pixels differ and where, which tolerance would let them pass, and, of pictures that \
                “record” or “render” has made, which views changed and how. PNG and JPEG files are read. In the \
                picture of the differences the first one is faded, and what differs is red.

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

    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        if output == "" { throw CommandError.emptyOption("--output") }
        if let output, [recorded, drawn].contains(where: { FilePaths.areSame(tool.resolve($0), tool.resolve(output)) })
        {
            throw CommandError.invalidOption(
                option: "--output", reason: "\(output) is one of the pictures: name another file")
        }
        let comparison = try FileComparison(
            tool.resolve(recorded), tool.resolve(drawn), tolerance: tolerance.tolerance, masks: tolerance.masks)
        try tool.console.result(json ? JSONText.of(comparison.report) : comparison.report.text)
        if let output { try comparison.writeDifference(to: tool.resolve(output), through: tool.deferSignals()) }
        return (comparison.report.passes ? RunVerdict.same : .differs).commandStatus
    }
}
