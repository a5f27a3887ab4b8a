import Foundation

/// One view of a case: its class and what is set on it.
struct ViewDescription: Decodable, Sendable {
    var id: String?
    /// A class of UIKit; `Fixed` for a view whose intrinsic size is given; of Builder: `VStackView` and so on.
    var type: String
    /// x, y, width, height in points, for views that constraints don't place.
    var frame: [Double]?
    /// Width and height, −1 for none: of a `Fixed` view, or of a label in a font that we don't have.
    var intrinsic: [Double]?
    /// Horizontal and vertical.
    var hugging: [Float?]?
    var resistance: [Float?]?
    /// Top, left, bottom, right.
    var margins: [Double]?
    /// The margins are at least those of the superview.
    var preservesMargins: Bool?
    var isHidden: Bool?
    var background: String?
    var subviews: [ViewDescription]?

    // Text.
    var text: String?
    /// `system`, `italic` or `monospaced`; weight; points.
    var font: FontDescription?
    var numberOfLines: Int?
    var lineBreak: String?
    var textAlignment: String?

    // Stacks: what they arrange are their subviews.
    var axis: String?
    var spacing: Double?
    var distribution: String?
    var alignment: String?
    /// Points after a view, by its id.
    var customSpacing: [String: Double]?

    // Controls and images.
    var kind: String?
    var title: String?
    /// The style of a button's configuration.
    var configuration: String?
    var contentInsets: [Double]?
    /// Width and height of a picture, in points.
    var image: [Double]?
    var placeholder: String?
    var segments: [String]?
    var isOn: Bool?
    /// False for a control that is disabled.
    var isEnabled: Bool?
    var value: Float?
    var pages: Int?
    /// The index of the selected segment or tab.
    var selected: Int?
    /// A day, as `2026-09-04`.
    var date: String?
    var isAnimating: Bool?

    // Bars.
    var isTranslucent: Bool?
    /// False for an empty background image, true for a background although no content is behind the bar.
    var hasBackground: Bool?
    var tabs: [TabDescription]?

    // Tables.
    var rowHeight: Double?
    var isEditing: Bool?
    var hasSeparators: Bool?
    var cells: [CellDescription]?
    /// In place of `cells`; of a collection, the sections of a list.
    var sections: [SectionDescription]?

    // Collections.
    var items: ItemsDescription?

    var cornerRadius: Double?

    // Builder.
    var height: Double?
    var alpha: Double?
    var position: String?
    var color: String?

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case id, type, frame, intrinsic, hugging, resistance, margins, isHidden, background, subviews, text, font
        case numberOfLines, lineBreak, textAlignment, axis, spacing, distribution, alignment, customSpacing, kind, title
        case contentInsets, image, placeholder, segments, isOn, value, pages, rowHeight, cells, sections, height
        case cornerRadius, alpha, position, color, items, selected, date, isAnimating, isTranslucent, hasBackground
        case tabs, isEditing, hasSeparators, preservesMargins, configuration, isEnabled
    }

    init(from decoder: any Decoder) throws {
        try decoder.rejectUnknownKeys(CodingKeys.allCases.map(\.rawValue))
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func optional<T: Decodable>(_ key: CodingKeys) throws -> T? { try values.decodeIfPresent(T.self, forKey: key) }
        type = try values.decode(String.self, forKey: .type)
        id = try optional(.id)
        frame = try optional(.frame)
        intrinsic = try optional(.intrinsic)
        hugging = try optional(.hugging)
        resistance = try optional(.resistance)
        margins = try optional(.margins)
        isHidden = try optional(.isHidden)
        background = try optional(.background)
        subviews = try optional(.subviews)
        text = try optional(.text)
        font = try optional(.font)
        numberOfLines = try optional(.numberOfLines)
        lineBreak = try optional(.lineBreak)
        textAlignment = try optional(.textAlignment)
        axis = try optional(.axis)
        spacing = try optional(.spacing)
        distribution = try optional(.distribution)
        alignment = try optional(.alignment)
        customSpacing = try optional(.customSpacing)
        kind = try optional(.kind)
        title = try optional(.title)
        configuration = try optional(.configuration)
        contentInsets = try optional(.contentInsets)
        image = try optional(.image)
        placeholder = try optional(.placeholder)
        segments = try optional(.segments)
        isOn = try optional(.isOn)
        isEnabled = try optional(.isEnabled)
        value = try optional(.value)
        pages = try optional(.pages)
        rowHeight = try optional(.rowHeight)
        cells = try optional(.cells)
        sections = try optional(.sections)
        height = try optional(.height)
        cornerRadius = try optional(.cornerRadius)
        alpha = try optional(.alpha)
        position = try optional(.position)
        color = try optional(.color)
        items = try optional(.items)
        selected = try optional(.selected)
        date = try optional(.date)
        isAnimating = try optional(.isAnimating)
        isTranslucent = try optional(.isTranslucent)
        hasBackground = try optional(.hasBackground)
        tabs = try optional(.tabs)
        isEditing = try optional(.isEditing)
        hasSeparators = try optional(.hasSeparators)
        preservesMargins = try optional(.preservesMargins)
    }
}

/// A section of a table.
struct SectionDescription: Decodable, Sendable {
    /// The header's title.
    var title: String?
    var cells: [CellDescription]
}

/// An item of a tab bar.
struct TabDescription: Decodable, Sendable {
    var title: String
    var badge: String?
}

/// A row of a table, or a cell of a list.
struct CellDescription: Decodable, Sendable {
    /// In a list, `cell`, `subtitleCell` or `valueCell`.
    var style: String
    var text: String?
    var detail: String?
    /// Points.
    var textSize: Double?
    var detailSize: Double?
    /// A type's name; `switch` for a view.
    var accessory: String?
    /// The row's height, in points, unless it is the table's.
    var height: Double?
    /// The cell and its content view have at least the margins around them.
    var preservesMargins: Bool?
    /// The content view's subviews.
    var views: [ViewDescription]?
    /// Constraints between them; `margins` and `content` are the content view's.
    var constraints: [String]?
}

/// The items of a collection with a flow layout.
struct ItemsDescription: Decodable, Sendable {
    /// `horizontal` or `vertical`.
    var direction: String
    /// Points.
    var lineSpacing: Double?
    var itemSpacing: Double?
    var background: String?
    /// The number of items that are as high as the collection, where `sections` doesn't list them.
    var count: Int?
    /// Such an item is as wide as the collection but for this, and at most so wide.
    var widthLess: Double?
    var greatestWidth: Double?
    var sections: [ItemSectionDescription]?
}

/// A section of a flow layout.
struct ItemSectionDescription: Decodable, Sendable {
    /// Width and height of each item.
    var sizes: [[Double]]
    /// Top, left, bottom, right.
    var insets: [Double]?
}

/// A font by family, weight and size in points, or by text style and text size: `["style", "body", "medium"]`.
///
/// The text size `current` is the one in effect where the view is made.
struct FontDescription: Decodable, Sendable {
    var family: String
    /// Or a text style.
    var weight: String
    var size = 0.0
    /// Of a text style.
    var category = ""

    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        family = try values.decode(String.self)
        weight = try values.decode(String.self)
        if family == "style" {
            category = try values.decode(String.self)
        } else {
            size = try values.decode(Double.self)
        }
    }
}
