import Foundation

/// The base class of the stand-in for a view that is missing on Linux: a hatched box with the class's name.
///
/// Its intrinsic size is that of the name with a margin, so that a layout without constraints for it shows it, too.
@preconcurrency @MainActor
@dynamicMemberLookup
open class MissingView: UIView {
    /// The margin around the name, in points.
    private static let margin: CGFloat = 8

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize {
        let size = Hatching(name: "\(type(of: self))").title.size()
        return CGSize(
            width: (size.width + 2 * Self.margin).rounded(.up), height: (size.height + 2 * Self.margin).rounded(.up))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func draw(_ rect: CGRect) { Hatching(name: "\(type(of: self))").draw(in: bounds) }

    /// A member of the missing type, without effect.
    public subscript(dynamicMember name: String) -> MissingMember {
        get { MissingMember() }
        set {}
    }

    /// A member of the missing type, without effect.
    public subscript<Value>(dynamicMember name: String) -> Value {
        get { missingValue() }
        set {}
    }
}

/// A hatched box with a name.
@MainActor
private struct Hatching {
    let name: String

    var title: NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byTruncatingTail
        return NSAttributedString(
            string: name,
            attributes: [
                .font: UIFont.systemFont(ofSize: 13, weight: .medium), .foregroundColor: UIColor.secondaryLabel,
                .paragraphStyle: style,
            ])
    }

    /// Draws into the current context, and notes in the render's warnings that the picture has such a box.
    func draw(in bounds: CGRect) {
        WarningLog.current.add(.leftOut("\(name), a view that is missing on Linux, is a hatched box"))
        guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return }
        UIColor.systemGray6.setFill()
        UIRectFill(bounds)
        context.saveGState()
        context.clip(to: bounds)
        let lines = UIBezierPath()
        lines.lineWidth = 1
        for x in stride(from: bounds.minX - bounds.height, to: bounds.maxX, by: 8) {
            lines.move(to: CGPoint(x: x, y: bounds.maxY))
            lines.addLine(to: CGPoint(x: x + bounds.height, y: bounds.minY))
        }
        UIColor.systemGray4.setStroke()
        lines.stroke()
        context.restoreGState()
        UIColor.systemGray3.setStroke()
        UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5)).stroke()
        let title = title
        let size = title.size()
        guard bounds.height >= size.height, bounds.width >= 24 else { return }
        let width = min(size.width.rounded(.up), bounds.width - 4)
        let box = CGRect(
            x: bounds.midX - width / 2, y: bounds.midY - size.height / 2, width: width, height: size.height.rounded(.up)
        )
        UIColor.systemGray6.setFill()
        UIRectFill(box.insetBy(dx: -3, dy: 0))
        title.draw(with: box, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    }
}

/// The base class of the stand-in for a missing view controller: its view is a hatched box.
@preconcurrency @MainActor
@dynamicMemberLookup
open class MissingViewController: UIViewController {
    public init() { super.init(nibName: nil, bundle: nil) }
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() { view = NamedMissingView(name: "\(type(of: self))") }

    /// A member of the missing type, without effect.
    public subscript(dynamicMember name: String) -> MissingMember {
        get { MissingMember() }
        set {}
    }

    /// A member of the missing type, without effect.
    public subscript<Value>(dynamicMember name: String) -> Value {
        get { missingValue() }
        set {}
    }
}

/// The base class of the stand-in for a missing cell of a table: a hatched box.
@preconcurrency @MainActor
@dynamicMemberLookup
open class MissingTableViewCell: UITableViewCell {
    public override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        NamedMissingView(name: "\(type(of: self))").fill(contentView)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A member of the missing type, without effect.
    public subscript(dynamicMember name: String) -> MissingMember {
        get { MissingMember() }
        set {}
    }

    /// A member of the missing type, without effect.
    public subscript<Value>(dynamicMember name: String) -> Value {
        get { missingValue() }
        set {}
    }
}

/// The base class of the stand-in for a missing cell of a collection: a hatched box.
@preconcurrency @MainActor
@dynamicMemberLookup
open class MissingCollectionViewCell: UICollectionViewCell {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        NamedMissingView(name: "\(type(of: self))").fill(contentView)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A member of the missing type, without effect.
    public subscript(dynamicMember name: String) -> MissingMember {
        get { MissingMember() }
        set {}
    }

    /// A member of the missing type, without effect.
    public subscript<Value>(dynamicMember name: String) -> Value {
        get { missingValue() }
        set {}
    }
}

/// A hatched box with the name of another class.
private final class NamedMissingView: UIView {
    private let name: String

    init(name: String) {
        self.name = name
        super.init(frame: .zero)
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { Hatching(name: name).draw(in: bounds) }

    func fill(_ view: UIView) {
        frame = view.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(self)
    }
}
