import Testing

@testable import SnapshotCore

@MainActor
@Suite struct InspectCommandTests {
    @Test func filesAndPipesAreErrorsThatNameOtherCommands() async {
        let run = await ToolRun("inspect", "box")
        #expect(run.status == .usage)
        #expect(run.output.isEmpty)
        #expect(run.messages.hasPrefix("error: “inspect” needs a terminal"))
        for command in ["render --format txt", "explain", "show"] { #expect(run.messages.contains("“\(command)”")) }
    }

    @Test func unknownScreensAreErrors() async {
        let run = await ToolRun("inspect", "bxo")
        #expect(run.status == .usage)
        #expect(run.messages.hasPrefix("error: unknown screen “bxo”"))
        let other = await ToolRun("inspect", "box/iphone-99.dark")
        #expect(other.status == .usage)
        #expect(other.messages.hasPrefix("error: “iphone-99.dark” is neither a state"))
    }

    @Test(arguments: ["0", "-1", "nan", "1e9"])
    func timeLimits(value: String) async {
        let run = await ToolRun("inspect", "box", "--timeout", value)
        #expect(run.status == .usage)
        #expect(run.messages.contains("--timeout"))
    }
}
