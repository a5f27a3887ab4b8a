import BuilderUIKit

/// A row of a table: in one of UIKit's four styles, or with any content.
public struct TableViewCell: ModifiableView {
    /// The cell.
    public let modifiableView: BuilderInternalTableViewCell

    /// Creates a cell with a title: UIKit's style `default`.
    public init(title: String) { modifiableView = .texts(.default, title, nil) }

    /// Creates a cell with a smaller text below its title: UIKit's style `subtitle`.
    public init(title: String, subtitle: String) { modifiableView = .texts(.subtitle, title, subtitle) }

    /// Creates a cell with a name on the left and a value on the right: UIKit's style `value1`.
    public init(name: String, value: String) { modifiableView = .texts(.value1, name, value) }

    /// Creates a cell with a small field name beside its value: UIKit's style `value2`.
    public init(field: String, value: String) { modifiableView = .texts(.value2, field, value) }

    /// Creates a cell with a view as content.
    ///
    /// - Parameter padding: the padding around the view in points; nil for 8 above and below and 16 on the sides.
    public init(_ view: View, padding: UIEdgeInsets? = nil) { modifiableView = .content([view], padding: padding) }

    /// Creates a cell with several views, which overlap.
    ///
    /// - Parameter padding: the padding around each view in points; nil for 8 above and below and 16 on the sides.
    public init(padding: UIEdgeInsets? = nil, @ViewResultBuilder _ builder: () -> ViewConvertable) {
        modifiableView = .content(builder().asViews(), padding: padding)
    }
}

extension BuilderInternalTableViewCell {
    /// The default padding around a cell's content, in points.
    static let standardPadding = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)

    fileprivate static func texts(
        _ style: UITableViewCell.CellStyle, _ text: String, _ detail: String?
    ) -> BuilderInternalTableViewCell {
        Modified(BuilderInternalTableViewCell(style: style, reuseIdentifier: nil)) { cell in
            cell.textLabel?.text = text
            cell.detailTextLabel?.text = detail
            if let color = ViewBuilderEnvironment.defaultLabelSecondaryColor { cell.detailTextLabel?.textColor = color }
        }
    }

    fileprivate static func content(_ views: [View], padding: UIEdgeInsets?) -> BuilderInternalTableViewCell {
        Modified(BuilderInternalTableViewCell(style: .default, reuseIdentifier: nil)) { cell in
            cell.contentView.embed(views, padding: padding ?? standardPadding)
        }
    }
}

extension ModifiableView where Base: BuilderInternalTableViewCell {
    /// Shows an accessory at the right edge.
    @discardableResult
    public func accessoryType(_ type: UITableViewCell.AccessoryType) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.accessoryType = type }
    }

    /// Calls a handler when the row is selected.
    ///
    /// - Parameter handler: a closure that returns whether the row stays selected.
    @discardableResult
    public func onSelect(
        _ handler: @escaping (_ context: TableView.CellContext) -> Bool
    ) -> ViewModifier<Base> { ViewModifier(modifiableView) { $0.selectionHandler = handler } }
}
