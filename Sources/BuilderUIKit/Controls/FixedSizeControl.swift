import Foundation

/// A control with a size of its own, regardless of its frame: the base of switches and steppers.
@preconcurrency @MainActor
open class _FixedSizeControl: UIControl {
    /// Returns the frame's size, in points.
    class func frameSize(for traits: UITraitCollection) -> CGSize { .zero }

    /// Creates a control at the origin of `frame`, whose size is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.frameSize(for: .current)))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.frameSize(for: .current)
    }

    override func didInitialize() {
        super.didInitialize()
        isOpaque = false
        hugContent()
    }

    /// Takes the size of the new look; the origin stays.
    override func lookDidChange() {
        frame.size = Self.frameSize(for: traitCollection)
        super.lookDidChange()
    }

    /// The frame's size without the parts outside the alignment rectangle, in points.
    open override var intrinsicContentSize: CGSize {
        alignmentRect(forFrame: CGRect(origin: .zero, size: Self.frameSize(for: traitCollection))).size
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.frameSize(for: traitCollection) }
}

extension UIView {
    /// Sets a high content hugging priority on both axes.
    func hugContent() {
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }
}
