import BuilderUIKit

extension UISearchBar {
    // MARK: Content

    /// A search bar with a placeholder.
    public convenience init(_ placeholder: String?) {
        self.init(frame: .zero)
        self.placeholder = placeholder
    }

    /// Sets what is searched for. The delegate isn't notified.
    @discardableResult
    public func text(_ text: String?) -> Self { setting { $0.text = text } }

    /// A line above the field.
    @discardableResult
    public func prompt(_ prompt: String?) -> Self { setting { $0.prompt = prompt } }

    /// Shown in the field while it is empty.
    @discardableResult
    public func placeholder(_ placeholder: String?) -> Self { setting { $0.placeholder = placeholder } }

    /// Sets whether a book stands at the end of the empty field.
    @discardableResult
    public func showsBookmarkButton(_ shows: Bool) -> Self { setting { $0.showsBookmarkButton = shows } }

    /// Sets whether a button that ends searching stands beside the field.
    @discardableResult
    public func showsCancelButton(_ shows: Bool) -> Self { setting { $0.showsCancelButton = shows } }

    /// Sets whether a button for a list of results stands at the end of the empty field.
    @discardableResult
    public func showsSearchResultsButton(_ shows: Bool) -> Self { setting { $0.showsSearchResultsButton = shows } }

    /// Sets whether the button for a list of results is selected.
    @discardableResult
    public func searchResultsButtonSelected(_ isSelect: Bool) -> Self {
        setting { $0.isSearchResultsButtonSelected = isSelect }
    }

    /// The titles of the scopes to search in; shown with `showsScopeBar(true)`.
    @discardableResult
    public func scopeButtonTitles(_ titles: [String]?) -> Self { setting { $0.scopeButtonTitles = titles } }

    /// Sets the selected scope, from 0. Call it after the titles.
    @discardableResult
    public func selectedScopeButtonIndex(_ index: Int) -> Self { setting { $0.selectedScopeButtonIndex = index } }

    /// Sets whether the scopes are shown.
    @discardableResult
    public func showsScopeBar(_ shows: Bool) -> Self { setting { $0.showsScopeBar = shows } }

    /// Sets whether the field can be used.
    @discardableResult
    public func enabled(_ enabled: Bool) -> Self { setting { $0.isEnabled = enabled } }

    // MARK: Look

    /// Black draws the bar in dark appearance.
    @discardableResult
    public func barStyle(_ style: UIBarStyle) -> Self { setting { $0.barStyle = style } }

    /// The background's color; nil for the system's.
    @discardableResult
    public func barTintColor(_ color: UIColor?) -> Self { setting { $0.barTintColor = color } }

    /// With a background, or the field alone.
    @discardableResult
    public func searchBarStyle(_ style: UISearchBar.Style) -> Self { setting { $0.searchBarStyle = style } }

    /// Sets whether what lies behind shines through.
    @discardableResult
    public func translucent(_ translucent: Bool) -> Self { setting { $0.isTranslucent = translucent } }

    /// A picture in the background's place; nil for the background.
    @discardableResult
    public func backgroundImage(_ image: UIImage?) -> Self { setting { $0.backgroundImage = image } }

    /// A picture in the background's place, by its name in the app's resources.
    @discardableResult
    public func backgroundImageNamed(_ imageName: String) -> Self {
        setting { $0.backgroundImage = UIImage(named: imageName) }
    }

    /// A picture behind the scopes.
    @discardableResult
    public func scopeBarBackgroundImage(_ image: UIImage?) -> Self { setting { $0.scopeBarBackgroundImage = image } }

    /// A picture behind the scopes, by its name in the app's resources.
    @discardableResult
    public func scopeBarBackgroundImageNamed(_ imageName: String) -> Self {
        setting { $0.scopeBarBackgroundImage = UIImage(named: imageName) }
    }

    /// Sets how far the field stands from its place, in points.
    @discardableResult
    public func searchFieldBackgroundPositionAdjustment(_ adjustment: UIOffset) -> Self {
        setting { $0.searchFieldBackgroundPositionAdjustment = adjustment }
    }

    /// Sets how far the text stands from its place in the field, in points.
    @discardableResult
    public func searchTextPositionAdjustment(_ adjustment: UIOffset) -> Self {
        setting { $0.searchTextPositionAdjustment = adjustment }
    }

    /// The picture of an icon; nil for the usual one.
    @discardableResult
    public func image(_ image: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State = .normal) -> Self {
        setting { $0.setImage(image, for: icon, state: state) }
    }

    /// Sets how far an icon stands from its place, in points.
    @discardableResult
    public func positionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) -> Self {
        setting { $0.setPositionAdjustment(adjustment, for: icon) }
    }

    /// Sets how the scopes' titles look.
    @discardableResult
    public func scopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) -> Self {
        setScopeBarButtonTitleTextAttributes(attributes, for: state)
        return self
    }
}

// Typing into the bar; members that it shares with others are in UITextInputTraits+Typing. Nothing of it changes a
// picture.

extension UISearchBar {
    /// Sets whether the return key waits until there is text.
    @discardableResult
    public func enablesReturnKeyAutomatically(_ enables: Bool) -> Self {
        setting { $0.enablesReturnKeyAutomatically = enables }
    }

    /// Sets what the text is for, so that the system can fill it in; nil for nothing in particular.
    @discardableResult
    public func textContentType(_ type: UITextContentType?) -> Self { setting { $0.textContentType = type } }

    /// Sets whether looking at the microphone starts dictation.
    @discardableResult
    public func lookToDictateEnabled(_ enabled: Bool) -> Self { setting { $0.isLookToDictateEnabled = enabled } }

    /// Sets the search bar's delegate. It is held weakly.
    @discardableResult
    public func delegate(_ delegate: (any UISearchBarDelegate)?) -> Self { setting { $0.delegate = delegate } }
}
