import Foundation

@testable import BuilderUIKit

/// A root view of a given size on a screen of a given scale.
@MainActor
func withScreen<T>(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, safeArea: UIEdgeInsets = .zero,
    traits: UITraitCollection = UITraitCollection(), _ body: (UIView) throws -> T
) rethrows -> T {
    try UIScreen(size: CGSize(width: width, height: height), scale: scale, traits: traits).asMain {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.deviceSafeArea = safeArea
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return try body(controller.view)
    }
}

/// A view with a fixed intrinsic size.
final class Box: UIView {
    private let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) {
        size = .zero
        super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize { size }
}

@MainActor
func label(_ text: String, _ size: CGFloat = 17, _ weight: UIFont.Weight = .regular, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.numberOfLines = lines
    return label
}

@MainActor
func plain() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
}

extension CGRect {
    /// Whether every one of x, y, width and height is within `tolerance` points of the numbers given.
    func isNear(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, within tolerance: CGFloat = 0.01)
        -> Bool
    {
        abs(minX - x) <= tolerance && abs(minY - y) <= tolerance && abs(self.width - width) <= tolerance
            && abs(self.height - height) <= tolerance
    }
}
