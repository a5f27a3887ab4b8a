import UIKit

/// The symbol of a product's category on the product's color.
final class ArtworkView: UIView {
    private let symbolView = UIImageView()

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        symbolView.contentMode = .center
        symbolView.tintColor = .white
        symbolView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34, weight: .light)
        embed(symbolView)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(with product: Product) {
        let color = UIColor(hex: product.colorHex) ?? Theme.Color.accent
        symbolView.image = UIImage(systemName: product.category.symbolName)
        (layer as? CAGradientLayer)?.colors = [color.withAlphaComponent(0.7).cgColor, color.cgColor]
    }
}

/// A symbol, a text and maybe a button in place of a list.
final class EmptyStateView: UIView {
    private let button = UIButton(type: .system)
    private let action: (() -> Void)?

    init(
        symbol: String, title: String, message: String? = nil, buttonTitle: String? = nil,
        action: (() -> Void)? = nil
    ) {
        self.action = action
        super.init(frame: .zero)
        let imageView = UIImageView(image: UIImage(systemName: symbol))
        imageView.tintColor = .tertiaryLabel
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48, weight: .light)
        let titleLabel = UILabel(font: .preferredFont(forTextStyle: .title3), lines: 0, alignment: .center)
        titleLabel.text = title
        let messageLabel = UILabel(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel, lines: 0, alignment: .center)
        messageLabel.text = message
        messageLabel.isHidden = message == nil
        button.setTitle(buttonTitle, for: .normal)
        button.isHidden = buttonTitle == nil
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        button.accessibilityIdentifier = "empty.action"
        button.addTarget(self, action: #selector(buttonTapped), for: .touchUpInside)

        let stack = UIStackView(
            [imageView, titleLabel, messageLabel, button], axis: .vertical, spacing: 10, alignment: .center)
        stack.setCustomSpacing(20, after: imageView)
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
            stack.centerXAnchor.constraint(equalTo: centerXAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
        ])
    }

    /// The view for a list that couldn't be loaded.
    convenience init(error: Error, retry: @escaping () -> Void) {
        self.init(
            symbol: "exclamationmark.triangle", title: NSLocalizedString("Something went wrong", comment: ""),
            message: error.localizedDescription, buttonTitle: NSLocalizedString("Try Again", comment: ""),
            action: retry)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc private func buttonTapped() { action?() }
}
