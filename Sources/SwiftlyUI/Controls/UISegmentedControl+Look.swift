import BuilderUIKit
import Foundation

extension UISegmentedControl {
    /// The color behind the chosen segment; nil for the system's.
    @discardableResult
    public func selectedSegmentTintColor(_ color: UIColor?) -> Self {
        selectedSegmentTintColor = color
        return self
    }

    /// The attributes of titles in a state; chosen segments take those for `.selected`.
    @discardableResult
    public func titleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) -> Self {
        setTitleTextAttributes(attributes, for: state)
        return self
    }

    /// A picture that fills each segment in a state, in place of the gray ground; those for the default metrics are
    /// drawn.
    @discardableResult
    public func backgroundImage(
        _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics = .default
    ) -> Self {
        setBackgroundImage(image, for: state, barMetrics: barMetrics)
        return self
    }

    /// A picture between two segments in these states, as tall as the control; those for the default metrics are drawn.
    @discardableResult
    public func dividerImage(
        _ image: UIImage?, leftSegmentState: UIControl.State, rightSegmentState: UIControl.State,
        barMetrics: UIBarMetrics = .default
    ) -> Self {
        setDividerImage(
            image, forLeftSegmentState: leftSegmentState, rightSegmentState: rightSegmentState, barMetrics: barMetrics)
        return self
    }
}
