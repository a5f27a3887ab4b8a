import Foundation

/// One wheel of a picker: the rows around the selected one, on a drum.
@MainActor
final class PickerWheel: UIView {
    override var derivedAccessibility: DerivedAccessibility {
        let row = views[selected]
        return DerivedAccessibility(
            isElement: true, label: label(), value: (row as? UILabel)?.text ?? row?.accessibilityText, hint: hint(),
            traits: .adjustable, isNamedByValue: true)
    }

    /// Return the texts that assistive technologies read with the selected row.
    var label: () -> String? = { nil }
    var hint: () -> String? = { nil }

    var count = 0
    var selected = 0 { didSet { if selected != oldValue { setNeedsLayout() } } }
    var rowHeight: CGFloat = 32
    var makeView: (Int) -> UIView = { _ in UIView(frame: .zero) }
    private(set) var views: [Int: UIView] = [:]

    override func didInitialize() {
        super.didInitialize()
        clipsToBounds = true
        isUserInteractionEnabled = false
    }

    func forgetViews() {
        for view in views.values { view.removeFromSuperview() }
        views = [:]
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let reach = Int(DrumPosition.greatestAngle / angleOfRow)
        let rows = count > 0 ? max(0, selected - reach)..<min(count, selected + reach + 1) : 0..<0
        for (row, view) in views where !rows.contains(row) {
            view.removeFromSuperview()
            views[row] = nil
        }
        for row in rows {
            let view = views[row] ?? makeView(row)
            if view.superview !== self { addSubview(view) }
            views[row] = view
            place(view, DrumPosition(angle: Double(row - selected) * angleOfRow))
        }
    }

    /// The radius of the drum, half of which is visible in the wheel's height.
    private var radius: Double { Double(max(bounds.height, 1)) / 2 }
    private var angleOfRow: Double { max(0.05, Double(rowHeight) / radius / 1.15) }

    private func place(_ view: UIView, _ position: DrumPosition) {
        view.transform = .identity
        view.translatesAutoresizingMaskIntoConstraints = true
        view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
        view.center = CGPoint(x: bounds.midX, y: bounds.midY + CGFloat(radius * position.height))
        view.transform = CGAffineTransform(scaleX: 1, y: CGFloat(position.scale))
        view.alpha = CGFloat(position.alpha)
    }
}

/// The position of a row on the drum and its appearance from the front.
private struct DrumPosition {
    /// The angle from the front beyond which rows aren't drawn, in radians.
    static let greatestAngle = 1.4

    /// The distance below the middle, in drum radii.
    let height: Double
    let scale: Double
    let alpha: Double

    init(angle: Double) {
        height = sin(angle)
        scale = max(0.05, cos(angle))
        alpha = angle == 0 ? 1 : max(0.05, 0.55 * cos(angle))
    }
}
