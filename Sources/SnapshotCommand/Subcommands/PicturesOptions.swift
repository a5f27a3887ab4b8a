import ArgumentParser
import SnapshotCore
import SnapshotReview

extension FailurePreviewMode: ExpressibleByArgument {}

/// The option of showing failures as pictures.
struct PicturesOptions: ParsableArguments {
    @Option(
        name: .customLong("pictures"),
        help: ArgumentHelp(
            "How the terminal shows what differs in the first \(FailurePreviews.limit) pictures: by what it is known to "
                + "show, as is said here, wherever output goes, or not at all.",
            valueName: "protocol"))
    var choice = FailurePreviewMode.auto

    @Flag(name: .customLong("no-pictures"), help: "Shows no pictures in the terminal.")
    var isOff = false

    func validate() throws {
        if isOff, choice.graphicsProtocol != nil {
            throw ValidationError("--pictures \(choice.rawValue) and --no-pictures: use one of them")
        }
    }

    /// - Parameter isJSON: standard output is for programs.
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
