import Foundation

/// The view of a color picker: the title, the segments with their panels, the opacity and the selected color.
///
/// None of its lengths and colors is measured.
@MainActor
final class ColorPickerView: UIView {
    /// Called with a color that the user chose, and with true while a finger moves.
    var select: (UIColor, Bool) -> Void = { _, _ in }
    /// Called when the close button was tapped.
    var close: () -> Void = {}
    /// The title.
    var title = "" { didSet { titleLabel.text = title } }

    private let titleLabel = UILabel(frame: .zero)
    private lazy var closeButton = SheetCloseButton { [weak self] in self?.close() }
    /// The segments of grid, spectrum and sliders.
    let segments = UISegmentedControl(items: [SystemWord.grid, .spectrum, .sliders].map(\.text))
    /// The panels of the segments.
    let grid = ColorGridView(frame: .zero)
    let spectrum = ColorSpectrumView(frame: .zero)
    let sliders = ColorSlidersView(frame: .zero)
    /// The opacity, from 0 to 1.
    let opacity = ColorSliderRow(title: "OPACITY", greatest: 100, unit: "%")
    private let line = UIView(frame: .zero)
    private let swatch = ColorSwatchView(frame: .zero)
    private var components = ColorComponents()
    private var supportsAlpha = true

    override func didInitialize() {
        super.didInitialize()
        backgroundColor = .systemGroupedBackground
        titleLabel.textAlignment = .center
        line.backgroundColor = .separator
        swatch.isUserInteractionEnabled = false
        segments.selectedSegmentIndex = 0
        segments.addAction(UIAction { [weak self] _ in self?.showPanel() }, for: .valueChanged)
        // The panels choose opaque colors, whose opacity is that of the slider.
        grid.choose = { [weak self] in self?.choose(opaque: $0, $1) }
        spectrum.choose = { [weak self] in self?.choose(opaque: $0, $1) }
        sliders.choose = { [weak self] in self?.choose(opaque: $0, $1) }
        opacity.slider.choose = { [weak self] value, isContinuous in
            guard let self else { return }
            var changed = components
            changed.alpha = value
            select(changed.color, isContinuous)
        }
        let panels = [grid, spectrum, sliders] as [UIView]
        for view in panels + [titleLabel, closeButton, segments, opacity, line, swatch] { addSubview(view) }
        showPanel()
    }

    private func choose(opaque chosen: ColorComponents, _ isContinuous: Bool) {
        var changed = chosen
        changed.alpha = supportsAlpha ? components.alpha : 1
        // A clear color, such as none so far, becomes opaque.
        if changed.alpha == 0 { changed.alpha = 1 }
        select(changed.color, isContinuous)
    }

    private func showPanel() {
        for (index, panel) in ([grid, spectrum, sliders] as [UIView]).enumerated() {
            panel.isHidden = index != segments.selectedSegmentIndex
        }
    }

    /// Shows a color.
    func show(_ color: UIColor, supportsAlpha: Bool) {
        components = ColorComponents(color.resolvedColor(with: traitCollection))
        self.supportsAlpha = supportsAlpha
        if !supportsAlpha { components.alpha = 1 }
        grid.selection = components
        spectrum.selection = components
        sliders.show(components)
        opacity.isHidden = !supportsAlpha
        var (clear, full) = (components, components)
        (clear.alpha, full.alpha) = (0, 1)
        opacity.show(components.alpha, from: clear, to: full)
        swatch.color = components.color
        setNeedsLayout()
    }

    override func textSizeMayHaveChanged() {
        super.textSizeMayHaveChanged()
        setNeedsLayout()
    }

    // MARK: Layout

    private static let margin: CGFloat = 16
    private static let swatchSide: CGFloat = 72

    /// The height of the whole content in the present width, in points.
    var fittingHeight: CGFloat { layOut(in: bounds.width > 0 ? bounds.width : 375, moves: false) }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut(in: bounds.width, moves: true)
    }

    /// Places the views in a width, or only determines the height of the content, which it returns.
    @discardableResult
    private func layOut(in width: CGFloat, moves: Bool) -> CGFloat {
        let margin = Self.margin
        let isIOS26 = traitCollection.isIOS26
        let inner = max(0, min(width - 2 * margin, 500))
        let left = pixelSnapped((width - inner) / 2)
        var y = safeAreaInsets.top + margin
        func place(_ view: UIView, _ frame: CGRect) { if moves { view.frame = frame } }
        let closeSide = SheetCloseButton.side(for: traitCollection)
        if moves { titleLabel.font = .system(.headline, .semibold, for: traitCollection) }
        place(titleLabel, CGRect(x: left + closeSide, y: y, width: max(0, inner - 2 * closeSide), height: closeSide))
        place(
            closeButton,
            CGRect(x: isRightToLeft ? left : left + inner - closeSide, y: y, width: closeSide, height: closeSide))
        y += closeSide + 12
        let segmentHeight = segments.sizeThatFits(CGSize(width: inner, height: 0)).height
        place(segments, CGRect(x: left, y: y, width: inner, height: segmentHeight))
        y += segmentHeight + margin
        let panel = CGRect(x: left, y: y, width: inner, height: pixelSnapped(inner / 12 * 10))
        for view in [grid, spectrum, sliders] as [UIView] { place(view, panel) }
        for view in [grid, spectrum] as [UIView] where moves { view.layer.cornerRadius = isIOS26 ? 16 : 8 }
        y = panel.maxY + margin
        if supportsAlpha {
            let height = opacity.fittingHeight
            place(opacity, CGRect(x: left, y: y, width: inner, height: height))
            y += height + margin
        }
        place(line, CGRect(x: left, y: y, width: inner, height: 1 / max(1, traitCollection.displayScale)))
        y += margin
        let side = Self.swatchSide
        place(swatch, CGRect(x: isRightToLeft ? left + inner - side : left, y: y, width: side, height: side))
        if moves { swatch.layer.cornerRadius = isIOS26 ? 16 : 10 }
        return y + side + margin
    }
}

/// The selected color, in front of a checkerboard if it is translucent.
@MainActor
private final class ColorSwatchView: UIView {
    var color = UIColor.black { didSet { setNeedsDisplay() } }

    override func didInitialize() {
        super.didInitialize()
        clipsToBounds = true
    }

    override func draw(_ rect: CGRect) {
        if color.cgColor.alpha < 1 { Checkerboard.draw(in: bounds) }
        color.setFill()
        UIRectFillUsingBlendMode(bounds, .normal)
    }
}
