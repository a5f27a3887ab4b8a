import BuilderUIKit

/// A list with a search bar in its navigation bar; while the user is searching, with scopes and results.
@MainActor
func makeSearchScreen(isActive: Bool) -> UIViewController {
    let list = ColorsController(style: .plain)
    list.title = String(system: "Colors")
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let results = ColorsController(style: .plain)
    let search = UISearchController(searchResultsController: isActive ? results : nil)
    search.searchBar.placeholder = String(system: "Colors and shades")
    list.navigationItem.searchController = search
    if isActive {
        search.searchBar.scopeButtonTitles = [String(system: "All"), String(system: "Warm"), String(system: "Cold")]
        search.isActive = true
        search.searchBar.text = String(system: "Blue")
    }
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
}

/// A search with two tokens in its field and suggestions below it.
@MainActor
func makeSuggestionsScreen() -> UIViewController {
    let list = ColorsController(style: .plain)
    list.title = String(system: "Messages")
    let search = UISearchController(searchResultsController: nil)
    list.navigationItem.searchController = search
    search.isActive = true
    search.searchBar.searchTextField.tokens = [
        UISearchToken(icon: UIImage(systemName: "person"), text: "Danielle"),
        UISearchToken(icon: UIImage(systemName: "paperclip"), text: String(system: "Files")),
    ]
    search.searchSuggestions = [
        UISearchSuggestionItem(
            localizedSuggestion: String(system: "Unread messages"),
            localizedDescription: String(system: "Messages that you haven’t read"),
            iconImage: UIImage(systemName: "envelope")),
        UISearchSuggestionItem(
            localizedSuggestion: String(system: "Messages with links"),
            localizedDescription: String(system: "Messages that contain links"),
            iconImage: UIImage(systemName: "link")),
    ]
    return UINavigationController(rootViewController: list)
}
