import BuilderUIKit

extension UIScrollView {
    /// Sets whether an indicator shows the place along the height; true by default.
    @discardableResult
    public func showsVerticalScrollIndicator(_ enabled: Bool) -> Self {
        showsVerticalScrollIndicator = enabled
        return self
    }

    /// Sets whether an indicator shows the place along the width; true by default.
    @discardableResult
    public func showsHorizontalScrollIndicator(_ enabled: Bool) -> Self {
        showsHorizontalScrollIndicator = enabled
        return self
    }

    /// Sets whether the indicators are dark or light; `.default` by default.
    @discardableResult
    public func indicatorStyle(_ style: UIScrollView.IndicatorStyle) -> Self {
        indicatorStyle = style
        return self
    }

    /// The vertical indicator's distances from the edges, in points; zero by default.
    @discardableResult
    public func verticalScrollIndicatorInsets(_ insets: UIEdgeInsets) -> Self {
        verticalScrollIndicatorInsets = insets
        return self
    }

    /// The horizontal indicator's distances from the edges, in points; zero by default.
    @discardableResult
    public func horizontalScrollIndicatorInsets(_ insets: UIEdgeInsets) -> Self {
        horizontalScrollIndicatorInsets = insets
        return self
    }

    /// Both indicators' distances from the edges, in points; zero by default.
    @discardableResult
    public func scrollIndicatorInsets(_ insets: UIEdgeInsets) -> Self {
        scrollIndicatorInsets = insets
        return self
    }

    /// Sets whether the safe area is added to the indicators' distances; true by default.
    @discardableResult
    public func automaticallyAdjustsScrollIndicatorInsets(_ adjusts: Bool) -> Self {
        automaticallyAdjustsScrollIndicatorInsets = adjusts
        return self
    }

    /// Sets whether an index of sections may be shown at the side; `.automatic` by default.
    @discardableResult
    public func indexDisplayMode(_ mode: UIScrollView.IndexDisplayMode) -> Self {
        indexDisplayMode = mode
        return self
    }
}
