import BuilderUIKit
import Foundation
import Render
import Testing

@testable import BuilderSnapshotTesting

/// Comparisons that could have missed a change don't pass.
@MainActor
@Suite struct SnapshotCheckNotComparedTests {
    private func makeLabel(_ text: String) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
        label.text = text
        return label
    }

    /// Two characters for private use, which no font has.
    @Test func textsWithoutAFontAreNeitherRecordedNorCompared() throws {
        let box = try Sandbox()
        defer { box.remove() }
        let message = try #require(box.take(makeLabel("\u{F0000}"), as: .image))
        for part in ["U+F0000", "UILabel", "allowingMissingGlyphs()"] { #expect(message.contains(part)) }
        #expect(box.baselines.isEmpty)
        _ = box.again.take(makeLabel("Hello"), as: .image)
        #expect(box.again.take(makeLabel("\u{F0000}"), as: .image)?.contains("nothing was compared") == true)
    }

    @Test func allowedBoxesShowWhichCharactersTheyStandFor() throws {
        let box = try Sandbox()
        defer { box.remove() }
        _ = box.take(makeLabel("\u{F0000}"), as: .image.allowingMissingGlyphs())
        #expect(box.again.take(makeLabel("\u{F0000}"), as: .image.allowingMissingGlyphs()) == nil)
        #expect(box.again.take(makeLabel("\u{F0001}"), as: .image.allowingMissingGlyphs()) != nil)
    }

    /// 240 of 24,000 pixels may differ, and the letters have fewer.
    @Test(arguments: ["Hi", "No", ""])
    func aPrecisionUnderWhichALabelCouldVanishIsRefused(text: String) throws {
        let box = try Sandbox()
        defer { box.remove() }
        _ = box.take(makeLabel("Hi"), as: .image)
        let message = try #require(box.again.take(makeLabel(text), as: .image(precision: 0.99)))
        #expect(message.contains("could"))
    }

    /// The drawn view has no letters that could vanish.
    @Test func theToleranceIsCheckedAgainstTheRecordedViews() throws {
        let box = try Sandbox()
        defer { box.remove() }
        _ = box.take(makeLabel("Hi"), as: .image)
        let message = box.again.take(makeLabel(""), as: .image(precision: 0.99, perceptualPrecision: 0.98))
        #expect(message?.contains("could") == true)
    }

    @Test func theFontsOfTheNearestFolderAreUsed() throws {
        let box = try Sandbox()
        defer { box.remove() }
        #expect(SnapshotFiles.folderWithFonts(of: box.source) == nil)
        let outer = box.folder.appendingPathComponent("Snapshots")
        try FileManager.default.createDirectory(
            at: outer.appendingPathComponent(".fonts"), withIntermediateDirectories: true)
        #expect(SnapshotFiles.folderWithFonts(of: box.source) == outer.path)
    }
}
