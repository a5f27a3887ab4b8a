import Foundation

/// The panel of a search in a view's text, at the bottom of the window: a field with the searched text and the number of
/// results, buttons to the previous and to the next result, and one that closes it. Its look is not measured.
@MainActor
final class FindNavigatorView: UIView {
    private(set) weak var interaction: UIFindInteraction?
    /// The view in which the text is searched.
    private(set) weak var host: UIView?
    let field = UISearchTextField(frame: .zero)
    private let result = UILabel(frame: .zero)

    /// The distance of the row from the panel's edges, and between its elements, in points.
    private static let gap: CGFloat = 8

    init(of interaction: UIFindInteraction, in host: UIView) {
        self.interaction = interaction
        self.host = host
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        autoresizingMask = .flexibleHeight
        result.font = .preferredFont(forTextStyle: .footnote)
        result.textColor = .secondaryLabel
        field.autocapitalizationType = .none
        field.text = interaction.searchText
        field.addAction(
            UIAction { [weak self] _ in self?.interaction?.searchText = self?.field.text }, for: .editingChanged)
        field.addAction(UIAction { [weak self] _ in self?.interaction?.findNext() }, for: .editingDidEndOnExit)
        let row = UIStackView(arrangedSubviews: [
            field, result,
            Self.button(symbol: "chevron.up") { [weak self] in self?.interaction?.findPrevious() },
            Self.button(symbol: "chevron.down") { [weak self] in self?.interaction?.findNext() },
            Self.button(title: SystemWord.done.text) { [weak self] in self?.interaction?.dismissFindNavigator() },
        ])
        row.spacing = 2 * Self.gap
        row.alignment = .center
        for view in row.arrangedSubviews where view !== field {
            view.setContentHuggingPriority(.required, for: .horizontal)
            view.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor, constant: Self.gap),
            row.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 2 * Self.gap),
            row.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -2 * Self.gap),
            row.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -Self.gap),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private static func button(
        title: String? = nil, symbol: String? = nil, _ action: @escaping () -> Void
    ) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction { _ in action() })
        button.setTitle(title, for: .normal)
        if let symbol { button.setImage(UIImage(systemName: symbol), for: .normal) }
        return button
    }

    /// Constraints determine the height.
    override var intrinsicContentSize: CGSize { .zero }

    /// Begins typing in the field.
    func beginEditing() { field.becomeFirstResponder() }

    /// Shows the searched text and the number of results.
    func show(_ text: String?, result: String?) {
        if field.text ?? "" != text ?? "" { field.text = text }
        self.result.text = (text ?? "").isEmpty ? nil : result
        self.result.isHidden = self.result.text == nil
    }
}
