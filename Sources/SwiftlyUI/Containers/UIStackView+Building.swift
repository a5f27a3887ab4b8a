import BuilderUIKit

extension UIStackView {
    /// Creates a stack view of the closure's views, with UIKit's defaults for arguments that are omitted.
    ///
    /// ```swift
    /// let stack = UIStackView(axis: .vertical, spacing: 8) {
    ///     UILabel("Rain")
    ///     UILabel("From the west, by the evening.").font(.footnote)
    /// }
    /// ```
    /// - Parameter spacing: the distance between neighbors, in points.
    public convenience init(
        axis: NSLayoutConstraint.Axis, alignment: UIStackView.Alignment = .fill,
        distribution: UIStackView.Distribution = .fill, spacing: CGFloat = 0, @SwiftlyUIBuilder content: () -> [UIView]
    ) {
        self.init(frame: .zero)
        self.axis = axis
        self.alignment = alignment
        self.distribution = distribution
        self.spacing = spacing
        for view in content() { addArrangedSubview(view) }
    }
}
