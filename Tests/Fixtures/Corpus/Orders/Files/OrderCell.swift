import RxSwift
import SnapKit
import UIKit

final class OrderCell: UITableViewCell {
    static let identifier = String(describing: OrderCell.self)

    private lazy var customerLabel: UILabel = {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        return label
    }()
    private let numberLabel = UILabel()
    private let totalLabel = UILabel()
    private let badge = StatusBadge()
    private var disposeBag = DisposeBag()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUpViews()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        disposeBag = DisposeBag()
    }

    private func setUpViews() {
        numberLabel.font = .preferredFont(forTextStyle: .subheadline)
        numberLabel.textColor = .secondaryLabel
        totalLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .medium)
        totalLabel.setContentHuggingPriority(.required, for: .horizontal)
        totalLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        [customerLabel, numberLabel, totalLabel, badge].forEach(contentView.addSubview)

        customerLabel.snp.makeConstraints { make in
            make.top.equalToSuperview().offset(12)
            make.leading.equalToSuperview().offset(16)
        }
        numberLabel.snp.makeConstraints { make in
            make.top.equalTo(customerLabel.snp.bottom).offset(2)
            make.leading.equalTo(customerLabel)
            make.bottom.equalToSuperview().inset(12)
        }
        totalLabel.snp.makeConstraints { make in
            make.leading.greaterThanOrEqualTo(customerLabel.snp.trailing).offset(8)
            make.trailing.equalToSuperview().inset(16)
            make.centerY.equalTo(customerLabel)
        }
        badge.snp.makeConstraints { make in
            make.trailing.equalTo(totalLabel)
            make.centerY.equalTo(numberLabel)
        }
    }

    func configure(with order: Order) {
        customerLabel.text = order.customer
        numberLabel.text = "No. \(order.number)"
        totalLabel.text = order.total
        badge.status = order.status
    }
}

final class StatusBadge: UIView {
    private let label = UILabel()

    var status: Order.Status = .open {
        didSet {
            label.text = status.rawValue.capitalized
            backgroundColor = color.withAlphaComponent(0.15)
            label.textColor = color
        }
    }

    private var color: UIColor {
        switch status {
        case .open: return .systemOrange
        case .shipped: return .systemBlue
        case .delivered: return .systemGreen
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 12, weight: .semibold)
        addSubview(label)
        label.snp.makeConstraints { make in
            make.top.bottom.equalToSuperview().inset(2)
            make.leading.trailing.equalToSuperview().inset(8)
        }
        layer.cornerRadius = 9
        layer.masksToBounds = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
