// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let gesturesLines = [
        #"struct BuilderTapGestureContext<Base: UIView>: ViewBuilderContextProvider"#,
        #"var view: Base { get set }"#,
        #"var gesture: UIGestureRecognizer { get set }"#,
        #"struct BuilderSwipeGestureContext<Base: UIView>: ViewBuilderContextProvider"#,
        #"var view: Base { get set }"#,
        #"var gesture: UISwipeGestureRecognizer { get set }"#,
        #"extension ModifiableView"#,
        #"func onTapGesture(numberOfTaps: Int = 1, _ handler: @escaping (_ context: BuilderTapGestureContext<Base>) -> Void) -> ViewModifier<Base>"#,
        #"func onSwipeLeft(_ handler: @escaping (_ context: BuilderSwipeGestureContext<Base>) -> Void) -> ViewModifier<Base>"#,
        #"func onSwipeRight(_ handler: @escaping (_ context: BuilderSwipeGestureContext<Base>) -> Void) -> ViewModifier<Base>"#,
        #"func hideKeyboardOnBackgroundTap(cancelsTouchesInView: Bool = true) -> ViewModifier<Base>"#,
    ]
}

extension BuilderTapGestureContext {
    @MainActor static func interface190() {
        let _: any ViewBuilderContextProvider.Type = Self.self
        let _: UIView.Type = Base.self
    }

    @MainActor mutating func interface191() {
        var value = self.view
        prove(&value, Same<Base>())
        self.view = value
    }

    @MainActor mutating func interface192() {
        var value = self.gesture
        prove(&value, Same<UIGestureRecognizer>())
        self.gesture = value
    }
}

extension BuilderSwipeGestureContext {
    @MainActor static func interface193() {
        let _: any ViewBuilderContextProvider.Type = Self.self
        let _: UIView.Type = Base.self
    }

    @MainActor mutating func interface194() {
        var value = self.view
        prove(&value, Same<Base>())
        self.view = value
    }

    @MainActor mutating func interface195() {
        var value = self.gesture
        prove(&value, Same<UISwipeGestureRecognizer>())
        self.gesture = value
    }
}

extension ModifiableView {
    @MainActor static func interface196() {
        _ = Self.self
    }

    @MainActor func interface197(
        numberOfTaps: Int, _ handler: @escaping (_ context: BuilderTapGestureContext<Base>) -> Void
    ) {
        var result = self.onTapGesture(numberOfTaps: numberOfTaps, handler)
        prove(&result, Same<ViewModifier<Base>>())
        _ = self.onTapGesture(handler)
        self.onTapGesture(numberOfTaps: numberOfTaps, handler)
    }

    @MainActor func interface198(_ handler: @escaping (_ context: BuilderSwipeGestureContext<Base>) -> Void) {
        var result = self.onSwipeLeft(handler)
        prove(&result, Same<ViewModifier<Base>>())
        self.onSwipeLeft(handler)
    }

    @MainActor func interface199(_ handler: @escaping (_ context: BuilderSwipeGestureContext<Base>) -> Void) {
        var result = self.onSwipeRight(handler)
        prove(&result, Same<ViewModifier<Base>>())
        self.onSwipeRight(handler)
    }

    @MainActor func interface200(cancelsTouchesInView: Bool) {
        var result = self.hideKeyboardOnBackgroundTap(cancelsTouchesInView: cancelsTouchesInView)
        prove(&result, Same<ViewModifier<Base>>())
        _ = self.hideKeyboardOnBackgroundTap()
        self.hideKeyboardOnBackgroundTap(cancelsTouchesInView: cancelsTouchesInView)
    }
}
