import Foundation

/// The pictures that a segmented control was given, by the metrics of the bar that it stands in.
struct SegmentImages {
    private var grounds: [UIBarMetrics: StateTable<UIImage>] = [:]
    private var dividers: [UIBarMetrics: DividerImages] = [:]

    mutating func setGround(_ image: UIImage?, for state: UIControl.State, _ metrics: UIBarMetrics) {
        grounds[metrics, default: StateTable()].set(image, for: state)
    }

    mutating func setDivider(
        _ image: UIImage?, left: UIControl.State, right: UIControl.State, _ metrics: UIBarMetrics
    ) {
        dividers[metrics, default: DividerImages()].set(image, left: left, right: right)
    }

    func ground(for state: UIControl.State, _ metrics: UIBarMetrics = .default) -> UIImage? {
        grounds[metrics]?.value(for: state)
    }

    /// The picture of a segment: one that isn't enabled looks as it would else where it has no picture of its own.
    func ground(ofSegmentIn state: UIControl.State) -> UIImage? {
        grounds[.default]?.exactValue(for: state) ?? ground(for: state.subtracting(.disabled))
    }

    func divider(left: UIControl.State, right: UIControl.State, _ metrics: UIBarMetrics = .default) -> UIImage? {
        dividers[metrics]?.image(left: left, right: right)
    }

    /// A Boolean value that indicates whether pictures take the place of the system's ground.
    var haveGround: Bool { ground(for: .normal) != nil }
    /// Points; nil without pictures.
    var dividerWidth: CGFloat? { dividers[.default]?.width }
}

// Pictures of one's own. Those of the default metrics are drawn; others are kept.

extension UISegmentedControl {
    /// Fills each segment in a state, in place of the gray ground and of the pill; resizable pictures keep their caps.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        images.setGround(image, for: state, barMetrics)
    }

    /// Returns the background image that was set for a state.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        images.ground(for: state, barMetrics)
    }

    /// Stands between two segments in these states, as tall as the control. Segments lie as far from each other as the
    /// widest such picture is wide.
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        images.setDivider(dividerImage, left: leftState, right: rightState, barMetrics)
    }

    /// Returns the divider image that was set for the states of its neighbors.
    public func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        images.divider(left: leftState, right: rightState, barMetrics)
    }

    func state(ofSegmentAt index: Int) -> UIControl.State {
        let choice: UIControl.State = index == selectedSegmentIndex && !isMomentary ? .selected : .normal
        return isEnabled && segments[index].isEnabled ? choice : choice.union(.disabled)
    }

    /// The picture between a segment and the next one.
    func dividerImage(after index: Int) -> UIImage? {
        let states = [index, index + 1].map { state(ofSegmentAt: $0) }
        return isRightToLeft
            ? images.divider(left: states[1], right: states[0]) : images.divider(left: states[0], right: states[1])
    }
}
