import Foundation
import RandomNumbers
import Testing

@testable import Render

/// Damaged fonts give an error or another picture, and never end the process or take its memory.
///
/// `FONT_FUZZ=100000 scripts/test --filter FontFileFuzzTests` tries more of them.
@Suite struct FontFileFuzzTests {
    private static let count = ProcessInfo.processInfo.environment["FONT_FUZZ"].flatMap(Int.init) ?? 400

    @Test(.timeLimit(.minutes(30))) func damagedFontsAreErrorsOrPictures() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let sources = try ["Inter-Regular", "DejaVuSansMono"].map { name in
            try Data(contentsOf: URL(fileURLWithPath: #require(FontLibrary.shared.file(named: name)).path))
        }
        var random = SplitMix(23)
        var opened = 0
        for round in 0..<Self.count {
            let path = folder + "/font-\(round).otf"
            try Self.damaged(sources[round % 2], &random).write(to: URL(fileURLWithPath: path))
            if Self.draw(fontIn: folder) { opened += 1 }
            try FileManager.default.removeItem(atPath: path)
        }
        // Both branches were tried.
        #expect(opened > 0 && opened < Self.count)
        // cairo keeps 256 unused fonts, and the pool of resolvers 64: more are a leak, which long runs find.
        let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
        #expect(maps.split(separator: "\n").count { $0.contains(folder) } < 400)
    }

    /// Returns a font with changed bytes, mostly in the tables' directory and the headers, or with its end missing.
    private static func damaged(_ font: Data, _ random: inout SplitMix) -> Data {
        var data = font
        if Int.random(in: 0..<8, using: &random) == 0 {
            data = data.prefix(Int.random(in: 0..<data.count, using: &random))
        }
        guard !data.isEmpty else { return data }
        let head = Int.random(in: 0..<3, using: &random) > 0 ? min(data.count, 4096) : data.count
        for _ in 0..<Int.random(in: 1...40, using: &random) {
            let index = data.startIndex + Int.random(in: 0..<head, using: &random)
            data[index] =
                [0, 0xFF, 0x7F, 0x80, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
        }
        return data
    }

    /// Draws a few letters with a folder's only font; returns a Boolean value that indicates whether it could be
    /// opened.
    private static func draw(fontIn folder: String) -> Bool {
        let library = FontLibrary(directories: [folder])
        guard let file = library.ownFonts().files.first else { return false }
        let text = AttributedText(
            "Hamburg 12 Wf", attributes: TextAttributes(font: FontSpec(design: .named(file.name), size: 17)))
        let layout = ParagraphTypesetter(library: library).layout(text)
        var layer = Layer(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        layer.contents = layout.lines.flatMap(\.contents).map { $0.offset(by: CGPoint(x: 2, y: 2)) }
        _ = try? Painter(library: library).paint(layer, size: layer.bounds.size, scale: 1, background: .white)
        return true
    }
}
