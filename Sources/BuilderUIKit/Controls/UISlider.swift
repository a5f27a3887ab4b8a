import Foundation
import Render

/// A control that selects a value by the position of a thumb on a track.
///
/// In layout, the frame is 31 points high. It reaches 2 points beyond the alignment rectangle at both sides and 1 point
/// below it (measured). The size that fits is 34 points high, the track begins 3 points from the sides, and the thumb
/// has a diameter of 27 points (measured). With the look of iOS 26, the frame is 34 points high and is the alignment
/// rectangle, the track is 6 points high, and the thumb a capsule of 37 × 24 points, whose position is rounded to whole
/// points (measured).
@preconcurrency @MainActor
open class UISlider: UIControl {
    override var derivedAccessibility: DerivedAccessibility {
        let range = Double(maximumValue) - Double(minimumValue)
        return DerivedAccessibility(
            isElement: true,
            value: DerivedAccessibility.percentage(range > 0 ? (Double(value) - Double(minimumValue)) / range : 0),
            traits: stateTraits.union(.adjustable))
    }

    private var storedValue: Float = 0
    private let minimumTrack = TrackView()
    private let maximumTrack = TrackView()
    private let thumb = SliderThumbView()
    private let minimumImageView = UIImageView(frame: .zero)
    private let maximumImageView = UIImageView(frame: .zero)
    private var thumbImages = StateTable<UIImage>()
    private var minimumTrackImages = StateTable<UIImage>()
    private var maximumTrackImages = StateTable<UIImage>()

    private var metrics: ControlMetrics { ControlMetrics(traitCollection) }

    /// The value, between the minimum and the maximum.
    open var value: Float {
        get { storedValue }
        set {
            guard isFinite([CGFloat(newValue)], "value") else { return }
            storedValue = clamped(newValue)
            setNeedsLayout()
        }
    }
    /// The minimum value; 0 by default. A minimum above the maximum raises the maximum.
    open var minimumValue: Float = 0 {
        didSet {
            if !isFinite([CGFloat(minimumValue)], "minimumValue") { minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }
    /// The maximum value; 1 by default. A maximum below the minimum lowers the minimum.
    open var maximumValue: Float = 1 {
        didSet {
            if !isFinite([CGFloat(maximumValue)], "maximumValue") { maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }
    /// A Boolean value that indicates whether actions are sent during a drag, or only at its end.
    open var isContinuous = true
    /// The image before the track.
    open var minimumValueImage: UIImage? { didSet { minimumImageView.show(minimumValueImage, in: self) } }
    /// The image after the track.
    open var maximumValueImage: UIImage? { didSet { maximumImageView.show(maximumValueImage, in: self) } }
    /// The color of the track up to the thumb; nil for the tint.
    open var minimumTrackTintColor: UIColor? { didSet { refresh() } }
    /// The color of the track after the thumb; nil for a system fill.
    open var maximumTrackTintColor: UIColor? { didSet { refresh() } }
    /// The color of the thumb; nil for white.
    open var thumbTintColor: UIColor? { didSet { refresh() } }

    /// The look (iOS 26). A slider without a thumb is moved by its track's end.
    open var sliderStyle = Style.default { didSet { refresh() } }
    /// The values of the track that are marked or allowed (iOS 26); nil for all values without marks.
    open var trackConfiguration: TrackConfiguration? {
        didSet {
            ticks.show(trackConfiguration?.ticks.count ?? 0, in: self)
            setNeedsLayout()
        }
    }
    private let ticks = SliderTicks()

    override func didInitialize() {
        super.didInitialize()
        isOpaque = false
        for view in [maximumTrack, minimumTrack, thumb] as [UIView] { addSubview(view) }
        refresh()
    }

    /// Sets the value; nothing is animated.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    private func clamped(_ value: Float) -> Float { min(max(value, minimumValue), maximumValue) }

    // MARK: Touches

    static var handlesTaps: Bool { true }
    /// The distance from the thumb's center to the finger, in points.
    private var grip: CGFloat = 0
    private var valueAtTouch: Float = 0
    /// The distance in points around the thumb at which a finger grabs it (not measured).
    private static let reach: CGFloat = 10

    private func thumbFrame(at value: Float) -> CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    /// Tracks touches of the thumb only.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let thumbFrame = thumbFrame(at: value)
        guard thumbFrame.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point) else { return false }
        grip = point.x - thumbFrame.midX
        valueAtTouch = value
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let ends = [minimumValue, maximumValue].map { thumbFrame(at: $0).midX }
        if ends[0] != ends[1] {
            let fraction = Float((touch.location(in: self).x - grip - ends[0]) / (ends[1] - ends[0]))
            let old = value
            let place = trackConfiguration?.place(nearest: fraction) ?? fraction
            value = minimumValue + (maximumValue - minimumValue) * min(max(place, 0), 1)
            if isContinuous, value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous, value != valueAtTouch { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Images

    /// Sets the thumb's image for a state.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages.set(image, for: state)
        refresh()
    }
    /// Sets the image of the track before the thumb for a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        minimumTrackImages.set(image, for: state)
        refresh()
    }
    /// Sets the image of the track after the thumb for a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        maximumTrackImages.set(image, for: state)
        refresh()
    }
    /// Returns the thumb's image that was set for a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages.value(for: state) }
    /// Returns the image of the track before the thumb that was set for a state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages.value(for: state) }
    /// Returns the image of the track after the thumb that was set for a state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages.value(for: state) }
    /// The thumb's image for the current state.
    open var currentThumbImage: UIImage? { thumbImages.value(for: state) }
    /// The image of the track before the thumb for the current state.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages.value(for: state) }
    /// The image of the track after the thumb for the current state.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages.value(for: state) }

    private func refresh() {
        minimumTrack.show(color: minimumTrackTintColor ?? tintColor, image: currentMinimumTrackImage)
        maximumTrack.show(color: maximumTrackTintColor ?? .systemFill, image: currentMaximumTrackImage)
        thumb.show(color: thumbTintColor ?? .white, image: currentThumbImage)
        thumb.isHidden = sliderStyle == .thumbless
        let alpha: CGFloat = isEnabled ? 1 : 0.5
        for view in [minimumTrack, maximumTrack] { view.alpha = alpha }
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        refresh()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        refresh()
    }

    // MARK: Layout

    open override var alignmentRectInsets: UIEdgeInsets { metrics.sliderAlignmentInsets }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: metrics.sliderHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }

    /// Returns the rectangle of the minimum's image within the bounds.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        valueImageRect(minimumValueImage, atRight: isRightToLeft, bounds)
    }

