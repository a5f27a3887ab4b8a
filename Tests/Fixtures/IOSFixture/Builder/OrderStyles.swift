import Builder
import UIKit

enum OrderTheme {
    static func apply() {
        ViewBuilderEnvironment.defaultLabelFont = .preferredFont(forTextStyle: .body)
        ViewBuilderEnvironment.defaultLabelColor = .label
        ViewBuilderEnvironment.defaultLabelSecondaryColor = .secondaryLabel
        ViewBuilderEnvironment.defaultButtonFont = .preferredFont(forTextStyle: .callout)
        ViewBuilderEnvironment.defaultButtonColor = .systemIndigo
        ViewBuilderEnvironment.defaultSeparatorColor = UIColor.label.withAlphaComponent(0.2)
    }

    static func reset() {
        ViewBuilderEnvironment.defaultLabelFont = nil
        ViewBuilderEnvironment.defaultLabelColor = nil
        ViewBuilderEnvironment.defaultLabelSecondaryColor = nil
        ViewBuilderEnvironment.defaultButtonFont = nil
        ViewBuilderEnvironment.defaultButtonColor = nil
        ViewBuilderEnvironment.defaultSeparatorColor = nil
    }
}

struct PanelStyle: BuilderStyle {
    var radius: CGFloat = 12

    func apply(to view: UIView) {
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = radius
        view.layer.cornerCurve = .continuous
    }
}

struct FilledButtonStyle: BuilderStyle {
    func apply(to button: UIButton) {
        With(button)
            .color(.white)
            .color(.lightText, for: .disabled)
            .backgroundColor(.systemIndigo, for: .normal)
            .backgroundColor(.systemGray, for: .disabled)
            .padding(h: 20, v: 12)
            .cornerRadius(10)
    }
}

struct CaptionStyle: BuilderStyle {
    func apply(to label: UILabel) {
        label.font = .preferredFont(forTextStyle: .caption1)
        label.textColor = .secondaryLabel
    }
}

struct UnderlinedFieldStyle: BuilderStyle {
    let color: UIColor

    func apply(to field: UnderlinedTextField) {
        field.lineColor = color
    }
}

extension BuilderStyle where Self == CaptionStyle {
    static var caption: CaptionStyle { CaptionStyle() }
}

extension BuilderStyle where Self == PanelStyle {
    static var panel: PanelStyle { PanelStyle() }
}
