import BuilderSnapshots
import BuilderUIKit
import Foundation
import Testing

/// `explain`.
@MainActor
@Suite struct ExplainCommandTests {
    private static let catalog = Catalog([
        Screen("welcome", title: "") { _ in
            let view = UIView()
            for (index, text) in ["Hello", "twice", "twice"].enumerated() {
                let label = UILabel()
                label.translatesAutoresizingMaskIntoConstraints = false
                label.text = text
                if index == 0 { label.accessibilityIdentifier = "title" }
                view.addSubview(label)
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
                if index < 2 {
                    label.topAnchor.constraint(equalTo: view.topAnchor, constant: 30 * CGFloat(index)).isActive = true
                }
            }
            let height = view.heightAnchor.constraint(equalToConstant: 300)
            height.priority = .defaultHigh
            height.isActive = true
            let text = view.subviews[0]
            text.widthAnchor.constraint(equalToConstant: 80).isActive = true
            text.widthAnchor.constraint(equalToConstant: 90).isActive = true
            return view
        }
    ])

    private func run(_ arguments: String...) async -> ToolRun {
        await ToolRun(["explain"] + arguments, catalog: Self.catalog)
    }

    @Test func oneView() async {
        let run = await run("welcome", "--view", "title")
        #expect(run.status == .success, "\(run.messages)")
        #expect(run.lines.first?.hasPrefix("UILabel id=\"title\" frame=(16 0; 80 ") == true)
        #expect(run.text.contains("H:|-(16)-[title]"))
        #expect(run.text.contains(/title\.width == 80  \S*ExplainCommandTests\.swift:\d+\n/))
        #expect(run.text.contains(/\n  code   \S*ExplainCommandTests\.swift:\d+\n/))
        #expect(run.text.contains("  right  96"))
    }

    @Test func theWholeScreenWithConflictsAndAmbiguities() async {
        let run = await run("welcome")
        #expect(run.status == .success)
        #expect(run.lines.first == "Unable to simultaneously satisfy constraints.")
        #expect(run.messages.isEmpty, "what is printed is not warned of as well: \(run.messages)")
        #expect(run.text.contains(/\n  code   \S*ExplainCommandTests\.swift:\d+  title\.width == 90\n/))
        #expect(run.text.contains("UILabel'twice' has an ambiguous vertical layout"))
        #expect(run.text.contains("\nUIWindow frame=(0 0; 390 844)\n"))
        #expect(run.text.contains("· left   16"))
    }

    @Test func json() async throws {
        struct Explanation: Decodable {
            struct View: Decodable {
                struct Edge: Decodable {
                    var name: String
                    var value: Double
                    var isAmbiguous: Bool
                    var reasons: [String]
                }
                var identifier: String?
                var frame: [Double]
                var edges: [Edge]
            }
            struct Conflict: Decodable { var constraints: [String] }
            var screen: String
            var conflicts: [Conflict]
            struct Source: Decodable { var constraint: String, source: String }
            var ambiguous: [String]
            var views: [View]
            var sources: [Source]
        }
        func explanation(_ arguments: String...) async throws -> Explanation {
            let run = await ToolRun(["explain", "welcome", "--json"] + arguments, catalog: Self.catalog)
            #expect(run.status == .success, "\(run.messages)")
            return try JSONDecoder().decode(Explanation.self, from: run.output)
        }
        let whole = try await explanation()
        #expect(whole.screen == "welcome")
        #expect(whole.conflicts.first?.constraints.contains { $0.contains("title.width == 80") } == true)
        #expect(whole.ambiguous.count == 1)
        #expect(whole.views.count > 4)
        let title = try await explanation("--view", "title")
        #expect(title.views.map(\.identifier) == ["title"])
        let width = title.sources.first { $0.constraint == "title.width == 80" }
        #expect(width?.source.contains("ExplainCommandTests.swift:") == true)
        let left = try #require(title.views.first?.edges.first { $0.name == "left" })
        #expect(left.value == 16 && !left.isAmbiguous)
        #expect(left.reasons == ["H:|-(16)-[title]"])
        #expect(title.views.first?.frame.prefix(3) == [16, 0, 80])
    }

    @Test func aTextOrClassThatOnlyOneViewHas() async {
        #expect(await run("welcome", "--view", "Hello").text.hasPrefix("UILabel id=\"title\""))
        #expect(await run("welcome", "--view", "UIWindow").text.contains("frame set"))
        let twice = await run("welcome", "--view", "twice")
        #expect(twice.status == .usage)
        #expect(twice.messages.contains("“twice” is the text or class of 2 views"))
    }

    @Test func unknownNamesAreUsageErrors() async {
        let view = await run("welcome", "--view", "titel")
        #expect(view.status == .usage)
        #expect(view.messages == "error: welcome: no view is named “titel”: did you mean “title”?\n")
        #expect(view.output.isEmpty)
        #expect(await run("welcme").messages.contains("did you mean “welcome”?"))
        #expect(await run("welcome", "--view", "").status == .usage)
    }

    @Test func optionsOfDrawingCount() async {
        let run = await run("welcome", "--width", "200", "--view", "title")
        #expect(run.text.contains("in     UIView"))
        #expect(await self.run("welcome", "--width", "-3").messages.contains("--width"))
        #expect(await ToolRun("explain", "box", "--data", "x.json").status == .usage)
        #expect(await ToolRun("explain", "broken").status == .renderFailed)
    }
}