    /// Returns the rectangle of the maximum's image within the bounds.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        valueImageRect(maximumValueImage, atRight: !isRightToLeft, bounds)
    }

    private func valueImageRect(_ image: UIImage?, atRight: Bool, _ bounds: CGRect) -> CGRect {
        let size = image?.size ?? .zero
        let x = atRight ? bounds.maxX - size.width : bounds.minX
        return CGRect(origin: CGPoint(x: x, y: bounds.minY + (bounds.height - size.height) / 2), size: size)
    }

    /// Returns the whole track: 3 points from the sides (0 with the look of iOS 26), or 10 points from the images
    /// there.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let metrics = metrics
        func room(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + 10 } ?? metrics.sliderTrackInset }
        let left = room(isRightToLeft ? maximumValueImage : minimumValueImage)
        let right = room(isRightToLeft ? minimumValueImage : maximumValueImage)
        let height = max(
            currentMinimumTrackImage?.size.height ?? metrics.sliderTrackHeight,
            currentMaximumTrackImage?.size.height ?? metrics.sliderTrackHeight)
        return CGRect(
            x: bounds.minX + left,
            y: pixelSnapped(bounds.minY + (bounds.height - metrics.sliderAlignmentInsets.bottom - height) / 2),
            width: max(0, bounds.width - left - right), height: height)
    }

    /// Returns the thumb's rectangle for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let metrics = metrics
        let size = currentThumbImage?.size ?? metrics.sliderThumb
        let span = maximumValue - minimumValue
        let fraction = span > 0 ? CGFloat((clamped(value) - minimumValue) / span) : 0
        // At the ends the thumb is flush with the slider.
        let start = rect.minX - metrics.sliderTrackInset
        let room = max(0, rect.width + 2 * metrics.sliderTrackInset - size.width)
        let distance = room * (isRightToLeft ? 1 - fraction : fraction)
        let x = start + (traitCollection.isIOS26 ? distance.rounded() : distance)
        return CGRect(origin: CGPoint(x: pixelSnapped(x), y: pixelSnapped(rect.midY - size.height / 2)), size: size)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
        let track = trackRect(forBounds: bounds)
        let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: value)
        thumb.frame = thumbFrame
        let (left, right) = track.divided(atDistance: max(0, thumbFrame.midX - track.minX), from: .minXEdge)
        minimumTrack.frame = isRightToLeft ? right : left
        maximumTrack.frame = isRightToLeft ? left : right
        if let trackConfiguration {
            func x(at place: Float) -> CGFloat {
                let value = minimumValue + (maximumValue - minimumValue) * place
                return thumbRect(forBounds: bounds, trackRect: track, value: value).midX
            }
            if let neutral = trackConfiguration.neutralValue {
                // The filled part lies over the rest, which is the whole track.
                let (start, end) = (x(at: neutral), thumbFrame.midX)
                maximumTrack.frame = track
                minimumTrack.frame = CGRect(
                    x: min(start, end), y: track.minY, width: abs(end - start), height: track.height)
            }
            ticks.place(at: trackConfiguration.ticks.map { x(at: $0.position) }, below: track)
        }
        for view in [minimumTrack, maximumTrack] { view.cornerRadius = track.height / 2 }
    }

    // MARK: Behavior

    /// The style that the app prefers; automatic by default. It has no effect: there is no Mac.
    open var preferredBehavioralStyle: UIBehavioralStyle {
        get { storedStyle }
        set { storedStyle = newValue }
    }
    /// The style: an iPad's, as on all devices but a Mac.
    open var behavioralStyle: UIBehavioralStyle { .pad }
}

/// A slider's thumb: a disc with a soft shadow, or an image.
private final class SliderThumbView: UIView {
    private let imageView = UIImageView(frame: .zero)

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.shadowRadius = 4
    }

    required init?(coder: NSCoder) { nil }

    func show(color: UIColor, image: UIImage?) {
        backgroundColor = image == nil ? color : nil
        layer.shadowOpacity = image == nil ? 0.15 : 0
        imageView.show(image, in: self)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        layer.cornerRadius = imageView.image == nil ? min(bounds.width, bounds.height) / 2 : 0
    }
}

extension UISlider: SystemControl {
    func controlContents(in environment: DisplayEnvironment) -> [LayerContent] { [] }
    func touchDidEndInside(_ touch: UITouch) {}

    var textTreeDetails: [TextTreeDetail] {
        var details: [TextTreeDetail] = [.number("value", CGFloat(value))]
        if minimumValue != 0 { details.append(.number("minimumValue", CGFloat(minimumValue))) }
        if maximumValue != 1 { details.append(.number("maximumValue", CGFloat(maximumValue))) }
        return details
    }
}
