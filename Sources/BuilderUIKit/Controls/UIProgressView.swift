import Foundation

/// A bar that displays the progress of a task.
///
/// It is 4 points high; in the bar style 2.5 points at 2x and 3 at 3x (measured).
@preconcurrency @MainActor
open class UIProgressView: UIView {
    override var derivedAccessibility: DerivedAccessibility {
        DerivedAccessibility(
            isElement: true, label: "Progress", value: DerivedAccessibility.percentage(Double(progress)),
            traits: .updatesFrequently)
    }

    /// The styles of progress views.
    public enum Style: Int, Sendable {
        /// The default style, or the style for bars.
        case `default`, bar
    }

    private let track = TrackView()
    private let fill = TrackView()

    /// The style.
    open var progressViewStyle: Style = .default { didSet { styleDidChange() } }
    /// The progress from 0 to 1; other values are clamped.
    open var progress: Float = 0 {
        didSet {
            let valid = progress.isFinite ? min(max(progress, 0), 1) : 0
            if progress != valid { progress = valid }
            setNeedsLayout()
        }
    }
    /// The progress that the view shows from now on, as far as it is when the view is laid out; nil for none.
    open var observedProgress: Progress? { didSet { setNeedsLayout() } }
    /// The color of the filled part; nil for the tint.
    open var progressTintColor: UIColor? { didSet { refresh() } }
    /// The color of the unfilled part; nil for a system fill.
    open var trackTintColor: UIColor? { didSet { refresh() } }
    /// The image that is stretched over the filled part.
    open var progressImage: UIImage? { didSet { refresh() } }
    /// The image that is stretched over the whole bar.
    open var trackImage: UIImage? { didSet { refresh() } }

    /// Creates a progress view of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        // Observers aren't called in initializers.
        styleDidChange()
        frame.size.height = intrinsicContentSize.height
    }

    override func didInitialize() {
        super.didInitialize()
        isOpaque = false
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        clipsToBounds = true
        for view in [track, fill] { addSubview(view) }
        refresh()
    }

    /// Sets the progress; nothing is animated.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    private func styleDidChange() {
        invalidateIntrinsicContentSize()
        refresh()
    }

    private func refresh() {
        track.show(color: trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill), image: trackImage)
        fill.show(color: progressTintColor ?? tintColor, image: progressImage)
        setNeedsLayout()
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

    private var height: CGFloat {
        if let image = trackImage ?? progressImage { return image.size.height }
        return progressViewStyle == .default ? 4 : layoutScale == 2 ? 2.5 : 3
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let observedProgress { progress = Float(observedProgress.fractionCompleted) }
        let length = pixelSnapped(bounds.width * CGFloat(progress))
        fill.frame = CGRect(x: isRightToLeft ? bounds.width - length : 0, y: 0, width: length, height: bounds.height)
        track.frame = bounds
        let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
        // The short fill of the first steps stays within the bar's round ends.
        layer.cornerRadius = trackImage == nil ? radius : 0
        for view in [track, fill] { view.cornerRadius = radius }
    }
}

extension UIProgressView: TextTreeDetailing {
    var textTreeDetails: [TextTreeDetail] { [.number("progress", CGFloat(progress))] }
}
