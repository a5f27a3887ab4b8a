// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let paddingLines = [
        #"protocol ViewBuilderPaddable"#,
        #"func setPadding(_ padding: UIEdgeInsets)"#,
        #"extension ModifiableView where Base: ViewBuilderPaddable"#,
        #"func padding(_ value: CGFloat) -> ViewModifier<Base>"#,
        #"func padding(h: CGFloat, v: CGFloat) -> ViewModifier<Base>"#,
        #"func padding(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) -> ViewModifier<Base>"#,
        #"func padding(insets: UIEdgeInsets) -> ViewModifier<Base>"#,
    ]
}

extension ViewBuilderPaddable {
    @MainActor static func interface247() {
        _ = Self.self
    }

    @MainActor func interface248(_ padding: UIEdgeInsets) {
        self.setPadding(padding)
    }
}

extension ModifiableView where Base: ViewBuilderPaddable {
    @MainActor static func interface249() {
        _ = Self.self
    }

    @MainActor func interface250(_ value: CGFloat) {
        var result = self.padding(value)
        prove(&result, Same<ViewModifier<Base>>())
        self.padding(value)
    }

    @MainActor func interface251(h: CGFloat, v: CGFloat) {
        var result = self.padding(h: h, v: v)
        prove(&result, Same<ViewModifier<Base>>())
        self.padding(h: h, v: v)
    }

    @MainActor func interface252(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        var result = self.padding(top: top, left: left, bottom: bottom, right: right)
        prove(&result, Same<ViewModifier<Base>>())
        self.padding(top: top, left: left, bottom: bottom, right: right)
    }

    @MainActor func interface253(insets: UIEdgeInsets) {
        var result = self.padding(insets: insets)
        prove(&result, Same<ViewModifier<Base>>())
        self.padding(insets: insets)
    }
}
