// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let builderLines = [
        #"@resultBuilder struct ViewResultBuilder"#,
        #"static func buildBlock() -> [View]"#,
        #"static func buildBlock(_ values: ViewConvertable...) -> [View]"#,
        #"static func buildIf(_ value: ViewConvertable?) -> ViewConvertable"#,
        #"static func buildEither(first: ViewConvertable) -> ViewConvertable"#,
        #"static func buildEither(second: ViewConvertable) -> ViewConvertable"#,
        #"static func buildArray(_ components: [[View]]) -> [View]"#,
        #"protocol ViewConvertable"#,
        #"func asViews() -> [View]"#,
        #"extension Array: ViewConvertable where Element == View"#,
        #"func asViews() -> [View]"#,
        #"extension Array where Element == ViewConvertable"#,
        #"func asViews() -> [View]"#,
        #"protocol View: ViewConvertable"#,
        #"func build() -> UIView"#,
        #"func callAsFunction() -> UIView"#,
        #"extension View"#,
        #"func asViews() -> [View]"#,
        #"func callAsFunction() -> UIView"#,
        #"protocol ModifiableView: View"#,
        #"associatedtype Base: UIView"#,
        #"extension ModifiableView"#,
        #"func asBaseView() -> Base"#,
        #"func build() -> UIView"#,
        #"func reference<V: UIView>(_ view: inout V?) -> ViewModifier<Base>"#,
        #"func with(_ modifier: (_ view: Base) -> Void) -> ViewModifier<Base>"#,
        #"struct ViewModifier<Base: UIView>: ModifiableView"#,
        #"init(_ view: Base)"#,
        #"init(_ view: View) where Base == UIView"#,
        #"init(_ view: Base, modifier: (_ view: Base) -> Void)"#,
        #"init<Value>(_ view: Base, keyPath: ReferenceWritableKeyPath<Base, Value>, value: Value)"#,
        #"func Modified<T: UIView>(_ instance: T, modify: ((_ instance: T) -> Void)? = nil) -> T"#,
        #"protocol ViewBuilder: ModifiableView"#,
        #"var body: View { get }"#,
        #"extension ViewBuilder"#,
        #"func build() -> UIView"#,
        #"struct ViewBuilderEnvironment"#,
        #"static var defaultButtonFont: UIFont? { get set }"#,
        #"static var defaultButtonColor: UIColor? { get set }"#,
        #"static var defaultLabelFont: UIFont? { get set }"#,
        #"static var defaultLabelColor: UIColor? { get set }"#,
        #"static var defaultLabelSecondaryColor: UIColor? { get set }"#,
        #"static var defaultSeparatorColor: UIColor? { get set }"#,
    ]
}

extension ViewResultBuilder {
    @MainActor static func interface439() {
        func use(@ViewResultBuilder _ builder: () -> [View]) { _ = builder() }
        use {}
    }

    @MainActor static func interface440() {
        var result = Self.buildBlock()
        prove(&result, Same<[View]>())
    }

    @MainActor static func interface441(_ values: ViewConvertable...) {
        var result = Self.buildBlock(values[0], values[1])
        prove(&result, Same<[View]>())
    }

    @MainActor static func interface442(_ value: ViewConvertable?) {
        var result = Self.buildIf(value)
        prove(&result, Same<ViewConvertable>())
    }

    @MainActor static func interface443(first: ViewConvertable) {
        var result = Self.buildEither(first: first)
        prove(&result, Same<ViewConvertable>())
    }

    @MainActor static func interface444(second: ViewConvertable) {
        var result = Self.buildEither(second: second)
        prove(&result, Same<ViewConvertable>())
    }

    @MainActor static func interface445(_ components: [[View]]) {
        var result = Self.buildArray(components)
        prove(&result, Same<[View]>())
    }
}

extension ViewConvertable {
    @MainActor static func interface446() {
        _ = Self.self
    }

    @MainActor func interface447() {
        var result = self.asViews()
        prove(&result, Same<[View]>())
    }
}

extension Array where Element == View {
    @MainActor static func interface448() {
        let _: any ViewConvertable.Type = Self.self
    }

    @MainActor func interface449() {
        var result = self.asViews()
        prove(&result, Same<[View]>())
    }
}

extension Array where Element == ViewConvertable {
    @MainActor static func interface450() {
        _ = Self.self
    }

