// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let searchLines = [
        #"extension UISearchBar"#,
        #"init(_ placeholder: String?)"#,
        #"func barStyle(_ style: UIBarStyle) -> Self"#,
        #"func delegate(_ delegate: (any UISearchBarDelegate)?) -> Self"#,
        #"func text(_ text: String?) -> Self"#,
        #"func prompt(_ prompt: String?) -> Self"#,
        #"func placeholder(_ placeholder: String?) -> Self"#,
        #"func showsBookmarkButton(_ shows: Bool) -> Self"#,
        #"func showsCancelButton(_ shows: Bool) -> Self"#,
        #"func showsSearchResultsButton(_ shows: Bool) -> Self"#,
        #"func searchResultsButtonSelected(_ isSelect: Bool) -> Self"#,
        #"func barTintColor(_ color: UIColor?) -> Self"#,
        #"func searchBarStyle(_ style: UISearchBar.Style) -> Self"#,
        #"func translucent(_ translucent: Bool) -> Self"#,
        #"func scopeButtonTitles(_ titles: [String]?) -> Self"#,
        #"func selectedScopeButtonIndex(_ index: Int) -> Self"#,
        #"func showsScopeBar(_ shows: Bool) -> Self"#,
        #"func inputAccessoryView(_ view: UIView?) -> Self"#,
        #"func backgroundImage(_ image: UIImage?) -> Self"#,
        #"func backgroundImageNamed(_ imageName: String) -> Self"#,
        #"func scopeBarBackgroundImage(_ image: UIImage?) -> Self"#,
        #"func scopeBarBackgroundImageNamed(_ imageName: String) -> Self"#,
        #"func searchFieldBackgroundPositionAdjustment(_ adjustment: UIOffset) -> Self"#,
        #"func searchTextPositionAdjustment(_ adjustment: UIOffset) -> Self"#,
        #"func keyboardType(_ type: UIKeyboardType) -> Self"#,
        #"func keyboardAppearance(_ appearance: UIKeyboardAppearance) -> Self"#,
        #"func returnKeyType(_ type: UIReturnKeyType) -> Self"#,
        #"func enablesReturnKeyAutomatically(_ enables: Bool) -> Self"#,
        #"func autocapitalizationType(_ type: UITextAutocapitalizationType) -> Self"#,
        #"func autocorrectionType(_ type: UITextAutocorrectionType) -> Self"#,
        #"func spellCheckingType(_ type: UITextSpellCheckingType) -> Self"#,
        #"func smartQuotesType(_ type: UITextSmartQuotesType) -> Self"#,
        #"func smartDashesType(_ type: UITextSmartDashesType) -> Self"#,
        #"func smartInsertDeleteType(_ type: UITextSmartInsertDeleteType) -> Self"#,
        #"func textContentType(_ type: UITextContentType?) -> Self"#,
        #"func image(_ image: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State = .normal) -> Self"#,
        #"func positionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) -> Self"#,
        #"func scopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) -> Self"#,
        #"func enabled(_ enabled: Bool) -> Self"#,
        #"func lookToDictateEnabled(_ enabled: Bool) -> Self"#,
    ]
}

extension UISearchBar {
    @MainActor static func interface823() {
        _ = Self.self
    }

    @MainActor static func interface824(_ placeholder: String?) {
        var result = UISearchBar(placeholder)
        prove(&result, Same<UISearchBar>())
    }

    @MainActor func interface825(_ style: UIBarStyle) -> Self {
        var result = self.barStyle(style)
        prove(&result, Same<Self>())
        self.barStyle(style)
        return result
    }

    @MainActor func interface826(_ delegate: (any UISearchBarDelegate)?) -> Self {
        var result = self.delegate(delegate)
        prove(&result, Same<Self>())
        self.delegate(delegate)
        return result
    }

    @MainActor func interface827(_ text: String?) -> Self {
        var result = self.text(text)
        prove(&result, Same<Self>())
        self.text(text)
        return result
    }

