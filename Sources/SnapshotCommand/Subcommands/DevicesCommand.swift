import ArgumentParser
import BuilderUIKit
import SnapshotCore

struct DevicesCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "devices", abstract: "Lists the devices that screens can be rendered for.",
            discussion: """
                Example: \(SnapshotTool.currentName) devices --json

                Sizes are in points, in portrait, followed by the scale and the size in pixels.
                """)
    }

    @Flag(help: "Writes JSON, with safe areas in points and all names.")
    var json = false

    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        let listings = Device.all.map(DeviceListing.init)
        let text = json ? try JSONText.of(listings) : TextTable.text(listings.map(\.columns))
        try tool.console.result(text)
        return .success
    }
}
