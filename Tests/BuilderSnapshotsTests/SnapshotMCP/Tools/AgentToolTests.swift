import Foundation
import Testing

@testable import SnapshotMCP

/// The descriptions of tools, and the check of arguments.
@Suite struct AgentToolTests {
    private static let look = AgentTools.readingTools.first { $0.name == "look" }

    @Test func namesAreDifferent() {
        let names = (AgentTools.readingTools + AgentTools.recordingTools).map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.contains("act"))
    }

    /// A client shows them to a model in each conversation: about 2,600 tokens.
    @Test func descriptionsAreShort() throws {
        let json = try JSONLine.data(AgentTools.readingTools.map(\.json))
        #expect(json.count <= 8_600)
    }

    @Test func rightArguments() throws {
        let look = try #require(Self.look)
        try look.check(["screen": "card"])
        try look.check(["screen": "card", "scale": 1, "form": "picture", "limit": 100, "view": .null])
        try look.check(["screen": "card", "scale": .number(0.25)])
        try look.check(["screens": "all", "configurations": ["dark", "rtl"]])
        try look.check(["screens": ["card", "list"]])
        let explain = try #require(AgentTools.readingTools.first { $0.name == "explain" })
        let error = #expect(throws: ToolError.self) { try explain.check(["screen": .null]) }
        #expect(error?.description == "the argument “screen” is missing")
    }

    @Test(
        arguments: [
            (["screen": 7], "“screen” must be a text"),
            (["screen": "a", "form": "painting"], "“form” must be one of compact, problems, tree"),
            (["screen": "a", "scale": 100], "“scale” must be a number from 0.1 to 4.0"),
            (["screens": "some"], "“screens” must be an array of texts, or all"),
            (["screen": "a", "limit": .number(1.5)], "“limit” must be a whole number from 100 to"),
            (["screen": "a", "veiw": "b"], "look has no argument “veiw”: did you mean “view”?"),
            (["screen": "a", "zzzzzzzzzzzz": 1], "it has screen, screens, configuration, configurations"),
        ] as [([String: JSONValue], String)]) func wrongArguments(arguments: [String: JSONValue], message: String)
        throws
    {
        let look = try #require(Self.look)
        let error = #expect(throws: ToolError.self) { try look.check(arguments) }
        #expect(error?.description.contains(message) == true, "\(error.map { "\($0)" } ?? "")")
    }
}
