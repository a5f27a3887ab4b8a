import SwiftlyUI

@MainActor private func resultsBar() -> UISearchBar {
    let bar = UISearchBar()
    bar.showsSearchResultsButton = true
    bar.setImage(TextSamples.image(.red), for: .resultsList, state: .selected)
    return bar
}

@MainActor private func scopeBar() -> UISearchBar {
    let bar = UISearchBar()
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsScopeBar = true
    return bar
}

extension FluentEffects {
    static let searchBars: [FluentEffect] = searchContents + searchLooks + searchTyping

    private static let searchContents: [FluentEffect] = [
        .shown(
            "UISearchBar.init(_:)", UISearchBar(), { _ in UISearchBar("Find") },
            like: { $0.placeholder = "Find" }),
        .shown(
            "UISearchBar.text(_:)", UISearchBar(), { $0.text("Ada") },
            like: { $0.text = "Ada" }),
        .init("UISearchBar.prompt(_:)") { UISearchBar().prompt("People").intrinsicContentSize.height == 75 },
        .shown(
            "UISearchBar.placeholder(_:)", UISearchBar(), { $0.placeholder("Find") },
            like: { $0.placeholder = "Find" }),
        .shown(
            "UISearchBar.showsBookmarkButton(_:)", UISearchBar(), { $0.showsBookmarkButton(true) },
            like: { $0.showsBookmarkButton = true }),
        .init("UISearchBar.showsCancelButton(_:)") {
            TextSamples.inWindow(UISearchBar().showsCancelButton(true)) { $0.searchTextField.frame.width < 150 }
        },
        .shown(
            "UISearchBar.showsSearchResultsButton(_:)", UISearchBar(), { $0.showsSearchResultsButton(true) },
            like: { $0.showsSearchResultsButton = true }),
        .shown(
            "UISearchBar.searchResultsButtonSelected(_:)", resultsBar(), { $0.searchResultsButtonSelected(true) },
            like: { $0.isSearchResultsButtonSelected = true }),
        .init("UISearchBar.scopeButtonTitles(_:)") {
            UISearchBar().showsScopeBar(true).scopeButtonTitles(["All", "New"]).intrinsicContentSize.height == 100
        },
        .shown(
            "UISearchBar.selectedScopeButtonIndex(_:)", scopeBar(), { $0.selectedScopeButtonIndex(1) },
            like: { $0.selectedScopeButtonIndex = 1 }),
        .init("UISearchBar.showsScopeBar(_:)") {
            UISearchBar().scopeButtonTitles(["All", "New"]).showsScopeBar(true).intrinsicContentSize.height == 100
        },
        .init("UISearchBar.enabled(_:)") {
            TextSamples.inWindow(UISearchBar().enabled(false)) { !$0.becomeFirstResponder() }
                && TextSamples.inWindow(UISearchBar().enabled(true)) { $0.becomeFirstResponder() }
        },
    ]

    private static let searchLooks: [FluentEffect] = [
        .shown(
            "UISearchBar.barStyle(_:)", UISearchBar(), { $0.barStyle(.black) },
            like: { $0.barStyle = .black }),
        .init("UISearchBar.barTintColor(_:)") {
            try TextSamples.draws(.red, UISearchBar().barTintColor(.red), height: 56)
        },
        .init("UISearchBar.searchBarStyle(_:)") {
            try !TextSamples.look(UISearchBar().searchBarStyle(.minimal), like: UISearchBar(), height: 56)
        },
        .init("UISearchBar.backgroundImage(_:)") {
            try TextSamples.draws(.red, UISearchBar().backgroundImage(TextSamples.image(.red)), height: 56)
        },
        .shown(
            "UISearchBar.backgroundImageNamed(_:)", UISearchBar().backgroundImage(TextSamples.image(.red)),
            { $0.backgroundImageNamed("no such picture") },
            like: { $0.backgroundImage = nil }),
        .init("UISearchBar.scopeBarBackgroundImage(_:)") {
            let bar = UISearchBar().scopeButtonTitles(["All", "New"]).showsScopeBar(true)
            return try TextSamples.draws(.red, bar.scopeBarBackgroundImage(TextSamples.image(.red)), height: 100)
        },
        .shown(
            "UISearchBar.scopeBarBackgroundImageNamed(_:)", scopeBar().scopeBarBackgroundImage(TextSamples.image(.red)),
            { $0.scopeBarBackgroundImageNamed("no such picture") },
            like: { $0.scopeBarBackgroundImage = nil }),
        .init("UISearchBar.searchFieldBackgroundPositionAdjustment(_:)") {
            let bar = UISearchBar().searchFieldBackgroundPositionAdjustment(UIOffset(horizontal: 5, vertical: 0))
            return TextSamples.inWindow(bar) { $0.searchTextField.frame.minX == 13 }
        },
        .init("UISearchBar.searchTextPositionAdjustment(_:)") {
            let field = UISearchBar().searchTextPositionAdjustment(UIOffset(horizontal: 6, vertical: 2)).searchTextField
            return field.textRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 36)).origin == CGPoint(x: 37, y: 2)
        },
        .init("UISearchBar.image(_:for:state:)") {
            try TextSamples.draws(.red, UISearchBar().image(TextSamples.image(.red), for: .search), height: 56)
        },
        .init("UISearchBar.positionAdjustment(_:for:)") {
            let bar = UISearchBar().positionAdjustment(UIOffset(horizontal: 3, vertical: 0), for: .search)
            let icon = bar.searchTextField.leftViewRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 36))
            return abs(icon.minX - 29.0 / 3) < 0.01
        },
        .shown(
            "UISearchBar.scopeBarButtonTitleTextAttributes(_:for:)", scopeBar(),
            { $0.scopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal) },
            like: { $0.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal) }),
    ]

    private static let searchTyping: [FluentEffect] = [
        .init("UISearchBar.delegate(_:)") {
            final class Delegate: NSObject, UISearchBarDelegate {
                var begins = 0
                func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { begins += 1 }
            }
            let delegate = Delegate()
            return TextSamples.inWindow(UISearchBar().delegate(delegate)) { bar in
                bar.becomeFirstResponder() && delegate.begins == 1
            }
        }
    ]
}
