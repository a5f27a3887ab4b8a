import Foundation
import Render

// The attributes that a panel shows, and the changes that it reports.

extension UITextFormattingViewController {
    /// The attributes of a text as the panel shows them.
    @preconcurrency @MainActor
    open class FormattingDescriptor: _MainActorObject {
        /// The fonts.
        open var fonts: [UIFont] = []
        /// The colors.
        open var textColors: [UIColor] = []
        /// The height of the lines, in points; 0 for the fonts' own.
        open var lineHeight: CGFloat = 0
        /// A Boolean value that indicates whether text is underlined.
        open var underlinePresent = false
        /// A Boolean value that indicates whether text is struck through.
        open var strikethroughPresent = false
        /// The alignments.
        open var textAlignments: Set<TextAlignment> = []
        /// The kinds of lists.
        open var textLists: Set<TextList> = []
        /// The highlights.
        open var highlights: Set<Highlight> = []
        /// The identifier of the named style; nil for none.
        open var formattingStyleKey: String?

        /// Creates a descriptor without attributes.
        public init() { super.init(_responder: ()) }

        /// Creates the descriptor of a part of a text.
        public convenience init(string: NSAttributedString, range: NSRange) {
            self.init()
            let part = NSIntersectionRange(range, NSRange(location: 0, length: string.length))
            string.enumerateAttributes(in: part, options: []) { attributes, _, _ in add(attributes) }
        }

        /// Creates the descriptor of text with attributes.
        public convenience init(attributes: [NSAttributedString.Key: Any]) {
            self.init()
            add(attributes)
        }

        private func add(_ attributes: [NSAttributedString.Key: Any]) {
            if let font = attributes[.font] as? UIFont, !fonts.contains(font) { fonts.append(font) }
            if let color = attributes[.foregroundColor] as? UIColor, !textColors.contains(color) {
                textColors.append(color)
            }
            if TextAttributes.lineStyle(attributes[.underlineStyle]) ?? 0 != 0 { underlinePresent = true }
            if TextAttributes.lineStyle(attributes[.strikethroughStyle]) ?? 0 != 0 { strikethroughPresent = true }
            guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
            textAlignments.insert(TextAlignment(style.alignment))
            if let list = style.textLists.last { textLists.insert(TextList(list)) }
            if lineHeight == 0 { lineHeight = style.minimumLineHeight }
        }
    }

    /// A choice of the user.
    @preconcurrency @MainActor
    open class ChangeValue: _MainActorObject {
        /// The kind of change.
        public let changeType: ChangeType
        /// The font; nil unless one was chosen.
        public let font: UIFont?
        /// The color; nil unless one was chosen.
        public let color: UIColor?
        /// The identifier of the named style; nil unless one was chosen.
        public let formattingStyleKey: String?
        /// The alignment; nil unless one was chosen.
        public let textAlignment: TextAlignment?
        /// The kind of list; nil unless one was chosen.
        public let textList: TextList?
        /// The highlight; nil unless one was chosen.
        public let highlight: Highlight?
        /// The number; nil unless one was chosen.
        public let numberValue: NSNumber?

        init(
            _ changeType: ChangeType, font: UIFont? = nil, color: UIColor? = nil, formattingStyleKey: String? = nil,
            textAlignment: TextAlignment? = nil, textList: TextList? = nil, highlight: Highlight? = nil,
            numberValue: NSNumber? = nil
        ) {
            self.changeType = changeType
            self.font = font
            self.color = color
            self.formattingStyleKey = formattingStyleKey
            self.textAlignment = textAlignment
            self.textList = textList
            self.highlight = highlight
            self.numberValue = numberValue
            super.init(_responder: ())
        }
    }

