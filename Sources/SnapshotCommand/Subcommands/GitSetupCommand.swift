import ArgumentParser
import BuilderUIKit
import SnapshotCore
import SnapshotGit

/// `snapshot git-setup`
struct GitSetupCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        let name = SnapshotTool.currentName
        return CommandConfiguration(
            commandName: "git-setup", abstract: "Makes git show and merge baselines as pictures.",
            discussion: """
                Example: \(name) git-setup

                It writes a line into the repository's .gitattributes, which is to be committed, and drivers into the \
                configuration of this clone: everybody runs it once after cloning. Then “git diff” says of a changed \
                baseline where it differs and which views changed, “git show” and “git log -p” compare its views line by \
                line (with --ext-diff they say the same as “git diff”), and a merge takes a picture that both sides \
                changed where their pixels say which, and leaves a conflict with both sides' changes otherwise.

                Writes what it changed to standard output; a second time nothing is left to do.
                """)
    }

    @Option(
        help: ArgumentHelp("The folder of <screen>/<configuration>.png.", valueName: "folder"), completion: .directory)
    var baselines = "Snapshots"

    @Option(
        help: ArgumentHelp(
            "What the drivers are called; tools of several packages in one repository need names of their own.",
            valueName: "name"))
    var driver = "snapshot"

    @Flag(
        help: ArgumentHelp(
            "Lets a merge build the code of both sides, in a folder beside the repository, and take the picture that "
                + "both draw. This runs the code of the branches that you merge, and takes as long as building them."))
    var build = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How many seconds --build may take for each conflict, at most 86400. (default: 1800)", valueName: "seconds")
    )
    var timeout: Int?

    @Flag(
        inversion: .prefixedNo,
        help: ArgumentHelp(
            "Keeps the baselines in Git LFS, which must be installed; “git show” and merges work as without. (default: as "
                + "the line in .gitattributes has it)"))
    var lfs: Bool?

    @Flag(help: "Takes the drivers and the line of attributes away.")
    var remove = false

    func validate() throws {
        if remove, build || lfs != nil {
            let option = build ? "--build" : lfs == true ? "--lfs" : "--no-lfs"
            throw ValidationError("--remove takes everything away: leave \(option) out")
        }
        guard let timeout else { return }
        guard build else { throw ValidationError("--timeout limits what --build does: give --build too") }
        guard (1...86_400).contains(timeout) else {
            throw ValidationError("--timeout \(timeout): use a number of seconds from 1 to 86400")
        }
    }

    @MainActor
    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        if baselines.isEmpty { throw CommandError.emptyOption("--baselines") }
        let setup = try GitSetup(baselines: tool.resolve(baselines), driver: driver)
        let executable = remove ? "" : try ToolExecutable.path()
        let report = try tool.openGate().write {
            remove
                ? try setup.remove()
                : try setup.install(executable: executable, builds: build, timeout: timeout, wantsLFS: lfs)
        }
        for line in report.done { try tool.console.result(line) }
        for note in report.notes { tool.console.message("note: \(note)") }
        if report.done.isEmpty {
            tool.console.message(remove ? "nothing was set up" : "everything was set up already")
        } else if !remove {
            tool.console.message(
                "Commit .gitattributes; everybody else runs “\(tool.name) git-setup” once in their clone, as drivers are "
                    + "no part of what is cloned.")
        }
        return .success
    }
}
