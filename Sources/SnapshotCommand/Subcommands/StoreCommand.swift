import ArgumentParser
import BuilderUIKit
import SnapshotCore

struct StoreCommand: DrawingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "store", abstract: "Renders the pictures of an app's page in the App Store.",
            discussion: """
                Example: \(SnapshotTool.currentName) store \(SnapshotTool.exampleScreens(2)) --locales en-US,de-DE \
                --template store.json

                Renders each screen on each device in each language, in the sizes that App Store Connect takes, with a \
                status bar and without an alpha channel, to <locale>/<order>_<device>_<screen>.png, as fastlane's \
                deliver reads them. The order is that of the screens on the command line; the store takes at most \
                \(StorePlan.limit) pictures for each size of displays and language.

                A template is a JSON file with a background (a color, a gradient or an image), captions for screens \
                and languages, and the devices' frames:

                {
                  "background": {"from": "#FF9500", "to": "#FF2D55"},
                  "frame": true,
                  "caption": {"color": "#FFFFFF", "size": 8},
                  "captions": {"card": {"en-US": "All in one", "de-DE": "Alles in einem"}}
                }

                Prints the paths of the files, one per line. If a screen can't be rendered, the others still are.
                """)
    }

    @OptionGroup var arguments: ScreenArguments

    @OptionGroup var jobs: JobsOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder for <locale>/<order>_<device>_<screen>.png.", valueName: "folder"),
        completion: .directory)
    var output = "fastlane/screenshots"

    @Option(
        help: ArgumentHelp(
            "A JSON file with background, captions and frames; images are relative to its folder.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var template: String?

    @Option(
        help: ArgumentHelp(
            "The iPhones and iPads, such as iphone-16-pro-max,ipad-pro-13-m4. (default: these, of the sizes that the "
                + "store requires)",
            valueName: "names"),
        completion: .custom { _, _, _ in Device.all.map(\.fileName) },
        transform: { try CommaSeparated($0, option: "--devices") { try Device.find($0) } })
    var devices = CommaSeparated<Device>()

    @Option(
        help: ArgumentHelp(
            "The languages, by App Store Connect's codes, such as en-US,ar-SA,zh-Hans; en is en-US. (default: en-US)",
            valueName: "codes"),
        completion: .custom { _, _, _ in StoreLocale.codes },
        transform: { try CommaSeparated($0, option: "--locales") { try StoreLocale($0) } })
    var locales = CommaSeparated<StoreLocale>()

    @Option(help: "Light or dark.")
    var appearance = Appearance.light

    @Flag(help: "Renders devices in landscape.")
    var landscape = false

    @Flag(help: "Draws the devices around the screens, over the template's background or white.")
    var frame = false

    @Flag(help: "Renders no status bar.")
    var noStatusBar = false

    @OptionGroup(title: "Rendering") var rendering: RenderingOptions

    @OptionGroup var limit: TimeoutOptions

    @Option(
        name: .customLong(RenderProcess.option),
        help: ArgumentHelp("For a process that this command starts.", visibility: .hidden))
    var skipped: Int?

    @Flag(
        name: .customLong(RenderProcess.oneAtATimeOption),
        help: ArgumentHelp("For a process that this command starts.", visibility: .hidden))
    var oneAtATime = false

    func validate() throws {
        if rendering.locale != nil {
            throw ValidationError("--locale doesn't apply to pictures of the store: use --locales")
        }
    }

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        if output.isEmpty { throw CommandError.emptyOption("--output") }
        if template == "" { throw CommandError.emptyOption("--template") }
        let screens = try tool.catalog.find(arguments.screens)
        var template: StoreTemplate?
        if let file = self.template { template = try StoreTemplate(contentsOf: tool.resolve(file), for: tool.catalog) }
        if frame {
            template = template ?? StoreTemplate()
            template?.hasFrame = true
        }
        let plan = try StorePlan(
            screens: screens, devices: devices.values.isEmpty ? StoreDisplay.standardDevices : devices.values,
            locales: locales.values.isEmpty ? [.standard] : locales.values,
            base: SnapshotConfiguration(
                device: .standard, appearance: appearance, orientation: landscape ? .landscape : .portrait),
            folder: tool.resolve(output))
        let run = StoreRun(plan, template: template, showsStatusBar: !noStatusBar, timeout: limit.timeout, tool: tool)
        let jobs = oneAtATime ? 1 : self.jobs.jobs
        guard let skipped else { return try await run.run(jobs: jobs) }
        return try await run.draw(skipping: skipped, jobs: jobs, isReported: true)
    }
}
