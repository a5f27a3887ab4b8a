import Foundation
import Render

/// A row of segments, of which one can be selected.
///
/// The frame is 32 points high, of which 31 take part in layout; with the look of iOS 26 it is a capsule of 34 points,
/// of which 33 do (measured).
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    override var derivedAccessibility: DerivedAccessibility {
        DerivedAccessibility(traits: stateTraits)
    }
    override var derivedAccessibilityElements: [Any]? { segments }

    /// The value of `selectedSegmentIndex` without a selection.
    public nonisolated static let noSegment = -1

    var segments: [SegmentView] = []
    var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()
    let pill = UIView(frame: .zero)
    var dividers: [TrackView] = []
    var images = SegmentImages() { didSet { contentDidChange() } }

    /// The index of the selected segment, or `noSegment`. An invalid index counts as `noSegment` (UIKit throws).
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet {
            if selectedSegmentIndex != Self.noSegment, !segments.indices.contains(selectedSegmentIndex) {
                selectedSegmentIndex = Self.noSegment
            }
            refresh()
        }
    }
    /// The color behind the selected segment; nil for the system's.
    open var selectedSegmentTintColor: UIColor? { didSet { refresh() } }
    /// A Boolean value that indicates whether segments don't stay selected; false by default.
    open var isMomentary = false { didSet { refresh() } }
    /// A Boolean value that indicates whether segments are as wide as their content instead of equally wide.
    open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates segments from titles (`String`) and images (`UIImage`); other items are ignored. The frame fits them.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] {
            let segment = SegmentView()
            switch item {
            case let title as String: segment.title = title
            case let image as UIImage: segment.image = image
            default: continue
            }
            segments.append(segment)
        }
        contentDidChange()
        frame = frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsicContentSize))
    }

    /// Creates segments from actions, each of which is performed when its segment is selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    }

    /// The corner radius that the look has, in points.
    var systemRadius: CGFloat = 0

    override func didInitialize() {
        super.didInitialize()
        isOpaque = false
        systemRadius = metrics.segmentedRadius(height: intrinsicContentSize.height)
        layer.cornerRadius = systemRadius
        pill.isUserInteractionEnabled = false
        pill.layer.shadowOffset = CGSize(width: 0, height: 3)
        pill.layer.shadowRadius = 4
        pill.layer.shadowOpacity = 0.12
        addSubview(pill)
        refresh()
    }

    // MARK: Segments

    /// Returns the frame of a segment in the control's coordinates; the index must be one of a segment.
    package func segmentFrame(at index: Int) -> CGRect { segments[index].frame }

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(at: segment) { $0.title = title }
    }

    /// Inserts a segment with an image.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(at: segment) { $0.image = image }
    }

    /// Inserts a segment with an action's title and image, which is performed when the segment is selected.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(at: segment) { $0.action = action }
    }

    /// Sets a segment's action, with its title and image. An index out of range is ignored.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        view(segment)?.action = action
        contentDidChange()
    }

    /// Returns a segment's action; nil for none.
    open func actionForSegment(at segment: Int) -> UIAction? { view(segment)?.action }

    /// Returns the index of the segment with an action's identifier; `NSNotFound` for none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Inserts a segment; an index beyond the ends counts as the end.
    private func insert(at index: Int, _ configure: (SegmentView) -> Void) {
        let view = SegmentView()
        configure(view)
        let index = min(max(0, index), segments.count)
        segments.insert(view, at: index)
        if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
        contentDidChange()
    }

    /// Removes a segment.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).removeFromSuperview()
        if selectedSegmentIndex == segment {
            selectedSegmentIndex = Self.noSegment
        } else if selectedSegmentIndex > segment {
            selectedSegmentIndex -= 1
        }
        contentDidChange()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        segments = []
        selectedSegmentIndex = Self.noSegment
        contentDidChange()
    }

    /// Sets a segment's title.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }
    /// Returns a segment's title.
    open func titleForSegment(at segment: Int) -> String? { view(segment)?.title }

    /// Sets a segment's image.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (nil, image) }
    }
    /// Returns a segment's image.
    open func imageForSegment(at segment: Int) -> UIImage? { view(segment)?.image }

    /// Sets the width of a segment, in points; 0 for the content's width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard isFinite([width], "widthForSegment") else { return }
        change(segment) { $0.ownWidth = max(0, width) }
    }
    /// Returns the width that was set for a segment, in points; 0 for an automatic one.
    open func widthForSegment(at segment: Int) -> CGFloat { view(segment)?.ownWidth ?? 0 }

    /// Sets the offset of a segment's content, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        guard isFinite([offset.width, offset.height], "contentOffsetForSegment") else { return }
        change(segment) { $0.contentOffset = offset }
    }
    /// Returns the offset of a segment's content, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { view(segment)?.contentOffset ?? .zero }

    /// Enables or disables a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Returns a Boolean value that indicates whether a segment is enabled.
    open func isEnabledForSegment(at segment: Int) -> Bool { view(segment)?.isEnabled ?? false }

    /// Sets the attributes of titles in a state; the selected segment has those for `.selected`.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes.set(attributes, for: state)
        contentDidChange()
    }
    /// Returns the title's attributes that were set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes.value(for: state)
    }

    private func view(_ index: Int) -> SegmentView? { segments.indices.contains(index) ? segments[index] : nil }

    private func change(_ index: Int, _ change: (SegmentView) -> Void) {
        guard let view = view(index) else { return }
        change(view)
        contentDidChange()
    }

    private func contentDidChange() {
        for segment in segments where segment.superview !== self { addSubview(segment) }
        refresh()
        invalidateIntrinsicContentSize()
    }

    override func stateDidChange() {
        super.stateDidChange()
        refresh()
    }

    // MARK: Touches

    static var handlesTaps: Bool { true }

    /// Selects the segment on which the touch ended.
    func touchDidEndInside(_ touch: UITouch) {
        let x = touch.location(in: self).x
        guard let index = segments.firstIndex(where: { $0.frame.minX <= x && x < $0.frame.maxX }),
            segments[index].isEnabled, isMomentary || index != selectedSegmentIndex
        else { return }
        selectedSegmentIndex = index
        if let action = segments[index].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    // MARK: Layout

    var metrics: ControlMetrics { ControlMetrics(traitCollection) }

    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
    /// The size with each segment as wide as the widest title in 13-point regular plus 20 points, rounded up to whole
    /// points (measured); the heavier font of the selected title doesn't count.
    open override var intrinsicContentSize: CGSize {
        let widths = naturalWidths()
        return CGSize(
            width: widths.reduce(0, +) + gap * CGFloat(max(0, widths.count - 1)),
            height: metrics.segmentedHeight - alignmentRectInsets.bottom)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: intrinsicContentSize.width, height: metrics.segmentedHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSegments()
    }

    // MARK: Images (see UISegmentedControl+Images)

    /// Sets the offset of titles and images in segments of a place; that of `any` counts where no other is set.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) { images.contentPositions[barMetrics, default: [:]][leftCenterRightOrAlone] = adjustment }

    /// Returns the offset that was set for segments of a place.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { images.contentPositions[barMetrics]?[leftCenterRightOrAlone] ?? .zero }

    /// Sets the image in place of the gray background and the pill; resizable images keep their caps.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        images.backgrounds[barMetrics, default: StateTable()].set(image, for: state)
    }

    /// Returns the background image that was set for a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        images.backgrounds[barMetrics]?.value(for: state)
    }

    /// Sets the image between two segments in these states, as tall as the control.
    ///
    /// The widest divider image is the distance between segments.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) { images.dividers[barMetrics, default: DividerImages()].set(dividerImage, left: leftState, right: rightState) }

    /// Returns the divider image that was set for the states of its neighbors.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { images.dividers[barMetrics]?.image(left: leftState, right: rightState) }
}

extension UISegmentedControl: SystemControl {
    func controlContents(in environment: DisplayEnvironment) -> [LayerContent] { [] }

    var textTreeDetails: [TextTreeDetail] {
        var details: [TextTreeDetail] = [.number("selectedSegmentIndex", CGFloat(selectedSegmentIndex))]
        if segments.indices.contains(selectedSegmentIndex),
            let title = titleForSegment(at: selectedSegmentIndex)
        {
            details.append(.text("title", title))
        }
        return details
    }
}
