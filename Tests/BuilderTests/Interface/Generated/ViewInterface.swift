// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let viewLines = [
        #"extension UIView: ModifiableView"#,
        #"func build() -> UIView"#,
        #"func asViews() -> [UIView]"#,
        #"extension ModifiableView"#,
        #"func set<T>(keyPath: ReferenceWritableKeyPath<Base, T>, value: T) -> ViewModifier<Base>"#,
        #"func accessibilityIdentifier<T: RawRepresentable>(_ accessibilityIdentifier: T) -> ViewModifier<Base> where T.RawValue == String"#,
        #"func alpha(_ alpha: CGFloat) -> ViewModifier<Base>"#,
        #"func backgroundColor(_ color: UIColor?) -> ViewModifier<Base>"#,
        #"func border(color: UIColor, lineWidth: CGFloat = 0.5) -> ViewModifier<Base>"#,
        #"func clipsToBounds(_ clips: Bool) -> ViewModifier<Base>"#,
        #"func contentMode(_ contentMode: UIView.ContentMode) -> ViewModifier<Base>"#,
        #"func cornerRadius(_ radius: CGFloat) -> ViewModifier<Base>"#,
        #"func hidden(_ hidden: Bool) -> ViewModifier<Base>"#,
        #"func identifier<T: RawRepresentable>(_ identifier: T) -> ViewModifier<Base> where T.RawValue == String"#,
        #"func roundedCorners(radius: CGFloat, corners: CACornerMask) -> ViewModifier<Base>"#,
        #"func shadow(color: UIColor, radius: CGFloat, opacity: Float = 0.5, offset: CGSize = .zero) -> ViewModifier<Base>"#,
        #"func tag<T: RawRepresentable>(_ tag: T) -> ViewModifier<Base> where T.RawValue == Int"#,
        #"func tintColor(_ color: UIColor) -> ViewModifier<Base>"#,
        #"func translatesAutoresizingMaskIntoConstraints(_ translate: Bool) -> ViewModifier<Base>"#,
        #"func userInteractionEnabled(_ enabled: Bool) -> ViewModifier<Base>"#,
        #"func hidden<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == Bool"#,
        #"func userInteractionEnabled<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == Bool"#,
        #"class BuilderHostView: UIView"#,
        #"init(_ view: View)"#,
        #"init(@ViewResultBuilder _ builder: () -> ViewConvertable)"#,
    ]
}

extension UIView {
    @MainActor static func interface402() {
        let _: any ModifiableView.Type = Self.self
    }

    @MainActor func interface403() {
        var result = self.build()
        prove(&result, Same<UIView>())
    }

    @MainActor func interface404() {
        var result = self.asViews()
        prove(&result, Same<[UIView]>())
    }
}

extension ModifiableView {
    @MainActor static func interface405() {
        _ = Self.self
    }

    @MainActor func interface406<T>(keyPath: ReferenceWritableKeyPath<Base, T>, value: T) {
        var result = self.set(keyPath: keyPath, value: value)
        prove(&result, Same<ViewModifier<Base>>())
        self.set(keyPath: keyPath, value: value)
    }

    @MainActor func interface407<T: RawRepresentable>(_ accessibilityIdentifier: T) where T.RawValue == String {
        var result = self.accessibilityIdentifier(accessibilityIdentifier)
        prove(&result, Same<ViewModifier<Base>>())
        self.accessibilityIdentifier(accessibilityIdentifier)
    }

    @MainActor func interface408(_ alpha: CGFloat) {
        var result = self.alpha(alpha)
        prove(&result, Same<ViewModifier<Base>>())
        self.alpha(alpha)
    }

    @MainActor func interface409(_ color: UIColor?) {
        var result = self.backgroundColor(color)
        prove(&result, Same<ViewModifier<Base>>())
        self.backgroundColor(color)
    }

