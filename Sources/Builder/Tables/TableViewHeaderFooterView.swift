import BuilderUIKit

/// A header or footer of a table's section, with any content.
public struct TableViewHeaderFooterView: ModifiableView {
    /// The header or footer.
    public let modifiableView: UITableViewHeaderFooterView

    /// Creates a header or footer of several views, which overlap.
    public init(@ViewResultBuilder _ builder: () -> [ViewConvertable]) {
        modifiableView = UITableViewHeaderFooterView(reuseIdentifier: nil)
        modifiableView.contentView.embed(builder().asViews())
    }
}
