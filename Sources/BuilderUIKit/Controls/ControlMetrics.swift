import Foundation

/// The lengths of controls that differ by the look, in points.
@MainActor
struct ControlMetrics {
    private let isIOS26: Bool

    /// Creates the lengths of the traits' look.
    init(_ traits: UITraitCollection) { isIOS26 = traits.isIOS26 }

    // MARK: Switches

    /// The size of a switch (measured).
    var switchSize: CGSize { isIOS26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31) }
    /// The width of a switch's thumb; it is inset by 2 points (measured).
    var switchThumbWidth: CGFloat { isIOS26 ? 37 : 27 }

    // MARK: Sliders

    /// The size of a slider's thumb (measured).
    var sliderThumb: CGSize { isIOS26 ? CGSize(width: 37, height: 24) : CGSize(width: 27, height: 27) }
    /// The height of a slider's track (measured).
    var sliderTrackHeight: CGFloat { isIOS26 ? 6 : 4 }
    /// The distance of a slider's track from its sides (measured before iOS 26).
    var sliderTrackInset: CGFloat { isIOS26 ? 0 : 3 }
    /// The parts of a slider's frame outside of its alignment rectangle (measured).
    var sliderAlignmentInsets: UIEdgeInsets {
        isIOS26 ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    }
    /// The height of a slider in layout (measured).
    var sliderHeight: CGFloat { isIOS26 ? 34 : 30 }

    // MARK: Steppers and segments

    /// The corner radius of a stepper; a capsule in iOS 26.
    var stepperRadius: CGFloat { isIOS26 ? 16 : 8 }
    /// The height of a segmented control, of which a point doesn't take part in layout (measured).
    var segmentedHeight: CGFloat { isIOS26 ? 34 : 32 }

    /// Returns the corner radius of a segmented control of a height.
    func segmentedRadius(height: CGFloat) -> CGFloat { isIOS26 ? height / 2 : 8 }
    /// Returns the corner radius of the selection, which is inset by 2 points, in a segmented control of a height.
    func segmentRadius(height: CGFloat) -> CGFloat { isIOS26 ? max(0, height / 2 - 2) : 7 }

    // MARK: Page controls

    /// The diameter of a page's dot (measured in iOS 26).
    var pageDot: CGFloat { isIOS26 ? 29.0 / 3 : 7 }
    /// The gap between two dots or images (measured in iOS 26).
    var pageGap: CGFloat { isIOS26 ? 8 : 11 }
    /// The padding beside the dots and a last gap (measured in iOS 26).
    var pagePadding: CGFloat { isIOS26 ? 20 : 61.5 }
    /// The height of the dots with what is around them (measured in iOS 26).
    var pageBreadth: CGFloat { isIOS26 ? 77.0 / 3 : 26 }
    /// The height of a page control (measured in iOS 26).
    var pageControlHeight: CGFloat { isIOS26 ? 30 : 26 }

    // MARK: Date pickers

    /// The corner radius of a compact date picker's labels (measured in iOS 26).
    var dateLabelRadius: CGFloat { isIOS26 ? 17 : 8 }
    /// A Boolean value that indicates whether a compact date picker's labels stand at its end (measured in iOS 26).
    var datesStandAtEnd: Bool { isIOS26 }
}
