import BuilderUIKit
import Foundation

/// Makes the views of a case with UIKit's public interface, and finds them again by their ids.
@MainActor
final class ViewFactory {
    private(set) var views: [String: UIView] = [:]
    /// What tables hold only weakly.
    private var sources: [AnyObject] = []

    /// A view and its subviews. Views without a frame are left to constraints.
    func make(_ description: ViewDescription) throws -> UIView {
        let view = try bareView(description)
        view.accessibilityIdentifier = description.id
        if let id = description.id { views[id] = view }
        if let frame = description.frame {
            view.frame = try rect(frame)
        } else {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        if let margins = description.margins { view.layoutMargins = try insets(margins) }
        if let background = description.background { view.backgroundColor = try color(background) }
        try setPriorities(of: view, description)
        for subview in try (description.subviews ?? []).map(make) {
            if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
        }
        if let stack = view as? UIStackView {
            for (id, spacing) in description.customSpacing ?? [:] {
                stack.setCustomSpacing(CGFloat(spacing), after: try self.view(id))
            }
        }
        // What is hidden in a stack takes part in its arrangement.
        if let isHidden = description.isHidden { view.isHidden = isHidden }
        return view
    }

    func add(_ view: UIView, id: String) { views[id] = view }

    /// A view by its id. `id.part` names a part: a button's `titleLabel`, and of a table's row `id.0` the
    /// `contentView`, `textLabel`, `detailTextLabel`, `imageView` or `accessoryView`, and of a bar the label with a
    /// text.
    func view(_ id: String) throws -> UIView {
        if let view = views[id] { return view }
        let parts = id.split(separator: ".").map(String.init)
        guard let first = parts.first, var view = views[first] else { throw CaseError.unknownView(id) }
        for part in parts.dropFirst() {
            guard let inner = Self.part(part, of: view) else { throw CaseError.unknownView(id) }
            view = inner
        }
        return view
    }

    private static func part(_ name: String, of view: UIView) -> UIView? {
        switch (name, view) {
        case ("titleLabel", let button as UIButton): button.titleLabel
        case ("imageView", let button as UIButton): button.imageView
        case ("contentView", let cell as UITableViewCell): cell.contentView
        case ("contentView", let cell as UICollectionViewCell): cell.contentView
        case ("textLabel", let cell as UITableViewCell): cell.textLabel
        case ("detailTextLabel", let cell as UITableViewCell): cell.detailTextLabel
        case ("imageView", let cell as UITableViewCell): cell.imageView
        case ("accessoryView", let cell as UITableViewCell): cell.accessoryView
        case ("textLabel", let view as UITableViewHeaderFooterView): view.textLabel
        case ("searchField", let bar as UISearchBar): bar.searchTextField
        case ("leftView", let field as UITextField): field.leftView
        case (_, let collection as UICollectionView):
            Int(name).flatMap { collection.cellForItem(at: IndexPath(item: $0, section: 0)) }
        case (_, let table as UITableView): element(name, of: table)
        case (_, let bar as UINavigationBar): label(name, in: bar)
        case (_, let bar as UITabBar): label(name, in: bar)
        default: nil
        }
    }

    /// A row by its number, in another section as `1-0`; a section's header as `header1`.
    private static func element(_ name: String, of table: UITableView) -> UIView? {
        if name.hasPrefix("header") { return Int(name.dropFirst(6)).flatMap { table.headerView(forSection: $0) } }
        let numbers = name.split(separator: "-").compactMap { Int($0) }
        guard let row = numbers.last else { return nil }
        return table.cellForRow(at: IndexPath(row: row, section: numbers.count > 1 ? numbers[0] : 0))
    }

    /// The visible label with a text.
    private static func label(_ text: String, in view: UIView) -> UIView? {
        for subview in view.subviews where !subview.isHidden {
            if let label = subview as? UILabel, label.text == text { return label }
            if let label = label(text, in: subview) { return label }
        }
        return nil
    }

    private func setPriorities(of view: UIView, _ description: ViewDescription) throws {
        for (axis, index) in [(NSLayoutConstraint.Axis.horizontal, 0), (.vertical, 1)] {
            if let hugging = description.hugging?[index] {
                view.setContentHuggingPriority(UILayoutPriority(rawValue: hugging), for: axis)
            }
            if let resistance = description.resistance?[index] {
                view.setContentCompressionResistancePriority(UILayoutPriority(rawValue: resistance), for: axis)
            }
        }
    }

    // MARK: Classes

    private func bareView(_ description: ViewDescription) throws -> UIView {
        switch description.type {
        case "UIView": return UIView()
        case "Fixed": return FixedView(try size(description.intrinsic ?? []))
        case "UILabel": return try label(description)
        case "UIStackView": return try stack(description)
        case "UIButton": return try button(description)
        case "UIImageView": return UIImageView(image: try description.image.map(picture))
        case "UIScrollView": return UIScrollView()
        case "UITableView": return try table(description)
        case "UICollectionView": return try collection(description)
        case "UITextField":
            let field = UITextField()
            field.text = description.text
            field.placeholder = description.placeholder
            field.borderStyle = description.kind == "none" ? .none : .roundedRect
            if let font = description.font { field.font = try self.font(font) }
            return field
        case "UITextView":
            let view = UITextView()
            view.isScrollEnabled = false
            view.text = description.text
            if let font = description.font { view.font = try self.font(font) }
            return view
        case "UISearchBar":
            let bar = UISearchBar()
            bar.text = description.text
            return bar
        case "UISwitch":
            let view = UISwitch()
            view.isOn = description.isOn ?? false
            return view
        case "UISlider":
            let slider = UISlider()
            slider.value = description.value ?? 0.5
            return slider
        case "UIStepper": return UIStepper()
        case "UIColorWell": return UIColorWell()
        case "UISegmentedControl": return UISegmentedControl(items: description.segments ?? [])
        case "UIProgressView":
            let progress = UIProgressView(progressViewStyle: description.kind == "bar" ? .bar : .default)
            progress.progress = description.value ?? 0.5
            return progress
        case "UIActivityIndicatorView":
            return UIActivityIndicatorView(style: description.kind == "large" ? .large : .medium)
        case "UIPageControl":
            let control = UIPageControl()
            control.numberOfPages = description.pages ?? 0
            return control
        default: throw CaseError.unknownValue(description.type, of: "class")
        }
    }

    private func label(_ description: ViewDescription) throws -> UILabel {
        let label = try description.intrinsic.map { MeasuredLabel(try size($0)) } ?? UILabel()
        label.text = description.text
        if let font = description.font { label.font = try self.font(font) }
        label.numberOfLines = description.numberOfLines ?? 1
        if let mode = description.lineBreak {
            let modes: [String: NSLineBreakMode] = [
                "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
                "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
                "truncatingMiddle": .byTruncatingMiddle,
            ]
            label.lineBreakMode = try find(mode, in: modes, "line break")
        }
        if let alignment = description.textAlignment {
            let alignments: [String: NSTextAlignment] = [
                "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
            ]
            label.textAlignment = try find(alignment, in: alignments, "text alignment")
        }
        return label
    }

    private func stack(_ description: ViewDescription) throws -> UIStackView {
        let stack = UIStackView()
        stack.axis = try find(
            description.axis ?? "horizontal", in: ["horizontal": .horizontal, "vertical": .vertical], "axis")
        stack.spacing = CGFloat(description.spacing ?? 0)
        let distributions: [String: UIStackView.Distribution] = [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]
        stack.distribution = try find(description.distribution ?? "fill", in: distributions, "distribution")
        let alignments: [String: UIStackView.Alignment] = [
            "fill": .fill, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
            "center": .center, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ]
        stack.alignment = try find(description.alignment ?? "fill", in: alignments, "alignment")
        stack.isLayoutMarginsRelativeArrangement = description.margins != nil
        return stack
    }

    private func button(_ description: ViewDescription) throws -> UIButton {
        if let style = description.configuration { return try configuredButton(description, style) }
        let types: [String: UIButton.ButtonType] = ["custom": .custom, "system": .system, "contactAdd": .contactAdd]
        let button = UIButton(type: try find(description.kind ?? "system", in: types, "button type"))
        if let title = description.title { button.setTitle(title, for: .normal) }
        if let font = description.font { button.titleLabel?.font = try self.font(font) }
        if let image = description.image { button.setImage(try picture(image), for: .normal) }
        if let contentInsets = description.contentInsets { button.contentEdgeInsets = try insets(contentInsets) }
        return button
    }

    private func configuredButton(_ description: ViewDescription, _ style: String) throws -> UIButton {
        let styles: [String: UIButton.Configuration] = [
            "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(),
        ]
        var configuration = try find(style, in: styles, "button configuration")
        configuration.title = description.title
        configuration.image = try description.image.map(picture)
        return UIButton(configuration: configuration)
    }

    private func table(_ description: ViewDescription) throws -> UITableView {
        let styles: [String: UITableView.Style] = [
            "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
        ]
        let table = UITableView(
            frame: .zero, style: try find(description.kind ?? "plain", in: styles, "table style"))
        let sections = description.sections ?? [SectionDescription(cells: description.cells ?? [])]
        let source = try RowSource(sections, self)
        sources.append(source)
        table.dataSource = source
        table.delegate = source
        if let height = description.rowHeight { table.rowHeight = CGFloat(height) }
        return table
    }

    private func collection(_ description: ViewDescription) throws -> UICollectionView {
        guard let items = description.items else { throw CaseError.nothingToMeasure("a collection without items") }
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = try find(
            items.direction, in: ["horizontal": .horizontal, "vertical": .vertical], "direction")
        if let spacing = items.lineSpacing { layout.minimumLineSpacing = CGFloat(spacing) }
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let source = ItemSource(items, color: try items.background.map(color))
        sources.append(source)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: ItemSource.identifier)
        collection.dataSource = source
        collection.delegate = source
        return collection
    }

