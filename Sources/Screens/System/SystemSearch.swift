import BuilderUIKit

/// A list with a search bar in its navigation bar; while the user is searching, with scopes and results.
@MainActor
func makeSearchScreen(isActive: Bool) -> UIViewController {
    let list = ColorsController(style: .plain)
    list.title = "Colors"
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let results = ColorsController(style: .plain)
    let search = UISearchController(searchResultsController: isActive ? results : nil)
    search.searchBar.placeholder = "Colors and shades"
    list.navigationItem.searchController = search
    if isActive {
        search.searchBar.scopeButtonTitles = ["All", "Warm", "Cold"]
        search.isActive = true
        search.searchBar.text = "Blue"
    }
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
}

/// A search with two tokens in its field and suggestions below it.
@MainActor
func makeSuggestionsScreen() -> UIViewController {
    let list = ColorsController(style: .plain)
    list.title = "Messages"
    let search = UISearchController(searchResultsController: nil)
    list.navigationItem.searchController = search
    search.isActive = true
    search.searchBar.searchTextField.tokens = [
        UISearchToken(icon: UIImage(systemName: "person"), text: "Danielle"),
        UISearchToken(icon: UIImage(systemName: "paperclip"), text: "Files"),
    ]
    search.searchSuggestions = [
        UISearchSuggestionItem(
            localizedSuggestion: "Unread messages", localizedDescription: "Messages that you haven’t read",
            iconImage: UIImage(systemName: "envelope")),
        UISearchSuggestionItem(
            localizedSuggestion: "Messages with links", localizedDescription: "Messages that contain links",
            iconImage: UIImage(systemName: "link")),
    ]
    return UINavigationController(rootViewController: list)
}
