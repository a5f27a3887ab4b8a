import BuilderUIKit

/// Room that grows.
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

    /// Makes a spacer without a size of its own, which takes what room is left.
    public init() {
        modifiableView = .spacer { view in
            view.setContentHuggingPriority(.defaultLow, for: .horizontal)
            view.setContentHuggingPriority(.defaultLow, for: .vertical)
        }
    }

    /// Makes a spacer at least so high, in points.
    public init(_ height: CGFloat = 16) {
        modifiableView = .spacer { view in
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: height).activate()
            view.setContentCompressionResistancePriority(.required, for: .vertical)
        }
    }

    /// Makes a spacer at least so wide, in points.
    public init(width: CGFloat = 8) {
        modifiableView = .spacer { view in
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: width).activate()
            view.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
    }
}

/// Room that keeps its size.
public struct FixedSpacerView: ModifiableView {
    /// The empty view.
    public let modifiableView: UIView

    /// Makes a spacer without a size of its own, which takes no more room than it must.
    public init() {
        modifiableView = .spacer { view in
            view.setContentHuggingPriority(.required, for: .horizontal)
            view.setContentHuggingPriority(.required, for: .vertical)
        }
    }

    /// Makes a spacer exactly so high, in points.
    public init(_ height: CGFloat = 16) {
        modifiableView = .spacer { view in
            view.heightAnchor.constraint(equalToConstant: height).activate()
            view.setContentCompressionResistancePriority(.required, for: .vertical)
        }
    }

    /// Makes a spacer exactly so wide, in points.
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
