import Foundation
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

    @Test func aPageIsABoxWithAWarning() throws {
        let page = try #require(try document().page(at: 1))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let log = WarningLog()
        let image = log.asCurrent {
            UIGraphicsImageRenderer(size: CGSize(width: 200, height: 120), format: format).image { context in
                context.cgContext.translateBy(x: 0, y: 110)
                context.cgContext.scaleBy(x: 1, y: -1)
                context.cgContext.drawPDFPage(page)
            }
        }
        #expect(log.warnings.contains { $0.description.contains("page 1 of a PDF") })
        let bitmap = try #require(image.cgImage?.bitmap)
        #expect(bitmap.pixel(x: 100, y: 5) == 0 && bitmap.pixel(x: 2, y: 115) == 0)
        #expect(bitmap.pixel(x: 2, y: 15) >> 24 == 0xFF)
    }
}
