import Foundation

extension UIView {
    /// A part of a view's bounds that content stays in (iOS 26).
    public struct LayoutRegion: Hashable, Sendable {
        fileprivate enum Part: Hashable { case safeArea, margins, readableContent }

        /// The direction in which content makes room for the window's round corners and controls.
        public enum AdaptivityAxis: Int, Hashable, Sendable {
            /// Content moves to the side, or down.
            case horizontal, vertical
        }

        fileprivate let part: Part

        /// Returns the safe area. Windows have no controls in their corners here, so that an adaptation has no effect.
        public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(part: .safeArea)
        }
        /// Returns the part inside the layout margins. An adaptation has no effect.
        public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(part: .margins)
        }
        /// Returns the part of the margins that is narrow enough to read. An adaptation has no effect.
        public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(part: .readableContent)
        }
    }

    /// Returns the guide of a region: that of the safe area, of the layout margins, or of the readable content.
    public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
        switch region.part {
        case .safeArea: safeAreaLayoutGuide
        case .margins: layoutMarginsGuide
        case .readableContent: readableContentGuide
        }
    }

    /// Returns the distances of a region from the view's edges, in points. Those of readable content are of the last
    /// layout.
    public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
        switch region.part {
        case .safeArea: return safeAreaInsets
        case .margins: return layoutMargins
        case .readableContent:
            let frame = readableContentGuide.layoutFrame
            return UIEdgeInsets(
                top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
                right: bounds.maxX - frame.maxX)
        }
    }

    /// Returns the distances of a region from the view's edges in the reading direction, in points.
    public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
        let insets = edgeInsets(for: region)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }
}
