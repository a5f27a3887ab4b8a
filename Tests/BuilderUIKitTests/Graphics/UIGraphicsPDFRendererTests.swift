import BuilderUIKit
import Testing

@MainActor
@Suite struct UIGraphicsPDFRendererTests {
    private let bounds = CGRect(x: 10, y: 10, width: 200, height: 100)

    private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

    @Test func eachPageHasItsSize() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: "Invoice"]
        let renderer = UIGraphicsPDFRenderer(bounds: bounds, format: format)
        let data = renderer.pdfData { context in
            UIColor.green.setFill()
            context.fill(bounds)
            context.beginPage()
            #expect(context.pdfContextBounds == bounds)
            "Total".draw(at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
            UIColor.red.setFill()
            context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
        }
        let file = text(data)
        #expect(file.hasPrefix("%PDF"))
        #expect(file.contains("/Count 2") && file.contains("200 100 ]") && file.contains("50 60 ]"))
        #expect(file.contains("(Invoice)"))
        #expect(
            data
                == renderer.pdfData { context in
                    context.beginPage()
                    "Total".draw(at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
                    context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
                    UIColor.red.setFill()
                    context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
                }, "what precedes the first page is lost")
    }

    @Test func withoutPagesThereIsNoFile() {
        #expect(UIGraphicsPDFRenderer(bounds: bounds).pdfData { _ in }.isEmpty)
        let large = CGRect(x: 0, y: 0, width: 1e6, height: 1e6)
        #expect(UIGraphicsPDFRenderer(bounds: large).pdfData { $0.beginPage() }.isEmpty)
    }

    @Test func filesAreWritten() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        try UIGraphicsPDFRenderer(bounds: bounds).writePDF(to: url) { $0.beginPage() }
        #expect(text(try Data(contentsOf: url)).hasPrefix("%PDF"))
        let missing = url.appendingPathComponent("no")
        #expect(throws: (any Error).self) {
            try UIGraphicsPDFRenderer(bounds: bounds).writePDF(to: missing) { $0.beginPage() }
        }
    }

    @Test func functionsDrawFiles() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextTitle as String: "Invoice"])
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
        "Total".draw(at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 50, height: 60), nil)
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
        let file = text(data as Data)
        #expect(file.hasPrefix("%PDF") && file.contains("/Count 2") && file.contains("(Invoice)"))
        #expect(file.contains("612 792 ]") && file.contains("50 60 ]"))
    }

    @Test func functionsWriteFiles() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(!UIGraphicsBeginPDFContextToFile("/no/such/folder/a.pdf", bounds, nil))
        #expect(UIGraphicsBeginPDFContextToFile(url.path, bounds, nil))
        UIGraphicsBeginPDFPage()
        UIGraphicsEndPDFContext()
        #expect(text(try Data(contentsOf: url)).contains("200 100 ]"))
    }
}
