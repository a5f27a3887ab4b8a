import Foundation

/// The images of a segmented control, by the metrics of its bar. Only images for the default metrics are drawn.
struct SegmentImages {
    fileprivate var backgrounds: [UIBarMetrics: StateTable<UIImage>] = [:]
    fileprivate var dividers: [UIBarMetrics: DividerImages] = [:]

    fileprivate var contentPositions: [UIBarMetrics: [UISegmentedControl.Segment: UIOffset]] = [:]

    /// Returns the offset of a segment's title or image in points.
    func contentPosition(at index: Int, of count: Int, isRightToLeft: Bool) -> UIOffset {
        guard let positions = contentPositions[.default] else { return .zero }
        let first: UISegmentedControl.Segment = isRightToLeft ? .right : .left
        let last: UISegmentedControl.Segment = isRightToLeft ? .left : .right
        let place: UISegmentedControl.Segment =
            count == 1 ? .alone : index == 0 ? first : index == count - 1 ? last : .center
        return positions[place] ?? positions[.any] ?? .zero
    }

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
    /// The place of a segment in its control.
    public enum Segment: Int, Hashable, Sendable {
        /// Any place.
        case any = 0
        /// The left end.
        case left = 1
        /// A place between others.
        case center = 2
        /// The right end.
        case right = 3
        /// The place of the only segment.
        case alone = 4
    }

    /// Sets the offset of titles and images in segments of a place; that of `any` counts where no other is set.
    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) { images.contentPositions[barMetrics, default: [:]][leftCenterRightOrAlone] = adjustment }

    /// Returns the offset that was set for segments of a place.
    public func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { images.contentPositions[barMetrics]?[leftCenterRightOrAlone] ?? .zero }

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
