import Foundation
import Testing

@testable import BuilderUIKit

/// The suggestions of a search, which are a list below the bar.
@Suite @MainActor struct SearchSuggestionTests {
    private final class Updater: UISearchResultsUpdating {
        var chosen: [String?] = []

        func updateSearchResults(for searchController: UISearchController) {}
        func updateSearchResults(
            for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
        ) { chosen.append(searchSuggestion.localizedSuggestion) }
    }

    private let stage = ControllerStage()
    private let updater = Updater()

    private func show(_ search: UISearchController) throws -> UIWindow {
        let page = UIViewController()
        page.navigationItem.searchController = search
        search.searchResultsUpdater = updater
        search.obscuresBackgroundDuringPresentation = false
        return try stage.show(UINavigationController(rootViewController: page), on: "iPhone 12")
    }

    private func list(_ search: UISearchController) -> SearchSuggestionsView? {
        search.view.subviews.compactMap { $0 as? SearchSuggestionsView }.first { !$0.isHidden }
    }

    @Test func suggestionsAreShownWhileTheSearchIsActive() throws {
        let search = UISearchController(searchResultsController: nil)
        let window = try show(search)
        search.searchSuggestions = ["Red", "Green"].map { UISearchSuggestionItem(localizedSuggestion: $0) }
        window.layoutIfNeeded()
        #expect(list(search) == nil)
        search.isActive = true
        window.layoutIfNeeded()
        let list = try #require(self.list(search))
        #expect(!search.view.isHidden && list.frame == search.view.bounds && list.window === window)
        let table = try #require(list.subviews.first as? UITableView)
        let texts = table.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
        #expect(texts == ["Red", "Green"])
        list.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
        #expect(updater.chosen == ["Green"])
        search.searchSuggestions = nil
        window.layoutIfNeeded()
        #expect(self.list(search) == nil && search.view.isHidden)
    }

    @Test func anEndedSearchHidesThem() throws {
        let search = UISearchController(searchResultsController: nil)
        let window = try show(search)
        search.isActive = true
        search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Red")]
        window.layoutIfNeeded()
        #expect(list(search) != nil)
        search.isActive = false
        window.layoutIfNeeded()
        #expect(list(search) == nil)
        search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
        search.isActive = true
        window.layoutIfNeeded()
        #expect(list(search) == nil, "the bar is below the title")
    }
}
