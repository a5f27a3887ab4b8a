import Foundation
import Render

/// A button that pastes without a question of the system.
///
/// It is enabled while its target accepts the pasteboard's items, as on a device. Lengths and colors are those of a
/// filled button (not measured).
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    /// The parts that a control shows.
    public enum DisplayMode: UInt, Hashable, Sendable {
        /// The symbol and the word, only the symbol, or only the word.
        case iconAndLabel, iconOnly, labelOnly
    }

    /// The look of a control.
    @preconcurrency @MainActor
    open class Configuration: _MainActorObject {
        /// The parts that are shown.
        open var displayMode = DisplayMode.iconAndLabel
        /// The corners.
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// The radius of the corners, in points, for the styles that don't determine it; negative, the default, for
        /// that of a button.
        open var cornerRadius: CGFloat = -1
        /// The color of the symbol and the word; nil for white.
        open var baseForegroundColor: UIColor?
        /// The color of the background; nil for the tint color.
        open var baseBackgroundColor: UIColor?

        public override init(_responder: Void) { super.init(_responder: ()) }
        /// Creates the standard look.
        public init() { super.init(_responder: ()) }
    }

    /// The look, which doesn't change.
    public let configuration: Configuration
    private let button = UIButton(type: .system)

    /// Creates a control with a look.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
        setUp()
        sizeToFit()
    }

    /// Creates a control with the standard look.
    public override init(frame: CGRect) {
        configuration = Configuration()
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        var look = UIButton.Configuration.filled()
        if configuration.displayMode != .iconOnly { look.title = SystemWord.paste.text }
        if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
        look.imagePadding = 4
        look.cornerStyle = configuration.cornerStyle
        if configuration.cornerRadius >= 0 { look.background.cornerRadius = configuration.cornerRadius }
        look.baseForegroundColor = configuration.baseForegroundColor
        look.baseBackgroundColor = configuration.baseBackgroundColor
        button.configuration = look
        button.accessibilityLabel = SystemWord.paste.text
        button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .touchUpInside)
        addSubview(button)
        updateAvailability()
        let update = Selector("updateAvailability", UIPasteControl.updateAvailability)
        NotificationCenter.default.addObserver(
            self, selector: update, name: UIPasteboard.changedNotification, object: nil)
    }

    /// The object that gets the pasteboard's items; held weakly.
    open weak var target: (any UIPasteConfigurationSupporting)? { didSet { updateAvailability() } }

    open override var isEnabled: Bool { didSet { updateAvailability() } }

    /// Enables the button while the target accepts the items.
    private func updateAvailability() { button.isEnabled = isEnabled && accepts(UIPasteboard.general.itemProviders) }

    private func accepts(_ items: [NSItemProvider]) -> Bool {
        guard let target, !items.isEmpty else { return false }
        if let configuration = target.pasteConfiguration {
            return configuration.acceptableTypeIdentifiers.contains { type in
                items.contains { $0.hasItemConformingToTypeIdentifier(type) }
            } && target.canPaste(items)
        }
        return (target as? any EditingText).map { $0.allowsEditing && UIPasteboard.general.hasStrings } ?? false
    }

    private func paste() {
        guard let target else { return }
        if target.pasteConfiguration == nil, let text = target as? any EditingText & UIResponder {
            return text.paste(self)
        }
        target.paste(itemProviders: UIPasteboard.general.itemProviders)
    }

    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }
}

extension UIPasteControl: SystemControl {
    func controlContents(in environment: DisplayEnvironment) -> [LayerContent] { [] }
    static var handlesTaps: Bool { false }
    func touchDidEndInside(_ touch: UITouch) {}

    /// None: the button is in the tree by itself.
    var textTreeDetails: [TextTreeDetail] { [] }
}
