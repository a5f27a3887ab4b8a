import Foundation

/// A controller that contains a search controller's, as on a television. It is an empty controller: the search
/// controller's views aren't shown in it.
open class UISearchContainerViewController: UIViewController {
    /// The search controller.
    public let searchController: UISearchController

    /// Creates a container.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a container of a new search controller; archives aren't read.
    public required init?(coder: NSCoder) {
        searchController = UISearchController(searchResultsController: nil)
        super.init(coder: coder)
    }
}
