import Builder
import RxSwift
import UIKit

public final class OrdersViewController: UIViewController {
    private let model: OrderListModel
    private let disposeBag = DisposeBag()
    private lazy var filters = DynamicItemViewBuilder<String>([]) { [weak self] title in
        ButtonView(title) { _ in self?.model.filter = title }
    }
    public private(set) var transitions: [String] = []
    public private(set) var isShowingFilters = false
    private var list: OrderListing { model }

    public init(service: OrderServiceType) {
        model = OrderListModel(service: service)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override public func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.embed(page, safeArea: true)

        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Filter", style: .plain)
            .onTap { [unowned self] _ in isShowingFilters.toggle() }
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(image: UIImage(systemName: "cart"), style: .plain)
                .onTap { [weak self] _ in self?.showCheckout() }
        ]

        model.$state
            .observe(on: ConcurrentMainScheduler.instance)
            .subscribe(onNext: { [weak self] state in
                self?.transitions.append("\(state)".components(separatedBy: "(")[0])
            })
            .disposed(by: disposeBag)
    }

    public func setFilters(_ titles: [String]) {
        filters.items = titles
    }

    public var filterTitles: [String] {
        (view.find(subview: "filters") as? UIStackView)?.arrangedSubviews
            .compactMap { ($0 as? UIButton)?.title(for: .normal) } ?? []
    }

    private var page: View {
        VStackView(spacing: 0) {
            HStackView(filters)
                .distribution(.fillEqually)
                .identifier("filters")
                .height(44)
            HStackView {
                SpacerView()
                Badge(count: model.$unread)
                    .onAppear { $0.view.tintColor = .systemRed }
            }
            .padding(h: 16, v: 4)
            .height(26)
            OrderListScreen(model: model)
        }
    }

    private func showCheckout() {
        let controller = UIViewController(CheckoutScreen(model: CheckoutModel()), safeArea: true)
        present(controller, animated: false)
    }
}

extension OrdersViewController {
    public func showSummary() {
        transition(to: BuilderHostView { LabelView("\(list.state)").style(.caption) }, delay: 0)
        view.context.transition(to: ViewControllerHostView(UIViewController(LabelView("Summary"))), delay: 0)
    }
}

/// What tests make of the screens.
public enum OrderScreens {
    @MainActor public static func checkout() -> (view: UIView, message: () -> String?) {
        let model = CheckoutModel()
        return (CheckoutScreen(model: model).build(), { model.message })
    }

    @MainActor public static func detail(_ order: Order) -> UIViewController {
        OrderTheme.apply()
        defer { OrderTheme.reset() }
        return UIViewController(OrderDetailScreen(order: order).identifier("detail"), safeArea: true)
    }

    @MainActor public static func menu(_ titles: [String], chosen: @escaping (String) -> Void) -> UIViewController {
        let rows = StaticViewBuilder {
            TableViewCell(title: "Static")
            TableViewCell(title: "Title", subtitle: "Subtitle")
            TableViewCell(name: "Name", value: "Value")
            TableViewCell(field: "Field", value: "Value")
            ForEach(titles) { title in
                TableViewCell(padding: .zero) { LabelView(title) }
                    .onSelect { _ in
                        chosen(title)
                        return true
                    }
            }
        }
        return UIViewController(TableView().source(rows))
    }
}