    @MainActor func interface451() {
        var result = self.asViews()
        prove(&result, Same<[View]>())
    }
}

extension View {
    @MainActor static func interface452() {
        let _: any ViewConvertable.Type = Self.self
    }

    @MainActor func interface453() {
        var result = self.build()
        prove(&result, Same<UIView>())
    }

    @MainActor func interface454() {
        var result = self.callAsFunction()
        prove(&result, Same<UIView>())
    }

    @MainActor static func interface455() {
        _ = Self.self
    }

    @MainActor func interface456() {
        var result = self.asViews()
        prove(&result, Same<[View]>())
    }

    @MainActor func interface457() {
        var result = self.callAsFunction()
        prove(&result, Same<UIView>())
    }
}

extension ModifiableView {
    @MainActor static func interface458() {
        let _: any View.Type = Self.self
    }

    @MainActor static func interface459() {
        let _: UIView.Type = Base.self
    }

    @MainActor static func interface460() {
        _ = Self.self
    }

    @MainActor func interface461() {
        var result = self.asBaseView()
        prove(&result, Same<Base>())
    }

    @MainActor func interface462() {
        var result = self.build()
        prove(&result, Same<UIView>())
    }

    @MainActor func interface463<V: UIView>(_ view: inout V?) {
        var result = self.reference(&view)
        prove(&result, Same<ViewModifier<Base>>())
        self.reference(&view)
    }

    @MainActor func interface464(_ modifier: (_ view: Base) -> Void) {
        var result = self.with(modifier)
        prove(&result, Same<ViewModifier<Base>>())
        self.with(modifier)
    }
}

extension ViewModifier {
    @MainActor static func interface465() {
        let _: any ModifiableView.Type = Self.self
        let _: UIView.Type = Base.self
    }

    @MainActor static func interface466(_ view: Base) {
        var result = ViewModifier(view)
        prove(&result, Same<ViewModifier>())
    }

    @MainActor static func interface467(_ view: View) where Base == UIView {
        var result = ViewModifier(view)
        prove(&result, Same<ViewModifier>())
    }

    @MainActor static func interface468(_ view: Base, modifier: (_ view: Base) -> Void) {
        var result = ViewModifier(view, modifier: modifier)
        prove(&result, Same<ViewModifier>())
    }

    @MainActor static func interface469<Value>(
        _ view: Base, keyPath: ReferenceWritableKeyPath<Base, Value>, value: Value
    ) {
        var result = ViewModifier(view, keyPath: keyPath, value: value)
        prove(&result, Same<ViewModifier>())
    }
}

@MainActor func interface471<T: UIView>(_ instance: T, modify: ((_ instance: T) -> Void)?) {
    var result = Modified(instance, modify: modify)
    prove(&result, Same<T>())
    _ = Modified(instance)
}

extension ViewBuilder {
    @MainActor static func interface472() {
        let _: any ModifiableView.Type = Self.self
    }

    @MainActor func interface473() {
        var value = self.body
        prove(&value, Same<View>())
    }

    @MainActor static func interface474() {
        _ = Self.self
    }

    @MainActor func interface475() {
        var result = self.build()
        prove(&result, Same<UIView>())
    }
}

extension ViewBuilderEnvironment {
    @MainActor static func interface476() {
        _ = Self.self
    }

    @MainActor static func interface477() {
        var value = Self.defaultButtonFont
        prove(&value, Same<UIFont?>())
        Self.defaultButtonFont = value
    }

    @MainActor static func interface478() {
        var value = Self.defaultButtonColor
        prove(&value, Same<UIColor?>())
        Self.defaultButtonColor = value
    }

    @MainActor static func interface479() {
        var value = Self.defaultLabelFont
        prove(&value, Same<UIFont?>())
        Self.defaultLabelFont = value
    }

    @MainActor static func interface480() {
        var value = Self.defaultLabelColor
        prove(&value, Same<UIColor?>())
        Self.defaultLabelColor = value
    }

    @MainActor static func interface481() {
        var value = Self.defaultLabelSecondaryColor
        prove(&value, Same<UIColor?>())
        Self.defaultLabelSecondaryColor = value
    }

    @MainActor static func interface482() {
        var value = Self.defaultSeparatorColor
        prove(&value, Same<UIColor?>())
        Self.defaultSeparatorColor = value
    }
}