    @MainActor func interface410(color: UIColor, lineWidth: CGFloat) {
        var result = self.border(color: color, lineWidth: lineWidth)
        prove(&result, Same<ViewModifier<Base>>())
        _ = self.border(color: color)
        self.border(color: color, lineWidth: lineWidth)
    }

    @MainActor func interface411(_ clips: Bool) {
        var result = self.clipsToBounds(clips)
        prove(&result, Same<ViewModifier<Base>>())
        self.clipsToBounds(clips)
    }

    @MainActor func interface412(_ contentMode: UIView.ContentMode) {
        var result = self.contentMode(contentMode)
        prove(&result, Same<ViewModifier<Base>>())
        self.contentMode(contentMode)
    }

    @MainActor func interface413(_ radius: CGFloat) {
        var result = self.cornerRadius(radius)
        prove(&result, Same<ViewModifier<Base>>())
        self.cornerRadius(radius)
    }

    @MainActor func interface414(_ hidden: Bool) {
        var result = self.hidden(hidden)
        prove(&result, Same<ViewModifier<Base>>())
        self.hidden(hidden)
    }

    @MainActor func interface415<T: RawRepresentable>(_ identifier: T) where T.RawValue == String {
        var result = self.identifier(identifier)
        prove(&result, Same<ViewModifier<Base>>())
        self.identifier(identifier)
    }

    @MainActor func interface416(radius: CGFloat, corners: CACornerMask) {
        var result = self.roundedCorners(radius: radius, corners: corners)
        prove(&result, Same<ViewModifier<Base>>())
        self.roundedCorners(radius: radius, corners: corners)
    }

    @MainActor func interface417(color: UIColor, radius: CGFloat, opacity: Float, offset: CGSize) {
        var result = self.shadow(color: color, radius: radius, opacity: opacity, offset: offset)
        prove(&result, Same<ViewModifier<Base>>())
        _ = self.shadow(color: color, radius: radius, offset: offset)
        _ = self.shadow(color: color, radius: radius, opacity: opacity)
        _ = self.shadow(color: color, radius: radius)
        self.shadow(color: color, radius: radius, opacity: opacity, offset: offset)
    }

    @MainActor func interface418<T: RawRepresentable>(_ tag: T) where T.RawValue == Int {
        var result = self.tag(tag)
        prove(&result, Same<ViewModifier<Base>>())
        self.tag(tag)
    }

    @MainActor func interface419(_ color: UIColor) {
        var result = self.tintColor(color)
        prove(&result, Same<ViewModifier<Base>>())
        self.tintColor(color)
    }

    @MainActor func interface420(_ translate: Bool) {
        var result = self.translatesAutoresizingMaskIntoConstraints(translate)
        prove(&result, Same<ViewModifier<Base>>())
        self.translatesAutoresizingMaskIntoConstraints(translate)
    }

    @MainActor func interface421(_ enabled: Bool) {
        var result = self.userInteractionEnabled(enabled)
        prove(&result, Same<ViewModifier<Base>>())
        self.userInteractionEnabled(enabled)
    }

    @MainActor func interface422<Binding: RxBinding>(bind binding: Binding) where Binding.T == Bool {
        var result = self.hidden(bind: binding)
        prove(&result, Same<ViewModifier<Base>>())
        self.hidden(bind: binding)
    }

    @MainActor func interface423<Binding: RxBinding>(bind binding: Binding) where Binding.T == Bool {
        var result = self.userInteractionEnabled(bind: binding)
        prove(&result, Same<ViewModifier<Base>>())
        self.userInteractionEnabled(bind: binding)
    }
}

extension BuilderHostView {
    @MainActor static func interface424() {
        let _: UIView.Type = Self.self
    }

    @MainActor static func interface425(_ view: View) {
        var result = BuilderHostView(view)
        prove(&result, Same<BuilderHostView>())
    }

    @MainActor static func interface426(@ViewResultBuilder _ builder: () -> ViewConvertable) {
        var result = BuilderHostView(builder)
        prove(&result, Same<BuilderHostView>())
    }
}
