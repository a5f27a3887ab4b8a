import Foundation

/// The panel in which users format text.
///
/// It shows the attributes of `formattingDescriptor` and notifies the delegate of a choice, which applies it to the
/// text and sets another descriptor; until then the panel shows the former one (not measured). As a sheet it is as high
/// as its content, in a compact width (not measured). Sizes have no list of their own.
@preconcurrency @MainActor
open class UITextFormattingViewController: _PanelController {
    /// The contents of the panel.
    public let configuration: Configuration
    /// The delegate.
    open weak var delegate: (any UITextFormattingViewControllerDelegate)?
    /// The attributes of the selected text; nil for none.
    open var formattingDescriptor: FormattingDescriptor? { didSet { panel?.show(formattingDescriptor) } }

    private var panel: TextFormattingView? { viewIfLoaded as? TextFormattingView }
    private lazy var choice = TextFormattingChoice(of: self)

    /// Creates a panel.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a panel with the system's contents.
    public convenience init() { self.init(configuration: Configuration()) }

    /// Creates a panel with the system's contents.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    override var panelHeight: CGFloat? { panel?.fittingHeight }

    override func didInitialize() {
        super.didInitialize()
        preferredContentSize = CGSize(width: 375, height: 520)
    }

    open override func loadView() {
        let panel = TextFormattingView(configuration)
        panel.frame = UIScreen.main.bounds
        panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        panel.change = { [weak self] in self?.report($0) }
        panel.chooseFont = { [weak self] in self?.presentFontPicker() }
        panel.chooseColor = { [weak self] in self?.presentColorPicker(from: $0) }
        panel.close = { [weak self] in self?.close() }
        panel.show(formattingDescriptor)
        view = panel
    }

    private func report(_ value: ChangeValue) { delegate?.textFormattingViewController(self, didChangeValue: value) }

    // MARK: Fonts and colors

    private func presentFontPicker() {
        let picker = UIFontPickerViewController(configuration: configuration.fontPickerConfiguration ?? .init())
        picker.selectedFontDescriptor = formattingDescriptor?.fonts.first?.fontDescriptor
        picker.delegate = choice
        guard delegate?.textFormattingViewController(self, shouldPresentFontPicker: picker) ?? true else { return }
        present(picker, animated: true)
    }

    private func presentColorPicker(from source: UIView) {
        let picker = UIColorPickerViewController()
        if let color = formattingDescriptor?.textColors.first { picker.selectedColor = color }
        picker.delegate = choice
        picker.modalPresentationStyle = .popover
        picker.popoverPresentationController?.sourceView = source
        guard delegate?.textFormattingViewController(self, shouldPresentColorPicker: picker) ?? true else { return }
        present(picker, animated: true)
    }

    fileprivate func choose(_ descriptor: UIFontDescriptor) {
        let size = formattingDescriptor?.fonts.first?.pointSize ?? UIFont.labelFontSize
        report(ChangeValue(.font, font: UIFont(descriptor: descriptor, size: size)))
    }

    fileprivate func choose(_ color: UIColor) { report(ChangeValue(.textColor, color: color)) }

    override func didFinish() { delegate?.textFormattingDidFinish(self) }

    /// The contents of a panel.
    @preconcurrency @MainActor
    open class Configuration: _MainActorObject {
        /// The groups of components; empty for the system's.
        public let groups: [ComponentGroup]
        /// The styles that users choose from; nil for the system's.
        open var formattingStyles: [FormattingStyle]?
        /// The properties of the picker of fonts; nil for the system's.
        open var fontPickerConfiguration: UIFontPickerViewController.Configuration?

        /// Creates contents with groups of components.
        public init(groups: [ComponentGroup]) {
            self.groups = groups
            super.init(_responder: ())
        }

        /// Creates the system's contents.
        public convenience init() { self.init(groups: []) }
    }

    /// Components that are shown together.
    @preconcurrency @MainActor
    open class ComponentGroup: _MainActorObject {
        /// The components.
        public let components: [Component]

        /// Creates a group.
        public init(components: [Component]) {
            self.components = components
            super.init(_responder: ())
        }

        /// Returns a group.
        public static func group(_ components: [Component]) -> ComponentGroup { ComponentGroup(components: components) }
    }

    /// Controls of a panel.
    @preconcurrency @MainActor
    open class Component: _MainActorObject {
        /// The kind of controls.
        public let componentKey: ComponentKey
        /// The preferred size.
        public let preferredSize: ComponentSize

        /// Creates controls.
        public init(componentKey: ComponentKey, preferredSize: ComponentSize) {
            self.componentKey = componentKey
            self.preferredSize = preferredSize
            super.init(_responder: ())
        }

        /// Returns controls.
        public static func component(_ key: ComponentKey, _ preferredSize: ComponentSize) -> Component {
            Component(componentKey: key, preferredSize: preferredSize)
        }
    }

