import Foundation
import Render
import Testing

@testable import SnapshotCore
@testable import SnapshotReview

@MainActor
@Suite struct ShowCommandTests {
    private static let size = Terminal.Size(columns: 40, rows: 12, pixelWidth: 400, pixelHeight: 240)
    private static let blocks = Terminal(size: size, environment: ["TERM": "xterm", "COLORTERM": "truecolor"])
    private static let kitty = Terminal(size: size, environment: ["TERM": "xterm-kitty"])

    @Test func halfBlocksWhereThereIsNothingElse() async throws {
        let run = await ToolRun(["show", "box", "--width", "20", "--scale", "1"], terminal: Self.blocks)
        #expect(run.status == .success, "\(run.messages)")
        let rows = try BlockReader(run.text).rows
        #expect(rows.count == 20)
        #expect(rows[0][0] == 0x0000FF)
        #expect(rows[19][19] == 0xFF0000)
        #expect(rows.allSatisfy { $0.count == 20 })
    }

    @Test func kittyGetsThePictureAsPNG() async throws {
        let run = await ToolRun(["show", "box", "--width", "20", "--scale", "1"], terminal: Self.kitty)
        let text = run.text
        #expect(text.hasPrefix("\u{1B}_Ga=T,f=100,q=2,c=2,r=1,m=0;"))
        #expect(text.hasSuffix("\u{1B}\\\n"))
        let base64 = text.drop { $0 != ";" }.dropFirst().prefix { $0 != "\u{1B}" }
        let shown = try ImageDecoder.decode(#require(Data(base64Encoded: String(base64))))
        let drawn = await ToolRun("render", "box", "--width", "20", "--scale", "1", "-o", "-")
        #expect(try shown == ImageDecoder.decode(drawn.output))
    }

    @Test func severalScreensHaveTheirNamesAbove() async throws {
        let run = await ToolRun(
            ["show", "greeting", "box", "--width", "20", "--scale", "1", "--protocol", "blocks", "--jobs", "3"],
            terminal: Self.blocks)
        let names = run.lines.filter { !$0.contains("\u{1B}") }
        #expect(names == ["greeting", "box"])
        #expect(run.lines[0] == "greeting")
    }

    @Test func columnsLimitTheWidth() async throws {
        let run = await ToolRun(
            ["show", "box", "--protocol", "blocks", "--columns", "10"],
            terminal: Terminal(environment: ["NO_COLOR": "1"]))
        #expect(run.status == .success, "\(run.messages)")
        let rows = try BlockReader(run.text).rows
        #expect(rows.allSatisfy { $0.count == 10 })
        #expect(rows.count == 22)
    }

    @Test func protocolOptionIsRequiredWithoutATerminal() async {
        let run = await ToolRun("show", "box")
        #expect(run.status == .usage)
        #expect(run.output.isEmpty)
        #expect(
            run.messages
                == "error: standard output isn't a terminal: write files with “render”, or select a protocol with "
                + "--protocol\n")
    }

    @Test(arguments: [
        (["TERM": "dumb"], [String](), "TERM=dumb"), (["TERM": "xterm", "NO_COLOR": "1"], [], "NO_COLOR is set"),
        (["TERM": "screen"], ["--protocol", "kitty"], "GNU screen doesn't pass kitty pictures through"),
    ])
    func terminalsWithoutImagesAreUsageErrors(
        environment: [String: String], options: [String], message: String
    ) async {
        let run = await ToolRun(
            ["show", "box"] + options, terminal: Terminal(size: Self.size, environment: environment))
        #expect(run.status == .usage)
        #expect(run.output.isEmpty)
        #expect(run.messages.contains(message))
    }

    @Test func kittyPassesThroughTmux() async {
        let terminal = Terminal(size: Self.size, environment: ["TERM": "tmux-256color", "TMUX": "x"])
        let run = await ToolRun(["show", "box", "--protocol", "kitty"], terminal: terminal)
        #expect(run.text.contains("\u{1B}Ptmux;\u{1B}\u{1B}_Ga=T,f=100,q=2,c="))
        #expect(run.text.contains(",C=1,"))
    }

    @Test(arguments: ["0", "-3", "1001", "many"])
    func columnsHaveARange(columns: String) async {
        let run = await ToolRun("show", "box", "--columns", columns)
        #expect(run.status == .usage)
        #expect(run.messages.contains("--columns"))
    }

    @Test func mistakesAreThoseOfRender() async {
        #expect(await ToolRun("show", "greetin", "--protocol", "kitty").messages.contains("did you mean “greeting”?"))
        #expect(await ToolRun("show", "box", "--data", "x.json", "--protocol", "kitty").status == .usage)
        let broken = await ToolRun("show", "broken", "box", "--protocol", "blocks", "--columns", "5")
        #expect(broken.status == .renderFailed)
        #expect(broken.messages == "error: broken: the view model is missing\n")
        #expect(broken.lines.first == "box")
    }
}
