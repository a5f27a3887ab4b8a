// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let spacerLines = [
        #"struct SpacerView: ModifiableView"#,
        #"init()"#,
        #"init(_ height: CGFloat = 16)"#,
        #"init(width: CGFloat = 8)"#,
        #"struct FixedSpacerView: ModifiableView"#,
        #"init()"#,
        #"init(_ height: CGFloat = 16)"#,
        #"init(width: CGFloat = 8)"#,
    ]
}

extension SpacerView {
    @MainActor static func interface285() {
        let _: any ModifiableView.Type = Self.self
    }

    @MainActor static func interface286() {
        var result = SpacerView()
        prove(&result, Same<SpacerView>())
    }

    @MainActor static func interface287(_ height: CGFloat) {
        var result = SpacerView(height)
        prove(&result, Same<SpacerView>())
        _ = SpacerView()
    }

    @MainActor static func interface288(width: CGFloat) {
        var result = SpacerView(width: width)
        prove(&result, Same<SpacerView>())
        _ = SpacerView()
    }
}

extension FixedSpacerView {
    @MainActor static func interface289() {
        let _: any ModifiableView.Type = Self.self
    }

    @MainActor static func interface290() {
        var result = FixedSpacerView()
        prove(&result, Same<FixedSpacerView>())
    }

    @MainActor static func interface291(_ height: CGFloat) {
        var result = FixedSpacerView(height)
        prove(&result, Same<FixedSpacerView>())
        _ = FixedSpacerView()
    }

    @MainActor static func interface292(width: CGFloat) {
        var result = FixedSpacerView(width: width)
        prove(&result, Same<FixedSpacerView>())
        _ = FixedSpacerView()
    }
}
