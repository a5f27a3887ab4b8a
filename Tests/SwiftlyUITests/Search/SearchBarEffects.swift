import SwiftlyUI

extension FluentEffects {
    static let searchBars: [FluentEffect] = searchContents + searchLooks + searchTyping

    private static let searchContents: [FluentEffect] = [
        .init("UISearchBar.init(_:)") { UISearchBar("Find").searchTextField.placeholder == "Find" },
        .init("UISearchBar.text(_:)") { UISearchBar().text("Ada").searchTextField.text == "Ada" },
        .init("UISearchBar.prompt(_:)") { UISearchBar().prompt("People").intrinsicContentSize.height == 75 },
        .init("UISearchBar.placeholder(_:)") {
            UISearchBar().placeholder("Find").searchTextField.placeholder == "Find"
        },
        .init("UISearchBar.showsBookmarkButton(_:)") { UISearchBar().showsBookmarkButton(true).showsBookmarkButton },
        .init("UISearchBar.showsCancelButton(_:)") {
            TextSamples.inWindow(UISearchBar().showsCancelButton(true)) { $0.searchTextField.frame.width < 150 }
        },
        .init("UISearchBar.showsSearchResultsButton(_:)") {
            UISearchBar().showsSearchResultsButton(true).showsSearchResultsButton
        },
        .init("UISearchBar.searchResultsButtonSelected(_:)") {
            UISearchBar().searchResultsButtonSelected(true).isSearchResultsButtonSelected
        },
        .init("UISearchBar.scopeButtonTitles(_:)") {
            UISearchBar().showsScopeBar(true).scopeButtonTitles(["All", "New"]).intrinsicContentSize.height == 100
        },
        .init("UISearchBar.selectedScopeButtonIndex(_:)") {
            UISearchBar().scopeButtonTitles(["All", "New"]).selectedScopeButtonIndex(1).selectedScopeButtonIndex == 1
        },
        .init("UISearchBar.showsScopeBar(_:)") {
            UISearchBar().scopeButtonTitles(["All", "New"]).showsScopeBar(true).intrinsicContentSize.height == 100
        },
        .init("UISearchBar.enabled(_:)") { !UISearchBar().enabled(false).searchTextField.isEnabled },
    ]

    private static let searchLooks: [FluentEffect] = [
        .init("UISearchBar.barStyle(_:)") { UISearchBar().barStyle(.black).barStyle == .black },
        .init("UISearchBar.barTintColor(_:)") {
            try TextSamples.draws(.red, UISearchBar().barTintColor(.red), height: 56)
        },
        .init("UISearchBar.searchBarStyle(_:)") {
            try !TextSamples.look(UISearchBar().searchBarStyle(.minimal), like: UISearchBar(), height: 56)
        },
        .init("UISearchBar.translucent(_:)") { !UISearchBar().translucent(false).isTranslucent },
        .init("UISearchBar.backgroundImage(_:)") {
            try TextSamples.draws(.red, UISearchBar().backgroundImage(TextSamples.image(.red)), height: 56)
        },
        .init("UISearchBar.backgroundImageNamed(_:)") {
            UISearchBar().backgroundImage(TextSamples.image(.red)).backgroundImageNamed("no such picture")
                .backgroundImage == nil
        },
        .init("UISearchBar.scopeBarBackgroundImage(_:)") {
            let bar = UISearchBar().scopeButtonTitles(["All", "New"]).showsScopeBar(true)
            return try TextSamples.draws(.red, bar.scopeBarBackgroundImage(TextSamples.image(.red)), height: 100)
        },
        .init("UISearchBar.scopeBarBackgroundImageNamed(_:)") {
            UISearchBar().scopeBarBackgroundImage(TextSamples.image(.red))
                .scopeBarBackgroundImageNamed("no such picture").scopeBarBackgroundImage == nil
        },
        .init("UISearchBar.searchFieldBackgroundPositionAdjustment(_:)") {
            let bar = UISearchBar().searchFieldBackgroundPositionAdjustment(UIOffset(horizontal: 5, vertical: 0))
            return TextSamples.inWindow(bar) { $0.searchTextField.frame.minX == 13 }
        },
        .init("UISearchBar.searchTextPositionAdjustment(_:)") {
            let field = UISearchBar().searchTextPositionAdjustment(UIOffset(horizontal: 6, vertical: 2)).searchTextField
            return field.textRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 36)).origin == CGPoint(x: 36, y: 2)
        },
        .init("UISearchBar.image(_:for:state:)") {
            try TextSamples.draws(.red, UISearchBar().image(TextSamples.image(.red), for: .search), height: 56)
        },
        .init("UISearchBar.positionAdjustment(_:for:)") {
            let bar = UISearchBar().positionAdjustment(UIOffset(horizontal: 3, vertical: 0), for: .search)
            return bar.searchTextField.leftViewRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 36)).minX == 11
        },
        .init("UISearchBar.scopeBarButtonTitleTextAttributes(_:for:)") {
            let bar = UISearchBar().scopeBarButtonTitleTextAttributes([.kern: 3], for: .normal)
            return bar.scopeBarButtonTitleTextAttributes(for: .normal)?[.kern] as? Int == 3
        },
    ]

    private static let searchTyping: [FluentEffect] = [
        .init("UISearchBar.delegate(_:)") {
            final class Delegate: NSObject, UISearchBarDelegate {}
            let delegate = Delegate()
            return UISearchBar().delegate(delegate).delegate === delegate
        },
        .init("UISearchBar.inputAccessoryView(_:)") {
            let view = UIView()
            return UISearchBar().inputAccessoryView(view).searchTextField.inputAccessoryView === view
        },
        .init("UISearchBar.lookToDictateEnabled(_:)") {
            UISearchBar().lookToDictateEnabled(true).isLookToDictateEnabled
        },
        .init("UISearchBar.keyboardType(_:)") { UISearchBar().keyboardType(.webSearch).keyboardType == .webSearch },
        .init("UISearchBar.keyboardAppearance(_:)") {
            UISearchBar().keyboardAppearance(.dark).keyboardAppearance == .dark
        },
        .init("UISearchBar.returnKeyType(_:)") { UISearchBar().returnKeyType(.go).returnKeyType == .go },
        .init("UISearchBar.enablesReturnKeyAutomatically(_:)") {
            UISearchBar().enablesReturnKeyAutomatically(true).enablesReturnKeyAutomatically
        },
        .init("UISearchBar.autocapitalizationType(_:)") {
            UISearchBar().autocapitalizationType(.words).autocapitalizationType == .words
        },
        .init("UISearchBar.autocorrectionType(_:)") {
            UISearchBar().autocorrectionType(.no).autocorrectionType == .no
        },
        .init("UISearchBar.spellCheckingType(_:)") { UISearchBar().spellCheckingType(.no).spellCheckingType == .no },
        .init("UISearchBar.smartQuotesType(_:)") { UISearchBar().smartQuotesType(.no).smartQuotesType == .no },
        .init("UISearchBar.smartDashesType(_:)") { UISearchBar().smartDashesType(.no).smartDashesType == .no },
        .init("UISearchBar.smartInsertDeleteType(_:)") {
            UISearchBar().smartInsertDeleteType(.no).smartInsertDeleteType == .no
        },
        .init("UISearchBar.textContentType(_:)") { UISearchBar().textContentType(.name).textContentType == .name },
    ]
}