    @MainActor func interface828(_ prompt: String?) -> Self {
        var result = self.prompt(prompt)
        prove(&result, Same<Self>())
        self.prompt(prompt)
        return result
    }

    @MainActor func interface829(_ placeholder: String?) -> Self {
        var result = self.placeholder(placeholder)
        prove(&result, Same<Self>())
        self.placeholder(placeholder)
        return result
    }

    @MainActor func interface830(_ shows: Bool) -> Self {
        var result = self.showsBookmarkButton(shows)
        prove(&result, Same<Self>())
        self.showsBookmarkButton(shows)
        return result
    }

    @MainActor func interface831(_ shows: Bool) -> Self {
        var result = self.showsCancelButton(shows)
        prove(&result, Same<Self>())
        self.showsCancelButton(shows)
        return result
    }

    @MainActor func interface832(_ shows: Bool) -> Self {
        var result = self.showsSearchResultsButton(shows)
        prove(&result, Same<Self>())
        self.showsSearchResultsButton(shows)
        return result
    }

    @MainActor func interface833(_ isSelect: Bool) -> Self {
        var result = self.searchResultsButtonSelected(isSelect)
        prove(&result, Same<Self>())
        self.searchResultsButtonSelected(isSelect)
        return result
    }

    @MainActor func interface834(_ color: UIColor?) -> Self {
        var result = self.barTintColor(color)
        prove(&result, Same<Self>())
        self.barTintColor(color)
        return result
    }

    @MainActor func interface835(_ style: UISearchBar.Style) -> Self {
        var result = self.searchBarStyle(style)
        prove(&result, Same<Self>())
        self.searchBarStyle(style)
        return result
    }

    @MainActor func interface836(_ translucent: Bool) -> Self {
        var result = self.translucent(translucent)
        prove(&result, Same<Self>())
        self.translucent(translucent)
        return result
    }

    @MainActor func interface837(_ titles: [String]?) -> Self {
        var result = self.scopeButtonTitles(titles)
        prove(&result, Same<Self>())
        self.scopeButtonTitles(titles)
        return result
    }

    @MainActor func interface838(_ index: Int) -> Self {
        var result = self.selectedScopeButtonIndex(index)
        prove(&result, Same<Self>())
        self.selectedScopeButtonIndex(index)
        return result
    }

    @MainActor func interface839(_ shows: Bool) -> Self {
        var result = self.showsScopeBar(shows)
        prove(&result, Same<Self>())
        self.showsScopeBar(shows)
        return result
    }

    @MainActor func interface840(_ view: UIView?) -> Self {
        var result = self.inputAccessoryView(view)
        prove(&result, Same<Self>())
        self.inputAccessoryView(view)
        return result
    }

    @MainActor func interface841(_ image: UIImage?) -> Self {
        var result = self.backgroundImage(image)
        prove(&result, Same<Self>())
        self.backgroundImage(image)
        return result
    }

    @MainActor func interface842(_ imageName: String) -> Self {
        var result = self.backgroundImageNamed(imageName)
        prove(&result, Same<Self>())
        self.backgroundImageNamed(imageName)
        return result
    }

    @MainActor func interface843(_ image: UIImage?) -> Self {
        var result = self.scopeBarBackgroundImage(image)
        prove(&result, Same<Self>())
        self.scopeBarBackgroundImage(image)
        return result
    }

    @MainActor func interface844(_ imageName: String) -> Self {
        var result = self.scopeBarBackgroundImageNamed(imageName)
        prove(&result, Same<Self>())
        self.scopeBarBackgroundImageNamed(imageName)
        return result
    }

    @MainActor func interface845(_ adjustment: UIOffset) -> Self {
        var result = self.searchFieldBackgroundPositionAdjustment(adjustment)
        prove(&result, Same<Self>())
        self.searchFieldBackgroundPositionAdjustment(adjustment)
        return result
    }

