import Foundation
import Render
import Testing

@testable import BuilderUIKit

@MainActor @Suite struct CGPDFDocumentTests {
    /// A file of two pages, as our own renderer writes it.
    private var data: Data {
        UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100)).pdfData { context in
            context.beginPage()
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 80), pageInfo: [:])
        }
    }

    private func document() throws -> CGPDFDocument {
        let provider = try #require(CGDataProvider(data: data as CFData))
        return try #require(CGPDFDocument(provider))
    }

    @Test func pagesOfAFile() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
        try data.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let document = try #require(CGPDFDocument(url as CFURL))
        #expect(document.numberOfPages == 2)
        #expect(document.page(at: 0) == nil && document.page(at: 3) == nil)
        let second = try #require(document.page(at: 2))
        #expect(second.pageNumber == 2 && second.rotationAngle == 0)
        #expect(second.getBoxRect(.mediaBox).size == CGSize(width: 50, height: 80))
        #expect(second.getBoxRect(.cropBox) == second.getBoxRect(.artBox))
        #expect(CGPDFDocument(URL(fileURLWithPath: "/no/such/file.pdf") as CFURL) == nil)
        #expect(CGDataProvider(data: Data([1]) as CFData).flatMap { CGPDFDocument($0) } == nil)
    }

    @Test func pagesBeyondTheLimitsAreNamed() throws {
        // A tree of 80 levels, of which 64 are read, with a page at the first one.
        let levels = (10..<90).map { "\($0) 0 obj <</Kids[\($0 + 1) 0 R]>> endobj\n" }.joined()
        let file = """
            %PDF-1.4
            1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
            2 0 obj <</Kids[3 0 R 10 0 R]>> endobj
            3 0 obj <</Type/Page>> endobj
            \(levels)90 0 obj <</Type/Page>> endobj
            """
        let log = WarningLog()
        let document = log.asCurrent { CGPDFDocument(data: Data(file.utf8)) }
        #expect(document?.numberOfPages == 1)
        #expect(log.warnings.contains { $0.description.contains("pages may be missing") })
        let (quiet, data) = (WarningLog(), data)
        let ordinary = quiet.asCurrent { CGPDFDocument(data: data) }
        #expect(ordinary?.numberOfPages == 2 && quiet.warnings.isEmpty)
    }

    @Test func infiniteBoxesAreNoBoxes() throws {
        let file = """
            %PDF-1.4
            1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
            2 0 obj <</Kids[3 0 R]>> endobj
            3 0 obj <</Type/Page/MediaBox[0 0 inf 1e999]>> endobj
            """
        let page = try #require(CGPDFDocument(data: Data(file.utf8))?.page(at: 1))
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let transform = page.getDrawingTransform(.mediaBox, rect: rect, rotate: 0, preserveAspectRatio: true)
        #expect([transform.a, transform.d, transform.tx, transform.ty].allSatisfy { $0.isFinite })
    }

    @Test func drawingTransformsFitAndCenter() throws {
        let page = try #require(try document().page(at: 1))
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let fitted = page.getDrawingTransform(.mediaBox, rect: rect, rotate: 0, preserveAspectRatio: true)
        #expect(page.getBoxRect(.mediaBox).applying(fitted) == CGRect(x: 0, y: 25, width: 100, height: 50))
        let large = CGRect(x: 0, y: 0, width: 400, height: 400)
        let centered = page.getDrawingTransform(.mediaBox, rect: large, rotate: 0, preserveAspectRatio: true)
        #expect(page.getBoxRect(.mediaBox).applying(centered) == CGRect(x: 100, y: 150, width: 200, height: 100))
        let turned = page.getDrawingTransform(.mediaBox, rect: rect, rotate: 90, preserveAspectRatio: true)
        let box = page.getBoxRect(.mediaBox).applying(turned)
        #expect(abs(box.width - 50) < 1e-9 && abs(box.height - 100) < 1e-9)
    }

    /// Draws a page into a context of 200 × 120 points whose y points up from a point above the bottom edge.
    private func bitmap(of page: CGPDFPage, _ log: WarningLog) throws -> Bitmap {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = log.asCurrent {
            UIGraphicsImageRenderer(size: CGSize(width: 200, height: 120), format: format).image { context in
                context.cgContext.translateBy(x: 0, y: 110)
                context.cgContext.scaleBy(x: 1, y: -1)
                context.cgContext.drawPDFPage(page)
            }
        }
        return try #require(image.cgImage?.bitmap)
    }

    @Test func pagesAreDrawn() throws {
        let log = WarningLog()
        let bitmap = try bitmap(of: try #require(try document().page(at: 1)), log)
        #expect(log.warnings.isEmpty, "\(log.warnings)")
        #expect(bitmap.pixel(x: 5, y: 15) == 0xFFFF_0000)
        #expect(bitmap.pixel(x: 5, y: 25) == 0 && bitmap.pixel(x: 5, y: 5) == 0 && bitmap.pixel(x: 15, y: 15) == 0)
    }

    /// A file with a page of 100 × 80 points that shows 40 × 30 of them, turned, with a square at 12, 22.
    private func turnedFile(trailer: String = "trailer<</Root 1 0 R>>") -> Data {
        let content = "1 0 0 rg 0 0 100 80 re f 0 0 1 rg 12 22 8 8 re f"
        return Data(
            """
            %PDF-1.4
            1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
            2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
            3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 80]/CropBox[10 20 50 50]/Rotate 90/Contents 4 0 R>>endobj
            4 0 obj<</Length \(content.utf8.count)>>stream
            \(content)
            endstream endobj
            \(trailer)
            %%EOF

            """.utf8)
    }

    @Test func pagesLieAtTheirCropBoxAndAreNotTurned() throws {
        let log = WarningLog()
        let page = try #require(CGPDFDocument(data: turnedFile())?.page(at: 1))
        let bitmap = try bitmap(of: page, log)
        #expect(page.rotationAngle == 90 && log.warnings.isEmpty, "\(log.warnings)")
        // y = 110 is the origin, so that the square is at 80…88, and the crop box at 60…90.
        #expect(bitmap.pixel(x: 16, y: 84) == 0xFF00_00FF)
        #expect(bitmap.pixel(x: 30, y: 70) == 0xFFFF_0000 && bitmap.pixel(x: 48, y: 62) == 0xFFFF_0000)
        for (x, y) in [(8, 75), (52, 75), (30, 58), (30, 92)] { #expect(bitmap.pixel(x: x, y: y) == 0, "\(x), \(y)") }
    }

    @Test func aPageThatCanNotBeDrawnIsABoxWithAWarning() throws {
        let log = WarningLog()
        let page = try #require(CGPDFDocument(data: turnedFile(trailer: ""))?.page(at: 1))
        let bitmap = try bitmap(of: page, log)
        #expect(log.warnings.contains { $0.description.contains("page 1 of a PDF; a box is drawn instead") })
        #expect(bitmap.pixel(x: 12, y: 62) >> 24 == 0xFF && bitmap.pixel(x: 52, y: 62) == 0)
    }
}
