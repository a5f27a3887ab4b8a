import Foundation
import Testing

@testable import Render

/// The pages of PDF files.
@Suite struct PDFReaderTests {
    private func reader(_ objects: String, version: String = "1.4") -> PDFReader? {
        PDFReader(Data("%PDF-\(version)\n\(objects)".utf8))
    }

    @Test func pagesHaveTheValuesOfTheNodesAboveThem() throws {
        let file = try #require(
            reader(
                """
                1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
                2 0 obj <</Kids [3 0 R 4 0 R 2 0 R 9 0 R] /Count 2 /MediaBox [0 0 200 100] /Rotate -90>> endobj
                3 0 obj <</Type /Page /Title (a \\) (b) /Kids) /CropBox 5 0 R>> endobj
                4 0 obj <</Kids [6 0 R] /Rotate 0>> endobj
                5 0 obj [110 90 10 20] endobj
                6 0 obj <</Type/Page/MediaBox[10 10 50 60]% a comment >>
                /TrimBox[1 2 3 4]>> endobj
                trailer <</Root 1 0 R>>
                """))
        #expect(file.version == (1, 4))
        #expect(!file.isEncrypted)
        try #require(file.pages.count == 2)
        #expect(file.pages[0].mediaBox == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(file.pages[0].cropBox == CGRect(x: 10, y: 20, width: 100, height: 70))
        #expect(file.pages[0].rotation == 270)
        #expect(file.pages[1].mediaBox == CGRect(x: 10, y: 10, width: 40, height: 50))
        #expect(file.pages[1].trimBox == CGRect(x: 1, y: 2, width: 2, height: 2))
        #expect(file.pages[1].rotation == 0)
    }

    @Test func laterObjectsReplaceEarlierOnesAndStreamsHoldNone() throws {
        let file = try #require(
            reader(
                """
                1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
                2 0 obj <</Kids[3 0 R]>> endobj
                3 0 obj <</Type/Page/MediaBox[0 0 1 1]>> endobj
                4 0 obj <</Length 44>> stream
                3 0 obj <</Type/Page/MediaBox[0 0 7 7]>> end
                endstream endobj
                3 0 obj <</Type/Page/MediaBox[0 0 2 2]>> endobj
                """))
        #expect(file.pages.map(\.mediaBox.width) == [2])
    }

    @Test func objectsInDeflatedStreams() throws {
        let content = "3 0 2 18 <</Kids[5 0 R]>>    <</Pages 3 0 R /Type /Catalog>>"
        let deflated = try Compressor(level: 6).compress(Array(content.utf8), count: content.utf8.count)
        var data = Data("%PDF-1.7\n".utf8)
        data += Data("9 0 obj <</Type/ObjStm/N 2/First 9/Filter/FlateDecode/Length \(deflated.count)>> stream\n".utf8)
        data += deflated + Data("\nendstream endobj 5 0 obj <</Type/Page/MediaBox[0 0 3 4]>> endobj\n".utf8)
        data += Data("6 0 obj <</Type/XRef/Root 2 0 R/Encrypt 8 0 R/Length 0>> stream\n\nendstream endobj".utf8)
        let file = try #require(PDFReader(data))
        #expect(file.isEncrypted)
        #expect(file.pages.map(\.mediaBox.size) == [CGSize(width: 3, height: 4)])
    }

    @Test func otherDataAreNoFile() {
        #expect(PDFReader(Data()) == nil)
        #expect(PDFReader(Data([0xFF, 0xD8, 0xFF])) == nil)
        #expect(reader("") == nil)
        #expect(reader("1 0 obj <</Type/Catalog>> endobj") == nil)
    }

    @Test(.timeLimit(.minutes(1)), arguments: ["[", "<<", "[<<", "<</a", "(", "<", "1 0 obj", "stream", "/"])
    func hostileFilesEnd(part: String) {
        #expect(reader("1 0 obj" + String(repeating: part, count: 20_000)) == nil)
    }
}
