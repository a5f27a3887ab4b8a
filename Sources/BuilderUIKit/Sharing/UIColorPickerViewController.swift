import Foundation

/// A picker of colors: a grid, a spectrum, and sliders for red, green and blue.
///
/// As a sheet it is as high as its content, in a compact width (not measured). It has neither favorite colors nor the
/// pipette that picks a color from the screen.
open class UIColorPickerViewController: _PanelController {
    /// The delegate.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The color.
    open var selectedColor: UIColor = .black { didSet { showColor() } }
    /// A Boolean value that indicates whether the opacity can be chosen.
    open var supportsAlpha = true { didSet { showColor() } }
    /// The title; nil for “Colors” in the language that the app runs in.
    open override var title: String? { didSet { pickerView?.title = title ?? Self.defaultTitle } }

    private static var defaultTitle: String { SystemWord.colors.text }
    private var pickerView: ColorPickerView? { viewIfLoaded as? ColorPickerView }

    override var panelHeight: CGFloat? { pickerView?.fittingHeight }

    override func didInitialize() {
        super.didInitialize()
        preferredContentSize = CGSize(width: 375, height: 600)
    }

    open override func loadView() {
        let picker = ColorPickerView(frame: UIScreen.main.bounds)
        picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        picker.title = title ?? Self.defaultTitle
        picker.select = { [weak self] in self?.select($0, continuously: $1) }
        picker.close = { [weak self] in self?.close() }
        view = picker
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showColor()
    }

    private func showColor() { pickerView?.show(selectedColor, supportsAlpha: supportsAlpha) }

    /// Selects a color that the user has tapped, or that a finger is passing.
    private func select(_ color: UIColor, continuously: Bool) {
        selectedColor = color
        delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
        delegate?.colorPickerViewControllerDidSelectColor(self)
    }

    override func didFinish() { delegate?.colorPickerViewControllerDidFinish(self) }
}

/// The methods that a picker of colors calls; all are optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
    /// Called when a color was chosen, by its older name.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// Called when a color was chosen: continuously while a finger moves, and at its end.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Called when the picker was closed.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    private var proxied: ForwardedCalls<any UIColorPickerViewControllerDelegate>? { ForwardedCalls(self) }

    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        proxied?.send([viewController]) { $0.colorPickerViewControllerDidSelectColor(viewController) }
    }
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        proxied?.send([viewController, color, continuously]) {
            $0.colorPickerViewController(viewController, didSelect: color, continuously: continuously)
        }
    }
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        proxied?.send([viewController]) { $0.colorPickerViewControllerDidFinish(viewController) }
    }
}
