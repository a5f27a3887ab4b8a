import BuilderUIKit

extension UIScrollView {
    /// Sets the scroll view's delegate. It is held weakly.
    @discardableResult
    public func delegate(_ delegate: (any UIScrollViewDelegate)?) -> Self {
        self.delegate = delegate
        return self
    }

    /// Sets whether fingers move the content; true by default. Code still may.
    @discardableResult
    public func scrollEnabled(_ enabled: Bool) -> Self {
        isScrollEnabled = enabled
        return self
    }

    /// Sets whether content comes to rest on multiples of the view's size; false by default.
    @discardableResult
    public func pagingEnabled(_ enabled: Bool) -> Self {
        isPagingEnabled = enabled
        return self
    }

    /// Sets whether a drag keeps to the direction in which it began; false by default.
    @discardableResult
    public func directionalLockEnabled(_ enabled: Bool) -> Self {
        isDirectionalLockEnabled = enabled
        return self
    }

    /// Sets whether content springs back at its ends; true by default.
    @discardableResult
    public func bounces(_ enabled: Bool) -> Self {
        bounces = enabled
        return self
    }

    /// Sets whether content springs back at its left and right ends; true by default.
    @discardableResult
    public func bouncesHorizontally(_ enabled: Bool) -> Self {
        bouncesHorizontally = enabled
        return self
    }

    /// Sets whether content springs back at its upper and lower ends; true by default.
    @discardableResult
    public func bouncesVertically(_ enabled: Bool) -> Self {
        bouncesVertically = enabled
        return self
    }

    /// Sets whether content can be pulled up and down even where it fits; false by default.
    @discardableResult
    public func alwaysBounceVertical(_ enabled: Bool) -> Self {
        alwaysBounceVertical = enabled
        return self
    }

    /// Sets whether content can be pulled to the sides even where it fits; false by default.
    @discardableResult
    public func alwaysBounceHorizontal(_ enabled: Bool) -> Self {
        alwaysBounceHorizontal = enabled
        return self
    }

    /// Sets how fast content comes to rest after a swipe; `.normal` by default.
    @discardableResult
    public func decelerationRate(_ rate: UIScrollView.DecelerationRate) -> Self {
        decelerationRate = rate
        return self
    }

    /// Sets whether touches wait until it is clear that they don't scroll before the content receives them; true by
    /// default.
    @discardableResult
    public func delaysContentTouches(_ enabled: Bool) -> Self {
        delaysContentTouches = enabled
        return self
    }

    /// Sets whether a drag may take touches away from the content; true by default.
    @discardableResult
    public func canCancelContentTouches(_ enabled: Bool) -> Self {
        canCancelContentTouches = enabled
        return self
    }

    /// Sets whether a tap on the status bar scrolls to the top; true by default.
    @discardableResult
    public func scrollsToTop(_ enabled: Bool) -> Self {
        scrollsToTop = enabled
        return self
    }

    /// Sets how scrolling hides the keyboard; `.none` by default.
    @discardableResult
    public func keyboardDismissMode(_ mode: UIScrollView.KeyboardDismissMode) -> Self {
        keyboardDismissMode = mode
        return self
    }

    /// Sets whether keys of a keyboard scroll; true by default.
    @discardableResult
    public func allowsKeyboardScrolling(_ enabled: Bool) -> Self {
        allowsKeyboardScrolling = enabled
        return self
    }

    /// Sets whether a sideways drag at the end of the content goes on in the scroll view around it; true by default.
    @discardableResult
    public func transfersHorizontalScrollingToParent(_ enabled: Bool) -> Self {
        transfersHorizontalScrollingToParent = enabled
        return self
    }

    /// Sets whether a drag up or down at the end of the content goes on in the scroll view around it; true by default.
    @discardableResult
    public func transfersVerticalScrollingToParent(_ enabled: Bool) -> Self {
        transfersVerticalScrollingToParent = enabled
        return self
    }

    /// Sets what stands above the content while it is refreshed by a pull; nil, the default, for none.
    @discardableResult
    public func refreshControl(_ control: UIRefreshControl?) -> Self {
        refreshControl = control
        return self
    }
}
