// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let dividerLines = [
        #"struct DividerView: ModifiableView"#,
        #"init()"#,
        #"extension ModifiableView where Base: BuilderInternalDividerView"#,
        #"func color(_ color: UIColor?) -> ViewModifier<Base>"#,
        #"class BuilderInternalDividerView: UIView"#,
    ]
}

extension DividerView {
    @MainActor static func interface122() {
        let _: any ModifiableView.Type = Self.self
    }

    @MainActor static func interface123() {
        var result = DividerView()
        prove(&result, Same<DividerView>())
    }
}

extension ModifiableView where Base: BuilderInternalDividerView {
    @MainActor static func interface124() {
        _ = Self.self
    }

    @MainActor func interface125(_ color: UIColor?) {
        var result = self.color(color)
        prove(&result, Same<ViewModifier<Base>>())
        self.color(color)
    }
}

extension BuilderInternalDividerView {
    @MainActor static func interface126() {
        let _: UIView.Type = Self.self
    }
}
