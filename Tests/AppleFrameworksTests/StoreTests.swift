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

    @MainActor @Test func pagesWithoutLabelsHaveTheirNumbers() throws {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 30, height: 40)).pdfData { context in
            for _ in 0..<3 { context.beginPage() }
        }
        let document = try #require(PDFDocument(data: data))
        #expect((0..<3).map { document.page(at: $0)?.label } == ["1", "2", "3"])
        #expect(PDFPage(image: UIImage())?.label == nil)
    }

    @MainActor @Test func stripsShowAsManyPagesAsHaveRoom() throws {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 30, height: 40)).pdfData { context in
            for _ in 0..<9 { context.beginPage() }
        }
        let (view, strip) = (PDFView(), PDFThumbnailView(frame: CGRect(x: 0, y: 0, width: 40, height: 100)))
        strip.pdfView = view
        strip.layoutIfNeeded()
        #expect(strip.subviews.isEmpty && strip.layer.placeholder != nil)
        view.document = PDFDocument(data: data)
        strip.thumbnailSize = CGSize(width: 15, height: 20)
        strip.layoutIfNeeded()
        // Four pages of 20 points with three gaps of 4 are 92 points high, and in the middle of 100.
        #expect(strip.layer.placeholder == nil)
        #expect(strip.subviews.map(\.frame.minY) == [4, 28, 52, 76])
        #expect(strip.subviews.allSatisfy { $0.frame.minX == 12.5 && $0.frame.size == CGSize(width: 15, height: 20) })
        strip.layoutMode = .horizontal
        strip.thumbnailSize = .zero
        strip.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0)
        strip.layoutIfNeeded()
        // A page of 30 × 40 points has all the height; no second one has room beside it.
        #expect(strip.subviews.map(\.frame) == [CGRect(x: 5, y: 60, width: 30, height: 40)])
        #expect(strip.selectedPages?.first === view.document?.page(at: 0))
    }

    @MainActor @Test func everyStripOfAViewFollowsIt() throws {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 30, height: 40)).pdfData { $0.beginPage() }
        let view = PDFView()
        let strips = (0..<2).map { _ in PDFThumbnailView(frame: CGRect(x: 0, y: 0, width: 40, height: 100)) }
        func sizes() -> [[CGSize]] {
            for strip in strips { strip.layoutIfNeeded() }
            return strips.map { $0.subviews.map(\.frame.size) }
        }
        for strip in strips {
            strip.pdfView = view
            strip.thumbnailSize = CGSize(width: 15, height: 20)
        }
        #expect(sizes() == [[], []])
        view.document = PDFDocument(data: data)
        #expect(sizes() == [[CGSize(width: 15, height: 20)], [CGSize(width: 15, height: 20)]])
        let page = try #require(view.document?.page(at: 0))
        page.setBounds(CGRect(x: 0, y: 0, width: 10, height: 40), for: .cropBox)
        view.displayBox = .mediaBox
        #expect(sizes() == [[CGSize(width: 15, height: 20)], [CGSize(width: 15, height: 20)]])
        view.displayBox = .cropBox
        #expect(sizes() == [[CGSize(width: 5, height: 20)], [CGSize(width: 5, height: 20)]])
        strips[0].pdfView = nil
        view.document = nil
        #expect(sizes() == [[], []])
    }

    /// Pages of 50 points with 4.75 above and below each are 178.5 points high, in a view of 60.
    @MainActor @Test func aChangeOfThePageIsPostedOnce() throws {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50)).pdfData { context in
            for _ in 0..<3 { context.beginPage() }
        }
        let view = PDFView(frame: CGRect(x: 0, y: 0, width: 108, height: 60))
        view.document = PDFDocument(data: data)
        view.layoutIfNeeded()
        nonisolated(unsafe) var log: [String] = []
        let names: [Notification.Name: String] = [.PDFViewPageChanged: "page", .PDFViewDocumentChanged: "document"]
        let observers = names.map { name, text in
            NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { _ in
                MainActor.assumeIsolated {
                    let index = (0..<3).first { view.document?.page(at: $0) === view.currentPage }
                    log.append("\(text) \(index ?? -1)")
                }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        view.goToNextPage(nil)
        #expect(log == ["page 1"])
        view.goToLastPage(nil)
        view.goToLastPage(nil)
        #expect(log == ["page 1", "page 2"])
        view.document = PDFDocument(data: data)
        #expect(log == ["page 1", "page 2", "document 0", "page 0"])
        // All pages have room: nothing scrolls, and a layout keeps the page.
        view.frame.size.height = 400
        view.layoutIfNeeded()
        view.goToNextPage(nil)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(log.dropFirst(4) == ["page 1"] && view.currentPage === view.document?.page(at: 1))
    }

    @MainActor @Test func thumbnailsShowABoxAsItIsTurned() throws {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 40, height: 20)).pdfData { context in
            context.beginPage()
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        let page = try #require(PDFDocument(data: data)?.page(at: 0))
        func color(_ image: UIImage, _ x: CGFloat, _ y: CGFloat) -> UInt32? {
            let pixels = image.cgImage.map { ($0.bitmap, CGFloat($0.width), CGFloat($0.height)) }
            return pixels.map { $0.0.pixel(x: Int(x * $0.1), y: Int(y * $0.2)) }
        }
        let (red, white): (UInt32, UInt32) = (0xFFFF_0000, 0xFFFF_FFFF)
        let upright = page.thumbnail(of: CGSize(width: 80, height: 80), for: .mediaBox)
        #expect(upright.size == CGSize(width: 80, height: 40))
        #expect(color(upright, 0.25, 0.25) == red && color(upright, 0.75, 0.25) == white)
        page.rotation = 90
        let turned = page.thumbnail(of: CGSize(width: 80, height: 80), for: .mediaBox)
        #expect(turned.size == CGSize(width: 40, height: 80))
        #expect(color(turned, 0.75, 0.25) == red && color(turned, 0.25, 0.25) == white)
        page.setBounds(CGRect(x: 20, y: 0, width: 20, height: 20), for: .mediaBox)
        let other = page.thumbnail(of: CGSize(width: 20, height: 20), for: .mediaBox)
        #expect(color(other, 0.75, 0.25) == white)
    }

    @MainActor @Test func viewsShowTheirPages() async throws {
        let colors: [UIColor] = [.red, .blue]
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50)).pdfData { context in
            for color in colors {
                context.beginPage()
                color.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 100, height: 50))
            }
        }
        /// Returns the colors of a column through the middle of a view of 100 × 120 points.
        func column(_ change: @escaping @MainActor @Sendable (PDFView) -> Void) async throws -> [UInt32] {
            let bitmap = try await Renderer(scale: 1, timeout: 600).bitmap(
                of: {
                    let view = PDFView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
                    view.pageBreakMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
                    view.document = PDFDocument(data: data)
                    view.autoScales = true
                    change(view)
                    return view
                }(), width: 100, height: 120)
            return [30, 60, 85].map { bitmap.pixel(x: 50, y: $0) }
        }
        let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
        // Pages of 90 × 45 points with five points around them are 110 points high, in the middle of 120. At 1.8 times
        // its size a page is 90 points high.
        let cases: [(change: @MainActor @Sendable (PDFView) -> Void, colors: [UInt32])] = [
            ({ _ in }, [red, 0, blue]), ({ $0.displaysPageBreaks = false }, [red, blue, blue]),
            ({ $0.displayMode = .singlePage }, [0, red, 0]),
            (
                {
                    $0.displayMode = .singlePage
                    $0.goToNextPage(nil)
                }, [0, blue, 0]
            ),
            ({ $0.scaleFactor = 1.8 }, [red, red, red]),
            (
                {
                    $0.scaleFactor = 1.8
                    $0.goToLastPage(nil)
                }, [blue, blue, blue]
            ),
        ]
        for (index, example) in cases.enumerated() {
            let found = try await column(example.change)
            #expect(found == example.colors, "\(index)")
        }
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
