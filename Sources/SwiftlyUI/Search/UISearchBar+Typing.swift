import BuilderUIKit

// How people type into the bar; what it shares with others is in UITextInputTraits+Typing. Nothing of it changes a picture.

extension UISearchBar {
    /// Whether the return key waits until there is text.
    @discardableResult
    public func enablesReturnKeyAutomatically(_ enables: Bool) -> Self {
        enablesReturnKeyAutomatically = enables
        return self
    }

    /// What the text is for, so that the system can fill it in; nil for nothing in particular.
    @discardableResult
    public func textContentType(_ type: UITextContentType?) -> Self {
        textContentType = type
        return self
    }

    /// Whether looking at the microphone starts dictation.
    @discardableResult
    public func lookToDictateEnabled(_ enabled: Bool) -> Self {
        isLookToDictateEnabled = enabled
        return self
    }

    /// Who is told what is searched for, and which buttons are tapped.
    @discardableResult
    public func delegate(_ delegate: (any UISearchBarDelegate)?) -> Self {
        self.delegate = delegate
        return self
    }
}
