import ArgumentParser
import SnapshotCore

/// `snapshot manual`
struct ManualCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        let name = SnapshotTool.currentName
        return CommandConfiguration(
            commandName: "manual", abstract: "Writes the manual page.",
            discussion: """
                Example: \(name) manual > \(name).1

                “man -l \(name).1” shows it, and a folder such as ~/.local/share/man/man1 makes it the answer of “man \
                \(name)”. It bears the day on which the command was built, or that of SOURCE_DATE_EPOCH.

                What the shell completes is written by --generate-completion-script, followed by bash, zsh or fish.
                """)
    }

    @MainActor
    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        let command = try SnapshotTool.$current.withValue(tool) { try CommandDescription.ofTool() }
        let page = ManualPage(name: tool.name, version: tool.version, date: ManualDate.text(), command: command)
        try tool.console.result(page.text)
        return .success
    }
}
