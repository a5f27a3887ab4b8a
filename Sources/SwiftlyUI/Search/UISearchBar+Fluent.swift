import BuilderUIKit

extension UISearchBar {
    // MARK: Content

    /// Creates a search bar with a placeholder.
    public convenience init(_ placeholder: String?) {
        self.init(frame: .zero)
        self.placeholder = placeholder
    }

    /// Sets the search text, without notifying the delegate.
    @discardableResult
    public func text(_ text: String?) -> Self { setting { $0.text = text } }

    /// A line of text above the field.
    @discardableResult
    public func prompt(_ prompt: String?) -> Self { setting { $0.prompt = prompt } }

    /// The text in the field while it is empty.
    @discardableResult
    public func placeholder(_ placeholder: String?) -> Self { setting { $0.placeholder = placeholder } }

    /// Sets whether the bookmark button is shown at the end of the empty field.
    @discardableResult
    public func showsBookmarkButton(_ shows: Bool) -> Self { setting { $0.showsBookmarkButton = shows } }

    /// Sets whether the cancel button is shown beside the field.
    @discardableResult
    public func showsCancelButton(_ shows: Bool) -> Self { setting { $0.showsCancelButton = shows } }

    /// Sets whether the search results button is shown at the end of the empty field.
    @discardableResult
    public func showsSearchResultsButton(_ shows: Bool) -> Self { setting { $0.showsSearchResultsButton = shows } }

    /// Sets whether the search results button is selected.
    @discardableResult
    public func searchResultsButtonSelected(_ isSelect: Bool) -> Self {
        setting { $0.isSearchResultsButtonSelected = isSelect }
    }

    /// The titles of the search scopes; shown with `showsScopeBar(true)`.
    @discardableResult
    public func scopeButtonTitles(_ titles: [String]?) -> Self { setting { $0.scopeButtonTitles = titles } }

    /// Sets the zero-based index of the selected scope. Call it after setting the titles.
    @discardableResult
    public func selectedScopeButtonIndex(_ index: Int) -> Self { setting { $0.selectedScopeButtonIndex = index } }

    /// Sets whether the scope bar is shown.
    @discardableResult
    public func showsScopeBar(_ shows: Bool) -> Self { setting { $0.showsScopeBar = shows } }

    /// Sets whether the field is enabled.
    @discardableResult
    public func enabled(_ enabled: Bool) -> Self { setting { $0.isEnabled = enabled } }

    // MARK: Look

    /// Sets the bar's style; black draws the bar in dark appearance.
    @discardableResult
    public func barStyle(_ style: UIBarStyle) -> Self { setting { $0.barStyle = style } }

    /// The background's color; nil for the system's.
    @discardableResult
    public func barTintColor(_ color: UIColor?) -> Self { setting { $0.barTintColor = color } }

    /// Sets whether the bar has a background, or consists of the field alone.
    @discardableResult
    public func searchBarStyle(_ style: UISearchBar.Style) -> Self { setting { $0.searchBarStyle = style } }

    /// Sets whether the bar is translucent.
    @discardableResult
    public func translucent(_ translucent: Bool) -> Self { setting { $0.isTranslucent = translucent } }

    /// An image in place of the background; nil for the background.
    @discardableResult
    public func backgroundImage(_ image: UIImage?) -> Self { setting { $0.backgroundImage = image } }

    /// An image in place of the background, by its name in the app's resources.
    @discardableResult
    public func backgroundImageNamed(_ imageName: String) -> Self {
        setting { $0.backgroundImage = UIImage(named: imageName) }
    }

    /// An image behind the scopes.
    @discardableResult
    public func scopeBarBackgroundImage(_ image: UIImage?) -> Self { setting { $0.scopeBarBackgroundImage = image } }

    /// An image behind the scopes, by its name in the app's resources.
    @discardableResult
    public func scopeBarBackgroundImageNamed(_ imageName: String) -> Self {
        setting { $0.scopeBarBackgroundImage = UIImage(named: imageName) }
    }

    /// Sets the offset of the field from its default position, in points.
    @discardableResult
    public func searchFieldBackgroundPositionAdjustment(_ adjustment: UIOffset) -> Self {
        setting { $0.searchFieldBackgroundPositionAdjustment = adjustment }
    }

    /// Sets the offset of the text from its default position in the field, in points.
    @discardableResult
    public func searchTextPositionAdjustment(_ adjustment: UIOffset) -> Self {
        setting { $0.searchTextPositionAdjustment = adjustment }
    }

    /// The image of an icon; nil for the default image.
    @discardableResult
    public func image(_ image: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State = .normal) -> Self {
        setting { $0.setImage(image, for: icon, state: state) }
    }

    /// Sets the offset of an icon from its default position, in points.
    @discardableResult
    public func positionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) -> Self {
        setting { $0.setPositionAdjustment(adjustment, for: icon) }
    }

    /// Sets the attributes of the scopes' titles.
    @discardableResult
    public func scopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) -> Self {
        setScopeBarButtonTitleTextAttributes(attributes, for: state)
        return self
    }
}

// Text input of the bar; members that it shares with others are in UITextInputTraits+Typing. None of it affects a
// picture.

extension UISearchBar {
    /// Sets whether the return key is disabled while there is no text.
    @discardableResult
    public func enablesReturnKeyAutomatically(_ enables: Bool) -> Self {
        setting { $0.enablesReturnKeyAutomatically = enables }
    }

    /// Sets the semantic content type of the text, so that the system can fill it in; nil for none.
    @discardableResult
    public func textContentType(_ type: UITextContentType?) -> Self { setting { $0.textContentType = type } }

    /// Sets whether a glance at the microphone starts dictation.
    @discardableResult
    public func lookToDictateEnabled(_ enabled: Bool) -> Self { setting { $0.isLookToDictateEnabled = enabled } }

    /// Sets the search bar's delegate. The reference is weak.
    @discardableResult
    public func delegate(_ delegate: (any UISearchBarDelegate)?) -> Self { setting { $0.delegate = delegate } }
}
