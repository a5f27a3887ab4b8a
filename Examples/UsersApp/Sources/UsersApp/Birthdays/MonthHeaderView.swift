import UIKit

/// A section header with a month's name and its number of birthdays.
final class MonthHeaderView: UITableViewHeaderFooterView {

    static let identifier = "MonthHeaderView"

    private let label = UILabel()
    private let count = TagLabel("", color: .harbour)

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        label.font = .preferredFont(forTextStyle: .headline)
        label.fitOneLine()
        let row = UIStackView(arrangedSubviews: [label, count])
        row.spacing = UIStackView.spacingUseSystem
        row.alignment = .center
        contentView.add(row, insets: NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16))
        backgroundView = UIView()
        backgroundView?.backgroundColor = .secondarySystemBackground
    }

    required init?(coder: NSCoder) {
        fatalError("This view is made in code.")
    }

    func show(_ month: BirthdaysViewModel.Month) {
        label.text = month.name
        count.text = "\(month.users.count)"
    }

}
