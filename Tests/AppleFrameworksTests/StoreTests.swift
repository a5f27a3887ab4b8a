import BuilderUIKit
import Testing

@testable import BuilderPDFKit
@testable import BuilderStoreKit

/// Values of StoreKit's and PDFKit's types.
@Suite struct StoreTests {
    @Test func pricesAndPeriodsHaveFormats() {
        let period = Product.SubscriptionPeriod(unit: .month, value: 3)
        let english = Product.SubscriptionPeriod.FormatStyle(locale: Locale(identifier: "en_US"))
        #expect(period.formatted(english) == "3 months")
        let product = Product(
            id: "a", type: .consumable, displayName: "", description: "", price: 5, displayPrice: "",
            isFamilyShareable: false, subscription: nil)
        let style = product.priceFormatStyle
        #expect(style.currencyCode == Locale.current.currency?.identifier ?? "USD")
        #expect(product.price.formatted(style).contains("5"))
    }

    @MainActor @Test func documentsHaveTheirPages() throws {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 30, height: 40)).pdfData { context in
            context.beginPage()
            context.beginPage()
        }
        let document = try #require(PDFDocument(data: data))
        #expect(document.pageCount == 2 && !document.isLocked)
        let page = try #require(document.page(at: 1))
        #expect(page.bounds(for: .cropBox).size == CGSize(width: 30, height: 40))
        #expect(page.document === document && page.pageRef?.pageNumber == 2)
        let thumbnail = page.thumbnail(of: CGSize(width: 60, height: 80), for: .cropBox)
        #expect(thumbnail.size == CGSize(width: 60, height: 80))
        #expect(thumbnail.pngData() != UIGraphicsImageRenderer(size: thumbnail.size).image { _ in }.pngData())
    }

    @Test func otherFilesAreNoDocuments() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
        #expect(PDFDocument(data: Data([1])) == nil)
        try Data([1]).write(to: url)
        #expect(PDFDocument(url: url) == nil)
        try FileManager.default.removeItem(at: url)
        #expect(PDFDocument(url: url)?.pageCount == 0)
        #expect(PDFDocument(url: url)?.documentURL == url)
    }

    @Test func encryptedFilesAreLocked() throws {
        let file = "%PDF-1.7\n6 0 obj <</Type/XRef/Root 2 0 R/Encrypt 8 0 R/Length 0>> stream\n\nendstream endobj"
        let document = try #require(PDFDocument(data: Data(file.utf8)))
        #expect(document.isLocked && document.pageCount == 0)
        #expect(!document.allowsCopying && !document.allowsPrinting)
    }
}
