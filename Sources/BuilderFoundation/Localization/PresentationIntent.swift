import Foundation

/// The blocks that a text belongs to: a paragraph of a list's item of a list, for example.
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// The alignment of a column's texts.
        public enum Alignment: Int, Hashable, Codable, Sendable {
            /// At the left, in the middle, or at the right.
            case left, center, right
        }

        /// The alignment.
        public var alignment: Alignment

        /// Creates a column.
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// The kind of a block.
    public enum Kind: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        case paragraph
        /// A heading of a level from 1.
        case header(level: Int)
        case orderedList
        case unorderedList
        /// An item with its number, which counts from 1 in lists without numbers.
        case listItem(ordinal: Int)
        /// Code with the language after the marks; nil for none.
        case codeBlock(languageHint: String?)
        case blockQuote
        /// A line, whose text is one long dash.
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        /// A row, counted from the header, which is row 0.
        case tableRow(rowIndex: Int)
        /// A cell, counted from 0.
        case tableCell(columnIndex: Int)

        public var debugDescription: String {
            switch self {
            case .paragraph: "paragraph"
            case .header(let level): "header \(level)"
            case .orderedList: "orderedList"
            case .unorderedList: "unorderedList"
            case .listItem(let ordinal): "listItem \(ordinal)"
            case .codeBlock(let hint): "codeBlock '\(hint ?? "")'"
            case .blockQuote: "blockQuote"
            case .thematicBreak: "thematicBreak"
            case .table(let columns): "table [\(columns.map { "\($0.alignment)" }.joined(separator: ", "))]"
            case .tableHeaderRow: "tableHeaderRow"
            case .tableRow(let row): "tableRow \(row)"
            case .tableCell(let column): "tableCell \(column)"
            }
        }
    }

    /// A block.
    public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        /// The kind.
        public var kind: Kind
        /// The number by which texts of the same block are found.
        public var identity: Int

        /// Creates a block.
        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }

        public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
    }

    /// The blocks from the innermost to the outermost.
    public var components: [IntentType]

    /// Creates an intent from blocks, the innermost first.
    public init(types: [IntentType]) { components = types }

    /// Creates the intent of a block within others.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// The number of blocks.
    public var count: Int { components.count }

    /// The number of lists within each other that contain the text; 0 outside of lists. Quotes don't count (Apple's
    /// documentation).
    public var indentationLevel: Int {
        components.count {
            switch $0.kind {
            case .orderedList, .unorderedList: true
            default: false
            }
        }
    }

    public var debugDescription: String { "[\(components.map(\.debugDescription).joined(separator: ", "))]" }
}
