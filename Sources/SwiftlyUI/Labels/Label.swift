import BuilderUIKit

/// A `UILabel` with its text inset by `layoutMargins`, which are 8 points on each side until they are set.
///
/// Its natural size is the text's and the margins'. Text of several lines wraps to the width between the margins, and
/// baselines are those of the text. `padding(0)` gives the size of a plain label; margins below 0 make it smaller, down
/// to 0 points.
///
/// If a part of the label lies outside of the safe area, the text keeps that part free, too (see
/// `insetsLayoutMarginsFromSafeArea`). The natural size counts what of it there was when the label came there, and
/// follows it only when it becomes less: a label that grows out of the safe area doesn't grow because of that.
///
/// ```swift
/// let tag = Label("New")
///     .font(.semibold(13))
///     .textColor(.white)
///     .padding(UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6))
/// ```
public final class Label: UILabel {
    /// The margins that sizes count.
    private var sizeInsets = UIEdgeInsets.zero
    /// The safe area's part of them. Where the label lies above or below the safe area that part grows with the label,
    /// so that a size which followed it would never come to rest: it only becomes less, until the safe area itself is
    /// another.
    private var countedSafeArea = UIEdgeInsets.zero
    /// The safe area for which it was counted.
    private var knownSafeArea: UIEdgeInsets?

    /// A label with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        takeMargins()
    }

    /// A label from an archive, which is an empty one.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        takeMargins()
    }

    /// The text's size and the margins, in points.
    public override var intrinsicContentSize: CGSize { withMargins(super.intrinsicContentSize) }

    /// The size in points that the text takes with its margins where it may be as wide as `size`.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard size.width > 0 else { return withMargins(super.sizeThatFits(size)) }
        // Text between margins that leave no room stands on lines of one letter.
        let width = max(size.width - sizeInsets.left - sizeInsets.right, .leastNonzeroMagnitude)
        return withMargins(super.sizeThatFits(CGSize(width: width, height: size.height)))
    }

    /// Draws the text inside the margins of a rectangle.
    public override func drawText(in rect: CGRect) {
        var inner = rect.inset(by: textInsets)
        inner.size = CGSize(width: max(0, inner.size.width), height: max(0, inner.size.height))
        super.drawText(in: inner)
    }

    public override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        takeMargins()
    }

    /// Margins that are the superview's depend on where the label lies.
    public override func layoutSubviews() {
        super.layoutSubviews()
        takeMargins()
    }

    private func takeMargins() {
        let margins = layoutMargins
        textInsets = margins
        let safe = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
        let counted = margins.less(safe.less(countedPart(of: safe)))
        guard counted != sizeInsets else { return }
        sizeInsets = counted
        invalidateIntrinsicContentSize()
    }

    private func countedPart(of safe: UIEdgeInsets) -> UIEdgeInsets {
        if safe != .zero, knownSafeArea != surroundingSafeArea {
            knownSafeArea = surroundingSafeArea
            countedSafeArea = safe
        }
        countedSafeArea = UIEdgeInsets(
            top: min(countedSafeArea.top, safe.top), left: min(countedSafeArea.left, safe.left),
            bottom: min(countedSafeArea.bottom, safe.bottom), right: min(countedSafeArea.right, safe.right))
        return countedSafeArea
    }

    /// The safe area of the controller's view that the label is in, or of the outermost view.
    private var surroundingSafeArea: UIEdgeInsets {
        var view: UIView = self
        while let outer = view.superview {
            view = outer
            if view.next is UIViewController { break }
        }
        return view === self ? .zero : view.safeAreaInsets
    }

    /// Never below 0 points: -1 would mean that there is no natural size.
    private func withMargins(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(0, size.width + sizeInsets.left + sizeInsets.right),
            height: max(0, size.height + sizeInsets.top + sizeInsets.bottom))
    }
}

extension UIEdgeInsets {
    /// The differences, in points. Sums that were rounded don't make other margins of them.
    fileprivate func less(_ safe: UIEdgeInsets) -> UIEdgeInsets {
        guard safe != .zero else { return self }
        func rounded(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
        return UIEdgeInsets(
            top: rounded(top - safe.top), left: rounded(left - safe.left), bottom: rounded(bottom - safe.bottom),
            right: rounded(right - safe.right))
    }
}
