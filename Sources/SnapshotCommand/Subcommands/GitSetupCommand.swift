import ArgumentParser
import SnapshotCore
import SnapshotGit

struct GitSetupCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        let name = SnapshotTool.currentName
        return CommandConfiguration(
            commandName: "git-setup", abstract: "Configures git to show and merge baselines as pictures.",
            discussion: """
                Example: \(name) git-setup

                Adds a line to the repository's .gitattributes, which you commit, and drivers to the configuration of \
                this clone; run it once in every clone. Then “git diff” prints the regions and views that changed in a \
                baseline, “git show” and “git log -p” compare its views line by line (with --ext-diff they print the \
                same as “git diff”), and a merge of a picture that both sides changed takes one side if the pixels \
                allow it, and otherwise leaves a conflict with the changes of both sides.

                Prints its changes to standard output; a second run changes nothing.
                """)
    }

    @OptionGroup var baselines: BaselinesOptions

    @Option(
        help: ArgumentHelp(
            "The name of the drivers; tools of several packages in one repository need different names.",
            valueName: "name"))
    var driver = "snapshot"

    @Flag(
        inversion: .prefixedNo,
        help: ArgumentHelp(
            "Stores the baselines in Git LFS, which must be installed; “git show” and merges work as before. (default: "
                + "as in .gitattributes)"))
    var lfs: Bool?

    @Flag(help: "Removes the drivers and the line in .gitattributes.")
    var remove = false

    func validate() throws {
        if remove, let lfs {
            throw ValidationError("--remove can't be combined with \(lfs ? "--lfs" : "--no-lfs"): use one of them")
        }
    }

    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        let setup = try GitSetup(baselines: baselines.folder(for: tool), driver: driver)
        let executable = remove ? "" : try ToolExecutable.path()
        let report = try tool.deferSignals().whileDeferred {
            remove
                ? try setup.remove()
                : try setup.install(executable: executable, wantsLFS: lfs)
        }
        for line in report.done { try tool.console.result(line) }
        for note in report.notes { tool.console.message("note: \(note)") }
        if report.done.isEmpty {
            tool.console.message(remove ? "nothing was set up" : "everything is set up already")
        } else if !remove {
            tool.console.message(
                "Commit .gitattributes, and run “\(tool.name) git-setup” once in every other clone: drivers aren't "
                    + "cloned.")
        }
        return .success
    }
}
