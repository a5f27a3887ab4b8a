import Foundation
import Render

/// A control that shows a selected color in a ring of all hues.
///
/// A tap presents a color picker from the nearest controller, whose choices set `selectedColor` and send
/// `.valueChanged`. The size and the drawing are not measured: 28 × 28 points by default, a ring of 3 points, and 2
/// points between the ring and the color. A disabled color well looks like an enabled one.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    override var derivedAccessibility: DerivedAccessibility {
        DerivedAccessibility(
            isElement: true, label: title ?? "Color picker", value: selectedColor?.accessibilityName,
            traits: stateTraits.union(.button))
    }

    private static let defaultSide: CGFloat = 28
    private static let ringWidth: CGFloat = 3
    private static let gap: CGFloat = 2

    /// The title of the color picker; nil for the picker's own.
    open var title: String?
    /// A Boolean value that indicates whether the color picker offers opacity.
    open var supportsAlpha = true
    /// A Boolean value that indicates whether the color picker offers the eyedropper; without effect.
    open var supportsEyedropper = true
    /// The largest exposure of colors that the picker offers, where 1 is that of white; without effect.
    open var maximumLinearExposure: CGFloat = 1
    /// The color in the middle; nil, the default, for none.
    open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }

    private var choice: ColorWellChoice?

    override func didInitialize() {
        super.didInitialize()
        isOpaque = false
        hugContent()
    }

    /// Presents a color picker: a sheet, or a popover beside the well on an iPad.
    private func presentPicker() {
        guard let controller = sequence(first: next, next: { $0?.next }).first(where: { $0 is UIViewController }),
            let presenter = controller as? UIViewController, presenter.presentationRoot.presentedViewController == nil
        else { return }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        let choice = ColorWellChoice(of: self)
        self.choice = choice
        picker.delegate = choice
        picker.modalPresentationStyle = .popover
        picker.popoverPresentationController?.sourceView = self
        presenter.present(picker, animated: true)
    }

    fileprivate func choose(_ color: UIColor) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }

    /// The default size: 28 × 28 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.defaultSide, height: Self.defaultSide) }

    /// Returns 28 × 28 points, regardless of the proposed size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UIColorWell: SystemControl {
    static var handlesTaps: Bool { true }
    func touchDidEndInside(_ touch: UITouch) { presentPicker() }

    var textTreeDetails: [TextTreeDetail] {
        guard let selectedColor else { return [] }
        return [.text("selectedColor", selectedColor.renderColor(for: traitCollection, tint: tintColor).hexadecimal)]
    }

    func controlContents(in environment: DisplayEnvironment) -> [LayerContent] {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2
        guard radius > 0 else { return [] }
        var contents = ring(around: center, radius: radius, in: environment)
        let inner = radius - Self.ringWidth - Self.gap
        if let selectedColor, inner > 0 {
            let disc = CGRect(center: center, size: CGSize(width: 2 * inner, height: 2 * inner))
            let path = CGPath(ellipseIn: disc, transform: nil).path
            contents.append(.fill(path, environment.resolve(selectedColor), .nonZero))
        }
        return contents
    }

    /// Returns the ring: one stroked arc for each hue, clockwise from red on the right. Each arc extends beneath the
    /// next one, and the first beneath the last, so that the background isn't visible between their antialiased ends.
    private func ring(around center: CGPoint, radius: CGFloat, in environment: DisplayEnvironment) -> [LayerContent] {
        let count = 60
        let step = 2 * CGFloat.pi / CGFloat(count)
        let width = min(Self.ringWidth, radius)
        return (0..<count).map { index in
            let arc = CGMutablePath()
            arc.addArc(
                center: center, radius: radius - width / 2,
                startAngle: (CGFloat(index) - (index == 0 ? 1 : 0.5)) * step,
                endAngle: (CGFloat(index) + (index == count - 1 ? 0.5 : 1)) * step, clockwise: false)
            let hue = UIColor(hue: CGFloat(index) / CGFloat(count), saturation: 1, brightness: 1, alpha: 1)
            return .stroke(arc.path, environment.resolve(hue), StrokeStyle(width: width))
        }
    }
}

/// The delegate of the picker that a color well presents.
@MainActor
private final class ColorWellChoice: UIColorPickerViewControllerDelegate {
    private weak var well: UIColorWell?

    init(of well: UIColorWell) { self.well = well }

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { well?.choose(color) }
}
