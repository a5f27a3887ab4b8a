import Combine
import UIKit

final class OrderStatusViewModel: ObservableObject {
    let order: Order
    @Published private(set) var remainingTime = ""

    init(order: Order, now: @escaping () -> Date = Date.init) {
        self.order = order
        Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .map { _ in now() }
            .prepend(now())
            .map { max(0, Int(order.arrivesAt.timeIntervalSince($0))) }
            .removeDuplicates()
            .map { String(format: "%d:%02d:%02d", $0 / 3600, $0 / 60 % 60, $0 % 60) }
            .assign(to: &$remainingTime)
    }
}

/// The way of a parcel, with a countdown to its arrival.
final class OrderStatusViewController: UIViewController {
    private let viewModel: OrderStatusViewModel
    private let countdownLabel = UILabel(font: .monospacedDigitSystemFont(ofSize: 44, weight: .light))
    private let captionLabel = UILabel(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    private let linesLabel = UILabel(font: .preferredFont(forTextStyle: .subheadline), lines: 0)
    private let progressView = UIProgressView(progressViewStyle: .default)
    private var cancellables = Set<AnyCancellable>()

    init(viewModel: OrderStatusViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        title = viewModel.order.id
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Theme.Color.background
        let order = viewModel.order
        let reached = Order.Status.allCases.firstIndex(of: order.status) ?? 0
        captionLabel.text = order.isOpen ? String(localized: "until it arrives") : String(localized: "Delivered")
        countdownLabel.isHidden = !order.isOpen
        linesLabel.text = order.summary
        progressView.progress = Float(reached + 1) / Float(Order.Status.allCases.count)
        progressView.progressTintColor = Theme.Color.accent

        let rows = Order.Status.allCases.enumerated().map { row(for: $1, isReached: $0 <= reached) }
        let stack = UIStackView(
            [countdownLabel, captionLabel, progressView] + rows + [linesLabel], axis: .vertical, spacing: 12)
        stack.setCustomSpacing(24, after: progressView)
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        ])

        viewModel.$remainingTime
            .map(Optional.some)
            .assign(to: \.text, on: countdownLabel)
            .store(in: &cancellables)
    }

    private func row(for status: Order.Status, isReached: Bool) -> UIView {
        let symbol = UIImageView(image: UIImage(systemName: isReached ? "checkmark.circle.fill" : "circle"))
        symbol.tintColor = isReached ? Theme.Color.accent : .tertiaryLabel
        symbol.setContentHuggingPriority(.required, for: .horizontal)
        let label = UILabel(font: .preferredFont(forTextStyle: .headline), color: isReached ? .label : .secondaryLabel)
        label.text = status.title
        return UIStackView([symbol, label], axis: .horizontal, spacing: 10, alignment: .center)
    }
}
