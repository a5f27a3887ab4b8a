import BuilderUIKit

/// The views of the reference pictures. After a change of one of them, run `scripts/make-doctor-references`.
@MainActor
enum ReferenceViews {
    /// Every weight, small and large, upright and italic, with accents and digits.
    static func text() -> UIView {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        var labels = weights.enumerated().map { index, weight in
            label("Ångström àé ñ 0123 fi \(index)", .systemFont(ofSize: CGFloat(11 + index * 2), weight: weight))
        }
        labels.append(label("Slanted Ünïcödé", .italicSystemFont(ofSize: 17)))
        labels.append(label("1,234.50 + 99:41", .monospacedDigitSystemFont(ofSize: 13, weight: .regular)))
        return page(stack(.vertical, spacing: 1, labels))
    }

    /// Lines that are wrapped, truncated, shrunk, right-aligned, or underlined.
    static func paragraphs() -> UIView {
        let words = "The quick brown fox jumps over the lazy dog, and (as ever) 1,000 miles further “nobody” minds."
        let wrapped = label(words, .preferredFont(forTextStyle: .body))
        wrapped.numberOfLines = 0
        let cut = label(words + " " + words, .preferredFont(forTextStyle: .footnote))
        cut.numberOfLines = 2
        cut.textColor = .secondaryLabel
        let middle = label(words, .systemFont(ofSize: 15))
        middle.lineBreakMode = .byTruncatingMiddle
        let small = label("A line that is made smaller until it fits its place", .boldSystemFont(ofSize: 19))
        small.adjustsFontSizeToFitWidth = true
        small.minimumScaleFactor = 0.5
        let right = label("To the right\nand on a second line", .preferredFont(forTextStyle: .callout))
        right.numberOfLines = 0
        right.textAlignment = .right
        right.textColor = .systemIndigo
        let marked = UILabel()
        marked.attributedText = NSAttributedString(
            string: "Marked, spaced and struck",
            attributes: [
                .font: UIFont.systemFont(ofSize: 16, weight: .medium), .kern: 1.5, .underlineStyle: 1,
                .foregroundColor: UIColor.systemRed, .backgroundColor: UIColor.systemYellow,
            ])
        return page(stack(.vertical, spacing: 8, [wrapped, cut, middle, small, right, marked]))
    }

    /// Corners, borders, shadows, clips, opacity of groups, transforms.
    static func shapes() -> UIView {
        let view = UIView()
        view.backgroundColor = .systemBackground
        for index in 0..<6 {
            let box = UIView(frame: CGRect(x: 20 + 95 * (index % 3), y: 20 + 100 * (index / 3), width: 70, height: 70))
            box.backgroundColor =
                [.systemBlue, .systemGreen, .systemOrange, .systemPink, .systemTeal, .systemPurple][index]
            box.layer.cornerRadius = CGFloat(index * 7)
            view.addSubview(box)
            let inner = UIView(frame: CGRect(x: 35.25, y: 20.5, width: 50, height: 33.3))
            inner.backgroundColor = .label
            box.addSubview(inner)
            decorate(box, index)
        }
        return view
    }

    private static func decorate(_ box: UIView, _ index: Int) {
        switch index {
        case 0:
            box.layer.shadowOpacity = 0.4
            box.layer.shadowRadius = 6
            box.layer.shadowOffset = CGSize(width: 2, height: 4)
        case 1:
            box.layer.borderWidth = 2.5
            box.layer.borderColor = UIColor.systemRed.cgColor
            box.clipsToBounds = true
        case 2: box.alpha = 0.5
        case 3: box.transform = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 0.9, y: 0.7)
        case 4:
            box.layer.cornerCurve = .continuous
            box.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            box.clipsToBounds = true
        default:
            let mask = CAShapeLayer()
            mask.path = UIBezierPath(ovalIn: CGRect(x: 3, y: 10, width: 64, height: 47)).cgPath
            box.layer.mask = mask
        }
    }

    /// Gradients of each type (a conic one is drawn as a linear one), with stops and clear ends, and a stroked path.
    static func gradients() -> UIView {
        let view = UIView()
        view.backgroundColor = .secondarySystemBackground
        let types: [CAGradientLayerType] = [.axial, .radial, .conic]
        for (index, type) in types.enumerated() {
            let gradient = CAGradientLayer()
            gradient.type = type
            gradient.frame = CGRect(x: 10 + 95 * index, y: 10, width: 85, height: 85)
            gradient.colors = [UIColor.systemRed.cgColor, UIColor.systemYellow.cgColor, UIColor.clear.cgColor]
            gradient.locations = [0, 0.4, 1]
            gradient.startPoint = type == .axial ? CGPoint(x: 0.1, y: 0) : CGPoint(x: 0.5, y: 0.5)
            gradient.endPoint = CGPoint(x: 1, y: 0.9)
            view.layer.addSublayer(gradient)
        }
        let line = CAShapeLayer()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 15, y: 180))
        path.addCurve(
            to: CGPoint(x: 280, y: 120), controlPoint1: CGPoint(x: 90, y: 60), controlPoint2: CGPoint(x: 180, y: 230))
        line.path = path.cgPath
        line.fillColor = nil
        line.strokeColor = UIColor.label.cgColor
        line.lineWidth = 4.5
        line.lineCap = .round
        line.lineDashPattern = [12, 9]
        view.layer.addSublayer(line)
        return view
    }

    /// A bitmap drawn here, enlarged, reduced, tinted, and once as a JPEG; symbols.
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
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 8 + 73 * (index % 4), y: 10 + 95 * (index / 4), width: 65, height: 85)
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

    /// Returns a view with a margin around its content, which is aligned with the top.
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
