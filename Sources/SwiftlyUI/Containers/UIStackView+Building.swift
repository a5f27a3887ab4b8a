import BuilderUIKit

extension UIStackView {
    /// A stack view of the views in the braces, with UIKit's defaults unless others are given.
    ///
    /// ```swift
    /// let stack = UIStackView(axis: .vertical, spacing: 8) {
    ///     UILabel("Rain")
    ///     UILabel("From the west, by the evening.").font(.footnote)
    /// }
    /// ```
    /// - Parameter spacing: points between neighbors.
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
