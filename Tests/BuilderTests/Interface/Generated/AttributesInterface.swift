// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let attributesLines = [
        #"class ViewBuilderAttributes"#,
        #"extension ModifiableView"#,
        #"func customConstraints(_ constraints: @escaping (_ view: UIView) -> Void) -> ViewModifier<Base>"#,
        #"func margins(_ value: CGFloat) -> ViewModifier<Base>"#,
        #"func margins(h: CGFloat, v: CGFloat) -> ViewModifier<Base>"#,
        #"func margins(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) -> ViewModifier<Base>"#,
        #"func margins(insets: UIEdgeInsets) -> ViewModifier<Base>"#,
        #"func position(_ position: UIView.EmbedPosition) -> ViewModifier<Base>"#,
        #"func safeArea(_ safeArea: Bool) -> ViewModifier<Base>"#,
        #"extension ViewBuilderAttributes"#,
        #"func commonDidMoveToWindow(_ view: UIView)"#,
        #"protocol ViewBuilderEventHandling: UIView"#,
        #"extension ModifiableView where Base: ViewBuilderEventHandling"#,
        #"func onAppear(_ handler: @escaping (_ context: ViewBuilderContext<UIView>) -> Void) -> ViewModifier<Base>"#,
        #"func onAppearOnce(_ handler: @escaping (_ context: ViewBuilderContext<UIView>) -> Void) -> ViewModifier<Base>"#,
        #"func onDisappear(_ handler: @escaping (_ context: ViewBuilderContext<UIView>) -> Void) -> ViewModifier<Base>"#,
    ]
}

extension ViewBuilderAttributes {
    @MainActor static func interface1() {
        _ = Self.self
    }
}

extension ModifiableView {
    @MainActor static func interface2() {
        _ = Self.self
    }

    @MainActor func interface3(_ constraints: @escaping (_ view: UIView) -> Void) {
        var result = self.customConstraints(constraints)
        prove(&result, Same<ViewModifier<Base>>())
        self.customConstraints(constraints)
    }

    @MainActor func interface4(_ value: CGFloat) {
        var result = self.margins(value)
        prove(&result, Same<ViewModifier<Base>>())
        self.margins(value)
    }

    @MainActor func interface5(h: CGFloat, v: CGFloat) {
        var result = self.margins(h: h, v: v)
        prove(&result, Same<ViewModifier<Base>>())
        self.margins(h: h, v: v)
    }

    @MainActor func interface6(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        var result = self.margins(top: top, left: left, bottom: bottom, right: right)
        prove(&result, Same<ViewModifier<Base>>())
        self.margins(top: top, left: left, bottom: bottom, right: right)
    }

    @MainActor func interface7(insets: UIEdgeInsets) {
        var result = self.margins(insets: insets)
        prove(&result, Same<ViewModifier<Base>>())
        self.margins(insets: insets)
    }

    @MainActor func interface8(_ position: UIView.EmbedPosition) {
        var result = self.position(position)
        prove(&result, Same<ViewModifier<Base>>())
        self.position(position)
    }

    @MainActor func interface9(_ safeArea: Bool) {
        var result = self.safeArea(safeArea)
        prove(&result, Same<ViewModifier<Base>>())
        self.safeArea(safeArea)
    }
}

extension ViewBuilderAttributes {
    @MainActor static func interface10() {
        _ = Self.self
    }

    @MainActor func interface11(_ view: UIView) {
        self.commonDidMoveToWindow(view)
    }
}

extension ViewBuilderEventHandling {
    @MainActor static func interface12() {
        let _: UIView.Type = Self.self
    }
}

extension ModifiableView where Base: ViewBuilderEventHandling {
    @MainActor static func interface13() {
        _ = Self.self
    }

    @MainActor func interface14(_ handler: @escaping (_ context: ViewBuilderContext<UIView>) -> Void) {
        var result = self.onAppear(handler)
        prove(&result, Same<ViewModifier<Base>>())
        self.onAppear(handler)
    }

    @MainActor func interface15(_ handler: @escaping (_ context: ViewBuilderContext<UIView>) -> Void) {
        var result = self.onAppearOnce(handler)
        prove(&result, Same<ViewModifier<Base>>())
        self.onAppearOnce(handler)
    }

    @MainActor func interface16(_ handler: @escaping (_ context: ViewBuilderContext<UIView>) -> Void) {
        var result = self.onDisappear(handler)
        prove(&result, Same<ViewModifier<Base>>())
        self.onDisappear(handler)
    }
}
