import BuilderUIKit

extension UISearchBar {
    /// A search bar with a placeholder.
    public convenience init(_ placeholder: String?) {
        self.init(frame: .zero)
        self.placeholder = placeholder
    }
}

extension UISearchBar {
    /// Sets the text. The delegate isn't notified.
    @discardableResult
    public func text(_ text: String?) -> Self {
        self.text = text
        return self
    }

    /// A line above the field.
    @discardableResult
    public func prompt(_ prompt: String?) -> Self {
        self.prompt = prompt
        return self
    }

    /// Shown in the field while it is empty.
    @discardableResult
    public func placeholder(_ placeholder: String?) -> Self {
        self.placeholder = placeholder
        return self
    }

    /// Sets whether a book stands at the end of the empty field.
    @discardableResult
    public func showsBookmarkButton(_ shows: Bool) -> Self {
        showsBookmarkButton = shows
        return self
    }

    /// Sets whether a button that ends searching stands beside the field.
    @discardableResult
    public func showsCancelButton(_ shows: Bool) -> Self {
        showsCancelButton = shows
        return self
    }

    /// Sets whether a button for a list of results stands at the end of the empty field.
    @discardableResult
    public func showsSearchResultsButton(_ shows: Bool) -> Self {
        showsSearchResultsButton = shows
        return self
    }

    /// Sets whether the button for a list of results is selected.
    @discardableResult
    public func searchResultsButtonSelected(_ isSelect: Bool) -> Self {
        isSearchResultsButtonSelected = isSelect
        return self
    }

    /// The titles of the scopes to search in; shown with `showsScopeBar(true)`.
    @discardableResult
    public func scopeButtonTitles(_ titles: [String]?) -> Self {
        scopeButtonTitles = titles
        return self
    }

    /// Sets the selected scope, from 0. Call it after the titles.
    @discardableResult
    public func selectedScopeButtonIndex(_ index: Int) -> Self {
        selectedScopeButtonIndex = index
        return self
    }

    /// Sets whether the scopes are shown.
    @discardableResult
    public func showsScopeBar(_ shows: Bool) -> Self {
        showsScopeBar = shows
        return self
    }

    /// Sets whether the field can be used.
    @discardableResult
    public func enabled(_ enabled: Bool) -> Self {
        isEnabled = enabled
        return self
    }
}
