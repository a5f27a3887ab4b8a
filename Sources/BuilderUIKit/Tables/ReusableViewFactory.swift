import Foundation

// Creation of views of registered classes.
//
// UIKit creates cells of registered classes through the Objective-C runtime. Swift allows `type.init(…)` on a
// metatype value only for `required` initializers; UIKit's are not required, and marking ours would stop every
// `override init(style:reuseIdentifier:)` in shared code from compiling.
//
// Designated initializers have entries in the class's method table all the same. The two classes of each pair below
// have the same superclass, no stored properties and the same first initializer, so that its entry lies at the same
// offset; in the second class it is `required`. A registered class, cast to a subclass of the second class, is
// therefore created by its own override of the initializer. The tests create classes of several kinds this way, in
// both build modes.

/// The frames that views of tables have before they are laid out.
private enum InitialFrame {
    static let width: CGFloat = 320
    static let ofCell = CGRect(x: 0, y: 0, width: width, height: ListMetrics.initialRowHeight)
    static let ofHeader = CGRect(x: 0, y: 0, width: width, height: ListMetrics.headerHeight)
}

/// The base class of cells, which declares their initializer.
///
/// Has no stored properties; see above.
@preconcurrency @MainActor
open class _UITableViewCellRoot: UIView {
    /// Creates a cell of 320 × 44 points.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(frame: InitialFrame.ofCell) }

    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The counterpart of `_UITableViewCellRoot` with a required initializer.
@preconcurrency @MainActor
open class _UITableViewCellFactory: UIView {
    /// Creates a cell of 320 × 44 points.
    public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(frame: InitialFrame.ofCell)
    }

    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        let factory = unsafeBitCast(type as _UITableViewCellRoot.Type, to: _UITableViewCellFactory.Type.self)
        let cell: _UITableViewCellFactory = factory.init(style: .default, reuseIdentifier: reuseIdentifier)
        return unsafeBitCast(cell, to: UITableViewCell.self)
    }
}

/// The base class of section headers and footers, which declares their initializer.
///
/// Has no stored properties; see above.
@preconcurrency @MainActor
open class _UITableViewHeaderFooterViewRoot: UIView {
    /// Creates a header or footer of 320 × 28 points.
    public init(reuseIdentifier: String?) { super.init(frame: InitialFrame.ofHeader) }

    /// Creates a header or footer from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The counterpart of `_UITableViewHeaderFooterViewRoot` with a required initializer.
@preconcurrency @MainActor
open class _UITableViewHeaderFooterViewFactory: UIView {
    /// Creates a header or footer of 320 × 28 points.
    public required init(reuseIdentifier: String?) { super.init(frame: InitialFrame.ofHeader) }

    /// Creates a header or footer from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static func make(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String) -> UITableViewHeaderFooterView {
        let factory = unsafeBitCast(
            type as _UITableViewHeaderFooterViewRoot.Type, to: _UITableViewHeaderFooterViewFactory.Type.self)
        let view: _UITableViewHeaderFooterViewFactory = factory.init(reuseIdentifier: reuseIdentifier)
        return unsafeBitCast(view, to: UITableViewHeaderFooterView.self)
    }
}
