import Foundation

// Older members of bars and their items; most don't affect a picture.

extension UIBarButtonItem {
    /// Sets the background of a state; without effect, as are the members that follow.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    /// Sets the background of a state and a style.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {}
    /// Sets the background of a back button.
    public func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    /// Sets the offset of a back button's title, in points.
    public func setBackButtonTitlePositionAdjustment(
        _ adjustment: UIOffset, for barMetrics: UIBarMetrics
    ) {}
    /// Sets the offset of the background, in points.
    public func setBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {}
    /// Sets the offset of the title, in points, for all metrics.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        guard barMetrics == .default else { return }
        titlePositionAdjustment = adjustment
    }
    /// Returns the offset of the title, in points.
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titlePositionAdjustment }

    private enum TitlePosition {}

    var titlePositionAdjustment: UIOffset {
        get { attachments[ObjectIdentifier(TitlePosition.self)] as? UIOffset ?? .zero }
        set {
            attachments[ObjectIdentifier(TitlePosition.self)] = newValue
            changed()
        }
    }
}

extension UINavigationBar {
    /// Sets the offset of the title, in points; without effect.
    public func setTitleVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {}
}
