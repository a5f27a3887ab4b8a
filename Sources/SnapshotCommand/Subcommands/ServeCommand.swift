import ArgumentParser
import Foundation
import SnapshotCore
import SnapshotReview
import SnapshotServe
import SnapshotWatch

struct ServeCommand: DrawingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "serve", abstract: "Shows all screens in a browser on this machine.",
            discussion: """
                Example: \(SnapshotTool.currentName) serve --port 8123

                Prints the address of a page with all screens, each on any device, in any appearance, text size, \
                language, direction and contrast; with the reasons for each view's frame, and beside its baseline. \
                The page follows the app as it is rebuilt, and the results of “verify”. With --watch the command \
                rebuilds it itself, each time a source file is saved.

                The address contains a random token, and only programs of this machine reach it. The command runs \
                until it is stopped with Control-C.
                """)
    }

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The port on 127.0.0.1; 0 for any that is free.", valueName: "port"))
    var port: UInt16 = 0

    @Flag(help: "Records the baselines of pictures that are accepted in the page.")
    var allowRecording = false

    @Flag(help: "Builds the app each time a source file is saved; the page shows the errors of a build that fails.")
    var watch = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The time limit for a build of --watch, in seconds above 0.", valueName: "seconds"))
    var buildTimeout: Double = 600

    @OptionGroup var baselines: BaselinesOptions

    @Option(
        help: ArgumentHelp(
            "The folder of results.json, whose outcomes the page shows. (default: the variable "
                + "\(BaselineStore.artifactsVariable), else .build/snapshot-failures)",
            valueName: "folder"),
        completion: .directory)
    var results: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The number of processes that render, at least 1. (default: the number of cores)", valueName: "count"))
    var jobs: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The time limit for each picture, in seconds above 0; a process that exceeds it is stopped.",
            valueName: "seconds"))
    var timeout: Double = 30

    @OptionGroup(title: "Rendering") var rendering: RenderingOptions

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs \(jobs): use 1 or more") }
        guard timeout > 0, timeout <= 86_400 else {
            throw ValidationError("--timeout \(timeout): use a number of seconds above 0 and at most 86400")
        }
        guard buildTimeout > 0, buildTimeout <= 86_400 else {
            throw ValidationError("--build-timeout \(buildTimeout): use a number of seconds above 0 and at most 86400")
        }
    }

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        if results == "" { throw CommandError.emptyOption("--results") }
        let configuration = RunConfiguration(
            baselines: try baselines.folder(for: tool), failures: tool.resolve(".build/snapshot-gallery"), mode: .never)
        let watch = watch ? try BuildWatch(timeout: buildTimeout) : nil
        let changes = GalleryChanges()
        let server = try GalleryServer(
            tool: tool, configuration: configuration,
            results: "\(tool.artifactsFolder(named: results))/\(ResultsFile.name)", port: port,
            allowsRecording: allowRecording, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
            timeout: timeout, changes: changes)
        try tool.console.result(server.address)
        if let watch {
            tool.deferSignals().onShutDown { ChildGroup.shared.end() }
            ChildGroup.shared.guardAgainstKill()
            Self.follow(watch, on: server, changes, tool.console)
        }
        try await server.run()
        return .success
    }

    /// Builds the app after each change, on a thread of its own, and shows on the page and the console what happens.
    private static func follow(
        _ watch: BuildWatch, on server: GalleryServer, _ changes: GalleryChanges, _ console: Console
    ) {
        Thread.detachNewThread {
            do {
                try watch.run { event in
                    switch event {
                    case .waiting: console.status(nil)
                    case .building:
                        console.status("building")
                        changes.post(.building)
                    case .waitingForBuild(let holder):
                        console.message("another build is waited for" + (holder.map { " (\($0))" } ?? ""))
                    case .built, .unchanged: Task { await server.appWasBuilt() }
                    case .failed(let errors):
                        console.message(errors.joined(separator: "\n"))
                        changes.post(.buildFailed(errors: errors.joined(separator: "\n")))
                    }
                }
            } catch {
                console.error("\(error)")
                changes.post(.buildFailed(errors: "the sources aren't watched any more: \(error)"))
            }
        }
    }
}
