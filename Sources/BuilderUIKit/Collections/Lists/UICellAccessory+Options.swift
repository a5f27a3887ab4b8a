import Foundation

extension UICellAccessory {
    /// The properties of an accessory.
    public struct Options {
        /// A Boolean value that indicates whether the space stays empty.
        public var isHidden: Bool
        /// The width of the space.
        public var reservedLayoutWidth: LayoutDimension
        /// The color; nil for the system's.
        public var tintColor: UIColor?
        /// The color of a control's disc; nil for the system's.
        public var backgroundColor: UIColor?
        /// A Boolean value that indicates whether a line stands before a control that moves an item; without effect.
        public var showsVerticalSeparator = true

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }

    /// The properties of a disclosure indicator.
    public typealias DisclosureIndicatorOptions = Options
    /// The properties of a checkmark.
    public typealias CheckmarkOptions = Options
    /// The properties of a button for details.
    public typealias DetailOptions = Options
    /// The properties of a control that deletes.
    public typealias DeleteOptions = Options
    /// The properties of a control that inserts.
    public typealias InsertOptions = Options
    /// The properties of a control that moves.
    public typealias ReorderOptions = Options
    /// The properties of a control that selects.
    public typealias MultiselectOptions = Options
    /// The properties of a menu.
    public typealias PopUpMenuOptions = Options

    /// The properties of the chevron of an item with children.
    public struct OutlineDisclosureOptions {
        /// The area in which a tap shows and hides the children.
        public enum Style: Hashable, Sendable {
            /// The area by the content, a header's or a row's: here as `header`.
            case automatic
            /// The whole cell.
            case header
            /// The chevron.
            case cell
        }

        /// The area in which a tap shows and hides the children.
        public var style: Style
        /// A Boolean value that indicates whether the space stays empty.
        public var isHidden: Bool
        /// The width of the space.
        public var reservedLayoutWidth: LayoutDimension
        /// The color; nil for the tint color.
        public var tintColor: UIColor?

        /// Creates options.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// The properties of a label.
    public struct LabelOptions {
        /// A Boolean value that indicates whether the space stays empty.
        public var isHidden: Bool
        /// The width of the space.
        public var reservedLayoutWidth: LayoutDimension
        /// The color; nil for the secondary label's.
        public var tintColor: UIColor?
        /// The font; body text by default.
        public var font: UIFont
        /// A Boolean value that indicates whether the font follows the user's text size; a style's font always does.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// A view of the app as an accessory.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The side, and the states in which the view is displayed.
        public var placement: Placement
        /// A Boolean value that indicates whether the space stays empty.
        public var isHidden: Bool
        /// The width of the space.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; nil to leave the view's.
        public var tintColor: UIColor?
        /// A Boolean value that indicates whether the view keeps its size; here it always does.
        public var maintainsFixedSize: Bool

        /// Creates a configuration.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
}
