import BuilderUIKit
import Foundation
import Render
import Testing

@testable import SnapshotCore

/// Candidates held against what their screens draw now.
@MainActor
@Suite struct ApprovalRunRedrawTests {
    private let name = FailedRun.names[0]
    private let from = ["--from", FailedRun.failures]

    /// Puts another file into the place of a candidate, and its hash into the results.
    private func exchange(_ file: Data, in run: FailedRun) throws {
        try file.write(to: URL(fileURLWithPath: "\(run.folder.path)/\(FailedRun.failures)/\(name).actual.png"))
        var results = try run.results
        let index = try #require(results.entries.firstIndex { $0.name == name })
        results.entries[index].files.actualHash = FileDigest(file).text
        try run.write(results)
    }

    // MARK: Files that lie

    @Test(arguments: ["IDAT", "zTXt"])
    func forgedPixelsAndViewsAreRejected(type: String) async throws {
        let run = try await FailedRun()
        let before = try run.baselines
        let candidate = try run.candidate()
        var forged = ForgedPNG(candidate)
        forged.take(type, from: ForgedPNG(try run.baseline()))
        #expect(forged.data != candidate)
        let info = try PNGInspector.inspect(forged.data)
        let real = try PNGInspector.inspect(candidate)
        #expect(info.isIntact && info.pixelHash == real.pixelHash)
        #expect((info.views() == real.views()) == (type == "IDAT"))

        try exchange(forged.data, in: run)
        let refused = await run.approve(from + [name])
        #expect(refused.status.rawValue == 2)
        let words =
            type == "IDAT" ? " of 727040" : "the pixels are equal, but the file's metadata doesn't match them"
        #expect(refused.messages.contains("it renders a different picture now ("), "\(refused.messages)")
        #expect(refused.messages.contains(words), "\(refused.messages)")
        #expect(try run.baselines == before)
    }

    @Test func foreignChunksAreRejected() async throws {
        let run = try await FailedRun()
        var forged = ForgedPNG(try run.candidate())
        forged.chunks.insert(("iCCP", Data([1, 2, 3])), at: 1)
        try exchange(forged.data, in: run)
        let refused = await run.approve([name])
        #expect(refused.status.rawValue == 2)
        #expect(refused.messages.contains("it contains more than a picture: iCCP"), "\(refused.messages)")
    }

    // MARK: Masks

    /// A box whose corner is another each time it is drawn, and masked.
    private func catalog(_ color: UIColor, identifiesAll: Bool = false) -> Catalog {
        Catalog([
            Screen("box", configurations: Gallery.configurations) {
                Self.makeBox(color, identifiesAll: identifiesAll)
            }.masking(.view("clock"))
        ])
    }

    private static func makeBox(_ color: UIColor, identifiesAll: Bool) -> UIView {
        let view = Gallery.makeBox(color)
        draws += 1
        let clock = view.subviews[0]
        if !identifiesAll { clock.backgroundColor = UIColor(white: CGFloat(draws % 16) / 16, alpha: 1) }
        (identifiesAll ? view : clock).accessibilityIdentifier = "clock"
        return view
    }

    private static var draws = 0

    @Test(arguments: [false, true]) func whatIsUnderMasksMayChangeFromRunToRun(isFrom: Bool) async throws {
        let folder = try TemporaryFolder()
        _ = await ToolRun(["record"], in: folder, catalog: catalog(.red))
        let differs = await ToolRun(["verify", "--record", "never"], in: folder, catalog: catalog(.green))
        #expect(differs.status.rawValue == 1)
        let other = await ToolRun(["approve"] + (isFrom ? from : []), in: folder, catalog: catalog(.yellow))
        #expect(other.status.rawValue == 2)
        #expect(other.messages.contains("the screen has changed since"), "\(other.messages)")
        let approved = await ToolRun(["approve"] + (isFrom ? from : []), in: folder, catalog: catalog(.green))
        #expect(approved.status == .success, "\(approved.messages)")
        #expect(approved.messages == "2 approved: 2 replaced\n")
        #expect(await ToolRun(["verify"], in: folder, catalog: catalog(.green)).status == .success)
    }

    @Test func filesFromElsewhereMakeMasksNoLarger() async throws {
        let folder = try TemporaryFolder()
        // In what the run left the masked view is the whole box.
        _ = await ToolRun(
            ["verify", "--record", "never"], in: folder, catalog: catalog(.red, identifiesAll: true))
        let refused = await ToolRun(["approve"] + from, in: folder, catalog: catalog(.green))
        #expect(refused.status.rawValue == 2)
        #expect(refused.messages.contains("it renders a different picture now"), "\(refused.messages)")
        #expect(!folder.files.contains { $0.hasPrefix("Snapshots/") })
    }

    // MARK: Pictures

    @Test func whatIsDrawnOtherwiseIsExplainedAndNotLeft() async throws {
        let run = try await FailedRun()
        let configuration = RunConfiguration(
            baselines: "\(run.folder.path)/Snapshots", failures: "\(run.folder.path)/scratch", mode: .never,
            comparison: .candidates)
        let picture = try #require(FailedRun.catalog(.blue).pictures.first { $0.name == name })
        let entry = await SnapshotVerifier(configuration, signals: DeferredSignals()).entry(for: picture)
        #expect(entry.outcome == .differs)
        #expect(entry.difference?.regions.contains { !$0.causes.isEmpty } == true)
        #expect(!FilePaths.exists("\(run.folder.path)/scratch"))
    }
}
