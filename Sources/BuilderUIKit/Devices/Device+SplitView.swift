import Foundation

extension Device {
    /// The part of an iPad's screen that an app has beside another app.
    public enum SplitFraction: String, Hashable, Sendable, CaseIterable, Codable {
        /// The narrow part.
        case third
        /// One half, in landscape only.
        case half
        /// The wide part.
        case twoThirds
    }

    /// Returns the width of a part of the screen, in points, and its horizontal size class; nil for an iPhone, and for
    /// a half in portrait, which iPadOS doesn't offer.
    ///
    /// The widths and size classes are those measured on five sizes of iPads, from 768 × 1024 to 1024 × 1366 points:
    /// the parts are 10 points apart, and a third is 320 points wide, or 375 on a large screen. Others follow the same
    /// rule, from 1180 points in landscape on and from 1024 in portrait on with the wider third (not measured).
    public func splitView(
        _ fraction: SplitFraction, in orientation: Orientation
    ) -> (width: CGFloat, horizontalSizeClass: UIUserInterfaceSizeClass)? {
        guard idiom == .pad else { return nil }
        let full = size(in: orientation).width
        let isLandscape = orientation == .landscape
        let gap: CGFloat = 10
        let third: CGFloat = full >= (isLandscape ? 1180 : 1024) ? 375 : 320
        let width: CGFloat
        switch fraction {
        case .third: width = third
        case .half:
            guard isLandscape else { return nil }
            width = ((full - gap) / 2).rounded(.down)
        case .twoThirds: width = full - gap - third
        }
        // 639 points are compact and 678 are regular on devices.
        return (width, width >= 678 ? .regular : .compact)
    }
}
