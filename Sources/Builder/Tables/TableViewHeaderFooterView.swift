import BuilderUIKit

/// A header or footer of a table's section, with any content.
public struct TableViewHeaderFooterView: ModifiableView {
    /// The header or footer.
    public let modifiableView: UITableViewHeaderFooterView

    /// Makes a header or footer around some views, which lie over one another.
    public init(@ViewResultBuilder _ builder: () -> [ViewConvertable]) {
        modifiableView = UITableViewHeaderFooterView(reuseIdentifier: nil)
        modifiableView.contentView.embed(builder().asViews())
    }
}
