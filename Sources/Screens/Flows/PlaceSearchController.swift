import BuilderUIKit

/// A list of cities with a search bar in the navigation bar, which filters the list by names and countries.
final class PlaceSearchController: UITableViewController, UISearchResultsUpdating {
    private struct Place {
        var city: String
        var country: String
    }

    private static let places = [
        ("Cusco", "Peru"), ("Fez", "Morocco"), ("Kyoto", "Japan"), ("Lisbon", "Portugal"), ("Ljubljana", "Slovenia"),
        ("Nagoya", "Japan"), ("Porto", "Portugal"), ("Tallinn", "Estonia"), ("Valparaíso", "Chile"),
    ].map(Place.init)

    private let search = UISearchController(searchResultsController: nil)
    private var shown = places

    convenience init() {
        self.init(style: .plain)
        title = "Places"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Cities and countries"
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        shown = Self.places.filter { place in
            text.isEmpty || [place.city, place.country].contains { $0.lowercased().contains(text.lowercased()) }
        }
        contentUnavailableConfiguration = shown.isEmpty ? UIContentUnavailableConfiguration.search() : nil
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = shown[indexPath.row].city
        cell.detailTextLabel?.text = shown[indexPath.row].country
        return cell
    }
}
