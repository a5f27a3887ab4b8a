import Foundation

/// The header of a month: its title, and buttons that show the previous and the next month.
///
/// Its lengths are part of those of ``MonthView``.
@MainActor
final class MonthHeaderView: UIView {
    let titleLabel = UILabel(frame: .zero)
    let previousButton = UIButton(type: .system)
    let nextButton = UIButton(type: .system)
    private let indicator = UIImageView(frame: .zero)
    /// The direction for which the chevrons were chosen.
    private var chevronDirection: UIUserInterfaceLayoutDirection?

    override func didInitialize() {
        super.didInitialize()
        indicator.tintColor = .tintColor
        for view in [titleLabel, indicator, previousButton, nextButton] { addSubview(view) }
        updateChevrons()
    }

    /// Enables or disables the buttons; disabled ones are gray.
    func enableButtons(previous: Bool, next: Bool) {
        for (button, isEnabled) in [(previousButton, previous), (nextButton, next)]
        where button.isEnabled != isEnabled {
            button.isEnabled = isEnabled
            button.tintColor = isEnabled ? nil : .tertiaryLabel
        }
    }

    /// Sets the chevrons of the layout direction: symbols aren't mirrored by themselves.
    private func updateChevrons() {
        let direction = effectiveUserInterfaceLayoutDirection
        guard direction != chevronDirection else { return }
        chevronDirection = direction
        let (back, forward) =
            direction == .rightToLeft ? ("chevron.right", "chevron.left") : ("chevron.left", "chevron.right")
        let small = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        let large = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)
        indicator.image = UIImage(systemName: forward, withConfiguration: small)
        previousButton.setImage(UIImage(systemName: back, withConfiguration: large), for: .normal)
        nextButton.setImage(UIImage(systemName: forward, withConfiguration: large), for: .normal)
    }

    // MARK: Layout

    /// The distance from the leading edge to the title, in points.
    static let titleInset: CGFloat = 16
    private static let buttonWidth: CGFloat = 44
    private static let gap: CGFloat = 4

    override func layoutSubviews() {
        super.layoutSubviews()
        updateChevrons()
        let height = bounds.height
        let image = indicator.image?.size ?? .zero
        let trailing = bounds.width - 2 * Self.buttonWidth
        let title = titleLabel.intrinsicContentSize
        let titleWidth = max(0, min(title.width, trailing - Self.titleInset - Self.gap - image.width))
        place(titleLabel, x: Self.titleInset, width: titleWidth, height: min(title.height, height))
        place(
            indicator, x: pixelSnapped(Self.titleInset + titleWidth + Self.gap), width: image.width,
            height: image.height)
        place(previousButton, x: trailing, width: Self.buttonWidth, height: height)
        place(nextButton, x: trailing + Self.buttonWidth, width: Self.buttonWidth, height: height)
    }

    /// Centers a view vertically at a distance from the leading edge.
    private func place(_ view: UIView, x: CGFloat, width: CGFloat, height: CGFloat) {
        view.frame = CGRect(
            x: isRightToLeft ? bounds.width - x - width : x, y: centered(height, in: bounds.height), width: width,
            height: height)
    }
}
