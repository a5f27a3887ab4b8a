// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let controlsLines = [
        #"extension ModifiableView where Base: UIControl"#,
        #"func contentHorizontalAlignment(_ alignment: UIControl.ContentHorizontalAlignment) -> ViewModifier<Base>"#,
        #"func contentVerticalAlignment(_ alignment: UIControl.ContentVerticalAlignment) -> ViewModifier<Base>"#,
        #"func enabled(_ enabled: Bool) -> ViewModifier<Base>"#,
        #"func highlighted(_ highlighted: Bool) -> ViewModifier<Base>"#,
        #"func selected(_ selected: Bool) -> ViewModifier<Base>"#,
        #"func enabled<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == Bool"#,
        #"func highlighted<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == Bool"#,
        #"func selected<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == Bool"#,
    ]
}

extension ModifiableView where Base: UIControl {
    @MainActor static func interface113() {
        _ = Self.self
    }

    @MainActor func interface114(_ alignment: UIControl.ContentHorizontalAlignment) {
        var result = self.contentHorizontalAlignment(alignment)
        prove(&result, Same<ViewModifier<Base>>())
        self.contentHorizontalAlignment(alignment)
    }

    @MainActor func interface115(_ alignment: UIControl.ContentVerticalAlignment) {
        var result = self.contentVerticalAlignment(alignment)
        prove(&result, Same<ViewModifier<Base>>())
        self.contentVerticalAlignment(alignment)
    }

    @MainActor func interface116(_ enabled: Bool) {
        var result = self.enabled(enabled)
        prove(&result, Same<ViewModifier<Base>>())
        self.enabled(enabled)
    }

    @MainActor func interface117(_ highlighted: Bool) {
        var result = self.highlighted(highlighted)
        prove(&result, Same<ViewModifier<Base>>())
        self.highlighted(highlighted)
    }

    @MainActor func interface118(_ selected: Bool) {
        var result = self.selected(selected)
        prove(&result, Same<ViewModifier<Base>>())
        self.selected(selected)
    }

    @MainActor func interface119<Binding: RxBinding>(bind binding: Binding) where Binding.T == Bool {
        var result = self.enabled(bind: binding)
        prove(&result, Same<ViewModifier<Base>>())
        self.enabled(bind: binding)
    }

    @MainActor func interface120<Binding: RxBinding>(bind binding: Binding) where Binding.T == Bool {
        var result = self.highlighted(bind: binding)
        prove(&result, Same<ViewModifier<Base>>())
        self.highlighted(bind: binding)
    }

    @MainActor func interface121<Binding: RxBinding>(bind binding: Binding) where Binding.T == Bool {
        var result = self.selected(bind: binding)
        prove(&result, Same<ViewModifier<Base>>())
        self.selected(bind: binding)
    }
}
