import ArgumentParser
import SnapshotCore

struct ListCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "list", abstract: "Lists the screens.",
            discussion: """
                Example: \(SnapshotTool.currentName) list --json

                In JSON each screen has name, title, takesData, and the names of the states and configurations that it \
                has baselines for.
                """)
    }

    @Flag(help: "Writes JSON.")
    var json = false

    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        let screens = tool.catalog.screens
        if json {
            try tool.console.result(JSONText.of(screens.map(ScreenListing.init)))
        } else if !screens.isEmpty {
            try tool.console.result(TextTable.text(screens.flatMap(\.variants).map { [$0.fullName, $0.title] }))
        }
        return .success
    }
}
