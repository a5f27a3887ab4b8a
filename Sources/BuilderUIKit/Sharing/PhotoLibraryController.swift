import Foundation

/// The first page of the pickers of photos: the library of a device without photos.
@MainActor
package final class PhotoLibraryController: UIViewController {
    /// Called when the user cancels.
    package var cancel: () -> Void = {}
    private let segments = UISegmentedControl(items: [SystemWord.photos.text, "Collections"])

    /// Creates a page.
    /// - Parameter choosesSeveral: a Boolean value that indicates whether several photos can be chosen, which a button
    ///   adds.
    package init(choosesSeveral: Bool) {
        super.init(nibName: nil, bundle: nil)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        if choosesSeveral {
            let add = UIBarButtonItem(title: SystemWord.add.text, style: .done)
            add.isEnabled = false
            navigationItem.rightBarButtonItem = add
        }
        segments.selectedSegmentIndex = 0
        segments.addAction(UIAction { [weak self] _ in self?.showContent() }, for: .valueChanged)
        navigationItem.titleView = segments
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.placeholder = "Photos, People, Places…"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        showContent()
    }

    private func showContent() {
        var empty = UIContentUnavailableConfiguration.empty()
        let showsPhotos = segments.selectedSegmentIndex == 0
        empty.image = UIImage(systemName: showsPhotos ? "photo.on.rectangle" : "rectangle.stack")
        empty.text = showsPhotos ? "No Photos" : "No Collections"
        contentUnavailableConfiguration = empty
    }
}
