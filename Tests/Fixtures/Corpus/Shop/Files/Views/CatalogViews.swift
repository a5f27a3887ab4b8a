import UIKit

final class SectionHeaderView: UICollectionReusableView {
    let label = UILabel(font: Theme.Font.serif(.title2, weight: .semibold))

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.accessibilityTraits = .header
        backgroundColor = Theme.Color.background.withAlphaComponent(0.95)
        embed(label, insets: NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class BannerCell: UICollectionViewCell {
    private let artworkView = ArtworkView()
    private let titleLabel = UILabel(font: Theme.Font.serif(.title1, weight: .bold), color: .white, lines: 2)
    private let subtitleLabel = UILabel(font: .preferredFont(forTextStyle: .subheadline), color: .white)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 20
        contentView.layer.cornerCurve = .continuous
        contentView.clipsToBounds = true
        contentView.embed(artworkView)
        let stack = UIStackView([titleLabel, subtitleLabel], axis: .vertical, spacing: 2)
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
        ])
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var isHighlighted: Bool { didSet { contentView.alpha = isHighlighted ? 0.7 : 1 } }

    func configure(with product: Product) {
        artworkView.configure(with: product)
        titleLabel.text = product.name
        subtitleLabel.text = product.subtitle ?? product.category.localizedName
        accessibilityLabel = product.name
    }
}

final class BadgeLabel: UILabel {
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 8, dy: 3)) }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 16, height: size.height + 6)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.masksToBounds = true
        layer.cornerRadius = bounds.height / 2
    }
}
