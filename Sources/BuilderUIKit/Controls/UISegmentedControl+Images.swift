import Foundation

/// The images of a segmented control, by the metrics of its bar. Only images for the default metrics are drawn.
struct SegmentImages {
    fileprivate var backgrounds: [UIBarMetrics: StateTable<UIImage>] = [:]
    fileprivate var dividers: [UIBarMetrics: DividerImages] = [:]

    /// Returns the background of a segment; a disabled one falls back to the image for its enabled state.
    func background(ofSegmentIn state: UIControl.State) -> UIImage? {
        let images = backgrounds[.default]
        return images?.exactValue(for: state) ?? images?.value(for: state.subtracting(.disabled))
    }

    /// A Boolean value that indicates whether images replace the system's background.
    var hasBackground: Bool { backgrounds[.default]?.value(for: .normal) != nil }
    /// The width of dividers in points; nil without images.
    var dividerWidth: CGFloat? { dividers[.default]?.width }
}

extension UISegmentedControl {
    /// Sets the image in place of the gray background and the pill; resizable images keep their caps.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        images.backgrounds[barMetrics, default: StateTable()].set(image, for: state)
    }

    /// Returns the background image that was set for a state.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        images.backgrounds[barMetrics]?.value(for: state)
    }

    /// Sets the image between two segments in these states, as tall as the control.
    ///
    /// The widest divider image is the distance between segments.
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) { images.dividers[barMetrics, default: DividerImages()].set(dividerImage, left: leftState, right: rightState) }

    /// Returns the divider image that was set for the states of its neighbors.
    public func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { images.dividers[barMetrics]?.image(left: leftState, right: rightState) }

    func state(ofSegmentAt index: Int) -> UIControl.State {
        let choice: UIControl.State = index == selectedSegmentIndex && !isMomentary ? .selected : .normal
        return isEnabled && segments[index].isEnabled ? choice : choice.union(.disabled)
    }

    /// Returns the image between a segment and the next one.
    func dividerImage(after index: Int) -> UIImage? {
        let (first, second) = (state(ofSegmentAt: index), state(ofSegmentAt: index + 1))
        return images.dividers[.default]?.image(
            left: isRightToLeft ? second : first, right: isRightToLeft ? first : second)
    }
}
