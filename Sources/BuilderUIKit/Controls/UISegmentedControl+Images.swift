import Foundation

/// The images of a segmented control, by the metrics of its bar. Only images for the default metrics are drawn.
struct SegmentImages {
    var backgrounds: [UIBarMetrics: StateTable<UIImage>] = [:]
    var dividers: [UIBarMetrics: DividerImages] = [:]
    var contentPositions: [UIBarMetrics: [UISegmentedControl.Segment: UIOffset]] = [:]

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
