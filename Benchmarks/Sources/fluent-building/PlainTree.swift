import BuilderUIKit

/// The same trees, built with plain properties and constraints.
@MainActor
enum PlainTree {
    static func stacks() -> UIView {
        let column = UIStackView()
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 2
        for index in 0..<333 {
            let row = UIStackView()
            row.spacing = 4
            let first = UIView()
            first.backgroundColor = .systemBlue
            first.layer.cornerRadius = 4
            first.alpha = 0.8
            first.tag = index
            row.addArrangedSubview(first)
            let second = UIView()
            second.backgroundColor = .systemGray
            second.clipsToBounds = true
            second.contentMode = .center
            row.addArrangedSubview(second)
            column.addArrangedSubview(row)
        }
        column.frame = CGRect(x: 0, y: 0, width: 300, height: 9000)
        return column
    }

    static func boxes() -> UIView {
        let parent = UIView()
        for index in 0..<999 {
            let view = UIView()
            view.backgroundColor = .systemBlue
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: 8),
                view.heightAnchor.constraint(equalToConstant: 8),
                view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: CGFloat(index % 37) * 10),
                view.topAnchor.constraint(equalTo: parent.topAnchor, constant: CGFloat(index / 37) * 10),
            ])
        }
        parent.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        return parent
    }
}
