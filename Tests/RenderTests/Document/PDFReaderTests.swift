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

    /// Returns the labels of four pages of a file with page labels.
    private func labels(_ labels: String, _ objects: String = "", trailer: String = "") -> [String?] {
        let file = reader(
            """
            1 0 obj <</Type/Catalog/Pages 2 0 R/PageLabels \(labels)>> endobj
            2 0 obj <</Kids[3 0 R 4 0 R 5 0 R 6 0 R]>> endobj
            \((3...6).map { "\($0) 0 obj <</Type/Page>> endobj" }.joined(separator: "\n"))
            \(objects)
            trailer <</Root 1 0 R\(trailer)>>
            """)
        return (0..<(file?.pages.count ?? 0)).map { file?.label(ofPage: $0) }
    }

    @Test func pagesHaveTheirLabels() {
        #expect(labels("<</Nums[0<</S/r/St 4>>2<</P(A-)/S/D>>]>>") == ["iv", "v", "A-1", "A-2"])
        #expect(labels("<</Nums[0<</S/R/St 1999>>1<</S/A/St 26>>3<</S/a>>]>>") == ["MCMXCIX", "Z", "AA", "a"])
        #expect(labels("<</Nums[1<</P(Cover)>>2 8 0 R]>>", "8 0 obj <</S/D/St 7>> endobj") == [nil, "Cover", "7", "8"])
        let tree = "8 0 obj <</Kids[9 0 R 10 0 R 8 0 R]>> endobj 9 0 obj <</Nums[0<</S/D>>]/Limits[0 0]>> endobj"
        #expect(labels("8 0 R", tree + " 10 0 obj <</Nums[3<</S/r>>]>> endobj") == ["1", "2", "3", "i"])
        #expect(labels("<<>>") == [nil, nil, nil, nil])
        #expect(labels("<</Nums[0<</S/D>>]>>", trailer: "/Encrypt 9 0 R").first == .some(nil))
    }

    @Test(arguments: [
        ("(a\\(b\\)(c)\\101\\53\\n)", "a(b)(c)A+\n"), ("(\\\n-)", "-"), ("(\\9\\\\)", "9\\"),
        ("<414>", "A@"), ("<FEFF20AC0041>", "€A"), ("<EFBBBFC3A9>", "é"), ("<80A0E9>", "•€é"), ("()", ""),
        ("(" + String(repeating: "a", count: 2000) + ")", ""),
    ])
    func prefixesAreTexts(string: String, text: String) {
        #expect(labels("<</Nums[0<</P\(string)>>]>>") == [text, text, text, text])
    }

    @Test(.timeLimit(.minutes(5))) func hostileLabelsEnd() {
        let entries = String(repeating: "0<</S/D>>", count: 20_000)
        let nodes = String(repeating: "<</Nums 8 0 R/Kids 9 0 R>>", count: 20_000)
        #expect(labels("<</Kids 9 0 R>>", "8 0 obj [\(entries)] endobj 9 0 obj [\(nodes)] endobj").first == "1")
        #expect(labels("<</Nums[0<</S/A/St 2000000000>>]>>").first == "2000000000")
        #expect(labels("<</Nums[0<</S/D/St 1e99>>]>>").first == "1")
    }

    @Test func otherDataAreNoFile() {
        #expect(PDFReader(Data()) == nil)
        #expect(PDFReader(Data([0xFF, 0xD8, 0xFF])) == nil)
        #expect(reader("") == nil)
        #expect(reader("1 0 obj <</Type/Catalog>> endobj") == nil)
    }

    /// The objects of a file with one page of 30 × 40 points.
    private static let onePage = """
        1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
        2 0 obj <</Kids[3 0 R]>> endobj
        3 0 obj <</Type/Page/MediaBox[0 0 30 40]>> endobj

        """

    /// Expects the page, whatever else is in the file.
    private func expectThePage(in file: PDFReader?, _ location: SourceLocation = #_sourceLocation) {
        #expect(file?.pages.map(\.mediaBox) == [CGRect(x: 0, y: 0, width: 30, height: 40)], sourceLocation: location)
    }

    @Test(
        .timeLimit(.minutes(5)),
        arguments: ["[", "<<", "[<<", "<</a", "(", "<", "1 0 obj", "stream", "/", "1 0 R", "%"])
    func hostileFilesEnd(part: String) {
        #expect(reader("1 0 obj" + String(repeating: part, count: 20_000)) == nil)
        expectThePage(in: reader(Self.onePage + "10 0 obj " + String(repeating: part, count: 20_000)))
    }

    @Test func hostilePlacesOfObjectsInStreams() {
        let pairs = [("9000000000000000000", "9000000000000000000"), ("0", "9223372036854775000"), ("99", "0")]
        for (first, place) in pairs {
            let content = "1 \(place) <</Type/Catalog>>"
            let stream = "9 0 obj <</Type/ObjStm/N 1/First \(first)/Length \(content.utf8.count)>> stream\n"
            expectThePage(in: reader("\(stream)\(content)\nendstream endobj\n\(Self.onePage)"))
        }
    }

    @Test(.timeLimit(.minutes(5)), arguments: [false, true])
    func eachByteOfAStreamIsInOneObject(placesIncrease: Bool) {
        let count = 50_000
        let table = (0..<count).map { "10 \(placesIncrease ? $0 : 0) " }.joined()
        let values = placesIncrease ? "[" : "1 "
        let content = table + "[" + String(repeating: values, count: 2 * count) + "]"
        let places = "/N \(count)/First \(table.utf8.count)"
        let head = "9 0 obj <</Type/ObjStm\(places)/Length \(content.utf8.count)>> stream\n"
        let file = reader("\(head)\(content)\nendstream endobj\n\(Self.onePage)")
        expectThePage(in: file)
        #expect(file?.isTruncated == false)
    }

    @Test(.timeLimit(.minutes(5))) func deflatedStreamsHaveOneAllowance() throws {
        let content = "7 0 [" + String(repeating: "1 ", count: 100_000) + "]"
        let deflated = try Compressor(level: 9).compress(Array(content.utf8), count: content.utf8.count)
        func data(streams: Int) -> Data {
            var data = Data("%PDF-1.7\n".utf8)
            for number in 0..<streams {
                let head = "\(10 + number) 0 obj <</Type/ObjStm/N 1/First 4/Filter/FlateDecode"
                data += Data("\(head)/Length \(deflated.count)>> stream\n".utf8)
                data += deflated + Data("\nendstream endobj\n".utf8)
            }
            return data + Data(Self.onePage.utf8)
        }
        // 200 KB of text and 100,000 values of 16 bytes.
        let one = try #require(PDFReader(data(streams: 1), allowance: 2_000_000))
        #expect(!one.isTruncated)
        let many = try #require(PDFReader(data(streams: 100), allowance: 2_000_000))
        #expect(many.isTruncated)
        expectThePage(in: many)
        // A stream that inflates to more than the allowance isn't read at all.
        let small = try #require(PDFReader(data(streams: 1), allowance: 100_000))
        #expect(small.isTruncated)
        expectThePage(in: small)
    }

    @Test(.timeLimit(.minutes(5))) func widePageTreesEnd() {
        // 20,000 nodes have one list of 20,000 nodes, and one box of 20,000 numbers.
        let numbers = 100..<20_100
        let list = numbers.map { "\($0) 0 R " }.joined()
        let nodes = numbers.map { "\($0) 0 obj <</Kids 5 0 R>> endobj\n" }.joined()
        let file = reader(
            """
            1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
            2 0 obj <</Kids[3 0 R 4 0 R]>> endobj
            3 0 obj <</Type/Page/MediaBox[0 0 30 40]>> endobj
            4 0 obj <</Kids 5 0 R/MediaBox 6 0 R>> endobj
            5 0 obj [\(list)] endobj
            6 0 obj [\(String(repeating: "1 ", count: 20_000))] endobj
            \(nodes)
            """)
        expectThePage(in: file)
        let pages = numbers.map { "\($0) 0 obj <</Type/Page>> endobj\n" }.joined()
        let wide = reader(
            """
            1 0 obj <</Type/Catalog/Pages 4 0 R>> endobj
            4 0 obj <</Kids 5 0 R/MediaBox 6 0 R>> endobj
            5 0 obj [\(list)] endobj
            6 0 obj [\(String(repeating: "1 ", count: 20_000))] endobj
            \(pages)
            """)
        #expect(wide?.pages.count == 20_000)
        #expect(wide?.pages.first?.mediaBox.size == CGSize(width: 612, height: 792))
    }

    @Test(.timeLimit(.minutes(5))) func whatAWrongLengthPointsToIsNotRead() {
        let streams = (0..<5_000).map { number in
            "\(10 + number) 0 obj <</Length \(1_000_000 - number * 60)>> stream\nendstream endobj".padding(
                toLength: 60, withPad: " ", startingAt: 0)
        }
        let file = Self.onePage + streams.joined() + String(repeating: "(", count: 2_000_000)
        expectThePage(in: reader(file))
    }

    @Test(arguments: ["0 0 inf 1e999", "0 0 nan 5", "0 0 0x1F 5", "0 0 1e2 1e2", "0 0 9999999999 5", "0 0 5"])
    func boxesThatArentNumbersAreALetters(box: String) {
        let file = reader(Self.onePage + "3 0 obj <</Type/Page/MediaBox[\(box)]>> endobj")
        #expect(file?.pages.map(\.mediaBox) == [CGRect(x: 0, y: 0, width: 612, height: 792)])
    }

    @Test func numbersHaveSignsAndPoints() {
        let file = reader(Self.onePage + "3 0 obj <</Type/Page/MediaBox[-.5 +1 4. 0003.25]>> endobj")
        #expect(file?.pages.map(\.mediaBox) == [CGRect(x: -0.5, y: 1, width: 4.5, height: 2.25)])
    }

    @Test func withoutATrailerTheLastCatalogCounts() {
        let old = (10..<40).map { "\($0) 0 obj <</Type/Catalog/Pages 5 0 R>> endobj\n" }.joined()
        let last = "50 0 obj <</Type/Catalog/Pages 2 0 R>> endobj 5 0 obj <</Kids[]>> endobj\n"
        expectThePage(in: reader("\(last)\(old)\(Self.onePage)"))
    }

    @Test func anEncryptedFileWhoseTreeCantBeReadIsLocked() throws {
        let file = try #require(
            reader(
                """
                9 0 obj <</Type/ObjStm/N 2/First 9/Filter/FlateDecode/Length 9>> stream
                encrypted
                endstream endobj
                6 0 obj <</Type/XRef/Root 2 0 R/Encrypt 8 0 R/Length 0>> stream

                endstream endobj
                """))
        #expect(file.isEncrypted && file.pages.isEmpty)
    }

    @Test func laterObjectsReplaceThoseOfEarlierStreams() {
        let content = "3 0 <</Type/Page/MediaBox[0 0 7 7]>>"
        let head = "9 0 obj <</Type/ObjStm/N 1/First 4/Length \(content.utf8.count)>> stream\n"
        let stream = "\(head)\(content)\nendstream endobj\n"
        expectThePage(in: reader(stream + Self.onePage))
        #expect(reader(Self.onePage + stream)?.pages.map(\.mediaBox.width) == [7])
    }
}
