import BuilderUIKit
import Foundation
import Synchronization
import Testing

@testable import SnapshotCore
@testable import SnapshotDoctor

@MainActor
@Suite struct DoctorCommandTests {
    /// Another text each time that it is made.
    private static func counting() -> Screen {
        let count = Mutex(0)
        return Screen("counting", configurations: Gallery.configurations) {
            let label = UILabel()
            label.accessibilityIdentifier = "count"
            label.text = "number \(count.withLock { $0 += 1; return $0 })"
            return label
        }
    }

    private func report(_ run: ToolRun) throws -> DoctorReport {
        try JSONDecoder().decode(DoctorReport.self, from: run.output)
    }

    @Test func soundScreensAreFine() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun(["doctor", "--json", "--pause", "0"], in: folder, catalog: Catalog([Gallery.box]))
        let report = try report(run)
        let screens = report.diagnostics.filter { $0.section == .screens }
        #expect(screens.map(\.level) == [.ok])
        #expect(screens[0].subject == "1 screen")
        // With another library the pixels may differ, and so does the status.
        let pixels = report.diagnostics.first { $0.section == .pixels }
        #expect(run.status.rawValue == (pixels?.level == .fault ? 2 : 0))
        #expect(folder.files.isEmpty)
        for section in DoctorDiagnostic.Section.allCases {
            #expect(report.diagnostics.contains { $0.section == section }, "\(section)")
        }
    }

    @Test func aScreenThatDiffersFromItselfIsNamedWithWhatDiffers() async throws {
        let folder = try TemporaryFolder()
        let catalog = Catalog([Gallery.box, Self.counting(), Gallery.broken])
        let run = await ToolRun(["doctor", "--pause", "0"], in: folder, catalog: catalog)
        #expect([1, 2].contains(run.status.rawValue))
        #expect(run.text.contains("counting/iphone-se-1st.light: differs "), "\(run.text)")
        #expect(run.text.contains("number 2"), "\(run.text)")
        #expect(run.text.contains("broken/iphone-12.light: can't be drawn: the view model is missing"), "\(run.text)")
        #expect(!run.text.contains("box/"))
    }

    @Test func valuesOfTheSurroundingsAreTried() async throws {
        let diagnostics = try report(await ToolRun(["doctor", "--json", "--no-screens"])).diagnostics
        let fixed = diagnostics.filter { $0.subject == "values of renders" }
        #expect(fixed.map(\.level) == [.ok])
        for name in ["Date()", "TimeZone.current", "Locale.current", "Calendar.current", "DateFormatter()", "UUID()"] {
            #expect(fixed.first?.text.contains("\(name), ") == true, "\(name)")
        }
        let moving = diagnostics.filter { $0.subject == "values that move" }
        #expect(moving.map(\.level) == [.note])
        #expect(moving.first?.text.contains("arc4random(), localtime(), ContinuousClock.now") == true, "\(moving)")
    }

    @Test func screensCanBeLeftOut() async throws {
        let run = await ToolRun(["doctor", "--json", "--no-screens"], catalog: Catalog([Gallery.broken]))
        #expect(try report(run).diagnostics.allSatisfy { $0.section != .screens })
    }

    @Test func baselinesOfOtherVersionsAreNamed() async throws {
        let folder = try TemporaryFolder()
        _ = await ToolRun(["record", "box"], in: folder)
        var run = await ToolRun(["doctor", "--json", "--no-screens"], in: folder, catalog: Catalog([Gallery.box]))
        var baselines = try report(run).diagnostics.filter { $0.subject.contains("baseline") }
        #expect(baselines.map(\.level) == [.ok])
        #expect(baselines.map(\.subject) == ["2 baselines"])
        try folder.write("no picture", to: "Snapshots/box/iphone-se-1st.dark.png")
        run = await ToolRun(["doctor", "--json", "--no-screens"], in: folder, catalog: Catalog([Gallery.box]))
        baselines = try report(run).diagnostics.filter { $0.subject.hasSuffix("iphone-se-1st.dark.png") }
        #expect(baselines.map(\.level) == [.warning])
    }

    @Test func processesFindWhatDiffersAndWhy() throws {
        let faults = ["crash", "fails", "clock", "zone", "random", "unordered", "chatty"]
        let run = try GalleryTool(
            ["doctor", "--json", "--pause", "0", "shapes-6"] + faults.map { "fault-\($0)" }, in: TemporaryFolder(),
            faults: faults)
        let diagnostics = try JSONDecoder().decode(DoctorReport.self, from: Data(run.text.utf8)).diagnostics
            .filter { $0.section == .screens }
        func text(_ fault: String) -> String {
            diagnostics.first { $0.subject.hasPrefix("fault-\(fault)/") }?.text ?? ""
        }
        #expect(text("crash").contains("can't be drawn: the worker process ended by signal"))
        #expect(text("crash").contains("Index out of range"))
        #expect(text("fails") == "can't be drawn: the view model is missing")
        #expect(text("clock").hasPrefix("differs when drawn again"))
        #expect(text("random").hasPrefix("differs when drawn again"))
        #expect(text("random").contains("#what: text “"))
        // Two sets of the same may have two orders in one process too.
        #expect(text("unordered").hasPrefix("differs "))
        #expect(text("unordered").contains("a set or"), "\(text("unordered"))")
        #expect(text("zone").hasPrefix("differs between time zones"))
        #expect(text("chatty").isEmpty)
        #expect(diagnostics.map(\.subject).contains("2 screens"), "\(diagnostics)")
        #expect(run.status == 1 || run.status == 2, "\(run.messages)")
    }

    @Test func unknownScreensAreUsage() async {
        let run = await ToolRun("doctor", "bocks")
        #expect(run.status == .usage)
        #expect(run.messages.contains("unknown screen “bocks”"), "\(run.messages)")
    }

    @Test func wrongOptionsAreUsage() async {
        #expect(await ToolRun("doctor", "--pause", "-1").status == .usage)
        #expect(await ToolRun("doctor", "--pause", "many").status == .usage)
        #expect(await ToolRun("doctor", "--baselines", "").status == .usage)
    }
}
