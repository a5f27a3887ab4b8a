import BuilderUIKit

/// The widths of an app that has a part of a tablet's screen, in points.
struct SplitWidths {
    var landscapeThird: CGFloat
    var landscapeHalf: CGFloat
    var landscapeTwoThirds: CGFloat
    var portraitThird: CGFloat
    var portraitTwoThirds: CGFloat

    static let iPadMini = SplitWidths(
        landscapeThird: 320, landscapeHalf: 507, landscapeTwoThirds: 694, portraitThird: 320, portraitTwoThirds: 438)
    static let iPad9_7 = SplitWidths(
        landscapeThird: 320, landscapeHalf: 507, landscapeTwoThirds: 694, portraitThird: 320, portraitTwoThirds: 438)
    static let iPad10_2 = SplitWidths(
        landscapeThird: 320, landscapeHalf: 535, landscapeTwoThirds: 750, portraitThird: 320, portraitTwoThirds: 480)
    static let iPadPro10_5 = SplitWidths(
        landscapeThird: 320, landscapeHalf: 551, landscapeTwoThirds: 782, portraitThird: 320, portraitTwoThirds: 504)
    static let iPadPro11 = SplitWidths(
        landscapeThird: 375, landscapeHalf: 592, landscapeTwoThirds: 809, portraitThird: 320, portraitTwoThirds: 504)
    static let iPadPro12_9 = SplitWidths(
        landscapeThird: 375, landscapeHalf: 678, landscapeTwoThirds: 981, portraitThird: 375, portraitTwoThirds: 639)
}

extension ViewImageConfig.TabletOrientation {
    /// Creates the orientation of the whole screen.
    init(_ orientation: ViewImageConfig.Orientation) {
        self = orientation == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full)
    }

    /// Returns the width of the app's part, in points, and a Boolean value that indicates whether it is compact; nil
    /// for the whole screen.
    func part(_ widths: SplitWidths) -> (width: CGFloat, isCompact: Bool)? {
        switch self {
        case .landscape(.full), .portrait(.full): nil
        case .landscape(.oneThird): (widths.landscapeThird, true)
        // Half of the largest screen is wide enough.
        case .landscape(.oneHalf): (widths.landscapeHalf, widths.landscapeHalf < 678)
        case .landscape(.twoThirds): (widths.landscapeTwoThirds, false)
        case .portrait(.oneThird): (widths.portraitThird, true)
        case .portrait(.twoThirds): (widths.portraitTwoThirds, true)
        }
    }
}

extension ViewImageConfig {
    static func tablet(_ name: String, _ orientation: TabletOrientation, _ widths: SplitWidths) -> ViewImageConfig {
        let isPortrait = if case .portrait = orientation { true } else { false }
        var config = named(name, isPortrait ? .portrait : .landscape)
        guard let part = orientation.part(widths), let size = config.size else { return config }
        config.size = CGSize(width: part.width, height: size.height)
        config.traits = UITraitCollection(traitsFrom: [
            config.traits, UITraitCollection(horizontalSizeClass: part.isCompact ? .compact : .regular),
        ])
        return config
    }
}
