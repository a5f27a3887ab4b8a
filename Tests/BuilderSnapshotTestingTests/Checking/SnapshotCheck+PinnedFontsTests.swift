import BuilderUIKit
import Foundation
import Render
import RenderFixtures
import Testing

@testable import BuilderSnapshotTesting

/// Two test targets of one process, each with pinned fonts of its own. The fonts are those of the process: exit tests
/// leave this one's alone.
@Suite struct SnapshotCheckPinnedFontsTests {
    /// Returns a package whose pinned font has DejaVu's name and letters of its own size.
    private static func sandbox(isLarge: Bool) throws -> Sandbox {
        let box = try Sandbox()
        let mono = try FontLibrary(directories: FontLibrary.standardDirectories)
            .source(of: FontFace(name: "DejaVuSansMono")).path
        let font = try Data(contentsOf: URL(fileURLWithPath: mono))
        let fonts = box.folder.appendingPathComponent("Tests/AppTests/__Snapshots__/.fonts")
        try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
        try (isLarge ? ChangedFont.twiceAsLarge(font) : font)
            .write(to: fonts.appendingPathComponent("DejaVuSansMono.ttf"))
        return box
    }

    @MainActor private static func makeLabel() -> UILabel {
        let label = UILabel()
        label.font = UIFont(name: "DejaVuSansMono", size: 10)
        label.text = "Hi"
        return label
    }

    @Test func eachTargetIsDrawnWithItsOwn() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let (plain, large) = (try Self.sandbox(isLarge: false), try Self.sandbox(isLarge: true))
            defer { [plain, large].forEach { $0.remove() } }
            _ = plain.take(Self.makeLabel(), as: .image, named: "label")
            _ = large.take(Self.makeLabel(), as: .image, named: "label")
            let (first, second) = try (width(in: plain), width(in: large))
            precondition(second > first * 3 / 2, "\(first) \(second)")
            // The order makes no difference.
            for _ in 0..<2 {
                for box in [large, plain] {
                    let message = box.again.take(Self.makeLabel(), as: .image, named: "label")
                    precondition(message == nil, message ?? "")
                }
            }
            func width(in box: Sandbox) throws -> CGFloat {
                let data = try Data(contentsOf: box.baseline("looks.label.png"))
                return UIImage(data: data)?.size.width ?? 0
            }
        }
    }

    @Test func inlineTextsAreThoseOfTheSamePinnedFonts() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let (plain, large) = (try Self.sandbox(isLarge: false), try Self.sandbox(isLarge: true))
            defer { [plain, large].forEach { $0.remove() } }
            let texts = [plain, large, plain].map { box in
                let check = InlineCheck(
                    record: .never, timeout: 300, syntax: InlineSnapshotSyntaxDescriptor(), file: box.source, line: 1,
                    column: 1)
                return check.run({ Self.makeLabel() as UIView }, as: .recursiveDescription, expected: "")
            }
            precondition(texts[0] != texts[1] && texts[0] == texts[2], "\(texts)")
        }
    }

    /// Another test may come between the layout and the painting of one that waits for tasks.
    @Test func fontsThatChangeWhileAScreenIsDrawnAreAnError() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let large = try Self.sandbox(isLarge: true)
            defer { large.remove() }
            let failure = await #expect(throws: SnapshotError.fontsChanged) {
                _ = try await ViewImageConfig().image(of: Waiting(large))
            }
            precondition(failure?.description.contains("--no-parallel") == true)
        }
    }

    /// A view whose task takes another target's snapshot.
    private final class Waiting: UIView {
        init(_ other: Sandbox) {
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            Task { @MainActor in _ = other.take(makeLabel(), as: .image, named: "label") }
        }

        required init?(coder: NSCoder) { nil }
    }
}
