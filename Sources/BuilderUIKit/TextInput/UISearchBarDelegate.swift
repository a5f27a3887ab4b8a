import Foundation

/// The methods that a search bar calls when the user types and taps. All are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Returns a Boolean value that indicates whether editing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Notifies the delegate that editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns a Boolean value that indicates whether editing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Notifies the delegate that editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Notifies the delegate that the text changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Returns a Boolean value that indicates whether the text in a range may be replaced.
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Notifies the delegate that the search key was tapped.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Notifies the delegate that the cancel button was tapped.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Notifies the delegate that the bookmark button was tapped.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Notifies the delegate that the results button was tapped.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Notifies the delegate that another scope was selected.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

/// The defaults, as they are without another delegate: one that forwards calls, as RxCocoa's `DelegateProxy` does,
/// passes them on.
extension UISearchBarDelegate {
    private var proxied: ForwardedCalls<any UISearchBarDelegate>? { ForwardedCalls(self) }

    /// Returns true.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        proxied?.send([searchBar]) { $0.searchBarShouldBeginEditing(searchBar) } ?? true
    }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        proxied?.send([searchBar]) { $0.searchBarTextDidBeginEditing(searchBar) }
    }
    /// Returns true.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        proxied?.send([searchBar]) { $0.searchBarShouldEndEditing(searchBar) } ?? true
    }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        proxied?.send([searchBar]) { $0.searchBarTextDidEndEditing(searchBar) }
    }
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        proxied?.send([searchBar, searchText]) { $0.searchBar(searchBar, textDidChange: searchText) }
    }
    /// Returns true.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        proxied?.send([searchBar, range, text]) {
            $0.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
        } ?? true
    }
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        proxied?.send([searchBar]) { $0.searchBarSearchButtonClicked(searchBar) }
    }
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        proxied?.send([searchBar]) { $0.searchBarCancelButtonClicked(searchBar) }
    }
    /// Does nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        proxied?.send([searchBar]) { $0.searchBarBookmarkButtonClicked(searchBar) }
    }
    /// Does nothing.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        proxied?.send([searchBar]) { $0.searchBarResultsListButtonClicked(searchBar) }
    }
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        proxied?.send([searchBar, selectedScope]) {
            $0.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
        }
    }
}

extension DelegateEvent where Value == Void {
    /// Sent after the search key was tapped.
    package static var searchButtonClicked: Self { Self("searchButtonClicked") }
    /// Sent after the cancel button was tapped.
    package static var cancelButtonClicked: Self { Self("cancelButtonClicked") }
    /// Sent after the bookmark button was tapped.
    package static var bookmarkButtonClicked: Self { Self("bookmarkButtonClicked") }
    /// Sent after the results button was tapped.
    package static var resultsListButtonClicked: Self { Self("resultsListButtonClicked") }
}

extension DelegateEvent where Value == Int {
    /// Sent after the user selected another scope.
    package static var selectedScopeChanged: Self { Self("selectedScopeChanged") }
}

extension UISearchBar {
    /// Simulates a tap on the cancel button.
    public func simulateCancel() { cancelButton.sendActions(for: .touchUpInside) }

    /// Simulates a press of the keyboard's search key.
    public func simulateSearchButton() {
        delegate?.searchBarSearchButtonClicked(self)
        send(.searchButtonClicked)
    }
}

/// The search field's delegate, which forwards to the bar's.
@MainActor
final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(_ bar: UISearchBar) {
        self.bar = bar
        super.init()
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.delegate?.searchBarTextDidBeginEditing(bar)
        bar.send(.didBeginEditing)
        bar.searchController?.isActive = true
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.delegate?.searchBarTextDidEndEditing(bar)
        bar.send(.didEndEditing)
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard let bar else { return true }
        return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar?.simulateSearchButton()
        return true
    }
}
