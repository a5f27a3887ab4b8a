import Foundation

/// A presented controller: a sheet with a page of its own, an alert, or a popover of the bar's right item.
struct PresentedDescription: Decodable, Sendable {
    enum Kind: String, Decodable, Sendable { case sheet, alert, popover }

    var kind: Kind
    /// `medium`, `large`, or a custom detent's points; the default ones unless set.
    var detents: [DetentDescription]?
    /// Bars around the sheet's page.
    var bars: BarsDescription?
    /// The subviews of the sheet's page.
    var views: [ViewDescription]?
    var constraints: [String]?
    /// A popover's width and height.
    var size: [Double]?
    /// An alert's texts and buttons.
    var title: String?
    var message: String?
    var actions: [ActionDescription]?
}

/// A height at which a sheet rests.
enum DetentDescription: Decodable, Sendable {
    case named(String)
    case custom(Double)

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let points = try? value.decode(Double.self) {
            self = .custom(points)
        } else {
            self = .named(try value.decode(String.self))
        }
    }
}

/// A button of an alert.
struct ActionDescription: Decodable, Sendable {
    var title: String
    /// `default`, `cancel` or `destructive`.
    var style: String
}
