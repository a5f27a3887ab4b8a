// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let buttonLines = [
        #"struct ButtonView: ModifiableView"#,
        #"init(_ title: String? = nil)"#,
        #"init(_ title: String? = nil, action: @escaping (_ context: ViewBuilderContext<UIButton>) -> Void)"#,
        #"extension ModifiableView where Base: UIButton"#,
        #"func alignment(_ alignment: UIControl.ContentHorizontalAlignment) -> ViewModifier<Base>"#,
        #"func backgroundColor(_ color: UIColor, for state: UIControl.State) -> ViewModifier<Base>"#,
        #"func color(_ color: UIColor, for state: UIControl.State = .normal) -> ViewModifier<Base>"#,
        #"func font(_ font: UIFont?) -> ViewModifier<Base>"#,
        #"func font(_ style: UIFont.TextStyle) -> ViewModifier<Base>"#,
        #"func onTap(_ handler: @escaping (_ context: ViewBuilderContext<UIButton>) -> Void) -> ViewModifier<Base>"#,
        #"extension UIButton: ViewBuilderPaddable"#,
        #"func setPadding(_ padding: UIEdgeInsets)"#,
    ]
}

extension ButtonView {
    @MainActor static func interface17() {
        let _: any ModifiableView.Type = Self.self
    }

    @MainActor static func interface18(_ title: String?) {
        var result = ButtonView(title)
        prove(&result, Same<ButtonView>())
        _ = ButtonView()
    }

    @MainActor static func interface19(
        _ title: String?, action: @escaping (_ context: ViewBuilderContext<UIButton>) -> Void
    ) {
        var result = ButtonView(title, action: action)
        prove(&result, Same<ButtonView>())
        _ = ButtonView(action: action)
    }
}

extension ModifiableView where Base: UIButton {
    @MainActor static func interface20() {
        _ = Self.self
    }

    @MainActor func interface21(_ alignment: UIControl.ContentHorizontalAlignment) {
        var result = self.alignment(alignment)
        prove(&result, Same<ViewModifier<Base>>())
        self.alignment(alignment)
    }

    @MainActor func interface22(_ color: UIColor, for state: UIControl.State) {
        var result = self.backgroundColor(color, for: state)
        prove(&result, Same<ViewModifier<Base>>())
        self.backgroundColor(color, for: state)
    }

    @MainActor func interface23(_ color: UIColor, for state: UIControl.State) {
        var result = self.color(color, for: state)
        prove(&result, Same<ViewModifier<Base>>())
        _ = self.color(color)
        self.color(color, for: state)
    }

    @MainActor func interface24(_ font: UIFont?) {
        var result = self.font(font)
        prove(&result, Same<ViewModifier<Base>>())
        self.font(font)
    }

    @MainActor func interface25(_ style: UIFont.TextStyle) {
        var result = self.font(style)
        prove(&result, Same<ViewModifier<Base>>())
        self.font(style)
    }

    @MainActor func interface26(_ handler: @escaping (_ context: ViewBuilderContext<UIButton>) -> Void) {
        var result = self.onTap(handler)
        prove(&result, Same<ViewModifier<Base>>())
        self.onTap(handler)
    }
}

extension UIButton {
    @MainActor static func interface27() {
        let _: any ViewBuilderPaddable.Type = Self.self
    }

    @MainActor func interface28(_ padding: UIEdgeInsets) {
        self.setPadding(padding)
    }
}
