import ArgumentParser
import SnapshotCore
import SnapshotGit

struct GitSetupCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        let name = SnapshotTool.currentName
        return CommandConfiguration(
            commandName: "git-setup", abstract: "Makes git show and merge baselines as pictures.",
            discussion: """
                Example: \(name) git-setup

                It writes a line into the repository's .gitattributes, which is to be committed, and drivers into the \
                configuration of this clone: everybody runs it once after cloning. Then “git diff” says of a changed \
                baseline where it differs and which views changed, “git show” and “git log -p” compare its views line \
                by line (with --ext-diff they say the same as “git diff”), and a merge takes a picture that both sides \
                changed where their pixels say which, and leaves a conflict with both sides' changes otherwise.

                Writes what it changed to standard output; a second time nothing is left to do.
                """)
    }

    @OptionGroup var baselines: BaselinesOptions

    @Option(
        help: ArgumentHelp(
            "What the drivers are called; tools of several packages in one repository need names of their own.",
            valueName: "name"))
    var driver = "snapshot"

    @Flag(
        inversion: .prefixedNo,
        help: ArgumentHelp(
            "Keeps the baselines in Git LFS, which must be installed; “git show” and merges work as without. (default: "
                + "as the line in .gitattributes has it)"))
    var lfs: Bool?

    @Flag(help: "Takes the drivers and the line of attributes away.")
    var remove = false

    func validate() throws {
        if remove, let lfs {
            throw ValidationError("--remove takes everything away: leave \(lfs ? "--lfs" : "--no-lfs") out")
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
            tool.console.message(remove ? "nothing was set up" : "everything was set up already")
        } else if !remove {
            tool.console.message(
                "Commit .gitattributes; everybody else runs “\(tool.name) git-setup” once in their clone, as drivers "
                    + "are no part of what is cloned.")
        }
        return .success
    }
}
