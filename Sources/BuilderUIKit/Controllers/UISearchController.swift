import Foundation

/// A controller that searches with the bar of a navigation item, and shows results over the content.
///
/// Assign it to `UINavigationItem.searchController`. Before iOS 26 the bar lies below the title, 52 points high; its
/// field of 36 points begins 1 point from its top and at the margins (Apple's interface guidelines). While the
/// controller is active, it takes the title's place, with a cancel button. In the look of iOS 26 the field floats at
/// the bottom, and an active one fills a navigation bar of 60 points (reported). That a bar is visible until the
/// content scrolls is not measured.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchBar.placeholder = "Search recipes"
/// let controller = UIViewController()
/// controller.navigationItem.searchController = search
/// search.isActive = true
/// ```
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// The place at which the search bar was shown last; nil before it is shown.
    private var shownPlacement: UINavigationItem.SearchBarPlacement?

    /// Creates a controller.
    ///
    /// - Parameter searchResultsController: The controller that shows the results over the content, or nil to show them
    ///   in the content itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller without results, because archives don't exist on Linux.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }

    override func didInitialize() {
        super.didInitialize()
        searchBar.searchController = self
        bar.placeholder = SystemWord.search.text
    }

    /// The search bar. Its placeholder is the system's word, “Search” in English, until the app sets another (as in the
    /// pictures of Apple's sample of searchable content).
    open var searchBar: UISearchBar { bar }
    private let bar = UISearchBar(frame: .zero)
    /// The controller that shows the results.
    open private(set) var searchResultsController: UIViewController?
    /// The moment at which the scopes are shown; they are always shown during a search.
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// The suggestions that are listed over the content and the results while the search is active; nil for none.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { showContent() } }
    private var suggestionsView: SearchSuggestionsView?

    /// The moment at which the scopes are shown.
    public enum ScopeBarActivation: Int, Hashable, Sendable {
        /// The system's, by the app, with the first character, or when a search begins.
        case automatic, manual, onTextEntry, onSearchActivation
    }

    /// The object that updates the results, held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate, held weakly.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// The item whose search controller this is.
    weak var ownerItem: UINavigationItem?

    // MARK: Presentation

    /// A Boolean value that indicates whether the user is searching. Changes aren't animated.
    open var isActive = false {
        didSet { if isActive != oldValue { activityDidChange() } }
    }
    /// A Boolean value that indicates whether the content is dimmed while there are no results over it.
    open var obscuresBackgroundDuringPresentation = true { didSet { showContent() } }
    /// A Boolean value that indicates whether suggestions are hidden below a stacked bar.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { showContent() } }
    /// The place of the search bar: that of the navigation item.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { ownerItem?.searchBarPlacement ?? .stacked }
    /// The older name of ``obscuresBackgroundDuringPresentation``.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// A Boolean value that indicates whether the title and the buttons are hidden during a search.
    open var hidesNavigationBarDuringPresentation = true { didSet { containerDidChange() } }
    /// A Boolean value that indicates whether the bar has a cancel button during a search.
    open var automaticallyShowsCancelButton = true { didSet { containerDidChange() } }
    /// A Boolean value that indicates whether the scopes are shown during a search.
    open var automaticallyShowsScopeBar = true { didSet { containerDidChange() } }
    /// A Boolean value that indicates whether the results are shown once there is a text.
    open var automaticallyShowsSearchResultsController = true { didSet { showContent() } }
    /// A Boolean value that indicates whether the results are shown; setting it makes that independent of the text.
    open var showsSearchResultsController: Bool {
        get { showsResults }
        set {
            automaticallyShowsSearchResultsController = false
            wantsResults = newValue
            showContent()
        }
    }
    private var wantsResults = false

    // MARK: View

    private let dimming = UIView(frame: .zero)

    open override func loadView() {
        view = ContainerControllerView { [weak self] in self?.layOutContent() }
        // The color is not measured.
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.addTapHandler { [weak self] in self?.isActive = false }
        view.addSubview(dimming)
    }

    override var appearingChildren: [UIViewController] { showsResults ? storedChildren : [] }

    private var showsResults: Bool {
        guard isActive, searchResultsController != nil else { return false }
        return automaticallyShowsSearchResultsController ? !(bar.text ?? "").isEmpty : wantsResults
    }

    private func layOutContent() {
        guard let view = storedView else { return }
        let showsSuggestions = showsSuggestions
        view.isHidden = !showsResults && !showsSuggestions && !obscuresBackgroundDuringPresentation
        dimming.frame = view.bounds
        dimming.isHidden = showsResults || showsSuggestions
        if let suggestionsView, suggestionsView.frame != view.bounds { suggestionsView.frame = view.bounds }
        guard let results = storedChildren.first?.storedView else { return }
        results.isHidden = !showsResults || showsSuggestions
        if results.frame != view.bounds { results.frame = view.bounds }
    }

    /// Shows or hides the results and the dimming view after a change of the text or of a property.
    private func showContent() {
        if showsResults, let results = searchResultsController {
            insertChild(results)
            if let content = results.view, content.superview !== storedView {
                content.frame = view.bounds
                view.addSubview(content)
                results.message("didMoveToParent:", self) { results.didMove(toParent: self) }
            }
            if appearanceState.isVisible, !results.appearanceState.isVisible {
                results.beginAppearanceTransition(true, animated: false)
                results.endAppearanceTransition()
            }
        } else if let results = searchResultsController, results.appearanceState.isVisible {
            results.disappearAtOnce()
        }
        showSuggestions()
        storedView?.setNeedsLayout()
    }

    private var showsSuggestions: Bool {
        guard isActive, !(searchSuggestions ?? []).isEmpty else { return false }
        return !ignoresSearchSuggestionsForSearchBarPlacementStacked || searchBarPlacement != .stacked
    }

    /// Shows the list of suggestions in front of the results, or removes it.
    private func showSuggestions() {
        guard showsSuggestions, let searchSuggestions else {
            suggestionsView?.removeFromSuperview()
            suggestionsView = nil
            return
        }
        let list = suggestionsView ?? SearchSuggestionsView(frame: view.bounds)
        suggestionsView = list
        list.suggestions = searchSuggestions
        list.onSelect = { [weak self] suggestion in
            guard let self else { return }
            self.searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
        }
        if view.subviews.last !== list { view.addSubview(list) }
    }

    // MARK: Searching

    private func activityDidChange() {
        if isActive {
            delegate?.willPresentSearchController(self)
            send(.willPresentSearch)
            delegate?.presentSearchController(self)
            send(.presentSearch)
        } else {
            delegate?.willDismissSearchController(self)
            send(.willDismissSearch)
            bar.text = ""
            if !bar.searchTextField.tokens.isEmpty { bar.searchTextField.tokens = [] }
            bar.resignFirstResponder()
        }
        bar.setNeedsLayout()
        showContent()
        ownerItem?.controller?.navigationController?.outermost.searchDidChange()
        if ownerItem == nil, isActive, searchResultsController != nil {
            WarningLog.add(
                "The results of a UISearchController are shown over a navigation controller's content: assign it to"
                    + " the navigationItem of a controller on its stack")
        }
        searchResultsUpdater?.updateSearchResults(for: self)
        if isActive {
            delegate?.didPresentSearchController(self)
            send(.didPresentSearch)
        } else {
            delegate?.didDismissSearchController(self)
            send(.didDismissSearch)
        }
    }

    /// Updates the results after a change of the bar's text or scope.
    func searchDidChange() {
        showContent()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func containerDidChange() {
        bar.setNeedsLayout()
        ownerItem?.changed()
    }
}

