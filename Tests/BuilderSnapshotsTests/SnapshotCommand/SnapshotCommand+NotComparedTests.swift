import BuilderSnapshots
import BuilderUIKit
import Foundation
import ImageDiff
import Testing

/// Runs that compared nothing, or that could have missed a change, don't succeed.
@MainActor
@Suite struct SnapshotCommandNotComparedTests {
    private static let size = CGRect(x: 0, y: 0, width: 300, height: 80)

    private static func catalog(
        _ text: String, frame: CGRect = size, _ options: (Screen) -> Screen = { $0 }
    ) -> Catalog {
        let screen = Screen("label", configurations: Gallery.configurations) {
            let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
            page.backgroundColor = .white
            let label = UILabel(frame: frame)
            label.text = text
            label.textColor = .black
            label.accessibilityIdentifier = "greeting"
            let box = UIView(frame: CGRect(x: 10, y: 200, width: 40, height: 40))
            box.backgroundColor = text == "without a box" ? .clear : .red
            page.addSubview(box)
            page.addSubview(label)
            return page
        }
        return Catalog([options(screen)])
    }

    /// Records one catalog's picture, and verifies another's with it.
    private func verify(_ drawn: Catalog, against recorded: Catalog) async throws -> ToolRun {
        let folder = try TemporaryFolder()
        let run = await ToolRun(["record"], in: folder, catalog: recorded)
        #expect(run.status == .success, "\(run.messages)")
        return await ToolRun(["verify", "--record", "never"], in: folder, catalog: drawn)
    }

    // MARK: Missing glyphs

    /// Two characters for private use, which no font has.
    private static let missing = ("\u{F0000}\u{F0001}", "\u{F0002}\u{F0003}")

    @Test func textsWithoutAFontAreNotRecorded() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun(["record"], in: folder, catalog: Self.catalog(Self.missing.0))
        #expect(run.status.rawValue == 2)
        for part in ["greeting", "U+F0000, U+F0001", ".allowingMissingGlyphs()"] {
            #expect(run.messages.contains(part), "\(part) in \(run.messages)")
        }
        #expect(!folder.files.contains { $0.hasSuffix(".png") })
    }

    @Test func textsWithoutAFontAreNotCompared() async throws {
        let run = try await verify(Self.catalog(Self.missing.0), against: Self.catalog("Hello"))
        #expect(run.status.rawValue == 2)
        #expect(run.text.contains("U+F0000"))
    }

    @Test func allowedBoxesShowWhichCharactersTheyStandFor() async throws {
        func allowing(_ text: String) -> Catalog { Self.catalog(text) { $0.allowingMissingGlyphs() } }
        #expect(try await verify(allowing(Self.missing.0), against: allowing(Self.missing.0)).status == .success)
        #expect(try await verify(allowing(Self.missing.1), against: allowing(Self.missing.0)).status.rawValue == 1)
    }

    // MARK: Parts that are left out

    private static func incomplete(_ change: (Screen) -> Screen = { $0 }) -> Catalog {
        final class ChartView: MissingView {}
        return Catalog([
            change(
                Screen("chart", configurations: Gallery.configurations) {
                    let view = ChartView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
                    view.isHidden = missingValue()
                    return view
                })
        ])
    }

    @Test func picturesWithMissingPartsAreNotRecorded() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun(["record"], in: folder, catalog: Self.incomplete())
        #expect(run.status.rawValue == 2)
        for part in ["ChartView", "hatched box", "a value of type Bool", ".allowingMissingParts()"] {
            #expect(run.messages.contains(part), "\(part) in \(run.messages)")
        }
        #expect(!folder.files.contains { $0.hasSuffix(".png") })
    }

    @Test func missingPartsCanBeAllowed() async throws {
        let allowing = Self.incomplete { $0.allowingMissingParts() }
        #expect(try await verify(allowing, against: allowing).status == .success)
        #expect(try await verify(Self.incomplete(), against: allowing).status.rawValue == 2)
    }

    // MARK: Tolerances

    /// 240 of 24,000 pixels may differ, and the letters have fewer.
    @Test(arguments: ["Hi", "No", ""])
    func aPrecisionUnderWhichALabelCouldVanishIsRefused(text: String) async throws {
        let tolerance = Tolerance(measure: .exact, precision: 0.99)
        let run = try await verify(
            Self.catalog(text) { $0.tolerance(tolerance) }, against: Self.catalog("Hi") { $0.tolerance(tolerance) })
        #expect(run.status.rawValue == 2)
        #expect(run.text.contains("could"))
    }

    // MARK: Masks

    @Test func aMaskedViewThatGrowsHidesNothing() async throws {
        func masked(_ text: String, _ frame: CGRect = Self.size) -> Catalog {
            Self.catalog(text, frame: frame) { $0.masking(.view("greeting")) }
        }
        let large = CGRect(x: 0, y: 0, width: 320, height: 300)
        #expect(try await verify(masked("with another text"), against: masked("with a box")).status == .success)
        #expect(try await verify(masked("without a box", large), against: masked("with a box")).status.rawValue == 1)
    }

    // MARK: Command lines

    @Test(arguments: [[], ["help", "nope"], ["nope"]])
    func commandLinesWithoutACommandAreUsageErrors(arguments: [String]) async {
        let run = await ToolRun(arguments)
        #expect(run.status == .usage)
        #expect(run.text.isEmpty && !run.messages.isEmpty)
    }

    @Test func aCatalogWithoutScreensIsNotCompared() async throws {
        let folder = try TemporaryFolder()
        #expect(await ToolRun(["verify"], in: folder, catalog: Catalog([])).status.rawValue == 2)
        #expect(await ToolRun(["record"], in: folder, catalog: Catalog([])).status.rawValue == 2)
        #expect(await ToolRun(["verify", "--filter", ""], in: folder).status == .usage)
    }
}
