import ArgumentParser
import Render
import SnapshotCore

struct FontsCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "fonts", abstract: "Lists the fonts that the screens are rendered with, or pins them.",
            discussion: """
                Example: \(SnapshotTool.currentName) fonts pin

                Prints each font with its version, its digest, the number of pictures that contain it, and its file. \
                “fonts pin” copies the fonts, with their licenses, to the folder .fonts beside the baselines, which is \
                searched first on every machine. --check exits with 1 if a font isn't pinned, and with 2 if a pinned \
                one is missing or was changed.
                """)
    }

    /// The actions other than listing.
    enum Action: String, CaseIterable, ExpressibleByArgument {
        case pin
    }

    @Argument(help: ArgumentHelp("“pin” to copy the fonts; nothing to list them.", valueName: "action"))
    var action: Action?

    @OptionGroup var baselines: BaselinesOptions

    @Flag(help: "Checks whether the fonts are pinned, and writes nothing.")
    var check = false

    @Flag(help: "Writes the list as JSON.")
    var json = false

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        let folder = try baselines.folder(for: tool)
        let pinning = FontPinning(besideBaselines: folder)
        if check {
            do {
                try FontLibrary.shared.usePinnedFonts(besideBaselines: folder)
                let differences = try pinning.differences(from: try await usage(in: tool))
                for line in differences { try tool.console.result(line) }
                return (differences.isEmpty ? RunVerdict.same : .differs).commandStatus
            } catch {
                tool.console.error("\(error)")
                return RunVerdict.status(endedBy: error)
            }
        }
        do throws(FontError) {
            try FontLibrary.shared.usePinnedFonts(besideBaselines: folder)
        } catch {
            // Pinning again is the remedy for fonts that were changed.
            guard action == .pin else { throw error }
            tool.console.warn("\(error)")
        }
        let usage = try await usage(in: tool)
        guard action == .pin else {
            try tool.console.result(json ? JSONText.of(usage.fonts) : usage.text)
            return .success
        }
        let (written, deleted) = try pinning.pin(usage, through: tool.deferSignals())
        for path in written { try tool.console.result(path) }
        for path in deleted { try tool.console.result("deleted: \(path)") }
        return .success
    }

    /// Returns the fonts of all pictures.
    private func usage(in tool: SnapshotTool) async throws -> FontUsage {
        try FontLibrary.shared.requireSystemFont()
        let pictures = try SnapshotSelection(from: tool.catalog, screens: [], filters: [], shard: nil).pictures
        let usage = try await FontUsage(of: pictures, console: tool.console)
        for (picture, text) in usage.incomplete { tool.console.warn("\(text)", of: picture) }
        return usage
    }
}
