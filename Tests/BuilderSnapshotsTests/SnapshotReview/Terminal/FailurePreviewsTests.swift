import BuilderUIKit
import Foundation
import Render
import Testing

@testable import SnapshotCore
@testable import SnapshotReview

/// What `verify` shows of failures in a terminal.
@MainActor
@Suite struct FailurePreviewsTests {
    nonisolated private static let size = Terminal.Size(columns: 60, rows: 40, pixelWidth: 600, pixelHeight: 800)
    nonisolated private static let blocks = Terminal(
        size: size, environment: ["TERM": "xterm", "COLORTERM": "truecolor"])

    /// Boxes, in a color that a test may change.
    private static func catalog(_ color: UIColor = .red, count: Int = 1) -> Catalog {
        Catalog(
            (1...count).map { number in
                Screen("box-\(number)", configurations: Gallery.configurations) { Gallery.makeBox(color) }
            })
    }

    private func verify(
        _ options: [String] = [], terminal: Terminal, color: UIColor = .green, count: Int = 1
    ) async throws -> ToolRun {
        let folder = try TemporaryFolder()
        _ = await ToolRun(["record"], in: folder, catalog: Self.catalog(count: count))
        return await ToolRun(
            ["verify"] + options, in: folder, catalog: Self.catalog(color, count: count), terminal: terminal)
    }

    /// The lines that colors are set in.
    private func drawn(_ run: ToolRun) -> String {
        run.lines.filter { $0.contains("\u{1B}[") }.joined(separator: "\n")
    }

    @Test func oldAndNewStandBesideEachOther() async throws {
        let run = try await verify(["--filter", "light"], terminal: Self.blocks)
        #expect(run.status.rawValue == 1)
        #expect(run.text.contains("\n  recorded (left) and rendered (right), 640 × 1136 pixels at (0, 0):\n"))
        let rows = try BlockReader(drawn(run)).rows
        let middle = try #require(rows[rows.count / 2].first { $0 != nil } ?? nil)
        #expect(middle == 0xFF0000 || middle == 0xFF3B30, "\(middle)")
        #expect(rows[rows.count / 2].last == 0x00FF00)
        // Half of the window, and not a column more than it has.
        #expect(rows.count <= 40 && rows.count > 20)
        #expect(rows.allSatisfy { $0.count <= 60 })
    }

    @Test func kittyWhereTheTerminalHasIt() async throws {
        let kitty = try await verify(terminal: Terminal(size: Self.size, environment: ["TERM": "xterm-kitty"]))
        #expect(kitty.text.components(separatedBy: "\u{1B}_Ga=T,f=100,").count == 3)
    }

    @Test func onlyTheFirstOnesAreShown() async throws {
        let run = try await verify(terminal: Self.blocks, count: 6)
        #expect(run.text.contains("12 different"))
        #expect(run.text.components(separatedBy: "recorded (").count == 1 + FailurePreviews.limit)
    }

    @Test(arguments: [
        (["--json"], blocks), (["--no-pictures"], blocks), (["--pictures", "none"], blocks), ([], Terminal()),
        (["--pictures", "auto", "--no-pictures"], blocks),
        ([], Terminal(size: size, environment: ["TERM": "dumb"])),
        ([], Terminal(size: size, environment: ["COLORTERM": "truecolor"])),
        ([], Terminal(size: size, environment: ["TERM": "xterm", "NO_COLOR": "1"])),
    ])
    func previewsAreOmitted(options: [String], terminal: Terminal) async throws {
        let run = try await verify(options, terminal: terminal)
        #expect(run.status.rawValue == 1)
        #expect(!(run.text + run.messages).contains("\u{1B}"))
    }

    @Test func anExplicitProtocolIsUsedForAnyOutput() async throws {
        let run = try await verify(["--pictures", "blocks"], terminal: Terminal(environment: ["NO_COLOR": "1"]))
        #expect(try BlockReader(drawn(run)).rows.contains { $0.count == 80 })
        let kitty = try await verify(["--pictures", "kitty"], terminal: Terminal())
        #expect(kitty.text.contains("\u{1B}_Ga=T,f=100,"))
    }

    @Test(arguments: [
        (["--pictures", "kitty", "--no-pictures"], Terminal(), "use one of them"),
        (["--pictures", "kitty", "--json"], Terminal(), "--json writes to standard output"),
        (
            ["--pictures", "kitty"], Terminal(size: size, environment: ["TERM": "screen"]),
            "GNU screen doesn't pass kitty"
        ),
        (["--pictures", "braille"], Terminal(), "--pictures"),
    ])
    func impossibleProtocolsAreUsageErrors(options: [String], terminal: Terminal, message: String) async throws {
        let run = try await verify(options, terminal: terminal)
        #expect(run.status == .usage && run.output.isEmpty)
        #expect(run.messages.contains(message), "\(run.messages)")
    }
}