extension UISearchController {
    /// Notifies the delegate that the search bar is at another place.
    func place(_ placement: UINavigationItem.SearchBarPlacement) {
        let old = shownPlacement
        shownPlacement = placement
        guard let old, old != placement else { return }
        delegate?.searchController(self, willChangeTo: placement)
        delegate?.searchController(self, didChangeFrom: old)
    }
}

/// A method that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    /// Called when a search begins or ends, and when its text or scope changes.
    func updateSearchResults(for searchController: UISearchController)
    /// Called after the user chose a suggestion, which stays in the list until the app replaces the suggestions.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    private var proxied: ForwardedCalls<any UISearchResultsUpdating>? { ForwardedCalls(self) }

    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
        proxied?.send([searchController, searchSuggestion]) {
            $0.updateSearchResults(for: searchController, selecting: searchSuggestion)
        }
    }
}

/// Methods that report the beginning and end of a search. All are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
    /// Called before a search begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called after a search began.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before a search ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called after a search ended.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called when a search begins, to present the controller in another way.
    func presentSearchController(_ searchController: UISearchController)
    /// Called before the bar moves to another place, as to the top when a search begins; not when it is first shown.
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    /// Called after the bar moved from another place.
    func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

/// The defaults, as they are without another delegate: one that forwards calls, as RxCocoa's `DelegateProxy` does,
/// passes them on.
extension UISearchControllerDelegate {
    private var proxied: ForwardedCalls<any UISearchControllerDelegate>? { ForwardedCalls(self) }

    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {
        proxied?.send([searchController]) { $0.willPresentSearchController(searchController) }
    }
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {
        proxied?.send([searchController]) { $0.didPresentSearchController(searchController) }
    }
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {
        proxied?.send([searchController]) { $0.willDismissSearchController(searchController) }
    }
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {
        proxied?.send([searchController]) { $0.didDismissSearchController(searchController) }
    }
    /// Does nothing.
    public func presentSearchController(_ searchController: UISearchController) {
        proxied?.send([searchController]) { $0.presentSearchController(searchController) }
    }
    /// Does nothing.
    public func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {
        proxied?.send([searchController, newPlacement]) {
            $0.searchController(searchController, willChangeTo: newPlacement)
        }
    }
    /// Does nothing.
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {
        proxied?.send([searchController, previousPlacement]) {
            $0.searchController(searchController, didChangeFrom: previousPlacement)
        }
    }
}

extension DelegateEvent where Value == Void {
    package static var willPresentSearch: Self { Self("willPresentSearch") }
    package static var presentSearch: Self { Self("presentSearch") }
    package static var didPresentSearch: Self { Self("didPresentSearch") }
    package static var willDismissSearch: Self { Self("willDismissSearch") }
    package static var didDismissSearch: Self { Self("didDismissSearch") }
}