    /// A named style of text.
    @preconcurrency @MainActor
    open class FormattingStyle: _MainActorObject {
        /// The style's identifier.
        public let styleKey: String
        /// The style's name.
        public let title: String
        /// The attributes of text with the style.
        public let attributes: [NSAttributedString.Key: Any]

        /// Creates a style.
        public init(styleKey: String, title: String, attributes: [NSAttributedString.Key: Any]) {
            self.styleKey = styleKey
            self.title = title
            self.attributes = attributes
            super.init(_responder: ())
        }
    }

    /// The kinds of controls.
    public struct ComponentKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Named styles.
        public static let formattingStyles = ComponentKey(rawValue: "formattingStyles")
        /// Bold, italic, underline and strikethrough.
        public static let fontAttributes = ComponentKey(rawValue: "fontAttributes")
        /// The font.
        public static let fontPicker = ComponentKey(rawValue: "fontPicker")
        /// The font's size.
        public static let fontSize = ComponentKey(rawValue: "fontSize")
        /// The alignment, without justification.
        public static let textAlignment = ComponentKey(rawValue: "textAlignment")
        /// The alignment.
        public static let textAlignmentAndJustification = ComponentKey(rawValue: "textAlignmentAndJustification")
        /// The indentation.
        public static let textIndentation = ComponentKey(rawValue: "textIndentation")
        /// The lines' height.
        public static let lineHeight = ComponentKey(rawValue: "lineHeight")
        /// The kind of list.
        public static let listStyles = ComponentKey(rawValue: "listStyles")
        /// The color.
        public static let textColor = ComponentKey(rawValue: "textColor")
        /// The highlight.
        public static let highlight = ComponentKey(rawValue: "highlight")
        /// The highlight's color.
        public static let highlightPicker = ComponentKey(rawValue: "highlightPicker")
    }

    /// The sizes of controls.
    public enum ComponentSize: Int, Hashable, Sendable {
        /// The system's choice, or one of five sizes.
        case automatic, mini, small, regular, large, extraLarge
    }
}

/// The delegate of the pickers that a panel presents.
@MainActor
private final class TextFormattingChoice: UIFontPickerViewControllerDelegate, UIColorPickerViewControllerDelegate {
    private weak var panel: UITextFormattingViewController?

    init(of panel: UITextFormattingViewController) { self.panel = panel }

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        if let descriptor = viewController.selectedFontDescriptor { panel?.choose(descriptor) }
    }

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { panel?.choose(color) }
}

/// The methods that a panel calls; all but the first are optional.
@preconcurrency @MainActor
public protocol UITextFormattingViewControllerDelegate: AnyObject {
    /// Called when the user chose a format.
    func textFormattingViewController(
        _ viewController: UITextFormattingViewController,
        didChangeValue changeValue: UITextFormattingViewController.ChangeValue)
    /// Returns a Boolean value that indicates whether the panel presents its picker of fonts.
    func textFormattingViewController(
        _ viewController: UITextFormattingViewController, shouldPresentFontPicker fontPicker: UIFontPickerViewController
    ) -> Bool
    /// Returns a Boolean value that indicates whether the panel presents its picker of colors.
    func textFormattingViewController(
        _ viewController: UITextFormattingViewController,
        shouldPresentColorPicker colorPicker: UIColorPickerViewController
    ) -> Bool
    /// Called when the panel was closed.
    func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
}

/// The defaults, as they are without another delegate: one that forwards calls, as RxCocoa's `DelegateProxy` does,
/// passes them on.
extension UITextFormattingViewControllerDelegate {
    private var proxied: ForwardedCalls<any UITextFormattingViewControllerDelegate>? { ForwardedCalls(self) }

    /// Returns true.
    public func textFormattingViewController(
        _ viewController: UITextFormattingViewController, shouldPresentFontPicker fontPicker: UIFontPickerViewController
    ) -> Bool {
        proxied?.send([viewController, fontPicker]) {
            $0.textFormattingViewController(viewController, shouldPresentFontPicker: fontPicker)
        } ?? true
    }
    /// Returns true.
    public func textFormattingViewController(
        _ viewController: UITextFormattingViewController,
        shouldPresentColorPicker colorPicker: UIColorPickerViewController
    ) -> Bool {
        proxied?.send([viewController, colorPicker]) {
            $0.textFormattingViewController(viewController, shouldPresentColorPicker: colorPicker)
        } ?? true
    }
    /// Does nothing.
    public func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {
        proxied?.send([viewController]) { $0.textFormattingDidFinish(viewController) }
    }
}

extension UITextView {
    /// The contents of the panel in which users format the text; nil for the system's. Nothing opens the panel.
    public var textFormattingConfiguration: UITextFormattingViewController.Configuration? {
        get {
            attachments[ObjectIdentifier(UITextFormattingViewController.self)]
                as? UITextFormattingViewController.Configuration
        }
        set { attachments[ObjectIdentifier(UITextFormattingViewController.self)] = newValue }
    }
}
