import BuilderUIKit
import Foundation
import Render
import Testing

@testable import SnapshotCore

@MainActor
@Suite struct DrawingRequestTests {
    private static let run = RunConfiguration(baselines: "none", failures: "none", mode: .never)

    private static let catalog = Catalog([
        Screen("words", configurations: Gallery.configurations) { _ in
            let label = UILabel()
            label.text = "Gray words"
            label.textColor = UIColor(white: 0.6, alpha: 1)
            label.translatesAutoresizingMaskIntoConstraints = false
            let view = UIView()
            view.backgroundColor = .white
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
                label.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
            ])
            return view
        }, Gallery.broken,
    ])

    @Test func settingsReplaceThoseOfTheConfiguration() async throws {
        var request = DrawingRequest(screen: "words", scale: 1)
        let declared = await request.reply(from: Self.catalog, Self.run)
        #expect(declared.error == nil)
        #expect(declared.configuration == "iphone-se-1st.light")
        #expect(declared.words.contains("Gray words") && declared.words.contains("UILabel"))
        #expect(try PNGInspector.inspect(declared.data).width == 320)
        request.axes.devices = ["iphone-12"]
        request.axes.appearances = [.dark]
        request.scale = nil
        let other = await request.reply(from: Self.catalog, Self.run)
        #expect(other.configuration == "iphone-12.dark")
        #expect(try PNGInspector.inspect(other.data).width == 1170)
    }

    @Test func whatCannotBeDrawnIsAReply() async {
        let cases: [(DrawingRequest, String)] = [
            (DrawingRequest(screen: "broken"), "the view model is missing"),
            (DrawingRequest(screen: "none"), "unknown screen “none”"),
            (DrawingRequest(screen: "words", configuration: "none"), "“none” isn't a device"),
        ]
        for (request, words) in cases {
            let reply = await request.reply(from: Self.catalog, Self.run)
            #expect(reply.error?.contains(words) == true, "\(reply.error ?? "")")
            #expect(reply.data.isEmpty)
        }
        var split = DrawingRequest(screen: "words")
        split.axes.splits = [.half]
        #expect(await split.reply(from: Self.catalog, Self.run).error?.contains("no such part") == true)
    }

    @Test func anInspectionHasReasonsAndContrasts() async throws {
        let reply = await DrawingRequest(screen: "words", content: .inspection).reply(from: Self.catalog, Self.run)
        let inspection = try JSONDecoder().decode(ScreenInspection.self, from: reply.data)
        let label = try #require(inspection.layout.views.first { $0.text == "Gray words" })
        let left = try #require(label.edges.first { $0.name == "left" })
        #expect(left.value == 24)
        let texts = left.direct.map { inspection.layout.constraints[$0].text }
        #expect(texts.contains { $0.contains("-(24)-") }, "\(texts)")
        let contrast = try #require(inspection.contrasts.first)
        #expect(contrast.ratio > 2.5 && contrast.ratio < 3.1 && contrast.limit == 4.5)
        #expect(contrast.frame[0] == label.picture.x && contrast.frame[1] == label.picture.y)
    }
}
