import Builder
import Foundation

/// Makes Builder's definitions from a case's description.
@MainActor
struct BuilderTree {
    /// Reads colors, fonts and pictures.
    var values: ViewFactory

    func view(_ description: ViewDescription) throws -> any View {
        let made = try bareView(description)
        let view = made.build()
        if let background = description.background { view.backgroundColor = try values.color(background) }
        if let alpha = description.alpha { view.alpha = CGFloat(alpha) }
        if let radius = description.cornerRadius { view.layer.cornerRadius = CGFloat(radius) }
        if let id = description.id {
            view.accessibilityIdentifier = id
            values.add(view, id: id)
        }
        return made
    }

    private func bareView(_ description: ViewDescription) throws -> any View {
        let children = try (description.subviews ?? []).map(view)
        let padding = try description.margins.map(values.insets)
        switch description.type {
        case "VerticalScrollView": return VerticalScrollView { children }
        case "VStackView":
            let stack = VStackView(spacing: description.spacing.map { CGFloat($0) } ?? UIStackView.spacingUseSystem) {
                children
            }
            return padding.map { stack.padding(insets: $0) } ?? stack
        case "HStackView":
            let stack = HStackView(spacing: description.spacing.map { CGFloat($0) } ?? UIStackView.spacingUseSystem) {
                children
            }
            return padding.map { stack.padding(insets: $0) } ?? stack
        case "ContainerView", "ZStackView":
            let container = ContainerView { children }
            return description.height.map { container.height(CGFloat($0)) } ?? container
        case "SpacerView": return description.height.map { SpacerView(CGFloat($0)) } ?? SpacerView()
        case "ImageView":
            return ImageView(try values.picture(description.image ?? [10, 10]))
                .contentMode(.scaleAspectFill).clipsToBounds(true)
        case "LabelView": return try label(description)
        default: throw CaseError.unknownValue(description.type, of: "Builder view")
        }
    }

    private func label(_ description: ViewDescription) throws -> any View {
        let label = LabelView(description.text)
        if let font = description.font { _ = label.font(try values.font(font)) }
        if let color = description.color { _ = label.color(try values.color(color)) }
        if description.textAlignment == "right" { _ = label.alignment(.right) }
        if let margins = description.margins { _ = label.padding(insets: try values.insets(margins)) }
        if description.position == "bottom" { _ = label.position(.bottom) }
        return label
    }
}
