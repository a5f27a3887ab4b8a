import BuilderUIKit
import Foundation
import Testing

@testable import Render
@testable import SnapshotCore

@MainActor
@Suite struct GalleryPageTests {
    private func gallery(_ pictures: [DocumentationPicture], readme: String = "# App\n") async throws -> String {
        let fixture = try DocumentationFixture(
            ["README.md": readme, "Sources/Box.swift": "struct Box {\n    let a = \"<b>&\"\n}\n"], pictures: pictures)
        let run = await fixture.docs("--gallery", "out/gallery.html")
        #expect(run.status == .success, "\(run.messages)")
        #expect(await fixture.docs("--gallery", "out/gallery.html").text == "")
        return try fixture.text("out/gallery.html")
    }

    @Test func everyValueIsEscaped() async throws {
        let evil = "<script>alert(1)</script> \"x\" 'y' & \"\u{338} onload=z"
        let page = try await gallery([
            DocumentationFixture.picture("box", alternativeText: evil).captioned(evil)
        ])
        #expect(!page.contains("<script"))
        #expect(page.components(separatedBy: "&lt;script&gt;").count == 4)
        #expect(page.unicodeScalars.filter { $0 == "\u{338}" }.count == 3)
        let broken = Array("\"\u{338}".utf8)
        #expect(!Array(page.utf8).contains(broken))
    }

    @Test func itNeedsNothingElse() async throws {
        let page = try await gallery([
            DocumentationFixture.box, DocumentationFixture.picture("other").appearances(.dark),
        ])
        #expect(
            !page.contains("http://") && !page.contains("https://") && !page.contains("<link")
                && !page.contains("@import"))
        #expect(page.components(separatedBy: "src=\"data:image/png;base64,iVBORw0KGgo").count == 4)
        #expect(page.components(separatedBy: "loading=\"lazy\"").count == 4)
        #expect(page.components(separatedBy: "class=\"of-dark\"").count == 2)
    }

    @Test func thePolicyContainsTheStyle() async throws {
        let page = try await gallery([DocumentationFixture.box])
        let style = try #require(
            page.components(separatedBy: "<style>").last?.components(separatedBy: "</style>").first)
        #expect(page.contains("style-src 'sha256-\(FileDigest(style).base64)'"))
        #expect(page.contains("default-src 'none'"))
    }

    @Test func codeStandsBesideThePictureOfItsPage() async throws {
        let page = try await gallery(
            [DocumentationFixture.box, DocumentationFixture.picture("other")],
            readme: """
                <!-- snapshot: picture other -->
                <!-- snapshot: end -->
                <!-- snapshot: code Box -->
                <!-- snapshot: end -->
                """)
        let parts = page.components(separatedBy: "<article")
        #expect(parts.count == 3)
        #expect(!parts[1].contains("<pre"))
        #expect(parts[2].contains("let a = &quot;&lt;b&gt;&amp;&quot;"))
    }
}
