// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let stylesLines = [
        #"protocol BuilderStyle"#,
        #"associatedtype Base: UIView"#,
        #"func apply(to view: Base)"#,
        #"extension ModifiableView"#,
        #"func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base> where Style.Base == Base"#,
        #"func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base> where Style.Base == UIView"#,
    ]
}

extension BuilderStyle {
    @MainActor static func interface316() {
        _ = Self.self
    }

    @MainActor static func interface317() {
        let _: UIView.Type = Base.self
    }

    @MainActor func interface318(to view: Base) {
        self.apply(to: view)
    }
}

extension ModifiableView {
    @MainActor static func interface319() {
        _ = Self.self
    }

    @MainActor func interface320<Style: BuilderStyle>(_ style: Style) where Style.Base == Base {
        var result = self.style(style)
        prove(&result, Same<ViewModifier<Base>>())
        self.style(style)
    }

    @MainActor func interface321<Style: BuilderStyle>(_ style: Style) where Style.Base == UIView {
        var result = self.style(style)
        prove(&result, Same<ViewModifier<Base>>())
        self.style(style)
    }
}
