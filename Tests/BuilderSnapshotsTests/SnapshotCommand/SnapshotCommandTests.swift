import BuilderSnapshots
import Foundation
import Testing

/// Valid command lines, and the errors for invalid ones.
@MainActor
@Suite struct SnapshotCommandTests {
    @Test func noSubcommandIsAUsageErrorWithTheHelp() async {
        let run = await ToolRun()
        #expect(run.status == .usage)
        #expect(run.text.isEmpty)
        #expect(run.messages.hasPrefix("OVERVIEW: Renders screens"))
    }

    @Test func versionIsTheApps() async {
        let run = await ToolRun("--version")
        #expect(run.text == "1.2.3\n")
        #expect(run.status == .success)
    }

    @Test(arguments: [
        ["rendr", "box"], ["render"], ["render", "box", "--colour", "red"], ["render", "box", "--width", "wide"],
        ["render", "box", "--width"], ["render", "box", "--scale", "2x"], ["render", "box", "--appearance", "grey"],
        ["render", "box", "--jobs", "0"], ["render", "box", "--jobs", "many"], ["list", "extra"],
    ])
    func invalidArgumentsAreUsageErrors(arguments: [String]) async {
        let run = await ToolRun(arguments)
        #expect(run.status == .usage)
        #expect(run.output.isEmpty)
        #expect(run.messages.hasPrefix("error: "), "\(run.messages)")
    }

    @Test func wrongValuesNameTheirOption() async {
        #expect(await ToolRun("render", "box", "--width", "wide").messages.contains("--width"))
        #expect(await ToolRun("render", "box", "--jobs", "0").messages.contains("--jobs 0: use 1 or more"))
        let appearance = await ToolRun("render", "box", "--appearance", "grey").messages
        #expect(appearance.contains("--appearance"))
        #expect(appearance.contains("'light' and 'dark'"))
    }

    @Test(arguments: [
        ("now", "tomorrow"), ("now", "2026-12-24"), ("now", "2026-12-24T18:30:00"), ("now", "2026-02-30T18:30:00Z"),
        ("now", "2026-12-24T18:30:00Z and more"), ("now", "2026-12-24T25:30:00Z"), ("now", ""),
        ("time-zone", "Mars"), ("time-zone", ""), ("locale", "german"), ("locale", "de_XX"), ("locale", ""),
    ])
    func wrongDatesAndRegionsAreUsageErrors(option: String, value: String) async throws {
        let folder = try TemporaryFolder()
        for command in ["render", "verify", "record", "docs", "show", "explain", "approve", "doctor"] {
            let run = await ToolRun(command, "box", "--\(option)", value, in: folder)
            #expect(run.status == .usage)
            #expect(run.output.isEmpty)
            #expect(run.messages.contains("--\(option)"), "\(run.messages)")
            #expect(run.messages.contains("“\(value)” isn't a"), "\(run.messages)")
        }
    }

    @Test func unknownCommandsSuggestTheNearest() async {
        let run = await ToolRun("rendr", "box", "--width", "3")
        #expect(run.status == .usage)
        #expect(run.messages == "error: unknown command “rendr”: did you mean “render”?\n")
        let other = await ToolRun("xyzzyxyzzy")
        #expect(
            other.messages
                == "error: unknown command “xyzzyxyzzy”: the commands are render, show, verify, record, prune, audit, diff, merge, report, approve, doctor, fonts, explain, inspect, list, devices, init, docs, store, watch, serve, mcp, history, stats, git-setup\n"
        )
    }

    @Test(arguments: [
        ["render", "box", "-o", ""], ["render", "sign-up-form", "--data", ""], ["record", "box", "--to", ""],
    ])
    func emptyPathsAreUsageErrors(arguments: [String]) async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun(arguments, in: folder)
        #expect(run.status == .usage)
        #expect(run.messages.contains("is empty: pass a file or folder"))
        #expect(folder.files.isEmpty)
    }

    @Test func unknownScreensSuggestTheNearest() async {
        let run = await ToolRun("render", "boxx")
        #expect(run.status == .usage)
        #expect(run.output.isEmpty)
        #expect(run.messages == "error: unknown screen “boxx”: did you mean “box”?\n")
        #expect(await ToolRun("record", "signup").status == .usage)
    }

    @Test func unknownDevicesSuggestTheNearest() async {
        let run = await ToolRun("render", "box", "--device", "iPhone 112")
        #expect(run.status == .usage)
        #expect(run.messages.contains("--device"))
        #expect(run.messages.contains("unknown device “iPhone 112”: did you mean"))
        #expect(run.messages.contains("“iPhone 12”"))
    }

    @Test(arguments: ["0", "-5", "nan", "inf", "-inf", "1e9", "1e308"], ["width", "scale"])
    func sizesOutOfRangeNameTheOptionAndTheView(value: String, option: String) async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun("render", "box", "--\(option)", value, in: folder)
        #expect(run.status == .usage)
        #expect(run.output.isEmpty)
        #expect(run.messages.hasPrefix("error: box: --\(option): UIView"), "\(run.messages)")
        #expect(run.messages.contains("a number above 0"))
        #expect(folder.files.isEmpty)
    }

    @Test func picturesThatAreTooLargeNameTheOptions() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun("render", "box", "--width", "90000", "--scale", "90", in: folder)
        #expect(run.status == .usage)
        #expect(run.messages.contains("--width, --scale"))
        #expect(folder.files.isEmpty)
    }

    @Test func dataForAScreenWithoutIsAUsageError() async {
        let run = await ToolRun("render", "sign-up-form", "box", "--data", "users.json")
        #expect(run.status == .usage)
        #expect(run.messages == "error: the screen “box” does not accept --data: omit the option\n")
    }

    @Test func badNamesInTheCatalogAreTheToolsFault() async {
        for name in ["Box", "", "a b", "../up", "a--b", "-a", "ä"] {
            let run = await ToolRun(
                ["list"], catalog: Catalog([Screen(name, title: "") { _ in Gallery.makeBox(.red) }]))
            #expect(run.status == .internalError)
            #expect(run.messages.contains("“\(name)” is not a valid screen name"))
        }
        let twins = await ToolRun(["list"], catalog: Catalog([Gallery.box, Gallery.box]))
        #expect(twins.status == .internalError)
        #expect(twins.messages.contains("two screens of the catalog are named “box”"))
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func completionScriptsCompile(shell: String) async {
        let run = await ToolRun("--generate-completion-script", shell)
        #expect(run.status == .success)
        #expect(run.text.contains("full-content"))
        #expect(run.messages.isEmpty)
    }
}
