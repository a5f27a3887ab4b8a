import Foundation

/// The panel of three sliders, for red, green and blue, with the color's hexadecimal digits.
@MainActor
final class ColorSlidersView: UIView {
    /// Called with a color that was chosen, and with true while a finger moves.
    var choose: (ColorComponents, Bool) -> Void = { _, _ in }
    /// The rows of red, green and blue.
    let rows = ["RED", "GREEN", "BLUE"].map { ColorSliderRow(title: $0, greatest: 255, unit: "") }
    private let caption = UILabel(frame: .zero)
    private let field = ColorValueLabel(frame: .zero)
    private var components = ColorComponents()
    private static let paths: [WritableKeyPath<ColorComponents, CGFloat> & Sendable] = [\.red, \.green, \.blue]

    override func didInitialize() {
        super.didInitialize()
        caption.text = "sRGB Hex Color #"
        caption.textColor = .systemBlue
        for (row, path) in zip(rows, Self.paths) {
            row.slider.choose = { [weak self] value, isContinuous in
                guard let self else { return }
                var changed = components
                changed[keyPath: path] = value
                choose(changed, isContinuous)
            }
            addSubview(row)
        }
        addSubview(caption)
        addSubview(field)
    }

    /// Shows a color.
    func show(_ color: ColorComponents) {
        components = color
        for (row, path) in zip(rows, Self.paths) {
            var (low, high) = (color, color)
            low[keyPath: path] = 0
            high[keyPath: path] = 1
            (low.alpha, high.alpha) = (1, 1)
            row.show(color[keyPath: path], from: low, to: high)
        }
        field.text = color.digits
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows {
            let height = row.fittingHeight
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height + 12
        }
        caption.font = .system(.subheadline, for: traitCollection)
        let width = ColorValueLabel.width
        let x = max(0, bounds.width - width)
        field.frame = CGRect(
            x: isRightToLeft ? 0 : x, y: y, width: width, height: ColorSliderRow.sliderHeight)
        caption.textAlignment = isRightToLeft ? .left : .right
        caption.frame = CGRect(
            x: isRightToLeft ? width + 8 : 0, y: y, width: max(0, x - 8), height: ColorSliderRow.sliderHeight)
    }
}

/// A slider of a color's component with its title and value.
@MainActor
final class ColorSliderRow: UIView {
    /// The slider.
    let slider = ColorSlider(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)
    private let valueLabel = ColorValueLabel(frame: .zero)
    private let greatest: CGFloat
    private let unit: String
    /// The height of a slider, in points (not measured).
    static let sliderHeight: CGFloat = 36

    /// Creates a row whose value is shown as a number up to a greatest one, with a unit.
    init(title: String, greatest: CGFloat, unit: String) {
        self.greatest = greatest
        self.unit = unit
        super.init(frame: .zero)
        titleLabel.text = title
        titleLabel.textColor = .secondaryLabel
        for view in [titleLabel, slider, valueLabel] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a value between 0 and 1, and the colors of both ends.
    func show(_ value: CGFloat, from low: ColorComponents, to high: ColorComponents) {
        slider.value = value
        slider.colors = (low, high)
        valueLabel.text = "\(Int((value * greatest).rounded()))\(unit)"
    }

    private var titleHeight: CGFloat {
        titleLabel.font = .system(.footnote, .semibold, for: traitCollection)
        return pixelSnapped(titleLabel.intrinsicContentSize.height)
    }

    /// The height of title and slider, in points.
    var fittingHeight: CGFloat { titleHeight + 4 + Self.sliderHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = titleHeight + 4
        let valueWidth = ColorValueLabel.width
        let width = max(0, bounds.width - valueWidth - 12)
        titleLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top - 4)
        slider.frame = CGRect(
            x: isRightToLeft ? valueWidth + 12 : 0, y: top, width: width, height: Self.sliderHeight)
        valueLabel.frame = CGRect(
            x: isRightToLeft ? 0 : width + 12, y: top, width: valueWidth, height: Self.sliderHeight)
    }
}

/// The field with the value of a component.
@MainActor
private final class ColorValueLabel: UIView {
    /// The width in points (not measured).
    static let width: CGFloat = 77
    private let label = UILabel(frame: .zero)
    var text: String? { didSet { label.text = text } }

    override func didInitialize() {
        super.didInitialize()
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 8
        layer.cornerCurve = .continuous
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(label)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.font = .system(.body, for: traitCollection)
        label.frame = bounds.insetBy(dx: 4, dy: 0)
    }
}

/// A slider whose track shows the colors of its values.
@MainActor
final class ColorSlider: ColorTrackingControl {
    /// Called with a value from 0 to 1, and with true while a finger moves.
    var choose: (CGFloat, Bool) -> Void = { _, _ in }
    /// The value, from 0 to 1.
    var value: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The colors of both ends.
    var colors = (ColorComponents(), ColorComponents()) { didSet { setNeedsDisplay() } }

    override func track(_ point: CGPoint, _ isContinuous: Bool) {
        let room = bounds.width - bounds.height
        guard room > 0 else { return }
        let fraction = min(max((point.x - bounds.height / 2) / room, 0), 1)
        choose(isRightToLeft ? 1 - fraction : fraction, isContinuous)
    }

    override var textTreeDetails: [TextTreeDetail] { [.number("value", value)] }

    override func draw(_ rect: CGRect) {
        let height = bounds.height
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > height else { return }
        context.saveGState()
        UIBezierPath(roundedRect: bounds, cornerRadius: height / 2).addClip()
        if colors.0.alpha < 1 { Checkerboard.draw(in: bounds) }
        let ends = [colors.0.color.cgColor, colors.1.color.cgColor]
        ColorSpectrumView.fill(
            bounds, isRightToLeft ? ends.reversed() : ends, to: CGPoint(x: bounds.maxX, y: 0))
        context.restoreGState()
        let fraction = isRightToLeft ? 1 - value : value
        let thumb = CGRect(x: (bounds.width - height) * fraction, y: 0, width: height, height: height)
        let ring = UIBezierPath(ovalIn: thumb.insetBy(dx: 3.5, dy: 3.5))
        ring.lineWidth = 3
        UIColor.white.setStroke()
        ring.stroke()
    }
}
