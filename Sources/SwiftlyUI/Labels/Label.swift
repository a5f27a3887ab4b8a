import BuilderUIKit

/// A `UILabel` whose text is inset by `layoutMargins`, 8 points on each side by default.
///
/// Its intrinsic size is that of the text plus the margins. Text of several lines wraps to the width between the
/// margins, and baselines are those of the text. `padding(0)` produces the size of a plain label; negative margins
/// reduce it, to no less than 0 points.
///
/// If the label extends beyond the safe area, its text avoids that part too (see `insetsLayoutMarginsFromSafeArea`).
/// The intrinsic size includes the safe area insets at the time when the label was placed, and follows later decreases
/// only: a label that grows out of the safe area doesn't grow because of that.
///
/// ```swift
/// let tag = Label("New")
///     .font(.semibold(13))
///     .textColor(.white)
///     .padding(UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6))
/// ```
public final class Label: UILabel {
    /// The margins that the intrinsic size includes.
    private var sizeInsets = UIEdgeInsets.zero
    /// The part of the margins that comes from the safe area. If the label extends beyond the safe area, that part
    /// grows with the label, and a size that followed it would never converge. So the part only decreases until the
    /// safe area itself changes.
    private var countedSafeArea = UIEdgeInsets.zero
    /// The safe area for which that part was computed.
    private var knownSafeArea: UIEdgeInsets?

    /// Creates a label with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        takeMargins()
    }

    /// Creates an empty label, since archives don't exist on Linux.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        takeMargins()
    }

    /// The text's size and the margins, in points.
    public override var intrinsicContentSize: CGSize { withMargins(super.intrinsicContentSize) }

    /// The size in points of the text and its margins, for a width of up to that of `size`.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard size.width > 0 else { return withMargins(super.sizeThatFits(size)) }
        // Text without any space between the margins wraps after each letter.
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

    /// Updates the margins, which depend on the label's position if they are the superview's.
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

    /// The safe area of the view of the label's controller, or of the outermost view.
    private var surroundingSafeArea: UIEdgeInsets {
        var view: UIView = self
        while let outer = view.superview {
            view = outer
            if view.next is UIViewController { break }
        }
        return view === self ? .zero : view.safeAreaInsets
    }

    /// Adds the margins to a size; the result is at least 0 points, since -1 means no intrinsic size.
    private func withMargins(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(0, size.width + sizeInsets.left + sizeInsets.right),
            height: max(0, size.height + sizeInsets.top + sizeInsets.bottom))
    }
}

extension UIEdgeInsets {
    /// Returns the differences, in points, rounded so that floating-point errors don't change the margins.
    fileprivate func less(_ safe: UIEdgeInsets) -> UIEdgeInsets {
        guard safe != .zero else { return self }
        func rounded(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
        return UIEdgeInsets(
            top: rounded(top - safe.top), left: rounded(left - safe.left), bottom: rounded(bottom - safe.bottom),
            right: rounded(right - safe.right))
    }
}
