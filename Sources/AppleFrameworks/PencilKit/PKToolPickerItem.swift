import BuilderUIKit

/// A tool of a palette.
@preconcurrency @MainActor
open class PKToolPickerItem: NSObject {
    /// The tool's name, which no other one has.
    public let identifier: String

    fileprivate init(_ identifier: String) { self.identifier = identifier }

    /// The tool that the item chooses; nil for none.
    open var tool: (any PKTool)? { nil }
}

/// A pen of a palette.
@preconcurrency @MainActor
open class PKToolPickerInkingItem: PKToolPickerItem {
    /// The pen.
    public let inkingTool: PKInkingTool
    /// A Boolean value that indicates whether the color can be chosen. Kept, not drawn.
    open var allowsColorSelection = true

    /// Creates a pen.
    public init(
        type: PKInkingTool.InkType, color: UIColor = .black, width: CGFloat? = nil, azimuth: CGFloat = 0,
        identifier: String? = nil
    ) {
        inkingTool = PKInkingTool(type, color: color, width: width)
        super.init(identifier ?? "com.apple.ink." + type.rawValue)
    }
    open override var tool: (any PKTool)? { inkingTool }
}

/// An eraser of a palette.
@preconcurrency @MainActor
open class PKToolPickerEraserItem: PKToolPickerItem {
    /// The eraser.
    public let eraserTool: PKEraserTool

    /// Creates an eraser.
    public init(type: PKEraserTool.EraserType, width: CGFloat? = nil) {
        eraserTool = PKEraserTool(type, width: width ?? type.defaultWidth)
        super.init("eraser")
    }
    open override var tool: (any PKTool)? { eraserTool }
}

/// A palette's tool that selects strokes.
@preconcurrency @MainActor
open class PKToolPickerLassoItem: PKToolPickerItem {
    /// The tool.
    public let lassoTool = PKLassoTool()

    /// Creates the tool.
    public init() { super.init("lasso") }
    open override var tool: (any PKTool)? { lassoTool }
}

/// The ruler of a palette.
@preconcurrency @MainActor
open class PKToolPickerRulerItem: PKToolPickerItem {
    /// Creates a ruler.
    public init() { super.init("ruler") }
}

/// The button of a palette for drawings by hand.
@preconcurrency @MainActor
open class PKToolPickerScribbleItem: PKToolPickerItem {
    /// Creates a button.
    public init() { super.init("scribble") }
}

/// A tool of the app in a palette.
@preconcurrency @MainActor
open class PKToolPickerCustomItem: PKToolPickerItem {
    /// The properties of a tool.
    @preconcurrency @MainActor
    public struct Configuration {
        /// The tool's name, which no other one has.
        public var identifier: String
        /// The name that is shown.
        public var name: String
        /// A closure that returns the tool's image. Kept, not drawn.
        public var imageProvider: ((PKToolPickerCustomItem) -> UIImage)?
        /// A closure that returns the controller that changes the tool. Kept, not used.
        public var viewControllerProvider: ((PKToolPickerCustomItem) -> UIViewController)?
        /// The color at the beginning.
        public var defaultColor = UIColor.black
        /// The width at the beginning.
        public var defaultWidth: CGFloat = 1
        /// The widths that can be chosen, and their images. Kept, not drawn.
        public var widthVariants: [CGFloat: UIImage] = [:]
        /// A Boolean value that indicates whether the color can be chosen. Kept, not drawn.
        public var allowsColorSelection = false
        /// The attributes that can be chosen. Kept, not drawn.
        public var toolAttributeControls: ToolAttributeControls = .all

        /// Creates properties.
        public init(identifier: String, name: String) { (self.identifier, self.name) = (identifier, name) }
    }

    /// The attributes of a tool that can be chosen.
    public struct ToolAttributeControls: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates attributes.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The width.
        public static let width = Self(rawValue: 1)
        /// The opacity.
        public static let opacity = Self(rawValue: 2)
        /// All.
        public static let all: Self = [.width, .opacity]
    }

    /// The properties.
    public let configuration: Configuration
    /// The color.
    open var color: UIColor
    /// The width.
    open var width: CGFloat
    /// A Boolean value that indicates whether the color can be chosen. Kept, not drawn.
    open var allowsColorSelection: Bool

    /// Creates a tool.
    public init(configuration: Configuration) {
        self.configuration = configuration
        (color, width) = (configuration.defaultColor, configuration.defaultWidth)
        allowsColorSelection = configuration.allowsColorSelection
        super.init(configuration.identifier)
    }

    /// Called to show changes of the image; does nothing.
    open func reloadImage() {}
}
