import BuilderUIKit

/// A flexible spacer.
///
/// ```swift
/// HStackView {
///     LabelView("Name")
///     SpacerView()
///     LabelView("Value")
/// }
/// ```
public struct SpacerView: ModifiableView {
    /// The empty view.
    public let modifiableView: UIView

    /// Creates a spacer without an intrinsic size, which fills the remaining space.
    public init() {
        modifiableView = .spacer { view in
            view.setContentHuggingPriority(.defaultLow, for: .horizontal)
            view.setContentHuggingPriority(.defaultLow, for: .vertical)
        }
    }

    /// Creates a spacer with a minimum height in points.
    public init(_ height: CGFloat = 16) {
        modifiableView = .spacer { view in
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: height).activate()
            view.setContentCompressionResistancePriority(.required, for: .vertical)
        }
    }

    /// Creates a spacer with a minimum width in points.
    public init(width: CGFloat = 8) {
        modifiableView = .spacer { view in
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: width).activate()
            view.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
    }
}

/// A spacer of a fixed size.
public struct FixedSpacerView: ModifiableView {
    /// The empty view.
    public let modifiableView: UIView

    /// Creates a spacer without an intrinsic size, which takes as little space as possible.
    public init() {
        modifiableView = .spacer { view in
            view.setContentHuggingPriority(.required, for: .horizontal)
            view.setContentHuggingPriority(.required, for: .vertical)
        }
    }

    /// Creates a spacer with a fixed height in points.
    public init(_ height: CGFloat = 16) {
        modifiableView = .spacer { view in
            view.heightAnchor.constraint(equalToConstant: height).activate()
            view.setContentCompressionResistancePriority(.required, for: .vertical)
        }
    }

    /// Creates a spacer with a fixed width in points.
    public init(width: CGFloat = 8) {
        modifiableView = .spacer { view in
            view.widthAnchor.constraint(equalToConstant: width).activate()
            view.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
    }
}

extension UIView {
    fileprivate static func spacer(_ configure: (UIView) -> Void) -> UIView {
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        configure(view)
        return view
    }
}
