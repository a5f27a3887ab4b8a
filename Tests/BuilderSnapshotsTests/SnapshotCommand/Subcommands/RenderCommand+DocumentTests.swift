import BuilderSnapshots
import Foundation
import Testing

/// `render --format pdf` and `svg`.
@MainActor
@Suite struct RenderCommandDocumentTests {
    @Test func filesHaveTheEndingOfTheirFormat() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun("render", "box", "greeting", "--format", "pdf", "-o", "pages", in: folder)
        #expect(run.status == .success, "\(run.messages)")
        #expect(folder.files == ["pages/box.pdf", "pages/greeting.pdf"])
        #expect(try folder.read("pages/box.pdf").starts(with: Data("%PDF-".utf8)))
    }

    @Test func theEndingDeterminesTheFormat() async throws {
        let folder = try TemporaryFolder()
        let pdf = await ToolRun("render", "greeting", "--width", "200", "-o", "a.pdf", in: folder)
        let svg = await ToolRun("render", "greeting", "--width", "200", "-o", "b.SVG", in: folder)
        #expect(pdf.lines == ["\(folder.path)/a.pdf"], "\(pdf.messages)")
        #expect(svg.lines == ["\(folder.path)/b.SVG"], "\(svg.messages)")
        let parser = XMLReader(try folder.read("b.SVG"))
        #expect(parser.root == "svg")
        #expect(parser.text.contains("Hello, world"))
    }

    @Test func withoutOutputItIsAFileAndAHyphenIsStandardOutput() async throws {
        let folder = try TemporaryFolder()
        let file = await ToolRun("render", "box", "--format", "svg", in: folder)
        #expect(file.lines == ["\(folder.path)/box.svg"])
        let output = await ToolRun("render", "box", "--format", "svg", "-o", "-", in: folder)
        #expect(try output.output == folder.read("box.svg"))
    }

    /// The content of an SVG's text elements.
    private struct XMLReader {
        var root = ""
        var text = ""

        init(_ data: Data) {
            let source = String(decoding: data, as: UTF8.self)
            var rest = source[...]
            while let start = rest.firstIndex(of: "<") {
                text += rest[..<start]
                guard let end = rest[start...].firstIndex(of: ">") else { break }
                let tag = rest[rest.index(after: start)..<end]
                if root.isEmpty, tag.first?.isLetter == true { root = String(tag.prefix { $0.isLetter }) }
                rest = rest[rest.index(after: end)...]
            }
        }
    }
}
