import Foundation

/// The drawing of printed pages, which aren't printed.
@preconcurrency @MainActor
open class UIPrintPageRenderer: _MainActorObject {
    /// The height of headers, in points.
    open var headerHeight: CGFloat = 0
    /// The height of footers, in points.
    open var footerHeight: CGFloat = 0
    /// The layouts of the content.
    open var printFormatters: [UIPrintFormatter]?
    /// The paper's rectangle in points; empty without a printer.
    open var paperRect: CGRect { .zero }
    /// The part of the paper that is printed on, in points.
    open var printableRect: CGRect { .zero }
    /// The number of pages; 0 without a printer.
    open var numberOfPages: Int { 0 }

    /// Creates a drawing.
    public init() { super.init(_responder: ()) }

    /// Adds a layout that begins on a page.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.startPage = pageIndex
        formatter.printPageRenderer = self
        printFormatters = (printFormatters ?? []) + [formatter]
    }
    /// Returns the layouts of a page.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        printFormatters?.filter { $0.startPage <= pageIndex }
    }
    /// Prepares pages; isn't called.
    open func prepare(forDrawingPages range: NSRange) {}
    /// Draws a page; isn't called.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
    /// Draws a header; isn't called.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    /// Draws a footer; isn't called.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
    /// Draws the content of a page; isn't called.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    /// Draws a layout of the content; isn't called.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {}
}

/// The size of a printer's paper.
@preconcurrency @MainActor
open class UIPrintPaper: _MainActorObject {
    /// The size in points.
    open var paperSize: CGSize { .zero }
    /// The part that is printed on, in points.
    open var printableRect: CGRect { .zero }

    /// Returns the paper that fits a size best; the first one.
    open class func bestPaper(forPageSize size: CGSize, withPapersFrom papers: [UIPrintPaper]) -> UIPrintPaper {
        papers.first ?? UIPrintPaper(_responder: ())
    }
}

/// The methods of a print interaction's delegate; none is called.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: AnyObject {
    /// Returns the controller over which the options are shown.
    func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController?
    /// Returns one of the papers.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    /// Called before the options are shown.
    func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Called after the options were shown.
    func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Called before the options are closed.
    func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Called after the options were closed.
    func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Called before a job.
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    /// Called after a job.
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    private var proxied: ForwardedCalls<any UIPrintInteractionControllerDelegate>? { ForwardedCalls(self) }

    public func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController? {
        proxied?.send([printInteractionController]) {
            $0.printInteractionControllerParentViewController(printInteractionController)
        } ?? nil
    }
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper {
        proxied?.send([printInteractionController, paperList]) {
            $0.printInteractionController(printInteractionController, choosePaper: paperList)
        } ?? UIPrintPaper.bestPaper(forPageSize: .zero, withPapersFrom: paperList)
    }
    /// Called before the options are shown.
    public func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {
        proxied?.send([printInteractionController]) {
            $0.printInteractionControllerWillPresentPrinterOptions(printInteractionController)
        }
    }
    /// Called after the options were shown.
    public func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {
        proxied?.send([printInteractionController]) {
            $0.printInteractionControllerDidPresentPrinterOptions(printInteractionController)
        }
    }
    /// Called before the options are closed.
    public func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {
        proxied?.send([printInteractionController]) {
            $0.printInteractionControllerWillDismissPrinterOptions(printInteractionController)
        }
    }
    /// Called after the options were closed.
    public func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {
        proxied?.send([printInteractionController]) {
            $0.printInteractionControllerDidDismissPrinterOptions(printInteractionController)
        }
    }
    /// Called before a job.
    public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {
        proxied?.send([printInteractionController]) {
            $0.printInteractionControllerWillStartJob(printInteractionController)
        }
    }
    /// Called after a job.
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {
        proxied?.send([printInteractionController]) {
            $0.printInteractionControllerDidFinishJob(printInteractionController)
        }
    }
}
