import BuilderUIKit

// How people type into the bar; what it shares with others is in UITextInputTraits+Typing. Nothing of it changes a
// picture.

extension UISearchBar {
    /// Sets whether the return key waits until there is text.
    @discardableResult
    public func enablesReturnKeyAutomatically(_ enables: Bool) -> Self {
        enablesReturnKeyAutomatically = enables
        return self
    }

    /// Sets what the text is for, so that the system can fill it in; nil for nothing in particular.
    @discardableResult
    public func textContentType(_ type: UITextContentType?) -> Self {
        textContentType = type
        return self
    }

    /// Sets whether looking at the microphone starts dictation.
    @discardableResult
    public func lookToDictateEnabled(_ enabled: Bool) -> Self {
        isLookToDictateEnabled = enabled
        return self
    }

    /// Sets the search bar's delegate. It is held weakly.
    @discardableResult
    public func delegate(_ delegate: (any UISearchBarDelegate)?) -> Self {
        self.delegate = delegate
        return self
    }
}
