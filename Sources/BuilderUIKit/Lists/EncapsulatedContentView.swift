import Foundation

/// The content view of a cell or of a section header or footer, whose size the table determines.
///
/// The height that the content requires may fall between two pixels, and the table rounds heights up. For constraints,
/// the view has exactly the height that its content requires, so that a row whose parts add up to 44.5 points causes
/// no conflict where a pixel is a third of a point.
@MainActor
class EncapsulatedContentView: UIView {
    /// The size that the last fitting found, not rounded, in points.
    var exactFit: CGSize? { didSet { if exactFit != oldValue { layoutItem?.viewGeometryDidChange(self) } } }

    /// The frame that constraints use, in the superview's coordinates, in points.
    override var frameForLayout: CGRect {
        var frame = untransformedFrame
        let pixel = 1 / layoutScale
        if let exactFit, abs(exactFit.width - frame.width) < pixel, exactFit.height < frame.height,
            frame.height - exactFit.height < pixel - 1e-6
        {
            frame.size.height = exactFit.height
        }
        return frame
    }

    /// Indicates whether a table or a collection lays the view out, with the size that a fitting finds.
    override var isSizedByList: Bool { storedSuperview?.isElementOfList ?? false }

    override var isContentOfListElement: Bool { storedSuperview?.elementContentView === self }

    override func fittingDidEnd(with size: CGSize) { exactFit = size }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        for case let view as UIListContentView in subviews {
            // It preserves the side margins of this view by its distance to the edges, which is 0 when it is laid out.
            let frame = view.untransformedFrame
            view.setUntransformedFrame(
                CGRect(x: bounds.minX, y: frame.minY, width: bounds.width, height: frame.height))
            // A list content view arranges its texts by the width.
            view.arrangeTexts(forWidth: targetSize.width)
        }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    /// Returns the constraint that represents the size set by the table in messages, with UIKit's identifiers.
    override func encapsulatedConstraint(_ axis: NSLayoutConstraint.Axis) -> GeneratedConstraint? {
        let size = frameForLayout.size
        return axis == .horizontal
            ? GeneratedConstraint(
                first: .view(self, .width), constant: size.width, identifier: "UIView-Encapsulated-Layout-Width")
            : GeneratedConstraint(
                first: .view(self, .height), constant: size.height, identifier: "UIView-Encapsulated-Layout-Height")
    }
}

@MainActor
final class TableCellContentView: EncapsulatedContentView {
    override class var moduleClass: UIView.Type { TableCellContentView.self }
    override var privateClassName: String? { "UITableViewCellContentView" }

    /// The margins before others are set: the leading one is the cell's beside an editing control, too.
    override var defaultMargins: NSDirectionalEdgeInsets {
        var margins = super.defaultMargins
        if preservesSuperviewLayoutMargins, let cell = storedSuperview as? UITableViewCell {
            margins.leading = cell.ownMargins.leading
        }
        return margins
    }
}

/// The content view of a section header or footer, with UIKit's name.
@MainActor
final class _UITableViewHeaderFooterContentView: EncapsulatedContentView {}

extension UIView {
    /// Runs a closure while a cell outside of a list has a width in points.
    ///
    /// An app measures a cell of its own before the cell has a frame: its margins, and the space beside its content,
    /// depend on the width.
    func withWidth<Result>(_ width: CGFloat, _ body: () -> Result) -> Result {
        let size = bounds.size
        guard !isElementOfList, width > 0, width.isFinite, abs(width - size.width) > 0.01 else { return body() }
        bounds.size.width = width
        defer { bounds.size = size }
        return body()
    }
}
