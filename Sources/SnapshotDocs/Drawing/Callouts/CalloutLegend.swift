import BuilderUIKit

/// The texts of a picture's marks as a numbered list.
@MainActor
enum CalloutLegend {
    /// A list that is as high as its texts ask for at its width. It reads from the side where the screen's language
    /// begins.
    static func view(_ texts: [String]) -> UIView {
        let list = UIStackView(arrangedSubviews: texts.enumerated().map { row($0 + 1, $1) })
        list.axis = .vertical
        list.spacing = 8
        list.isLayoutMarginsRelativeArrangement = true
        list.layoutMargins = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
        return list
    }

    /// Narrower lists can't be read: a picture gets at least this wide, in points.
    static let leastWidth: CGFloat = 260

    private static let inset: CGFloat = 12

    private static func row(_ number: Int, _ text: String) -> UIView {
        let row = UIView()
        let badge = CalloutBadge.view(number)
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 15)
        label.textColor = .label
        for view in [badge, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(view)
        }
        NSLayoutConstraint.activate([
            badge.widthAnchor.constraint(equalToConstant: CalloutPlacement.diameter),
            badge.heightAnchor.constraint(equalToConstant: CalloutPlacement.diameter),
            badge.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            badge.topAnchor.constraint(equalTo: row.topAnchor),
            row.bottomAnchor.constraint(greaterThanOrEqualTo: badge.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            // The first line stands at the height of the number.
            label.topAnchor.constraint(equalTo: row.topAnchor, constant: 2),
            row.bottomAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor, constant: 2),
        ])
        return row
    }
}