    /// The kinds of changes.
    public struct ChangeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// No known change.
        public static let undefined = ChangeType(rawValue: "undefined")
        /// A change to bold letters.
        public static let setBold = ChangeType(rawValue: "setBold")
        /// A change to letters that aren't bold.
        public static let removeBold = ChangeType(rawValue: "removeBold")
        /// A change to italic letters.
        public static let setItalic = ChangeType(rawValue: "setItalic")
        /// A change to upright letters.
        public static let removeItalic = ChangeType(rawValue: "removeItalic")
        /// A line below the text.
        public static let setUnderline = ChangeType(rawValue: "setUnderline")
        /// No line below the text.
        public static let removeUnderline = ChangeType(rawValue: "removeUnderline")
        /// A line through the text.
        public static let setStrikethrough = ChangeType(rawValue: "setStrikethrough")
        /// No line through the text.
        public static let removeStrikethrough = ChangeType(rawValue: "removeStrikethrough")
        /// The font.
        public static let font = ChangeType(rawValue: "font")
        /// The font's size, in `numberValue`.
        public static let fontSize = ChangeType(rawValue: "fontSize")
        /// A larger size of the letters.
        public static let increaseFontSize = ChangeType(rawValue: "increaseFontSize")
        /// A smaller size of the letters.
        public static let decreaseFontSize = ChangeType(rawValue: "decreaseFontSize")
        /// The named style.
        public static let formattingStyle = ChangeType(rawValue: "formattingStyle")
        /// The alignment.
        public static let textAlignment = ChangeType(rawValue: "textAlignment")
        /// The kind of list.
        public static let textList = ChangeType(rawValue: "textList")
        /// The color.
        public static let textColor = ChangeType(rawValue: "textColor")
        /// The lines' height in points, in `numberValue`.
        public static let lineHeightPointSize = ChangeType(rawValue: "lineHeightPointSize")
        /// A greater indentation.
        public static let increaseIndentation = ChangeType(rawValue: "increaseIndentation")
        /// A smaller indentation.
        public static let decreaseIndentation = ChangeType(rawValue: "decreaseIndentation")
        /// The highlight.
        public static let highlight = ChangeType(rawValue: "highlight")
    }

    /// The alignments of a panel.
    public struct TextAlignment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        init(_ alignment: NSTextAlignment) {
            self =
                switch alignment {
                case .left: .left
                case .center: .center
                case .right: .right
                case .justified: .justified
                case .natural: .natural
                }
        }

        /// To the left, centered, to the right, to both sides, or to the side where the language begins.
        public static let left = TextAlignment(rawValue: "left")
        /// Lines in the middle.
        public static let center = TextAlignment(rawValue: "center")
        /// Lines that end at the right edge.
        public static let right = TextAlignment(rawValue: "right")
        /// Lines from edge to edge.
        public static let justified = TextAlignment(rawValue: "justified")
        /// Lines that begin where the text direction does.
        public static let natural = TextAlignment(rawValue: "natural")
    }

    /// The kinds of lists of a panel.
    public struct TextList: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        init(_ list: NSTextList) {
            self =
                switch list.markerFormat {
                case .disc: .disc
                case .hyphen: .hyphen
                case .decimal: .decimal
                default: .other
                }
        }

        /// A list with bullets, with hyphens, with numbers, or another one.
        public static let disc = TextList(rawValue: "disc")
        /// Items with a hyphen.
        public static let hyphen = TextList(rawValue: "hyphen")
        /// Items with numbers.
        public static let decimal = TextList(rawValue: "decimal")
        /// A list with other markers.
        public static let other = TextList(rawValue: "other")
    }

    /// The highlights of a panel.
    public struct Highlight: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The tint color, or one of five others.
        public static let `default` = Highlight(rawValue: "default")
        /// A purple background.
        public static let purple = Highlight(rawValue: "purple")
        /// A pink background.
        public static let pink = Highlight(rawValue: "pink")
        /// An orange background.
        public static let orange = Highlight(rawValue: "orange")
        /// A mint background.
        public static let mint = Highlight(rawValue: "mint")
        /// A blue background.
        public static let blue = Highlight(rawValue: "blue")
    }
}
