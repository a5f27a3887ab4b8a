import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// Search bars in navigation bars, on a phone of 375 × 667 points without a safe area.
@MainActor
@Suite struct UISearchControllerTests {
    private final class Recorder: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
        var entries: [String] = []

        func updateSearchResults(for searchController: UISearchController) {
            entries.append("update \(searchController.searchBar.text ?? "")")
        }
        func willPresentSearchController(_ searchController: UISearchController) { entries.append("willPresent") }
        func didPresentSearchController(_ searchController: UISearchController) { entries.append("didPresent") }
        func willDismissSearchController(_ searchController: UISearchController) { entries.append("willDismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { entries.append("didDismiss") }
        func searchController(
            _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
        ) { entries.append("to \(newPlacement)") }
        func searchController(
            _ searchController: UISearchController,
            didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
        ) { entries.append("from \(previousPlacement)") }
    }

    private final class LongList: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test func thePlaceholderIsTheSystemsWordUntilTheAppSetsAnother() {
        let search = UISearchController(searchResultsController: nil)
        #expect(search.searchBar.placeholder == "Search" && UISearchBar().placeholder == nil)
        search.searchBar.placeholder = nil
        #expect(search.searchBar.placeholder == nil)
    }

    private struct Stage {
        let navigation: UINavigationController
        let page: UIViewController
        let search: UISearchController
        let window: UIWindow

        @MainActor var bar: UINavigationBar { navigation.navigationBar }
        @MainActor var field: CGRect {
            search.searchBar.searchTextField.convert(search.searchBar.searchTextField.bounds, to: window)
        }

        @MainActor func layOut() { window.layoutIfNeeded() }
    }

    /// Shows a page with a search controller, and reads from it.
    private func show(
        _ page: UIViewController = UIViewController(), results: UIViewController? = nil,
        design: InterfaceDesign = .ios18, _ read: @escaping @MainActor (Stage) throws -> Void
    ) throws {
        var renderer = Renderer(traits: UITraitCollection())
        renderer.design = design
        let size = CGSize(width: 375, height: 667)
        page.title = "Recipes"
        let search = UISearchController(searchResultsController: results)
        page.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: page)
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let stage = Stage(navigation: navigation, page: page, search: search, window: window)
        _ = try renderer.layOut(window, width: 375, height: 667, scale: 2) { _ in try read(stage) }
    }

    /// Apple's interface guidelines.
    @Test func searchBarsLieBelowTheTitle() throws {
        try show { stage in
            #expect(stage.bar.frame.height == 96)
            #expect(stage.field == CGRect(x: 16, y: 45, width: 343, height: 36))
            #expect(stage.page.view.safeAreaInsets.top == 96)
            stage.bar.prefersLargeTitles = true
            stage.layOut()
            #expect(stage.bar.frame.height == 148 && stage.field.minY == 97)
            stage.page.navigationItem.searchController = nil
            stage.layOut()
            #expect(stage.bar.frame.height == 96 && stage.search.searchBar.superview == nil)
        }
    }

    @Test func searchBarsHideWhileContentIsScrolled() throws {
        let list = LongList(style: .plain)
        try show(list) { stage in
            #expect(stage.bar.frame.height == 96)
            list.tableView.contentOffset.y = 300
            stage.layOut()
            #expect(stage.bar.frame.height == 44 && stage.search.searchBar.superview == nil)
            list.navigationItem.hidesSearchBarWhenScrolling = false
            stage.layOut()
            #expect(stage.bar.frame.height == 96)
            list.navigationItem.hidesSearchBarWhenScrolling = true
            stage.search.isActive = true
            stage.layOut()
            #expect(stage.bar.frame.height == 52, "an active one stays")
        }
    }

    @Test func activeSearchesTakeTheTitlesPlace() throws {
        try show { stage in
            stage.search.isActive = true
            stage.layOut()
            #expect(stage.bar.frame.height == 52 && stage.bar.titleLabel.isHidden)
            #expect(stage.field.minX == 16 && stage.field.minY == 1 && stage.field.maxX < 310)
            #expect(stage.search.view.superview === stage.navigation.view)
            #expect(!stage.search.view.isHidden, "the content is dimmed")
            stage.search.obscuresBackgroundDuringPresentation = false
            stage.search.hidesNavigationBarDuringPresentation = false
            stage.search.automaticallyShowsCancelButton = false
            stage.search.searchBar.scopeButtonTitles = ["All", "Mine"]
            stage.layOut()
            #expect(stage.search.view.isHidden)
            #expect(stage.bar.frame.height == 140 && !stage.bar.titleLabel.isHidden)
            #expect(stage.field.maxX == 359)
            stage.search.isActive = false
            stage.layOut()
            #expect(stage.bar.frame.height == 96 && stage.search.view.superview == nil)
        }
    }

