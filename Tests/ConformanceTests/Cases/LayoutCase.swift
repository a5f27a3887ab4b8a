import BuilderUIKit
import Foundation
import Testing

/// A tree of views and the frames that UIKit gave it.
struct LayoutCase: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var area: Area
    /// The source of the numbers.
    var source: String
    var note: String?
    var screen: ScreenDescription
    /// Bars around the screen.
    var bars: BarsDescription?
    /// The root view's subviews, the lowest first.
    var views: [ViewDescription] = []
    /// Definitions for Builder, which fill the screen instead.
    var builder: ViewDescription?
    var constraints: [String] = []
    /// The sheet or the alert that the screen presents.
    var presented: PresentedDescription?
    var frames: [ExpectedFrame] = []
    var ink: [ExpectedInk] = []
    var lines: [ExpectedLines] = []
    var values: [ExpectedValues] = []
    var colors: [ExpectedColor] = []
    var rings: [ExpectedRing] = []
    var fitting: ExpectedFitting?
    /// Points.
    var tolerance: Double
    /// Points, for ink: letters are another font's.
    var inkTolerance: Double?

    var testDescription: String { id }
    /// The rows of the page that the case belongs to.
    var topic: PageTopic { PageTopic(design: screen.design ?? .ios18, area: area) }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case id, area, source, note, screen, bars, views, builder, constraints, frames, ink, lines, fitting, tolerance
        case inkTolerance, presented, values, colors, rings
    }

    init(from decoder: any Decoder) throws {
        try decoder.rejectUnknownKeys(CodingKeys.allCases.map(\.rawValue))
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        area = try values.decode(Area.self, forKey: .area)
        source = try values.decode(String.self, forKey: .source)
        note = try values.decodeIfPresent(String.self, forKey: .note)
        screen = try values.decode(ScreenDescription.self, forKey: .screen)
        bars = try values.decodeIfPresent(BarsDescription.self, forKey: .bars)
        views = try values.decodeIfPresent([ViewDescription].self, forKey: .views) ?? []
        builder = try values.decodeIfPresent(ViewDescription.self, forKey: .builder)
        constraints = try values.decodeIfPresent([String].self, forKey: .constraints) ?? []
        frames = try values.decodeIfPresent([ExpectedFrame].self, forKey: .frames) ?? []
        ink = try values.decodeIfPresent([ExpectedInk].self, forKey: .ink) ?? []
        lines = try values.decodeIfPresent([ExpectedLines].self, forKey: .lines) ?? []
        presented = try values.decodeIfPresent(PresentedDescription.self, forKey: .presented)
        self.values = try values.decodeIfPresent([ExpectedValues].self, forKey: .values) ?? []
        colors = try values.decodeIfPresent([ExpectedColor].self, forKey: .colors) ?? []
        rings = try values.decodeIfPresent([ExpectedRing].self, forKey: .rings) ?? []
        fitting = try values.decodeIfPresent(ExpectedFitting.self, forKey: .fitting)
        tolerance = try values.decode(Double.self, forKey: .tolerance)
        inkTolerance = try values.decodeIfPresent(Double.self, forKey: .inkTolerance)
    }
}

/// The parts of the page that the cases make: what kind of thing a case is about.
enum Area: String, Decodable, Sendable, CaseIterable {
    case autoLayout = "Auto Layout"
    case fill = "Stack views: fill"
    case fillEqually = "Stack views: fillEqually"
    case fillProportionally = "Stack views: fillProportionally"
    case equalSpacing = "Stack views: equalSpacing"
    case equalCentering = "Stack views: equalCentering"
    case nestedStacks = "Stack views in one another"
    case traits = "Devices, safe areas and margins"
    case controls = "Controls"
    case bars = "Bars"
    case cells = "Table cells"
    case collections = "Collections"
    case presentations = "Presentations"
    case leading = "Leading of text styles"
    case text = "Lines of text"
    case labelsNew = "Labels, iOS 26"
    case labelsOld = "Labels, iOS 17 and earlier"
    case labelsBuilder = "Labels, Interface Builder"
}

/// A row of the page: an area in a look of the system's views.
struct PageTopic: Hashable, Sendable {
    var design = InterfaceDesign.ios18
    var area: Area
}

/// The screen on which the views are laid out.
struct ScreenDescription: Decodable, Sendable {
    /// Points.
    var size: [Double]
    /// Pixels for each point.
    var scale: Double
    /// Top, left, bottom, right.
    var safeArea: [Double]?
    /// The name of a device that must have this size and safe area.
    var device: String?
    var isLandscape: Bool?
    var isRightToLeft: Bool?
    /// The window is an iPad's, with regular size classes; for screens that aren't a device's.
    var isPad: Bool?
    /// The preferred text size, such as `accessibilityLarge`; `large` unless set.
    var textSize: String?
    /// The text size that the window alone overrides.
    var windowTextSize: String?
    /// The look of the system's views; iOS 18's unless set.
    var design: InterfaceDesign?
    /// The views have no superview, and lay themselves out.
    var isAbsent: Bool?
}

/// The bars around the views.
struct BarsDescription: Decodable, Sendable {
    enum Kind: String, Decodable, Sendable {
        case navigation, tabs
        case navigationInTabs
    }

    var kind: Kind
    var title: String?
    /// The title of the controller below, onto which the page is pushed.
    var previousTitle: String?
    /// A system item at the left: `add`, `done`…
    var leftItem: String?
    /// The title of an item at the right.
    var rightItem: String?
    var hasLargeTitle: Bool?
    /// The titles of further tabs.
    var otherTabs: [String]?
    /// The navigation controller has a toolbar.
    var hasToolbar: Bool?
    /// The bars have a background although no content is behind them, as before iOS 15.
    var isOpaqueAtEdge: Bool?
}
