import BuilderSnapshots
import BuilderUIKit
import Foundation
import Render
import Testing

@testable import SnapshotCore

/// `snapshot audit` over small screens, within this process.
@MainActor
@Suite struct AuditCommandTests {
    nonisolated private static func configuration(_ textSize: UIContentSizeCategory = .large) -> SnapshotConfiguration {
        var configuration = SnapshotConfiguration(device: .standard, appearance: .light, width: 200)
        configuration.contentSizeCategory = textSize
        return configuration
    }

    /// A view that is 100 points high.
    private final class Sheet: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 100) }
    }

    /// A bare view of 200 × 100 points with a small button.
    private static func makeForm() -> UIView {
        let view = Sheet()
        view.backgroundColor = .white
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
        button.setTitle("A", for: .normal)
        button.setTitleColor(.black, for: .normal)
        button.accessibilityIdentifier = "close"
        view.addSubview(button)
        return view
    }

    nonisolated private static let form = Screen("form", configurations: [configuration()]) { makeForm() }
    nonisolated private static let clean = Screen("clean", configurations: [configuration()]) {
        let view = Sheet()
        return view
    }
    private struct Fault: Error {}
    nonisolated private static let failing = Screen("failing", configurations: [configuration()]) { _ in throw Fault() }

    private static var name: String { configuration().name }

    @Test func findingsAreLinesWithPictures() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun(["audit"], in: folder, catalog: Catalog([Self.clean, Self.form]))
        #expect(run.status.rawValue == 1)
        #expect(
            run.text == """
                form/\(Self.name): small-target: UIButton “close” (20 20; 30 30): the area to hit is 30 × 30 points, \
                less than 44 × 44 [HIG, Accessibility; WCAG 2.2, 2.5.5]

                """)
        #expect(run.messages == "1 finding in 2 pictures\n")
        let crop = try ImageDecoder.decode(
            folder.read(".build/snapshot-failures/audit/form/\(Self.name).1-small-target.png"))
        // 30 points and 8 at each side.
        #expect(crop.width == Int(46 * Device.standard.scale) && crop.height == crop.width)
    }

    /// Crops of former runs go with their findings; those of other pictures and other files stay.
    @Test func oldCropsAreRemoved() async throws {
        let folder = try TemporaryFolder()
        let audit = ".build/snapshot-failures/audit"
        let (old, gone) = ("\(audit)/form/\(Self.name).2-contrast.png", "\(audit)/gone/\(Self.name).1-contrast.png")
        let kept = ["\(audit)/clean/\(Self.name).1-contrast.png", "\(audit)/form/notes.png", "\(audit)/a.1-b.png"]
        for file in [old, gone] + kept {
            try FilePaths.makeFolder(FilePaths.folder(of: "\(folder.path)/\(file)"))
            try folder.write("", to: file)
        }
        let catalog = Catalog([Self.clean, Self.form])
        let run = await ToolRun(["audit", "form"], in: folder, catalog: catalog)
        #expect(run.status.rawValue == 1)
        let files = FileManager.default
        #expect(!files.fileExists(atPath: "\(folder.path)/\(old)"))
        #expect(!files.fileExists(atPath: "\(folder.path)/\(gone)"))
        for file in kept { #expect(files.fileExists(atPath: "\(folder.path)/\(file)")) }
        let crop = "\(folder.path)/\(audit)/form/\(Self.name).1-small-target.png"
        #expect(files.fileExists(atPath: crop))
        let allowed = Catalog([Self.form.allowing(.smallTarget)])
        #expect(await ToolRun(["audit"], in: folder, catalog: allowed).status == .success)
        #expect(!files.fileExists(atPath: crop))
    }

    @Test func nothingIsFoundInCleanScreens() async throws {
        let run = await ToolRun(["audit"], in: try TemporaryFolder(), catalog: Catalog([Self.clean]))
        #expect(run.status == .success && run.text.isEmpty)
        #expect(run.messages == "0 findings in 1 picture\n")
    }

    @Test(arguments: [
        form.allowing(.smallTarget), form.allowing(.contrast, .smallTarget), form.allowing(.smallTarget, in: "close"),
    ])
    func allowedFindingsAreCounted(_ screen: Screen) async throws {
        let run = await ToolRun(["audit"], in: try TemporaryFolder(), catalog: Catalog([screen]))
        #expect(run.status == .success && run.text.isEmpty)
        #expect(run.messages == "0 findings in 1 picture, 1 allowed\n")
    }

    @Test func otherRulesAndViewsAreNotAllowed() async throws {
        let screen = Self.form.allowing(.contrast).allowing(.smallTarget, in: "open")
        let run = await ToolRun(["audit"], in: try TemporaryFolder(), catalog: Catalog([screen]))
        #expect(run.status.rawValue == 1)
    }

    @Test func screensThatFailAreReported() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun(
            ["audit", "--junit", "audit.xml"], in: folder, catalog: Catalog([Self.failing, Self.form]))
        #expect(run.status.rawValue == 2)
        #expect(run.lines.count == 1)
        #expect(run.messages.hasPrefix("error: failing/\(Self.name): "))
        #expect(run.messages.hasSuffix("1 finding in 2 pictures, 1 not drawn\n"))
        let junit = String(decoding: try folder.read("audit.xml"), as: UTF8.self)
        #expect(junit.contains("tests=\"2\" failures=\"1\" errors=\"1\""))
        #expect(junit.contains("<failure type=\"small-target\" message=\"1 finding\">"))
    }

    @Test func resultsAreJSONAndSARIF() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun(
            ["audit", "--json", "--sarif", "audit.sarif"], in: folder, catalog: Catalog([Self.form]))
        let json = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
        #expect(json["pictures"] as? Int == 1)
        let finding = try #require((json["findings"] as? [[String: Any]])?.first)
        #expect(finding["rule"] as? String == "small-target" && finding["screen"] as? String == "form")
        #expect(finding["configuration"] as? String == Self.name && finding["view"] as? String == "UIButton “close”")
        #expect(finding["frame"] as? [String: Double] == ["x": 20, "y": 20, "width": 30, "height": 30])

        let sarif = try #require(
            try JSONSerialization.jsonObject(with: folder.read("audit.sarif")) as? [String: Any])
        #expect(sarif["version"] as? String == "2.1.0")
        let report = try #require((sarif["runs"] as? [[String: Any]])?.first)
        let driver = (report["tool"] as? [String: Any])?["driver"] as? [String: Any]
        let rules = try #require(driver?["rules"] as? [[String: Any]])
        #expect(rules.map { $0["id"] as? String } == AuditRule.allCases.map(\.rawValue))
        let result = try #require((report["results"] as? [[String: Any]])?.first)
        #expect(result["ruleId"] as? String == "small-target" && result["ruleIndex"] as? Int == 1)
        let location = ((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
        let artifact = location?["artifactLocation"] as? [String: String]
        #expect(artifact == ["uri": "Snapshots/form/\(Self.name).png"])
    }

    /// SARIF has the path of the baseline from the folder of the run, with slashes as JSON has them or not.
    @Test(arguments: [
        ("Pictures/", "Pictures"), ("./Tests/Pictures", "Tests/Pictures"),
        ("../Shared Pictures", "../Shared%20Pictures"),
    ])
    func locationsAreInTheFolderOfBaselines(_ folder: String, _ path: String) async throws {
        let home = try TemporaryFolder()
        _ = await ToolRun(
            ["audit", "--baselines", folder, "--sarif", "audit.sarif"], in: home, catalog: Catalog([Self.form]))
        let text = String(decoding: try home.read("audit.sarif"), as: UTF8.self)
        #expect(text.replacing("\\/", with: "/").contains("\"\(path)/form/\(Self.name).png\""))
        let run = await ToolRun(["audit", "--baselines", ""], in: home, catalog: Catalog([Self.form]))
        #expect(run.status.rawValue == 64)
    }

    /// A label that is complete at the text size large only.
    nonisolated private static let growing = Screen(
        "growing", configurations: [configuration(.accessibilityLarge), configuration()]
    ) {
        let view = Sheet()
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        label.text = "Balance"
        label.textColor = .black
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        view.addSubview(label)
        return view
    }

    @Test(arguments: [[], ["--text-sizes", "ax2"]])
    func textIsComparedWithTheBaseConfiguration(_ options: [String]) async throws {
        let run = await ToolRun(["audit"] + options, in: try TemporaryFolder(), catalog: Catalog([Self.growing]))
        #expect(run.status.rawValue == 1)
        #expect(run.lines.count == 1)
        #expect(run.text.hasPrefix("growing/\(Self.configuration(.accessibilityLarge).name): truncated-text: UILabel"))
    }

    /// Text that is cut in German isn't cut on purpose because only German was asked for.
    @Test func theBaseIsInTheFirstLanguageThatIsDeclared() async throws {
        let screen = Screen("languages", configurations: [Self.configuration()]) {
            let view = Sheet()
            view.backgroundColor = .white
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            label.text = Locale.current.identifier.hasPrefix("de") ? "Einstellungen" : "Set up"
            label.textColor = .black
            view.addSubview(label)
            return view
        }
        let run = await ToolRun(["audit", "--locales", "de"], in: try TemporaryFolder(), catalog: Catalog([screen]))
        #expect(run.status.rawValue == 1)
        #expect(run.text.contains(".locale-de: truncated-text: UILabel"), "\(run.text)")
    }

    @Test func unknownScreensAreErrors() async throws {
        let run = await ToolRun(["audit", "nothing"], in: try TemporaryFolder(), catalog: Catalog([Self.form]))
        #expect(run.status == .usage)
        #expect(await ToolRun(["audit", "--junit", ""], catalog: Catalog([Self.form])).status == .usage)
    }

    // MARK: The elements of a screen

    @Test func elementsAreText() async throws {
        let run = await ToolRun(
            ["render", "form", "--width", "200", "--format", "accessibility-text"], catalog: Catalog([Self.form]))
        #expect(run.status == .success)
        #expect(run.text == "1 \"A\" (button) id=\"close\" frame=(20 20; 30 30)\n")
    }

    @Test func elementsAreMarkedInAPicture() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun(
            ["render", "form", "--width", "200", "--scale", "1", "--format", "accessibility", "-o", "pictures"],
            in: folder, catalog: Catalog([Self.form]))
        #expect(run.lines == ["\(folder.path)/pictures/form.accessibility.png"])
        let picture = try ImageDecoder.decode(folder.read("pictures/form.accessibility.png"))
        // The screen, and the legend beside it.
        #expect(picture.width == 520 && picture.height == 100)
        // The frame of the button in the first color, and its badge.
        #expect(picture.pixel(x: 40, y: 49) & 0xFFFFFF == 0xC71433)
    }

    @Test func namesOfFilesChooseTheFormat() async throws {
        let folder = try TemporaryFolder()
        for name in ["form.accessibility.txt", "form.accessibility.png"] {
            let run = await ToolRun(
                ["render", "form", "--width", "200", "-o", name], in: folder, catalog: Catalog([Self.form]))
            #expect(run.lines == ["\(folder.path)/\(name)"])
        }
        #expect(String(decoding: try folder.read("form.accessibility.txt"), as: UTF8.self).hasPrefix("1 \"A\""))
        let named = await ToolRun(
            ["render", "form", "--format", "accessibility", "-o", "form.txt"], in: folder, catalog: Catalog([Self.form])
        )
        #expect(named.status == .usage)
    }
}
