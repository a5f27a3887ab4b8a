import Builder

/// An order as a receipt on a strip of paper.
///
/// ```swift
/// let png = try await Renderer().png(of: ReceiptView(order), width: 600, scale: 2)
/// ```
///
/// The height follows from the content. The appearance is light in any trait environment, as paper is. The layout
/// direction is that of the order's language.
public struct ReceiptView: ViewBuilder {
    private let order: Order
    private let totals: Totals
    private let texts: ReceiptLocale

    /// Creates a receipt.
    ///
    /// - Parameter order: An order from an `OrderReader`, which rejects invalid ones.
    public init(_ order: Order) {
        let currency = Currency(code: order.currency) ?? .euro
        self.order = order
        totals = Totals(of: order, in: currency)
        texts = ReceiptLocale(identifier: order.locale, currency: currency)
    }

    public var body: View {
        VStackView { PaperView(content: paper) }
            .padding(24)
            .backgroundColor(.ground)
            .with { view in
                view.overrideUserInterfaceStyle = .light
                view.read(texts.isRightToLeft ? .forceRightToLeft : .forceLeftToRight)
            }
    }

    private var paper: View {
        VStackView(spacing: 20) {
            HeaderView(shop: order.shop, texts: texts)
            DashedLine()
            ItemsView(items: order.items, totals: totals, texts: texts)
            DashedLine()
            TotalsView(order: order, totals: totals, texts: texts)
            DashedLine()
            FooterView(order: order, texts: texts)
        }
        .padding(top: 36, left: 28, bottom: 44, right: 28)
    }
}

extension Currency {
    fileprivate static let euro = Currency(known: "EUR", digits: 2)
}