    @Test func theBarGrowsWithItsContent() throws {
        try show { stage in
            stage.search.searchBar.scopeButtonTitles = ["All", "Mine"]
            stage.search.searchBar.showsScopeBar = true
            stage.layOut()
            #expect(stage.bar.frame.height == 140)
            stage.search.searchBar.prompt = "Recipes"
            stage.layOut()
            #expect(stage.bar.frame.height == 159)
        }
    }

    @Test func otherSearchBarsStay() throws {
        try show { stage in
            let own = UISearchBar(frame: CGRect(x: 0, y: 300, width: 375, height: 56))
            stage.navigation.view.addSubview(own)
            stage.navigation.view.setNeedsLayout()
            stage.layOut()
            #expect(own.superview === stage.navigation.view)
        }
    }

    @Test func resultsDisappearBehindAPushedPage() throws {
        let log = RecordingController.Log()
        try show(results: RecordingController("results", log)) { stage in
            stage.search.isActive = true
            stage.search.searchBar.text = "Tea"
            stage.layOut()
            stage.navigation.pushViewController(UIViewController(), animated: false)
            stage.layOut()
            #expect(stage.search.view.superview == nil)
            stage.navigation.popViewController(animated: false)
            stage.layOut()
            #expect(stage.search.view.superview === stage.navigation.view)
        }
        #expect(
            log.entries.filter { $0.hasSuffix("appear") } == [
                "results will appear", "results did appear", "results will disappear", "results did disappear",
                "results will appear", "results did appear",
            ])
    }

    @Test func callbacksFollowTheSearch() throws {
        let recorder = Recorder()
        try show { stage in
            stage.search.searchResultsUpdater = recorder
            stage.search.delegate = recorder
            #expect(stage.search.searchBar.becomeFirstResponder())
            #expect(stage.search.isActive)
            stage.search.searchBar.text = "Tea"
            stage.search.searchBar.simulateCancel()
            #expect(!stage.search.isActive && stage.search.searchBar.text == "")
            #expect(!stage.search.searchBar.isFirstResponder)
        }
        #expect(
            recorder.entries == [
                "willPresent", "update ", "didPresent", "update Tea", "willDismiss", "update ", "update ", "didDismiss",
            ])
    }

    @Test func resultsCoverTheContentOnceThereIsText() throws {
        let log = RecordingController.Log()
        let results = RecordingController("results", log)
        try show(results: results) { stage in
            stage.search.isActive = true
            stage.layOut()
            #expect(!results.isViewLoaded || results.view.superview == nil)
            stage.search.searchBar.text = "Tea"
            stage.layOut()
            #expect(results.view.convert(results.view.bounds, to: stage.window) == stage.window.bounds)
            #expect(results.view.safeAreaInsets.top == 52)
            #expect(results.parent === stage.search)
            stage.search.searchBar.text = ""
            stage.layOut()
            #expect(results.view.isHidden)
            stage.search.showsSearchResultsController = true
            stage.layOut()
            #expect(!results.view.isHidden)
            stage.search.isActive = false
            stage.layOut()
            #expect(results.view.window == nil)
        }
        #expect(
            log.entries.filter { $0.hasSuffix("appear") } == [
                "results will appear", "results did appear", "results will disappear", "results did disappear",
                "results will appear", "results did appear", "results will disappear", "results did disappear",
            ])
    }

    /// Reported for an active search; the floating field is not measured.
    @Test func searchBarsFloatOnIOS26() throws {
        try show(design: .ios26) { stage in
            #expect(stage.bar.frame.height == 54)
            #expect(stage.navigation.view.subviews.contains(stage.search.searchBar))
            #expect(stage.field.height == 48 && stage.field.maxY == 639)
            #expect(stage.page.navigationItem.searchBarPlacement == .integrated)
            stage.search.isActive = true
            stage.layOut()
            let top = stage.bar.frame.minY
            #expect(stage.bar.frame.height == 60)
            #expect(stage.field == CGRect(x: 16, y: top + 8, width: 288, height: 44))
            let cancel = stage.search.searchBar.cancelButton
            #expect(cancel.convert(cancel.bounds, to: stage.bar) == CGRect(x: 315, y: 8, width: 44, height: 44))
            stage.search.isActive = false
            stage.page.navigationItem.preferredSearchBarPlacement = .stacked
            stage.layOut()
            #expect(stage.bar.frame.height == 114 && stage.page.navigationItem.searchBarPlacement == .stacked)
        }
    }

    @Test func placesOfTheBarAreReported() throws {
        try show(design: .ios26) { stage in
            let recorder = Recorder()
            stage.search.delegate = recorder
            @MainActor func moves() -> [String] {
                recorder.entries.filter { $0.hasPrefix("to ") || $0.hasPrefix("from ") }
            }
            stage.layOut()
            #expect(moves().isEmpty)
            stage.search.isActive = true
            stage.layOut()
            #expect(moves() == ["to stacked", "from integrated"])
            stage.search.isActive = false
            stage.layOut()
            #expect(moves() == ["to stacked", "from integrated", "to integrated", "from stacked"])
        }
    }
}
