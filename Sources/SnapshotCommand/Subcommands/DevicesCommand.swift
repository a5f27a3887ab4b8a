import ArgumentParser
import BuilderUIKit
import SnapshotCore

struct DevicesCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "devices", abstract: "Lists the devices whose screens can be drawn.",
            discussion: """
                Example: \(SnapshotTool.currentName) devices --json

                Sizes are in points, in portrait, followed by the pixels to a point and the screen in pixels.
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
