/// The extent to which a presented controller covers the presenting one.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
    /// The system's default.
    case automatic = -2
    /// No adaptation to another style.
    case none = -1
    /// Covers the screen and removes the view behind.
    case fullScreen = 0
    /// A sheet over most of the screen.
    case pageSheet = 1
    /// A centered sheet.
    case formSheet = 2
    /// Covers the presenting controller's context and removes the view behind.
    case currentContext = 3
    /// A presentation that the transitioning delegate provides; without one, it covers the whole window.
    case custom = 4
    /// Covers the screen; the view behind stays.
    case overFullScreen = 5
    /// Covers the presenting controller's context; the view behind stays.
    case overCurrentContext = 6
    /// A popover.
    case popover = 7
    /// Covers the screen; the view behind stays, blurred.
    case blurOverFullScreen = 8
}

/// The system's transition of a presented controller. It ends at once, so the style has no effect.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
    /// Slides up from the bottom.
    case coverVertical = 0
    /// Flips around a vertical axis.
    case flipHorizontal = 1
    /// Dissolves from one view to the other.
    case crossDissolve = 2
    /// Curls up a corner of the view behind.
    case partialCurl = 3
}
