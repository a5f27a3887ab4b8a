import ArgumentParser

/// The root of the command line.
struct SnapshotCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let tool = SnapshotTool.current
        let name = SnapshotTool.currentName
        return CommandConfiguration(
            commandName: name,
            abstract: "Draws screens made of UIKit and Builder views to PNG files.",
            discussion: """
                Example: \(name) render \(tool?.catalog.screens.first?.name ?? "card") --device iphone-12

                Results go to standard output, messages to standard error. It exits with 0 when everything was done, \
                1 when a screen can't be drawn, 64 for a mistake on the command line, 65 for wrong data, 66 for a \
                file that can't be read, 73 for one that can't be written.
                """,
            version: tool?.version ?? "",
            subcommands: [RenderCommand.self, ListCommand.self, DevicesCommand.self, RecordCommand.self])
    }
}
