import Foundation

/// The size and place of a sheet in its container, in points.
@MainActor
struct SheetPlacement {
    /// The size in which the content is laid out.
    let size: CGSize
    /// The scale in which it is drawn; less than 1 for a sheet that floats.
    let scale: CGFloat
    /// The frame in the container after scaling.
    private(set) var frame: CGRect
    /// A Boolean value that indicates whether the sheet fills the container as if it were none.
    let fillsContainer: Bool
    /// A Boolean value that indicates whether all corners are rounded, rather than the two at the top.
    let isDetached: Bool

    /// Returns the place of a sheet: where it rests, or where a finger holds it.
    ///
    /// - Parameter drag: The distance by which a finger has moved the sheet down, in points; nil for its resting place.
    init(of presentation: UISheetPresentationController, in container: PresentationView, drag: CGFloat? = nil) {
        let traits = container.traitCollection
        let bounds = container.placementBounds
        let isCompact = traits.verticalSizeClass == .compact
        guard !isCompact || presentation.prefersEdgeAttachedInCompactHeight else {
            self.init(size: bounds.size, frame: bounds, fillsContainer: true)
            return
        }
        let preferred = presentation.presentedViewController.preferredContentSize
        if Self.isCentered(in: container) {
            let isForm = presentation.presentationStyle == .formSheet
            self.init(centered: Self.padSize(isForm: isForm, preferred: preferred, container: container), in: bounds)
            if let drag {
                let resists = drag < 0 || presentation.resistsDismissal
                frame.origin.y += resists ? Self.stretch(drag, within: frame.minY) : drag
            }
            return
        }
        var width = bounds.width
        if isCompact, presentation.widthFollowsPreferredContentSizeWhenEdgeAttached, preferred.width > 0 {
            width = min(width, preferred.width)
        }
        let value = presentation.restingValue(in: container)
        guard let drag else {
            self.init(value: value, width: width, in: container)
            return
        }
        let values = presentation.restingDetents.map(\.value)
        let (least, most) = (values.first ?? value, values.last ?? value)
        let wanted = value - drag
        let top = Self.top(in: container)
        self.init(
            value: wanted > most ? most + Self.stretch(wanted - most, within: top) : max(wanted, least), width: width,
            in: container)
        guard wanted < least else { return }
        frame.origin.y +=
            presentation.resistsDismissal ? Self.stretch(least - wanted, within: top) : least - wanted
    }

    /// - Parameter value: The height in points without the safe area, which is a detent's or between two of them.
    private init(value: CGFloat, width: CGFloat, in container: PresentationView) {
        let bounds = container.placementBounds
        let greatest = container.maximumDetentValue
        let safeBottom = container.safeAreaInsets.bottom
        guard value < greatest, container.traitCollection.isIOS26 else {
            let size = CGSize(width: width, height: value + safeBottom)
            self.init(
                size: size,
                frame: CGRect(
                    origin: CGPoint(x: (bounds.width - width) / 2, y: bounds.height - size.height), size: size))
            return
        }
        let inset = Self.inset(ofValue: value)
        let size = CGSize(width: width, height: value + (value < Self.smallValue ? 0 : safeBottom))
        let scale = width > 2 * inset ? (width - 2 * inset) / width : 1
        let scaled = CGSize(width: size.width * scale, height: size.height * scale)
        self.init(
            size: size, scale: scale,
            frame: CGRect(
                origin: CGPoint(
                    x: (bounds.width - scaled.width) / 2, y: bounds.height - inset - scaled.height), size: scaled),
            isDetached: true)
    }

    private init(
        size: CGSize, scale: CGFloat = 1, frame: CGRect, fillsContainer: Bool = false, isDetached: Bool = false
    ) {
        self.size = size
        self.scale = scale
        self.frame = frame
        self.fillsContainer = fillsContainer
        self.isDetached = isDetached
    }

    private init(centered size: CGSize, in bounds: CGRect) {
        let origin = CGPoint(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded())
        self.init(size: size, frame: CGRect(origin: origin, size: size), isDetached: size.height < bounds.height)
    }

    /// Returns a Boolean value that indicates whether sheets are centered in a container, as on an iPad.
    static func isCentered(in container: PresentationView) -> Bool {
        container.traitCollection.userInterfaceIdiom == .pad && container.placementBounds.width > pageWidth
    }

    // MARK: Measures

    /// Returns the distance by which a sheet moves where it resists a finger, in points: like a scroll view's content
    /// beyond its end, and never further than a limit (not measured).
    private static func stretch(_ distance: CGFloat, within limit: CGFloat) -> CGFloat {
        guard limit > 0 else { return 0 }
        let moved = (1 - 1 / (abs(distance) * 0.55 / limit + 1)) * limit
        return distance < 0 ? -moved : moved
    }

    /// The width of a page sheet on an iPad (not measured).
    private static let pageWidth: CGFloat = 704

    /// Returns the size on an iPad: a page as high as the container but 42 points at both ends on iOS 26 (reported),
    /// and 44 before; a form of 540 × 620 or its preferred size (not measured).
    private static func padSize(isForm: Bool, preferred: CGSize, container: PresentationView) -> CGSize {
        guard isForm else {
            let margin: CGFloat = container.traitCollection.isIOS26 ? 42 : 44
            return CGSize(width: pageWidth, height: max(0, container.placementBounds.height - 2 * margin))
        }
        return CGSize(
            width: preferred.width > 0 ? preferred.width : 540, height: preferred.height > 0 ? preferred.height : 620)
    }

    /// The value below which a floating sheet's height doesn't include the safe area, and it is inset further.
    ///
    /// Recorded on iOS 26.1: values of 200 and more are inset by 8 points and extend over the safe area; at 144 the
    /// inset is 9.6215, at 10 it is 28, and both are as high as their value. A line through the two reaches 8 at
    /// 155.83; what is between 144 and 200 is not measured.
    private static let smallValue: CGFloat = 10 + 134 * 20 / 18.3785

    /// Returns the distance of a floating sheet from the window's sides and bottom.
    private static func inset(ofValue value: CGFloat) -> CGFloat {
        guard value < smallValue else { return 8 }
        return 28 - max(0, value - 10) * 18.3785 / 134
    }

    /// Returns the top of a large sheet on a phone, in points.
    ///
    /// With a home button, it is 20 points below the status bar, or at 30 without one (recorded on iOS 15 or 16 and on
    /// 26.1); on other phones, it is the safe area's top on iOS 26 (recorded), and 10 points below it before (not
    /// measured).
    static func top(in container: UIView) -> CGFloat {
        let safe = container.safeAreaInsets.top
        guard safe > 20 else { return max(30, safe + 20) }
        return container.traitCollection.isIOS26 ? safe : safe + 10
    }
}
