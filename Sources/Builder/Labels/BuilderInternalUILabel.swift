import BuilderUIKit

/// The view of a ``LabelView``: a label with padding around its text.
open class BuilderInternalUILabel: UILabel, ViewBuilderEventHandling {
    /// The padding between the edges and the text, in points.
    private var padding = UIEdgeInsets.zero

    /// A Boolean value that indicates whether the number of lines was set, rather than determined by the text.
    private var limitsLines = false {
        didSet { if limitsLines != oldValue { _takesPartInTextWidthDisambiguationDidChange() } }
    }

    /// The maximum number of lines; 0 for no limit.
    open override var numberOfLines: Int { didSet { limitsLines = true } }

    /// A Boolean value that indicates whether a row of labels distributes width to this one: true if its number of
    /// lines was set. Builder for iOS counts other labels, which measure as if their number of lines were unlimited, as
    /// labels of one line.
    open override var _takesPartInTextWidthDisambiguation: Bool {
        limitsLines && super._takesPartInTextWidthDisambiguation
    }

    /// Draws the text inside the padding.
    open override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }

    /// Returns the rectangle of the text and its padding in some bounds, in points.
    open override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines n: Int) -> CGRect {
        super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: n).inset(by: padding.inverted)
    }

    /// Removes the limit of the number of lines, which is the default.
    func leaveLinesToText() {
        numberOfLines = 0
        limitsLines = false
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        builderAttributes?.commonDidMoveToWindow(self)
    }

    fileprivate func changePadding(_ padding: UIEdgeInsets) {
        guard padding != self.padding else { return }
        self.padding = padding
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }
}

extension BuilderInternalUILabel: ViewBuilderPaddable {
    /// Sets the padding between the edges and the text in points; it adds to the intrinsic size.
    public func setPadding(_ padding: UIEdgeInsets) { changePadding(padding) }
}

extension UIEdgeInsets {
    /// The opposite insets.
    fileprivate var inverted: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