    // MARK: Values

    func font(_ description: FontDescription) throws -> UIFont {
        let weights: [String: UIFont.Weight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        if description.family == "style" { return try styledFont(description) }
        let weight = try find(description.weight, in: weights, "weight")
        let size = CGFloat(description.size)
        switch description.family {
        case "system": return .systemFont(ofSize: size, weight: weight)
        case "italic": return .italicSystemFont(ofSize: size)
        case "monospaced": return .monospacedSystemFont(ofSize: size, weight: weight)
        default: throw CaseError.unknownValue(description.family, of: "font family")
        }
    }

    private func styledFont(_ description: FontDescription) throws -> UIFont {
        let styles: [String: UIFont.TextStyle] = [
            "body": .body, "footnote": .footnote, "headline": .headline, "subheadline": .subheadline,
        ]
        return .preferredFont(
            forTextStyle: try find(description.weight, in: styles, "text style"),
            compatibleWith: UITraitCollection(preferredContentSizeCategory: try textSize(description.category)))
    }

    func textSize(_ name: String) throws -> UIContentSizeCategory {
        let categories: [String: UIContentSizeCategory] = [
            "medium": .medium, "large": .large, "xxxLarge": .extraExtraExtraLarge,
            "accessibilityLarge": .accessibilityLarge,
        ]
        return try find(name, in: categories, "text size")
    }

    func color(_ name: String) throws -> UIColor {
        let colors: [String: UIColor] = [
            "white": .white, "black": .black, "red": .red, "orange": .orange, "systemBackground": .systemBackground,
            "quaternarySystemFill": .quaternarySystemFill, "secondaryLabel": .secondaryLabel,
        ]
        return try find(name, in: colors, "color")
    }

    func picture(_ size: [Double]) throws -> UIImage {
        UIGraphicsImageRenderer(size: try self.size(size)).image { context in
            UIColor.white.setFill()
            context.cgContext.fill(CGRect(x: 0, y: 0, width: 10_000, height: 10_000))
        }
    }

    func find<Value>(_ name: String, in values: [String: Value], _ property: String) throws -> Value {
        guard let value = values[name] else { throw CaseError.unknownValue(name, of: property) }
        return value
    }

    func size(_ numbers: [Double]) throws -> CGSize {
        guard numbers.count == 2 else { throw CaseError.unknownValue("\(numbers)", of: "size") }
        return CGSize(width: numbers[0], height: numbers[1])
    }

    func rect(_ numbers: [Double]) throws -> CGRect {
        guard numbers.count == 4 else { throw CaseError.unknownValue("\(numbers)", of: "frame") }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    func insets(_ numbers: [Double]) throws -> UIEdgeInsets {
        guard numbers.count == 4 else { throw CaseError.unknownValue("\(numbers)", of: "inset") }
        return UIEdgeInsets(
            top: CGFloat(numbers[0]), left: CGFloat(numbers[1]), bottom: CGFloat(numbers[2]), right: CGFloat(numbers[3])
        )
    }
}

/// A view with a fixed intrinsic size.
final class FixedView: UIView {
    private let size: CGSize

    init(_ size: CGSize) {
        self.size = size
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}

/// A label whose size was measured in a font that we don't have.
final class MeasuredLabel: UILabel {
    private let size: CGSize

    init(_ size: CGSize) {
        self.size = size
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}
