import Foundation

/// A symbol, a control, a text or a view at the start or the end of a list's cell.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// The states of a cell in which an accessory is displayed.
    public enum DisplayedState: Int, Hashable, Sendable {
        /// In every state.
        case always = 0
        /// While the collection is being edited.
        case whenEditing = 1
        /// While the collection is not being edited.
        case whenNotEditing = 2
    }

    /// The width of the space of an accessory.
    public enum LayoutDimension: Hashable, Sendable {
        /// The accessory's own width.
        case actual
        /// The system's width for accessories of its kind.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// The kind of an accessory.
    public enum AccessoryType: Hashable, Sendable {
        /// A chevron, a button for details, or a checkmark.
        case disclosureIndicator, detail, checkmark
        /// A control that deletes, inserts, moves or selects an item.
        case delete, insert, reorder, multiselect
        /// The chevron of an item with children.
        case outlineDisclosure
        /// A menu's selected title, or a text.
        case popUpMenu, label
        /// A view of the app.
        case customView(UIView)
    }

    /// The side of a cell on which an accessory stands, the states in which it is displayed, and its place among the
    /// others of that side.
    public enum Placement {
        /// The side before the content.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// The side at the cell's end.
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
    }

    /// A closure that returns an accessory's place among the others of its side, whose kinds it receives.
    public typealias Position = (_ accessories: [AccessoryType]) -> Int
    /// A closure that is called when an accessory is tapped.
    public typealias ActionHandler = () -> Void

    /// The accessory's kind.
    public let accessoryType: AccessoryType
    let state: DisplayedState
    let isLeading: Bool
    let isHidden: Bool
    private let content: Content
    /// The color; nil for the tint color.
    private let color: UIColor?
    private let dimension: LayoutDimension
    /// The action of a tap: that of the app; nil for none.
    let actionHandler: ActionHandler?
    /// The style of an outline's disclosure; nil for other accessories.
    let outlineStyle: OutlineDisclosureOptions.Style?
    /// The place among the others of its side that the app chose for its view; nil for the last one.
    private let position: Position?

    private enum Content {
        /// A glyph in a space of a width in points.
        case glyph(GlyphView.Glyph, width: CGFloat)
        case text(String, UIFont)
        /// A menu, and the app's handler of its selection.
        case menu(UIMenu, ((UIMenu) -> Void)?)
        case view(UIView)
    }

    private init(
        _ type: AccessoryType, _ content: Content, displayed: DisplayedState, leading isLeading: Bool = false,
        isHidden: Bool, color: UIColor?, dimension: LayoutDimension = .standard, action: ActionHandler? = nil,
        outlineStyle: OutlineDisclosureOptions.Style? = nil, position: Position? = nil
    ) {
        accessoryType = type
        self.content = content
        state = displayed
        self.isLeading = isLeading
        self.isHidden = isHidden
        self.color = color
        self.dimension = dimension
        actionHandler = action
        self.outlineStyle = outlineStyle
        self.position = position
    }

    private init(
        _ type: AccessoryType, _ glyph: GlyphView.Glyph, width: CGFloat, displayed: DisplayedState,
        leading isLeading: Bool = false, options: Options, color: UIColor? = nil, action: ActionHandler? = nil
    ) {
        self.init(
            type, .glyph(glyph, width: width), displayed: displayed, leading: isLeading, isHidden: options.isHidden,
            color: options.tintColor ?? color, dimension: options.reservedLayoutWidth, action: action)
    }

    // MARK: Kinds

    /// Returns a chevron, in a space of 14 points (measured on iOS 26).
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .disclosureIndicator, .disclosure, width: 14, displayed: displayed, options: options,
            color: .tertiaryLabel)
    }

    /// Returns a checkmark, in a space of 24 points (measured on iOS 26).
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, .checkmark, width: 24, displayed: displayed, options: options)
    }

    /// Returns the button of an item's details.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .detail, .info, width: 25, displayed: displayed, options: options, action: actionHandler)
    }

    /// Returns the control that deletes an item, before the content.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .delete, .minusDisc, width: 22, displayed: displayed, leading: true, options: options,
            color: options.backgroundColor ?? .systemRed, action: actionHandler)
    }

    /// Returns the control that inserts an item, before the content.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .insert, .plusDisc, width: 22, displayed: displayed, leading: true, options: options,
            color: options.backgroundColor ?? .systemGreen, action: actionHandler)
    }

    /// Returns the control that moves an item.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .reorder, .reorder, width: 22, displayed: displayed, options: options, color: .tertiaryLabel)
    }

    /// Returns the ring before the content of an item that can be selected, and a checkmark if it is.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .multiselect, .ring, width: 22, displayed: displayed, leading: true, options: options)
    }

    /// Returns the chevron of an item with children, which points down if they are shown.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .outlineDisclosure, .glyph(.disclosure, width: 14), displayed: displayed, isHidden: options.isHidden,
            color: options.tintColor, dimension: options.reservedLayoutWidth, action: actionHandler,
            outlineStyle: options.style)
    }

    /// Returns a button with the title of a menu's selected element, which opens the menu. The handler is called with
    /// the menu after the user chose another element, and before that element's own action.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .popUpMenu, .menu(menu, selectedElementDidChangeHandler), displayed: displayed, isHidden: options.isHidden,
            color: options.tintColor ?? .secondaryLabel, dimension: options.reservedLayoutWidth)
    }

    /// Returns a text in gray.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .label, .text(text, options.font), displayed: displayed, isHidden: options.isHidden,
            color: options.tintColor ?? .secondaryLabel, dimension: options.reservedLayoutWidth)
    }

    /// Returns a view, in its own size.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let state: DisplayedState
        let isLeading: Bool
        let position: Position
        switch configuration.placement {
        case .leading(let displayed, let place): (state, isLeading, position) = (displayed, true, place)
        case .trailing(let displayed, let place): (state, isLeading, position) = (displayed, false, place)
        }
        return UICellAccessory(
            .customView(configuration.customView), .view(configuration.customView), displayed: state,
            leading: isLeading, isHidden: configuration.isHidden, color: configuration.tintColor,
            dimension: configuration.reservedLayoutWidth, position: position)
    }

    /// Returns accessories in the order in which they are displayed: each view of an app at the place that it chose
    /// among those before it on its side.
    static func arranged(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
        guard accessories.contains(where: { $0.position != nil }) else { return accessories }
        var result: [UICellAccessory] = []
        for accessory in accessories {
            let side = result.indices.filter { result[$0].isLeading == accessory.isLeading }
            let place = accessory.position?(side.map { result[$0].accessoryType }) ?? side.count
            let index = side.isEmpty || place >= side.count ? result.count : side[max(0, place)]
            result.insert(accessory, at: index)
        }
        return result
    }

    // MARK: Display

    /// A Boolean value that indicates whether a tap on the accessory does something.
    var takesTaps: Bool { actionHandler != nil || outlineStyle != nil }

    func isDisplayed(whileEditing isEditing: Bool) -> Bool {
        switch state {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    /// Returns the view, for an item that is selected or not, which is white on the tint color.
    func makeView(isSelected: Bool, isOnTint: Bool) -> UIView {
        let color = isOnTint ? UIColor.white : self.color
        let view: UIView
        switch content {
        case .glyph(let kind, _):
            let isChecked = kind == .ring && isSelected
            let glyph = GlyphView(kind: isChecked ? .checkedDisc : kind)
            glyph.color = color ?? (kind == .ring && !isChecked ? .tertiaryLabel : nil)
            view = glyph
        case .text(let text, let font):
            let label = UILabel(frame: .zero)
            label.text = text
            label.font = font
            label.textColor = color
            label.adjustsFontForContentSizeCategory = true
            view = label
        case .menu(let menu, let handler):
            view = Self.makeButton(of: menu, color: color, handler: handler)
        case .view(let custom):
            if let color = self.color { custom.tintColor = color }
            view = custom
        }
        view.isHidden = isHidden
        return view
    }

    /// Returns a button with the title of a menu's selected element. A cell has its own, as several cells may have the
    /// same accessory.
    private static func makeButton(of menu: UIMenu, color: UIColor?, handler: ((UIMenu) -> Void)?) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = .zero
        configuration.baseForegroundColor = color
        let button = UIButton(configuration: configuration)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.selectedElementDidChange = { [weak button] menu in
            // Another title takes another part of the row.
            button?.superview?.invalidateIntrinsicContentSize()
            button?.superview?.setNeedsLayout()
            handler?(menu)
        }
        return button
    }

    /// Returns the size of the accessory's view, and the width of the space in which it is centered, in points.
    func size(of view: UIView) -> (view: CGSize, width: CGFloat) {
        var size: CGSize
        var standard: CGFloat?
        switch content {
        case .text: size = view.intrinsicContentSize
        case .menu: size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        case .view:
            let own = view.translatesAutoresizingMaskIntoConstraints ? view.bounds.size : .zero
            size = own == .zero ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : own
        case .glyph(let kind, let width):
            size = kind.size(for: view.traitCollection)
            size.width = (size.width * view.layoutScale - 0.01).rounded(.up) / view.layoutScale
            standard = width
        }
        switch dimension {
        case .actual: return (size, size.width)
        case .standard: return (size, max(standard ?? 0, size.width))
        case .custom(let width): return (size, width.isFinite ? max(0, width) : size.width)
        }
    }
}
