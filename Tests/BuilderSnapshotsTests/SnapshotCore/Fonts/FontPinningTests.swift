import BuilderSnapshots
import BuilderUIKit
import Foundation
import Render
import Testing

@testable import SnapshotCore

/// Fonts are copied beside baselines with their licenses, and compared with those that pictures contain.
@MainActor
@Suite struct FontPinningTests {
    private func usage(of texts: [(String, UIFont)]) async throws -> FontUsage {
        let screens = texts.enumerated().map { index, item in
            Screen("text-\(index)", configurations: Gallery.configurations) {
                let label = UILabel()
                (label.text, label.font) = item
                return label
            }
        }
        return try await FontUsage(
            of: Catalog(screens).pictures, console: Console(showsStatus: false, result: { _ in }, message: { _ in }))
    }

    @Test func usageCountsThePicturesOfEachFont() async throws {
        let usage = try await usage(of: [
            ("regular", .systemFont(ofSize: 17)), ("also", .systemFont(ofSize: 12)),
            ("bold", .boldSystemFont(ofSize: 17)),
        ])
        #expect(usage.fonts.map(\.name) == ["Inter-Regular", "Inter-SemiBold"])
        #expect(usage.fonts.map(\.pictures) == [4, 2])
        #expect(usage.fonts.allSatisfy { $0.version.contains("3.019") && $0.digest.count == 16 })
        #expect(usage.text.contains("Inter-SemiBold"))
    }

    @Test func copiesAndLicensesSurviveASecondPinning() async throws {
        let folder = try TemporaryFolder()
        let pinning = FontPinning(besideBaselines: folder.path)
        let usage = try await usage(of: [("regular", .systemFont(ofSize: 17))])
        let first = try pinning.pin(usage, through: DeferredSignals())
        #expect(
            Set(folder.files) == [".fonts/Inter-Regular.otf", ".fonts/LICENSE-fonts-inter.txt", ".fonts/fonts.json"])
        #expect(first.written.count == 3 && first.deleted.isEmpty)
        #expect(try pinning.differences(from: usage) == [])
        let second = try pinning.pin(usage, through: DeferredSignals())
        #expect(second.written.isEmpty && second.deleted.isEmpty)
        #expect(try PinnedFonts(folder: pinning.folder).fonts.map(\.license) == ["LICENSE-fonts-inter.txt"])
    }

    @Test func missingAndUnusedFontsAreNamed() async throws {
        let folder = try TemporaryFolder()
        let pinning = FontPinning(besideBaselines: folder.path)
        let regular = try await usage(of: [("regular", .systemFont(ofSize: 17))])
        let bold = try await usage(of: [("bold", .boldSystemFont(ofSize: 17))])
        _ = try pinning.pin(regular, through: DeferredSignals())
        let differences = try pinning.differences(from: bold)
        #expect(differences.count == 2)
        #expect(differences[0].hasPrefix("Inter-SemiBold isn't pinned"))
        #expect(differences[1].hasPrefix("Inter-Regular is pinned, but unused"))
        let change = try pinning.pin(bold, through: DeferredSignals())
        #expect(change.deleted == ["\(pinning.folder)/Inter-Regular.otf"])
        #expect(!folder.files.contains(".fonts/Inter-Regular.otf"))
    }

    @Test func aFontThatChangedIsAnError() async throws {
        let folder = try TemporaryFolder()
        let pinning = FontPinning(besideBaselines: folder.path)
        let usage = try await usage(of: [("regular", .systemFont(ofSize: 17))])
        _ = try pinning.pin(usage, through: DeferredSignals())
        try folder.write("no font", to: ".fonts/Inter-Regular.otf")
        #expect(throws: FontError.self) { try pinning.differences(from: usage) }
    }
}
