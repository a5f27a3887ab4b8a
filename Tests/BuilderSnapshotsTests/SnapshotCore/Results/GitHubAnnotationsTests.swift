import Testing

@testable import SnapshotCore

@Suite struct GitHubAnnotationsTests {
    private typealias Annotation = GitHubAnnotations.Annotation
    private let github = ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": "/home/runner/app"]

    @Test func onlyGitHubGetsThem() {
        #expect(GitHubAnnotations([], environment: [:]) == nil)
        #expect(GitHubAnnotations([], environment: ["GITHUB_ACTIONS": "false"]) == nil)
        #expect(GitHubAnnotations([], environment: github)?.lines == [])
    }

    @Test func aLineNamesFileTitleAndMessage() throws {
        let annotation = Annotation(
            file: "/home/runner/app/Snapshots/card/iphone-12.light.png", title: "card/iphone-12.light",
            message: "card differs: 3 pixels")
        let lines = try #require(GitHubAnnotations([annotation], environment: github)).lines
        #expect(
            lines == [
                "::error file=Snapshots/card/iphone-12.light.png,title=card/iphone-12.light::card differs: 3 pixels"
            ])
        let placed = Annotation(file: "/elsewhere/Card.swift", line: 12, title: "card", message: "")
        let other = try #require(GitHubAnnotations([placed], environment: github)).lines
        #expect(other == ["::error file=/elsewhere/Card.swift,line=12,title=card::"])
    }

    @Test func signsOfTheSyntaxAreEscaped() throws {
        let annotation = Annotation(file: "a,b:c%.png", title: "t:1,2\r\n", message: "50% of: a, b\r\nnext ::error::")
        let lines = try #require(GitHubAnnotations([annotation], environment: github)).lines
        #expect(
            lines == [
                "::error file=a%2Cb%3Ac%25.png,title=t%3A1%2C2%0D%0A::50%25 of: a, b%0D%0Anext ::error::"
            ])
    }

    @Test func atMostTenAreShown() throws {
        let all = (1...13).map { Annotation(title: "picture \($0)", message: "differs") }
        let ten = try #require(GitHubAnnotations(Array(all.prefix(10)), environment: github)).lines
        #expect(ten.count == 10)
        let lines = try #require(GitHubAnnotations(all, environment: github)).lines
        #expect(Array(lines.prefix(10)) == ten)
        #expect(lines.dropFirst(10) == ["::notice title=and 3 more::picture 11, picture 12, picture 13"])
    }
}
