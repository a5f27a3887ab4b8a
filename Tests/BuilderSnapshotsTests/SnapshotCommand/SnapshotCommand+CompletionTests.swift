import BuilderSnapshots
import Testing

/// The requests of shells when a line is completed.
@MainActor
@Suite struct SnapshotCommandCompletionTests {
    @Test(arguments: ["bash", "zsh", "fish"])
    func scriptsNameEverySubcommand(shell: String) async {
        let run = await ToolRun("--generate-completion-script", shell)
        #expect(run.status == .success)
        for name in ["render", "show", "verify", "git-setup"] { #expect(run.text.contains(name)) }
        #expect(run.messages.isEmpty)
    }

    @Test(arguments: ["render", "show", "verify", "record", "doctor", "explain", "inspect", "store"])
    func screensAreThoseOfTheCatalogWithTheirStates(command: String) async {
        let catalog = Catalog([
            Screen("orders") { Gallery.makeBox(.red) }.state("empty") { _ in Gallery.makeBox(.green) },
            Screen("about") { Gallery.makeBox(.blue) },
        ])
        let run = await ToolRun(
            ["---completion", command, "--", "positional@0", "2", "0", "snapshot", command, ""], catalog: catalog)
        // The parser remembers the last shell of the process. After zsh's script it ends the list with a space, which
        // that script removes.
        #expect(run.lines.filter { $0 != " " } == ["orders", "orders/empty", "about"])
    }

    @Test func devicesAreThoseThatCanBeDrawn() async {
        let run = await ToolRun("---completion", "show", "--", "--device", "3", "0", "snapshot", "show", "--device", "")
        #expect(run.lines.contains("iphone-12"))
    }

    @Test func anUnknownShellIsAUsageError() async {
        let run = await ToolRun("--generate-completion-script", "dos")
        #expect(run.status == .usage)
        #expect(run.output.isEmpty)
    }
}
