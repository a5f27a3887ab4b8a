extension NSLayoutConstraint {
    /// The alignment of the views of a visual format, their direction, and the edges between which distances are
    /// measured. The raw values are UIKit's.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Aligns the left edges.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligns the right edges.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligns the top edges.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligns the bottom edges.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Aligns the leading edges.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Aligns the trailing edges.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Aligns the horizontal centers.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Aligns the vertical centers.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Aligns the last baselines.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Aligns the first baselines.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The bits of alignments.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// The default, which is the empty set.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// The views follow each other from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// The views follow each other from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of directions.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// The default, which is the empty set.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Vertical distances are those between the last and the first baselines.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of spacing.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// The attributes that the views share, in the order of their bits.
        var alignments: [Attribute] {
            [
                (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
                (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
                (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
                (.alignAllFirstBaseline, .firstBaseline),
            ].compactMap { (option: FormatOptions, attribute: Attribute) in contains(option) ? attribute : nil }
        }
    }
}
