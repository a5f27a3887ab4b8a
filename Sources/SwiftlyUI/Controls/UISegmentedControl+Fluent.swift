import BuilderUIKit
import Foundation

extension UISegmentedControl {
    // MARK: Look

    /// The color behind the selected segment; nil for the system's.
    @discardableResult
    public func selectedSegmentTintColor(_ color: UIColor?) -> Self { setting { $0.selectedSegmentTintColor = color } }

    /// The attributes of titles in a state; selected segments use the attributes for `.selected`.
    @discardableResult
    public func titleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) -> Self {
        setting { $0.setTitleTextAttributes(attributes, for: state) }
    }

    /// An image that fills each segment in a state, in place of the gray background; only images for the default
    /// metrics are drawn.
    @discardableResult
    public func backgroundImage(
        _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics = .default
    ) -> Self {
        setBackgroundImage(image, for: state, barMetrics: barMetrics)
        return self
    }

    /// An image between two segments in these states, as tall as the control; only images for the default metrics are
    /// drawn.
    @discardableResult
    public func dividerImage(
        _ image: UIImage?, leftSegmentState: UIControl.State, rightSegmentState: UIControl.State,
        barMetrics: UIBarMetrics = .default
    ) -> Self {
        setDividerImage(
            image, forLeftSegmentState: leftSegmentState, rightSegmentState: rightSegmentState, barMetrics: barMetrics)
        return self
    }

    // MARK: Segments

    /// Sets whether segments are as wide as their contents; false, the default, for equal widths.
    @discardableResult
    public func apportionsSegmentWidthsByContent(_ apportions: Bool) -> Self {
        setting { $0.apportionsSegmentWidthsByContent = apportions }
    }

    /// Sets whether segments act as buttons, without a persistent selection; false by default.
    @discardableResult
    public func momentary(_ momentary: Bool) -> Self { setting { $0.isMomentary = momentary } }

    /// The index of the selected segment; `UISegmentedControl.noSegment`, or an index out of range, for none.
    @discardableResult
    public func selectedSegmentIndex(_ index: Int) -> Self { setting { $0.selectedSegmentIndex = index } }

    /// Inserts a segment with a title; an index out of range is clamped.
    @discardableResult
    public func insertSegment(title: String?, at index: Int, animated: Bool = false) -> Self {
        setting { $0.insertSegment(withTitle: title, at: index, animated: animated) }
    }

    /// Inserts a segment with an image; an index out of range is clamped.
    @discardableResult
    public func insertSegment(image: UIImage?, at index: Int, animated: Bool = false) -> Self {
        setting { $0.insertSegment(with: image, at: index, animated: animated) }
    }

    /// Sets a segment's title, in place of its image. An index out of range is ignored.
    @discardableResult
    public func title(_ title: String?, forSegmentAt index: Int) -> Self {
        setting { $0.setTitle(title, forSegmentAt: index) }
    }

    /// Sets a segment's image, in place of its title. An index out of range is ignored.
    @discardableResult
    public func image(_ image: UIImage?, forSegmentAt index: Int) -> Self {
        setting { $0.setImage(image, forSegmentAt: index) }
    }

    /// The width of a segment, in points; 0 for automatic sizing.
    @discardableResult
    public func width(_ width: CGFloat, forSegmentAt index: Int) -> Self {
        setting { $0.setWidth(width, forSegmentAt: index) }
    }

    /// Moves a segment's title or image, in points to the right and downward.
    @discardableResult
    public func contentOffset(_ offset: CGSize, forSegmentAt index: Int) -> Self {
        setting { $0.setContentOffset(offset, forSegmentAt: index) }
    }

    /// Sets whether users can select a segment; true by default.
    @discardableResult
    public func enabled(_ enabled: Bool, forSegmentAt index: Int) -> Self {
        setting { $0.setEnabled(enabled, forSegmentAt: index) }
    }
}
