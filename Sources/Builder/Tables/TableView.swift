import BuilderUIKit

/// A table with one row for each view of an indexable builder.
///
/// ```swift
/// TableView(DynamicItemViewBuilder(users) { user in
///     TableViewCell {
///         UserRowView(user: user)
///     }
///     .accessoryType(.disclosureIndicator)
///     .onSelect { context in
///         context.push(UserView(user: user))
///         return false
///     }
/// })
/// ```
///
/// The style is plain, and rows are as high as their content (estimated at 44 points). A view that isn't a cell is
/// embedded in one, with 8 points above and below and 16 on the sides. Only visible rows are built. The table reloads
/// after each update of the builder.
public struct TableView: ModifiableView {
    /// The table.
    public let modifiableView: BuilderInternalTableView

    /// Creates a table without rows; `source(_:)` sets them.
    public init() { modifiableView = BuilderInternalTableView() }

    /// Creates a table of a builder's views.
    public init(_ builder: AnyIndexableViewBuilder) {
        modifiableView = BuilderInternalTableView()
        modifiableView.set(builder)
    }
}

extension TableView {
    /// The context of a row's handler: the cell and its position.
    public struct CellContext: ViewBuilderContextProvider {
        /// The row's cell.
        public var view: UITableViewCell
        /// The table that shows the row.
        public let tableView: UITableView
        /// The row's position in the table.
        public let indexPath: IndexPath
    }
}

extension ModifiableView where Base: BuilderInternalTableView {
    /// Shows a builder's views in place of the previous rows.
    @discardableResult
    public func source(_ builder: AnyIndexableViewBuilder) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.set(builder) }
    }
}
