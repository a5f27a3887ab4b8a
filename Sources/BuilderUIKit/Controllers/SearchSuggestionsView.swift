import Foundation

/// The list of the suggestions below a search bar.
@MainActor
final class SearchSuggestionsView: UIView, UITableViewDataSource, UITableViewDelegate {
    private let table = UITableView(frame: .zero, style: .plain)
    var suggestions: [any UISearchSuggestion] = [] { didSet { table.reloadData() } }
    /// Called with the suggestion that the user chose.
    var onSelect: ((any UISearchSuggestion) -> Void)?

    override func didInitialize() {
        super.didInitialize()
        table.dataSource = self
        table.delegate = self
        addSubview(table)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        table.frame = bounds
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = "suggestion"
        let cell =
            tableView.dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        let suggestion = suggestions[indexPath.row]
        let item = suggestion as? UISearchSuggestionItem
        var content = UIListContentConfiguration.cell()
        content.text = suggestion.localizedSuggestion
        if let attributed = item?.localizedAttributedSuggestion { content.attributedText = attributed }
        content.image = item?.iconImage
        cell.contentConfiguration = content
        cell.accessibilityLabel = item?.localizedDescription
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onSelect?(suggestions[indexPath.row])
    }
}
