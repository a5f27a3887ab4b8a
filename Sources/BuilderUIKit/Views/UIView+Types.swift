import Foundation

extension UIView {
    /// The adjustment of tint colors.
    public enum TintAdjustmentMode: Int, Sendable {
        /// Inherited, not adjusted, or dimmed.
        case automatic, normal, dimmed
    }

    /// The parts of a view's geometry that follow its superview's size.
    public struct AutoresizingMask: OptionSet, Sendable, Hashable {
        /// The mask's bits.
        public let rawValue: UInt
        /// Creates a mask from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A flexible distance to the superview's left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// A flexible width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// A flexible distance to the superview's right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// A flexible distance to the superview's top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// A flexible height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// A flexible distance to the superview's bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The value for no intrinsic size on an axis.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// The target size for the smallest fitting size.
    public nonisolated static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
    /// The target size for the largest fitting size.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    package func describeBriefly() -> String {
        var text = "<\(type(of: self)): \(StableAddress.of(self)); frame = \(NumberText.rect(frame))"
        if let accessibilityIdentifier { text += "; identifier = \(accessibilityIdentifier)" }
        if isHidden { text += "; hidden = YES" }
        return text + ">"
    }
}

/// The semantic direction of a view's content.
public enum UISemanticContentAttribute: Int, Sendable {
    /// The traits' direction, left to right for playback and spatial content, or a fixed direction.
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UISemanticContentAttribute {
    /// Returns the direction of content, which may be that of the traits.
    func layoutDirection(
        ofTraits inherited: () -> UITraitEnvironmentLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: inherited() == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
}

extension UIView {
    /// Indicates whether the view is of a class of this module itself, whose methods aren't overridden.
    var isOfModuleClass: Bool { type(of: self).moduleClass == type(of: self) }
}
