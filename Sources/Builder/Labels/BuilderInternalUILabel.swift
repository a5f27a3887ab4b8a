import BuilderUIKit

/// The view of a ``LabelView``: a label that can keep a distance around its text.
open class BuilderInternalUILabel: UILabel, ViewBuilderEventHandling {
    /// The distance between the edges and the text in points.
    private var padding = UIEdgeInsets.zero

    /// A Boolean value that indicates whether the number of lines was set, rather than left to the text.
    private var limitsLines = false {
        didSet { if limitsLines != oldValue { _takesPartInTextWidthDisambiguationDidChange() } }
    }

    /// The greatest number of lines; 0 is no limit.
    open override var numberOfLines: Int { didSet { limitsLines = true } }

    /// A row of labels shares out its width only among those whose number of lines was set: Builder for iOS counts the
    /// others, which measure as if they had any number of lines, as labels of one line.
    open override var _takesPartInTextWidthDisambiguation: Bool {
        limitsLines && super._takesPartInTextWidthDisambiguation
    }

    /// Draws the text inside the padding.
    open override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }

    /// The place of the text and its padding in some bounds, in points.
    open override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines n: Int) -> CGRect {
        super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: n).inset(by: padding.inverted)
    }

    /// Lets the text have as many lines as it needs, as by default.
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
    /// Sets the distance between the edges and the text in points; it adds to the intrinsic size.
    public func setPadding(_ padding: UIEdgeInsets) { changePadding(padding) }
}

extension UIEdgeInsets {
    /// The insets that take these back.
    fileprivate var inverted: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
