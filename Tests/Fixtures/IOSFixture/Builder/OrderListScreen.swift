import Builder
import RxSwift
import UIKit

struct OrderRow: ViewBuilder {
    let order: Order

    var body: View {
        HStackView(spacing: 12) {
            ImageView(systemName: "cart")
                .tintColor(.systemIndigo)
                .contentMode(.scaleAspectFit)
                .frame(height: 28, width: 28)
            VStackView(spacing: 2) {
                LabelView(order.title)
                    .font(.headline)
                    .numberOfLines(1)
                    .lineBreakMode(.byTruncatingTail)
                    .contentCompressionResistancePriority(UILayoutPriority(rawValue: 800), for: .horizontal)
                if let note = order.note {
                    LabelView(note)
                        .style(.caption)
                        .contentCompressionResistancePriority(UILayoutPriority(rawValue: 800), for: .horizontal)
                }
            }
            SpacerView()
            LabelView(String(format: "%.2f", order.total))
                .alignment(.right)
                .color(.secondaryLabel)
                .contentHuggingPriority(.required, for: .horizontal)
                .contentCompressionResistancePriority(.required, for: .horizontal)
        }
        .alignment(.center)
        .identifier("order-\(order.id)")
    }
}

struct OrderListScreen: ViewBuilder {
    enum Key: String {
        case list, retry
    }

    let model: OrderListModel

    var body: View {
        DynamicContainerView(model.$state) { state in
            switch state {
            case .initial:
                EmptyPage(text: "")
            case .loading:
                With(UIActivityIndicatorView(style: .large)) { $0.startAnimating() }
                    .position(.center)
            case .loaded(let orders):
                OrderTable(orders: orders)
            case .empty(let text):
                EmptyPage(text: text)
            case .error(let error):
                EmptyPage(text: error.localizedDescription)
                ButtonView("Try again") { [weak model] _ in model?.load() }
                    .identifier(Key.retry)
                    .position(.bottomCenter)
                    .margins(h: 20, v: 40)
                    .safeArea(true)
            }
        }
        .onAppearOnce { [weak model] _ in model?.load() }
        .navigation(title: "Orders")
    }
}

private struct EmptyPage: ViewBuilder {
    let text: String

    var body: View {
        LabelView(text)
            .alignment(.center)
            .color(.secondaryLabel)
            .position(.center)
            .padding(24)
    }
}

private struct OrderTable: ViewBuilder {
    let orders: [Order]

    var body: View {
        TableView(
            DynamicItemViewBuilder(orders) { order in
                TableViewCell {
                    OrderRow(order: order)
                }
                .accessoryType(.disclosureIndicator)
                .onSelect { context in
                    context.push(OrderDetailScreen(order: order), animated: false)
                    return false
                }
            }
        )
        .identifier(OrderListScreen.Key.list)
        .with {
            $0.tableFooterView = UIView()
            $0.separatorInset = .zero
        }
    }
}
