import Foundation

/// The values that the layout engine requires from a view, in addition to its frame, its margins and its constraints.
///
/// `UIView` implements the members for plain views; classes with text, scrolled content or an arrangement of their own
/// override them. The engine therefore contains no names of such classes.
@MainActor
protocol LayoutElement: UIView {
    // MARK: Text

    /// Returns the baselines of the text at a height in points; nil for a view without text.
    func textBaselines(atHeight height: CGFloat?) -> TextBaselines?
    /// The font of the text on which the system's spacing between baselines depends; nil without text.
    var baselineFont: UIFont? { get }
    /// A Boolean value that indicates whether the text may have several lines.
    var mayWrapText: Bool { get }
    /// The text of a view that consists of it; names the view in messages.
    var ownText: String? { get }
    /// The displayed text, in lists of constraints.
    var displayedText: String? { get }
    /// A Boolean value that indicates whether the height depends on the width found by layout.
    var needsSecondLayoutPass: Bool { get }

    // MARK: Subviews

    /// Returns the constraints that the view generates for its subviews.
    func generatedConstraints() -> [GeneratedConstraint]
    /// The guides of generated constraints.
    var internalGuides: [UILayoutGuide] { get }
    /// Creates and removes the guides of generated constraints.
    func prepareGuidesForGathering()
    /// The view itself if it arranges its subviews.
    var arrangement: (any ArrangingElement)? { get }
    /// A Boolean value that indicates whether subviews move with scrolled content: the edges that they refer to are
    /// those of `scrolledContentGuide`, and their frames can't be predicted before layout.
    var scrollsContent: Bool { get }
    /// The guide of the scrolled content; nil until it is used.
    var scrolledContentGuide: UILayoutGuide? { get }

    // MARK: Sizes from outside

    /// The frame that constraints use, in the superview's coordinates, in points.
    var frameForLayout: CGRect { get }
    /// Returns the constraint that represents the size assigned to the view by a list; nil for other views.
    func encapsulatedConstraint(_ axis: NSLayoutConstraint.Axis) -> GeneratedConstraint?
    /// A Boolean value that indicates whether the view is the content of a list's row, header or item.
    var isContentOfListElement: Bool { get }
    /// A Boolean value that indicates whether a list lays the view out with the size that a fitting finds, and reports
    /// conflicts itself.
    var isSizedByList: Bool { get }
    /// Notifies the view that a fitting ended, with the size before rounding.
    func fittingDidEnd(with size: CGSize)
}

/// A view that arranges its subviews by generated constraints.
@MainActor
protocol ArrangingElement: UIView {
    /// A Boolean value that indicates whether the arrangement refers to baselines.
    var usesBaselines: Bool { get }
    /// A Boolean value that indicates whether margins inset the arranged subviews.
    var isLayoutMarginsRelativeArrangement: Bool { get }
    /// The axis along which subviews share the length in proportion to their content; nil if they don't.
    var proportionalAxis: NSLayoutConstraint.Axis? { get }
    /// Notifies the view that another arranged subview may be the highest one.
    func highestViewMayHaveChanged()
    /// Returns the arranged subview that provides the baseline; nil for a subclass, which overrides UIKit's members.
    func baselineCarrier(isFirst: Bool, measures: BaselineMemo?) -> UIView?
}
