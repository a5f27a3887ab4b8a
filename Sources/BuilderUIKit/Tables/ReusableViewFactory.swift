import Foundation

// Making a view of a class that was registered.
//
// UIKit makes cells of registered classes through the Objective-C runtime. Swift calls `type.init(…)` on a class it
// doesn't know only where the initialiser is `required`; UIKit's are not, and marking ours would stop every
// `override init(style:reuseIdentifier:)` in shared code from compiling.
//
// Designated initialisers have entries in the class's method table all the same. The two classes of each pair below
// have the same superclass, no stored properties and the same first initialiser, so that its entry lies at the same
// place; in the second it is `required`. A registered class, taken for a subclass of the second, is therefore made by its
// own override of the initialiser. The tests make classes of several kinds this way, in both build modes.

/// Declares the initialiser of cells. Has no stored properties; see above.
@preconcurrency @MainActor
open class _UITableViewCellRoot: UIView {
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// The same with a required initialiser.
@preconcurrency @MainActor
open class _UITableViewCellFactory: UIView {
    public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        let factory = unsafeBitCast(type as _UITableViewCellRoot.Type, to: _UITableViewCellFactory.Type.self)
        let cell: _UITableViewCellFactory = factory.init(style: .default, reuseIdentifier: reuseIdentifier)
        return unsafeBitCast(cell, to: UITableViewCell.self)
    }
}

/// Declares the initialiser of section headers and footers. Has no stored properties; see above.
@preconcurrency @MainActor
open class _UITableViewHeaderFooterViewRoot: UIView {
    public init(reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// The same with a required initialiser.
@preconcurrency @MainActor
open class _UITableViewHeaderFooterViewFactory: UIView {
    public required init(reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    static func make(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String) -> UITableViewHeaderFooterView {
        let factory = unsafeBitCast(
            type as _UITableViewHeaderFooterViewRoot.Type, to: _UITableViewHeaderFooterViewFactory.Type.self)
        let view: _UITableViewHeaderFooterViewFactory = factory.init(reuseIdentifier: reuseIdentifier)
        return unsafeBitCast(view, to: UITableViewHeaderFooterView.self)
    }
}
