import UIKit

struct ProductContentConfiguration: UIContentConfiguration {
    var product: Product
    var isFavorite = false
    var onToggleFavorite: (() -> Void)?

    func makeContentView() -> UIView & UIContentView { ProductContentView(configuration: self) }

    func updated(for state: UIConfigurationState) -> ProductContentConfiguration { self }
}

final class ProductContentView: UIView, UIContentView {
    var configuration: UIContentConfiguration { didSet { apply() } }

    private let artworkView = ArtworkView()
    private let nameLabel = UILabel(font: .preferredFont(forTextStyle: .subheadline), lines: 2)
    private let priceLabel = UILabel(font: .preferredFont(forTextStyle: .headline))
    private let ratingLabel = UILabel(font: .preferredFont(forTextStyle: .footnote), color: .systemOrange)
    private let badge = BadgeLabel(font: .systemFont(ofSize: 12, weight: .bold), color: .white)
    private lazy var favoriteButton: UIButton = {
        var config = UIButton.Configuration.gray()
        config.cornerStyle = .capsule
        config.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        let button = UIButton(configuration: config)
        button.configurationUpdateHandler = { button in
            button.configuration?.image = UIImage(systemName: button.isSelected ? "heart.fill" : "heart")
        }
        button.addTarget(self, action: #selector(didTapFavorite), for: .touchUpInside)
        button.accessibilityLabel = NSLocalizedString("Favorite", comment: "Button")
        return button
    }()

    init(configuration: ProductContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        backgroundColor = Theme.Color.card
        layer.cornerRadius = 14
        layer.masksToBounds = true
        badge.backgroundColor = Theme.Color.sale

        let labels = UIStackView(
            [nameLabel, ratingLabel, priceLabel], axis: .vertical, spacing: 4, alignment: .leading)
        for view in [artworkView, labels, favoriteButton, badge] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            artworkView.topAnchor.constraint(equalTo: topAnchor),
            artworkView.leadingAnchor.constraint(equalTo: leadingAnchor),
            artworkView.trailingAnchor.constraint(equalTo: trailingAnchor),
            artworkView.heightAnchor.constraint(equalToConstant: 130),
            labels.topAnchor.constraint(equalToSystemSpacingBelow: artworkView.bottomAnchor, multiplier: 1),
            labels.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            labels.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -12),
            labels.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            favoriteButton.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            favoriteButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            badge.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
        ])
        apply()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func apply() {
        guard let configuration = configuration as? ProductContentConfiguration else { return }
        let product = configuration.product
        artworkView.configure(with: product)
        nameLabel.text = product.name
        ratingLabel.text = product.ratingText
        priceLabel.attributedText = product.priceText
        favoriteButton.isSelected = configuration.isFavorite
        badge.text = product.discountPercentage.map { "−\($0)%" }
        badge.isHidden = badge.text == nil
    }

    @objc private func didTapFavorite() {
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        (configuration as? ProductContentConfiguration)?.onToggleFavorite?()
    }
}

extension Product {
    var ratingText: String { String(format: "★ %.1f", rating) }

    var priceText: NSAttributedString {
        guard discountPercentage != nil, let old = compareAtPrice else {
            return NSAttributedString(string: price.formatted)
        }
        let text = NSMutableAttributedString(string: price.formatted, attributes: [.foregroundColor: Theme.Color.sale])
        let attributes: [NSAttributedString.Key: Any] = [
            .strikethroughStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.secondaryLabel,
            .font: UIFont.preferredFont(forTextStyle: .footnote),
        ]
        text.append(NSAttributedString(string: "  " + old.formatted, attributes: attributes))
        return text
    }
}
