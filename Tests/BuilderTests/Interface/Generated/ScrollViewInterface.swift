// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let scrollViewLines = [
        #"struct ScrollView: ModifiableView"#,
        #"init(_ view: View?, padding: UIEdgeInsets? = nil, safeArea: Bool = false)"#,
        #"init(padding: UIEdgeInsets? = nil, safeArea: Bool = false, @ViewResultBuilder _ builder: () -> ViewConvertable)"#,
        #"extension ModifiableView where Base: BuilderInternalScrollView"#,
        #"func automaticallyAdjustForKeyboard() -> ViewModifier<Base>"#,
        #"func bounces(_ bounce: Bool) -> ViewModifier<Base>"#,
        #"func onDidScroll(_ handler: @escaping (_ context: ViewBuilderContext<UIScrollView>) -> Void) -> ViewModifier<Base>"#,
        #"func showVerticalIndicator(_ show: Bool) -> ViewModifier<Base>"#,
        #"func showHorizontalIndicator(_ show: Bool) -> ViewModifier<Base>"#,
        #"struct VerticalScrollView: ModifiableView"#,
        #"init(_ view: View?, padding: UIEdgeInsets? = nil, safeArea: Bool = false)"#,
        #"init(padding: UIEdgeInsets? = nil, safeArea: Bool = false, @ViewResultBuilder _ builder: () -> ViewConvertable)"#,
        #"class BuilderInternalScrollView: UIScrollView, UIScrollViewDelegate"#,
        #"var scrollViewDidScrollHandler: ((_ context: ViewBuilderContext<UIScrollView>) -> Void)? { get set }"#,
        #"class BuilderVerticalScrollView: BuilderInternalScrollView"#,
    ]
}

extension ScrollView {
    @MainActor static func interface270() {
        let _: any ModifiableView.Type = Self.self
    }

    @MainActor static func interface271(_ view: View?, padding: UIEdgeInsets?, safeArea: Bool) {
        var result = ScrollView(view, padding: padding, safeArea: safeArea)
        prove(&result, Same<ScrollView>())
        _ = ScrollView(view, safeArea: safeArea)
        _ = ScrollView(view, padding: padding)
        _ = ScrollView(view)
    }

    @MainActor static func interface272(
        padding: UIEdgeInsets?, safeArea: Bool, @ViewResultBuilder _ builder: () -> ViewConvertable
    ) {
        var result = ScrollView(padding: padding, safeArea: safeArea, builder)
        prove(&result, Same<ScrollView>())
        _ = ScrollView(safeArea: safeArea, builder)
        _ = ScrollView(padding: padding, builder)
        _ = ScrollView(builder)
    }
}

extension ModifiableView where Base: BuilderInternalScrollView {
    @MainActor static func interface273() {
        _ = Self.self
    }

    @MainActor func interface274() {
        var result = self.automaticallyAdjustForKeyboard()
        prove(&result, Same<ViewModifier<Base>>())
        self.automaticallyAdjustForKeyboard()
    }

    @MainActor func interface275(_ bounce: Bool) {
        var result = self.bounces(bounce)
        prove(&result, Same<ViewModifier<Base>>())
        self.bounces(bounce)
    }

    @MainActor func interface276(_ handler: @escaping (_ context: ViewBuilderContext<UIScrollView>) -> Void) {
        var result = self.onDidScroll(handler)
        prove(&result, Same<ViewModifier<Base>>())
        self.onDidScroll(handler)
    }

    @MainActor func interface277(_ show: Bool) {
        var result = self.showVerticalIndicator(show)
        prove(&result, Same<ViewModifier<Base>>())
        self.showVerticalIndicator(show)
    }

    @MainActor func interface278(_ show: Bool) {
        var result = self.showHorizontalIndicator(show)
        prove(&result, Same<ViewModifier<Base>>())
        self.showHorizontalIndicator(show)
    }
}

extension VerticalScrollView {
    @MainActor static func interface279() {
        let _: any ModifiableView.Type = Self.self
    }

    @MainActor static func interface280(_ view: View?, padding: UIEdgeInsets?, safeArea: Bool) {
        var result = VerticalScrollView(view, padding: padding, safeArea: safeArea)
        prove(&result, Same<VerticalScrollView>())
        _ = VerticalScrollView(view, safeArea: safeArea)
        _ = VerticalScrollView(view, padding: padding)
        _ = VerticalScrollView(view)
    }

    @MainActor static func interface281(
        padding: UIEdgeInsets?, safeArea: Bool, @ViewResultBuilder _ builder: () -> ViewConvertable
    ) {
        var result = VerticalScrollView(padding: padding, safeArea: safeArea, builder)
        prove(&result, Same<VerticalScrollView>())
        _ = VerticalScrollView(safeArea: safeArea, builder)
        _ = VerticalScrollView(padding: padding, builder)
        _ = VerticalScrollView(builder)
    }
}

extension BuilderInternalScrollView {
    @MainActor static func interface282() {
        let _: UIScrollView.Type = Self.self
        let _: any UIScrollViewDelegate.Type = Self.self
    }

    @MainActor func interface283() {
        var value = self.scrollViewDidScrollHandler
        prove(&value, Same<((_ context: ViewBuilderContext<UIScrollView>) -> Void)?>())
        self.scrollViewDidScrollHandler = value
    }
}

extension BuilderVerticalScrollView {
    @MainActor static func interface284() {
        let _: BuilderInternalScrollView.Type = Self.self
    }
}
