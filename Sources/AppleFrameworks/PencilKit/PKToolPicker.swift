import BuilderUIKit

/// The palette of tools, which isn't shown.
@preconcurrency @MainActor
open class PKToolPicker: NSObject {
    /// Creates a palette of the usual tools.
    public convenience override init() {
        self.init(toolItems: [
            PKToolPickerInkingItem(type: .pen), PKToolPickerInkingItem(type: .pencil),
            PKToolPickerInkingItem(type: .marker), PKToolPickerEraserItem(type: .vector), PKToolPickerLassoItem(),
            PKToolPickerRulerItem(),
        ])
    }
    open var selectedTool: any PKTool = PKInkingTool(.pen)
    open var isRulerActive = false
    open var isVisible: Bool { false }
    open var showsDrawingPolicyControls = true
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The appearance for which the palette's colors are meant. Kept, not drawn.
    open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The name under which the palette's state would be saved. Kept, not used.
    open var stateAutosaveName: String?
    /// The newest version of drawings whose pens are shown. Kept, not drawn.
    open var maximumSupportedContentVersion = PKContentVersion.latest
    /// The button at the palette's end. Kept, not drawn.
    open var accessoryItem: UIBarButtonItem?
    /// The object that is told about the palette.
    open weak var delegate: (any PKToolPickerDelegate)?
    /// The tools of the palette.
    public let toolItems: [PKToolPickerItem]
    /// The chosen item. Kept, without an effect on `selectedTool`.
    open var selectedToolItem: PKToolPickerItem {
        get {
            toolItems.first { $0.identifier == selectedToolItemIdentifier } ?? toolItems.first
                ?? PKToolPickerRulerItem()
        }
        set { selectedToolItemIdentifier = newValue.identifier }
    }
    /// The chosen tool's name.
    open lazy var selectedToolItemIdentifier = toolItems.first?.identifier ?? ""
    /// Creates a palette of tools.
    public init(toolItems: [PKToolPickerItem]) {
        self.toolItems = toolItems
        super.init()
    }
    open class func shared(for window: UIWindow) -> PKToolPicker? { PKToolPicker() }
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
    open func addObserver(_ observer: any PKToolPickerObserver) {}
    open func removeObserver(_ observer: any PKToolPickerObserver) {}
    open func frameObscured(in view: UIView) -> CGRect { .null }
}

/// The methods with which a palette reports choices; nobody chooses.
@preconcurrency @MainActor
public protocol PKToolPickerObserver: NSObjectProtocol {
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}

/// The object that is told about a palette's tools.
@preconcurrency @MainActor
public protocol PKToolPickerDelegate: NSObjectProtocol {}
