import BuilderUIKit
import Foundation
import ImageDiff
import Render
import Testing

@testable import SnapshotCore

/// The page: what its policy lets run, and what texts become in it. What it does in a browser is tried by
/// `scripts/check-report`.
@MainActor
@Suite struct ReportPageTests {
    private nonisolated static let tricks = [
        "<script>alert(1)</script>", "</script><script>alert(2)</script>", "\"onload=\"alert(3)", "'><img src=x>",
        "{{{script}}}", "\u{2028}\u{2029}", "<!--<script>", "&lt;", "\u{0}\u{1F}", "q\"\u{301}",
    ]

    /// The page of two entries, whose texts are all `text`.
    private func page(_ text: String) async throws -> (page: String, results: RunResults) {
        let scene = try await ReportScene()
        var results = try await scene.verified()
        for index in results.entries.indices {
            results.entries[index].name = "\(text)\(index)"
            results.entries[index].screen = text
            results.entries[index].message = text
            results.entries[index].warnings = [text]
            results.entries[index].difference?.changes = [text]
            results.entries[index].difference?.regions[0].causes = [text, "other"]
        }
        results.commit = text
        try scene.write(results)
        let run = await scene.run("report", "-o", "report")
        #expect(run.status == .success)
        return (try scene.page(), results)
    }

    /// What stands between two texts.
    private func part(of page: String, from begin: String, to end: String) throws -> String {
        let start = try #require(page.range(of: begin)).upperBound
        return String(page[start..<(try #require(page.range(of: end, range: start..<page.endIndex)).lowerBound)])
    }

    @Test func thePolicyLetsThePagesOwnScriptAndStyleRunAndNothingElse() async throws {
        let (page, _) = try await page("text")
        let style = try part(of: page, from: "<style>", to: "</style>")
        let script = try part(of: page, from: "<script>", to: "</script>")
        let policy = try part(of: page, from: "Content-Security-Policy\" content=\"", to: "\"")
        #expect(
            policy == "default-src 'none'; img-src 'self'; script-src 'sha256-\(FileDigest(script).base64)'; "
                + "style-src 'sha256-\(FileDigest(style).base64)'; base-uri 'none'; form-action 'none'")
        #expect(!page.contains(" style=\"") && !page.contains(" onclick=") && !script.contains("innerHTML"))
    }

    @Test(arguments: tricks)
    private func textsStayTexts(text: String) async throws {
        let (page, results) = try await page(text)
        #expect(page.components(separatedBy: "<script").count == 3)
        #expect(page.components(separatedBy: "</script").count == 3)
        #expect(!page.contains("<img"))
        // The script reads the results of the run.
        let json = try part(of: page, from: "<script type=\"application/json\" id=\"data\">", to: "</script>")
        #expect(!json.contains("<") && !json.contains("\u{2028}") && !json.contains("&"))
        let data = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let items = try #require(data["items"] as? [[String: Any]])
        #expect(items.map { $0["name"] as? String } == results.entries.map(\.name))
        #expect(items.first?["warnings"] as? [String] == [text])
        let difference = try #require(items.first?["difference"] as? [String: Any])
        #expect(difference["texts"] as? [String] == [text, "other"])
        #expect(difference["changes"] as? Int == 1)
    }

    @Test func rowsAndTheirPlacesAreAmongTheData() async throws {
        let scene = try await ReportScene()
        var results = try await scene.verified()
        results.entries[0].difference?.rows = ["3 rows inserted at row 7"]
        results.entries[0].difference?.regions[0].recorded = PixelBox(x: 1, y: 2, width: 3, height: 0)
        results.entries[1].difference?.regions[0].drawn = PixelBox(x: 4, y: 5, width: 6, height: 0)
        try scene.write(results)
        _ = await scene.run("report", "-o", "report")
        let page = try scene.page()
        #expect(page.contains("\"rows\":[\"3 rows inserted at row 7\"]") && page.contains("\"rows\":[]"))
        #expect(page.contains("\"recorded\":{\"height\":0,\"width\":3,\"x\":1,\"y\":2}"))
        #expect(page.contains("\"drawn\":{\"height\":0,\"width\":6,\"x\":4,\"y\":5}"))
    }

    @Test func decisionsBelongToTheRecordsBytes() async throws {
        let scene = try await ReportScene()
        _ = await scene.run("verify", "--report", "report")
        let hash = FileDigest(try scene.folder.read("report/report.json")).text
        #expect(try scene.page().contains("\"report\":\"\(hash)\""))
    }
}
