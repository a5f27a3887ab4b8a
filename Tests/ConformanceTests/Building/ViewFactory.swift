import BuilderUIKit
import Foundation

/// Makes the views of a case with UIKit's public interface, and finds them again by their ids.
@MainActor
final class ViewFactory {
    private(set) var views: [String: UIView] = [:]
    private var barButtonItems: [String: UIBarButtonItem] = [:]
    /// The objects that tables hold only weakly.
    private var sources: [AnyObject] = []

    /// Keeps a data source as long as the views.
    func keep(_ source: AnyObject) { sources.append(source) }

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
        if let radius = description.cornerRadius { view.layer.cornerRadius = CGFloat(radius) }
        if let isEnabled = description.isEnabled, let control = view as? UIControl { control.isEnabled = isEnabled }
        if description.preservesMargins == true { view.preservesSuperviewLayoutMargins = true }
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

    func add(_ item: UIBarButtonItem, id: String) { barButtonItems[id] = item }

    func barButtonItem(_ id: String) throws -> UIBarButtonItem {
        guard let item = barButtonItems[id] else { throw CaseError.unknownView(id) }
        return item
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
        default: return try control(description)
        }
    }

    private func label(_ description: ViewDescription) throws -> UILabel {
        let label = try description.intrinsic.map { MeasuredLabel(try size($0)) } ?? UILabel()
        label.text = description.text
        if let font = description.font { label.font = try self.font(font) }
        if let color = description.color { label.textColor = try self.color(color) }
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