    @MainActor func interface846(_ adjustment: UIOffset) -> Self {
        var result = self.searchTextPositionAdjustment(adjustment)
        prove(&result, Same<Self>())
        self.searchTextPositionAdjustment(adjustment)
        return result
    }

    @MainActor func interface847(_ type: UIKeyboardType) -> Self {
        var result = self.keyboardType(type)
        prove(&result, Same<Self>())
        self.keyboardType(type)
        return result
    }

    @MainActor func interface848(_ appearance: UIKeyboardAppearance) -> Self {
        var result = self.keyboardAppearance(appearance)
        prove(&result, Same<Self>())
        self.keyboardAppearance(appearance)
        return result
    }

    @MainActor func interface849(_ type: UIReturnKeyType) -> Self {
        var result = self.returnKeyType(type)
        prove(&result, Same<Self>())
        self.returnKeyType(type)
        return result
    }

    @MainActor func interface850(_ enables: Bool) -> Self {
        var result = self.enablesReturnKeyAutomatically(enables)
        prove(&result, Same<Self>())
        self.enablesReturnKeyAutomatically(enables)
        return result
    }

    @MainActor func interface851(_ type: UITextAutocapitalizationType) -> Self {
        var result = self.autocapitalizationType(type)
        prove(&result, Same<Self>())
        self.autocapitalizationType(type)
        return result
    }

    @MainActor func interface852(_ type: UITextAutocorrectionType) -> Self {
        var result = self.autocorrectionType(type)
        prove(&result, Same<Self>())
        self.autocorrectionType(type)
        return result
    }

    @MainActor func interface853(_ type: UITextSpellCheckingType) -> Self {
        var result = self.spellCheckingType(type)
        prove(&result, Same<Self>())
        self.spellCheckingType(type)
        return result
    }

    @MainActor func interface854(_ type: UITextSmartQuotesType) -> Self {
        var result = self.smartQuotesType(type)
        prove(&result, Same<Self>())
        self.smartQuotesType(type)
        return result
    }

    @MainActor func interface855(_ type: UITextSmartDashesType) -> Self {
        var result = self.smartDashesType(type)
        prove(&result, Same<Self>())
        self.smartDashesType(type)
        return result
    }

    @MainActor func interface856(_ type: UITextSmartInsertDeleteType) -> Self {
        var result = self.smartInsertDeleteType(type)
        prove(&result, Same<Self>())
        self.smartInsertDeleteType(type)
        return result
    }

    @MainActor func interface857(_ type: UITextContentType?) -> Self {
        var result = self.textContentType(type)
        prove(&result, Same<Self>())
        self.textContentType(type)
        return result
    }

    @MainActor func interface858(_ image: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) -> Self {
        var result = self.image(image, for: icon, state: state)
        prove(&result, Same<Self>())
        _ = self.image(image, for: icon)
        self.image(image, for: icon, state: state)
        return result
    }

    @MainActor func interface859(_ adjustment: UIOffset, for icon: UISearchBar.Icon) -> Self {
        var result = self.positionAdjustment(adjustment, for: icon)
        prove(&result, Same<Self>())
        self.positionAdjustment(adjustment, for: icon)
        return result
    }

    @MainActor func interface860(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) -> Self {
        var result = self.scopeBarButtonTitleTextAttributes(attributes, for: state)
        prove(&result, Same<Self>())
        self.scopeBarButtonTitleTextAttributes(attributes, for: state)
        return result
    }

    @MainActor func interface861(_ enabled: Bool) -> Self {
        var result = self.enabled(enabled)
        prove(&result, Same<Self>())
        self.enabled(enabled)
        return result
    }

    @MainActor func interface862(_ enabled: Bool) -> Self {
        var result = self.lookToDictateEnabled(enabled)
        prove(&result, Same<Self>())
        self.lookToDictateEnabled(enabled)
        return result
    }
}
