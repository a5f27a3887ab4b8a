import BuilderSnapshots
import BuilderUIKit
import Foundation
import Testing

@testable import SnapshotCommand
@testable import SnapshotCore

/// `--now`, `--time-zone`, `--locale` and `--design`.
@MainActor
@Suite struct RenderingOptionsTests {
    /// A screen that shows the date, in medium style.
    private static let clock = Screen("clock", configurations: Gallery.configurations) {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .medium
        let label = UILabel()
        label.text = formatter.string(from: Date()).replacingOccurrences(of: "\u{202F}", with: " ")
        return label
    }

    private func text(_ screen: Screen = clock, _ options: String...) async -> String {
        let run = await ToolRun(["render", "clock", "--format", "text"] + options, catalog: Catalog([screen]))
        #expect(run.status == .success, "\(run.messages)")
        return run.text.firstMatch(of: /text="([^"]*)"/).map { String($0.1) } ?? run.text
    }

    @Test func optionsSetDateAndRegion() async {
        #expect(await text() == "1 Jan 2026 at 9:41:00 AM")
        #expect(await text(Self.clock, "--now", "2026-12-24T18:30:00+01:00") == "24 Dec 2026 at 5:30:00 PM")
        #expect(await text(Self.clock, "--now", "2026-12-24T18:30Z") == "24 Dec 2026 at 6:30:00 PM")
        #expect(await text(Self.clock, "--time-zone", "Asia/Tokyo") == "1 Jan 2026 at 6:41:00 PM")
        #expect(await text(Self.clock, "--locale", "de_DE") == "01.01.2026, 09:41:00")
        #expect(await text(Self.clock, "--locale", "de-AT", "--time-zone", "Europe/Vienna") == "01.01.2026, 10:41:00")
    }

    @Test func optionsArePassedOnAsArguments() throws {
        #expect(try RenderingOptions.parse([]).arguments == [])
        let options = try RenderingOptions.parse([
            "--now", "2026-12-24T18:30:00+01:00", "--time-zone", "Asia/Tokyo", "--locale", "de_DE", "--design", "ios26",
        ])
        #expect(
            options.arguments == [
                "--now=2026-12-24T17:30:00Z", "--time-zone=Asia/Tokyo", "--locale=de_DE", "--design=ios26",
            ])
        #expect(try RenderingOptions.parse(options.arguments).settings.now == options.now)
    }

    @Test func valuesOfTheScreenTakePrecedence() async throws {
        let screen = Self.clock.now(Date(timeIntervalSince1970: 0)).locale(Locale(identifier: "de_DE"))
            .timeZone(try #require(TimeZone(identifier: "Asia/Tokyo")))
        #expect(
            await text(screen, "--now", "2026-12-24T18:30:00Z", "--locale", "en_US", "--time-zone", "UTC")
                == "01.01.1970, 09:00:00")
    }

    @Test func designsAreKnownNames() async {
        let screen = Screen("switch", configurations: Gallery.configurations) { UISwitch() }
        func frame(_ screen: Screen, _ options: String...) async -> String {
            await ToolRun(
                ["render", "switch", "--format", "text", "--width", "100"] + options, catalog: Catalog([screen])
            )
            .text
        }
        #expect(await frame(screen).contains("100 31)"))
        #expect(await frame(screen, "--design", "ios26").contains("100 28)"))
        #expect(await frame(screen.design(.ios18), "--design", "ios26").contains("100 31)"))
        let run = await ToolRun(["render", "switch", "--design", "ios27"], catalog: Catalog([screen]))
        #expect(run.status == .usage && run.messages.contains("ios26"), "\(run.messages)")
    }

    @Test func recordAndVerifyUseTheOptions() async throws {
        let folder = try TemporaryFolder()
        let options = ["--now", "2026-12-24T18:30:00Z"]
        let catalog = Catalog([Self.clock])
        #expect(await ToolRun(["record"] + options, in: folder, catalog: catalog).status == .success)
        #expect(await ToolRun(["verify", "--no-pictures"] + options, in: folder, catalog: catalog).status == .success)
        #expect(await ToolRun(["verify", "--no-pictures"], in: folder, catalog: catalog).status == .differs)
    }

    /// In processes of their own, whose machine is in Tokyo and speaks German.
    @Test func picturesDontDependOnTheMachinesRegion() throws {
        let folder = try TemporaryFolder()
        func run(_ command: String, _ options: [String] = [], _ environment: [String: String] = [:]) throws -> Int32 {
            try GalleryTool(
                [command, "fault-region"] + options, in: folder, faults: ["region"], environment: environment
            ).status
        }
        let tokyo = ["TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"]
        #expect(try run("record") == 0)
        #expect(try run("verify") == 0)
        #expect(try run("verify", [], tokyo) == 0)
        // Workers get the options.
        #expect(try run("verify", ["--now", "2026-01-02T09:41:00Z"]) == 1)
        #expect(try run("verify", ["--time-zone", "Asia/Tokyo"]) == 1)
        #expect(try run("verify", ["--locale", "de_DE"]) == 1)
    }
}
