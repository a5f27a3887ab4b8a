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
        #expect(PDFDocument(data: Data([1]))?.pageCount == 0)
    }
}
