import UIKit

/// A cell's content configuration for the signed-in account.
struct AccountContent: UIContentConfiguration {

    var account: Account
    private(set) var isDimmed = false
    /// The transformer of the badge's color.
    var badgeColor = UIConfigurationColorTransformer { $0.withAlphaComponent(0.9) }

    init(account: Account) {
        self.account = account
    }

    func makeContentView() -> UIView & UIContentView {
        AccountContentView(self)
    }

    func updated(for state: UIConfigurationState) -> AccountContent {
        guard let state = state as? UICellConfigurationState else { return self }
        var content = self
        content.isDimmed = state.isHighlighted || state.isDisabled
        return content
    }

}

private final class AccountContentView: UIView, UIContentView {

    var configuration: UIContentConfiguration { didSet { update() } }

    private let badge = UIImageView()
    private let nameLabel = UILabel()
    private let emailLabel = UILabel()
    private let row = UIStackView()

    init(_ content: AccountContent) {
        configuration = content
        super.init(frame: .zero)
        nameLabel.font = .preferredFont(forTextStyle: .title3)
        emailLabel.font = .preferredFont(forTextStyle: .footnote)
        emailLabel.textColor = .secondaryLabel
        let texts = UIStackView(arrangedSubviews: [nameLabel, emailLabel])
        texts.axis = .vertical
        texts.spacing = 2
        row.addArrangedSubview(badge.sized(width: 52, height: 52))
        row.addArrangedSubview(texts)
        row.spacing = 14
        row.alignment = .center
        add(row, insets: NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
        update()
    }

    required init?(coder: NSCoder) {
        fatalError("This view is made in code.")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    private func update() {
        guard let content = configuration as? AccountContent else { return }
        let size: UIContentSizeCategory = traitCollection.preferredContentSizeCategory
        row.axis = size.isAccessibilityCategory ? .vertical : .horizontal
        badge.image = .initials(content.account.name.prefix(1).uppercased(), diameter: 52)
        nameLabel.text = content.account.name
        emailLabel.text = content.account.email
        badge.layer.cornerRadius = 26
        badge.backgroundColor = content.badgeColor(.harbour)
        alpha = content.isDimmed ? 0.5 : 1
    }

}
