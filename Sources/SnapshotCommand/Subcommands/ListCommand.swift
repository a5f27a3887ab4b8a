import ArgumentParser
import SnapshotCore

struct ListCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "list", abstract: "Lists the screens.",
            discussion: """
                Example: \(SnapshotTool.currentName) list --json

                In JSON each screen has name, title, takesData, and the names of the states and configurations that \
                it has baselines for; and isIncomplete if parts of the type that it shows are left out, since they \
                don't compile on Linux.
                """)
    }

    @Flag(help: "Writes JSON.")
    var json = false

    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        let screens = tool.catalog.screens
        if json {
            try tool.console.result(JSONText.of(screens.map(ScreenListing.init)))
        } else if !screens.isEmpty {
            let rows = screens.flatMap(\.variants).map { screen in
                [screen.fullName, screen.title + (screen.isIncomplete ? " (parts are left out)" : "")]
            }
            try tool.console.result(TextTable.text(rows))
        }
        return .success
    }
}
