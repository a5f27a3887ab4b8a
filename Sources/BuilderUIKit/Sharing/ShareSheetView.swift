import Foundation

/// The view of a share sheet: the header, the row of apps, and the groups of actions.
///
/// None of its lengths and colors is measured.
@MainActor
final class ShareSheetView: UIView {
    /// Called with the activity whose app or row was tapped.
    var select: (UIActivity) -> Void = { _ in }
    /// Called when the close button was tapped.
    var close: () -> Void = {}

    private let thumbnail = UIImageView(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)
    private let subtitleLabel = UILabel(frame: .zero)
    private lazy var closeButton = SheetCloseButton { [weak self] in self?.close() }
    private let apps = ShareAppsView(frame: .zero)
    private let lines = [UIView(frame: .zero), UIView(frame: .zero)]
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private var groups: [[UIActivity]] = []

    override func didInitialize() {
        super.didInitialize()
        backgroundColor = .systemGroupedBackground
        thumbnail.clipsToBounds = true
        thumbnail.tintColor = .secondaryLabel
        titleLabel.numberOfLines = 2
        subtitleLabel.textColor = .secondaryLabel
        apps.select = { [weak self] in self?.select($0) }
        for line in lines { line.backgroundColor = .separator }
        table.backgroundColor = .clear
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "action")
        for view in lines + [thumbnail, titleLabel, subtitleLabel, closeButton, apps, table] { addSubview(view) }
    }

    /// Shows items, apps and groups of actions.
    func show(_ items: SharedItems, apps activities: [UIActivity], groups: [[UIActivity]]) {
        titleLabel.text = items.title
        subtitleLabel.text = items.subtitle
        if let image = items.thumbnail {
            thumbnail.image = image
            thumbnail.contentMode = .scaleAspectFill
            thumbnail.backgroundColor = nil
        } else {
            let symbol = UIImage.SymbolConfiguration(pointSize: 20)
            thumbnail.image = UIImage(systemName: items.symbolName, withConfiguration: symbol)
            thumbnail.contentMode = .center
            thumbnail.backgroundColor = .tertiarySystemFill
        }
        apps.show(activities)
        self.groups = groups
        table.reloadData()
        setNeedsLayout()
    }

    override func textSizeMayHaveChanged() {
        super.textSizeMayHaveChanged()
        setNeedsLayout()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = safeAreaInsets
        let y = layOutHeader(top: safe.top)
        let isIOS26 = traitCollection.isIOS26
        apps.isHidden = apps.isEmpty
        let appsHeight = apps.isEmpty ? 0 : apps.fittingHeight
        apps.contentInset = UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
        apps.frame = CGRect(x: 0, y: y, width: bounds.width, height: appsHeight)
        let hairline = 1 / max(1, traitCollection.displayScale)
        for (line, y) in zip(lines, [y, y + appsHeight]) {
            line.isHidden = isIOS26 || apps.isEmpty
            line.frame = CGRect(x: 0, y: y - hairline, width: bounds.width, height: hairline)
        }
        let top = y + appsHeight
        table.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }

    /// Places the header's views and returns its lower edge.
    private func layOutHeader(top: CGFloat) -> CGFloat {
        let isIOS26 = traitCollection.isIOS26
        titleLabel.font = .system(isIOS26 ? .headline : .subheadline, .semibold, for: traitCollection)
        subtitleLabel.font = .system(.footnote, for: traitCollection)
        let margin: CGFloat = isIOS26 ? 20 : 16
        let side: CGFloat = isIOS26 ? 48 : 40
        let closeSide = SheetCloseButton.side(for: traitCollection)
        let textX = margin + side + 12
        let safeWidth = bounds.width - safeAreaInsets.left - safeAreaInsets.right
        let textWidth = max(0, safeWidth - textX - closeSide - 12 - margin)
        let room = CGSize(width: textWidth, height: .greatestFiniteMagnitude)
        let titleHeight = pixelSnapped(titleLabel.sizeThatFits(room).height)
        let hasSubtitle = subtitleLabel.text != nil
        let subtitleHeight = hasSubtitle ? pixelSnapped(subtitleLabel.sizeThatFits(room).height) : 0
        let textHeight = titleHeight + (hasSubtitle ? 2 + subtitleHeight : 0)
        let height = max(side, textHeight)
        func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
            let left = safeAreaInsets.left + (isRightToLeft ? safeWidth - x - width : x)
            view.frame = CGRect(x: left, y: top + margin + y, width: width, height: height)
        }
        place(thumbnail, x: margin, y: centered(side, in: height), width: side, height: side)
        thumbnail.layer.cornerRadius = isIOS26 ? 12 : 8
        let textY = centered(textHeight, in: height)
        place(titleLabel, x: textX, y: textY, width: textWidth, height: titleHeight)
        place(subtitleLabel, x: textX, y: textY + titleHeight + 2, width: textWidth, height: subtitleHeight)
        place(
            closeButton, x: textX + textWidth + 12, y: max(0, centered(closeSide, in: side)), width: closeSide,
            height: closeSide)
        return top + height + 2 * margin
    }
}

extension ShareSheetView: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { groups.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groups[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "action", for: indexPath)
        let activity = groups[indexPath.section][indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = activity.activityTitle
        let symbol = UIImage.SymbolConfiguration(pointSize: 19)
        let image =
            (activity as? SystemActivity).flatMap { UIImage(systemName: $0.symbolName, withConfiguration: symbol) }
            ?? activity.activityImage?.withRenderingMode(.alwaysTemplate)
        // The look of iOS 26 has symbols before titles, earlier ones at the end of rows (not measured).
        cell.accessoryView = nil
        if traitCollection.isIOS26 {
            content.image = image
            content.imageProperties.tintColor = .label
            content.imageProperties.maximumSize = CGSize(width: 28, height: 28)
        } else if let image {
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFit
            view.tintColor = .label
            view.frame.size = CGSize(width: 28, height: 28)
            if image.isSymbolImage { view.contentMode = .center }
            cell.accessoryView = view
        }
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        select(groups[indexPath.section][indexPath.row])
    }
}
