import Foundation

/// The panel in which users format text, in whose place a placeholder is drawn.
@preconcurrency @MainActor
open class UITextFormattingViewController: UIViewController {
    /// The contents of the panel.
    public let configuration: Configuration

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

    open override func loadView() {
        let titles = configuration.formattingStyles?.map(\.title).joined(separator: ", ")
        loadPlaceholder(name: "UITextFormattingViewController", detail: titles)
    }

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
        /// The system's choice, or one of four sizes.
        case automatic, mini, regular, large, extraLarge
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
