import BuilderUIKit

extension ReferenceViews {
    /// A bitmap drawn here, larger, smaller, tinted, and once through a JPEG; symbols.
    static func images() -> UIView {
        let drawn = checks()
        let photo = drawn.jpegData(compressionQuality: 0.8).flatMap { UIImage(data: $0) } ?? UIImage()
        let modes: [UIView.ContentMode] = [.scaleAspectFit, .scaleAspectFill, .scaleToFill, .center]
        var views = modes.map { mode in
            let view = UIImageView(image: drawn)
            view.contentMode = mode
            view.clipsToBounds = true
            view.backgroundColor = .tertiarySystemFill
            return view
        }
        let compressed = UIImageView(image: photo)
        compressed.contentMode = .scaleAspectFill
        compressed.clipsToBounds = true
        compressed.layer.cornerRadius = 20
        let tinted = UIImageView(image: drawn.withRenderingMode(.alwaysTemplate))
        tinted.tintColor = .systemGreen
        let star = UIImageView(image: UIImage(systemName: "star.fill"))
        star.contentMode = .scaleAspectFit
        views += [compressed, tinted, star, UIImageView(image: UIImage(systemName: "heart"))]
        for (place, view) in views.enumerated() {
            view.frame = CGRect(x: 8 + 73 * (place % 4), y: 10 + 95 * (place / 4), width: 65, height: 85)
        }
        let page = UIView()
        page.backgroundColor = .systemBackground
        for view in views { page.addSubview(view) }
        return page
    }

    private static func checks() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let size = CGSize(width: 48, height: 32)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            for row in 0..<4 {
                for column in 0..<6 where (row + column).isMultiple(of: 2) {
                    UIColor(red: CGFloat(row) / 4, green: CGFloat(column) / 6, blue: 0.6, alpha: 1).setFill()
                    context.fill(CGRect(x: column * 8, y: row * 8, width: 8, height: 8))
                }
            }
            UIColor.systemRed.setFill()
            UIBezierPath(ovalIn: CGRect(x: 14, y: 6, width: 20, height: 20)).fill()
        }
    }

    /// Controls, placed by Auto Layout.
    static func controls() -> UIView {
        let toggle = UISwitch()
        toggle.isOn = true
        let slider = UISlider()
        slider.value = 0.3
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        segments.selectedSegmentIndex = 1
        let progress = UIProgressView()
        progress.progress = 0.6
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        let button = UIButton(type: .system)
        button.setTitle("Continue", for: .normal)
        let row = stack(.horizontal, spacing: 12, [label("Wi-Fi", .preferredFont(forTextStyle: .headline)), toggle])
        return page(stack(.vertical, spacing: 14, [row, slider, segments, progress, field, button]))
    }

    /// The same row from left to right and from right to left.
    static func directions() -> UIView {
        let attributes: [UISemanticContentAttribute] = [.forceLeftToRight, .forceRightToLeft]
        let rows = attributes.map { attribute in
            let title = label("Title", .preferredFont(forTextStyle: .title2))
            let detail = label("Detail", .preferredFont(forTextStyle: .caption1))
            detail.textColor = .secondaryLabel
            let image = UIImageView(image: UIImage(systemName: "chevron.right"))
            image.setContentHuggingPriority(.required, for: .horizontal)
            let row = stack(.horizontal, spacing: 10, [title, detail, image])
            row.semanticContentAttribute = attribute
            return row as UIView
        }
        return page(stack(.vertical, spacing: 16, rows))
    }

    static func label(_ text: String, _ font: UIFont) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        return label
    }

    static func stack(_ axis: NSLayoutConstraint.Axis, spacing: CGFloat, _ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.spacing = spacing
        return stack
    }

    /// A view with a margin around its content, which stands at the top.
    static func page(_ content: UIView) -> UIView {
        let page = UIView()
        page.backgroundColor = .systemBackground
        content.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 12),
            content.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -12),
            content.topAnchor.constraint(equalTo: page.topAnchor, constant: 12),
        ])
        return page
    }
}
